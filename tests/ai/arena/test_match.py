"""Matches: they are repeatable, fair to equals, and show that thinking helps."""

import argparse
import json
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from tolva_gui.ai.arena import match, match_command
from tolva_gui.ai.arena.match import MatchReport, Setup, Tally, further_orders, play_unit, run_match
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.kit import NULL_LOG, Standing


@pytest.mark.parametrize(
    ("first", "game_id", "deals"),
    [
        ("best", "bondtolva-2", 2),
        pytest.param("best", "bondtolva-2", 4, marks=pytest.mark.long),
        pytest.param("rules", "bondtolva-6", 10, marks=pytest.mark.long),
        pytest.param("best", "tolva-4", 8, marks=pytest.mark.long),
    ],
)
def test_thought_beats_chance(first: str, game_id: str, deals: int) -> None:
    report = run_match(Setup(first, "random", game_id, Budget(iterations=32)), deals, workers=1)
    assert report.points > 0
    assert report.won / report.games > report.fair_share


def test_a_match_is_repeatable_and_fair_to_equals() -> None:
    setup = Setup("rules", "rules", "tolva-4", Budget(iterations=1))
    first, again = (run_match(setup, 4, workers=1) for _ in range(2))
    assert (first.points, first.won, first.deals) == (again.points, again.won, again.deals)
    assert (first.points, 2 * first.won) == (0.0, first.games)


def test_a_match_is_the_same_on_several_processes(length: int) -> None:
    setup = Setup("rules", "random", "svarte-petter", Budget(iterations=1))
    alone, together = (run_match(setup, 4 * length, workers=workers) for workers in (1, 2))
    assert _counts(alone) == _counts(together)


def _counts(report: MatchReport) -> tuple[float, float, int, int, int]:
    return report.points, report.margin, report.deals, report.games, report.won


def command(line: str, *more: str) -> int:
    """Run the command with the words of the line, and more arguments."""
    parser = argparse.ArgumentParser()
    match_command.add_arguments(parser)
    return match_command.run(parser.parse_args([*line.split(), *more]))


def test_the_command_prints_points_games_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules random --form bondtolva-2 --deals 10 --workers 1") == 0
    first, second, third, fourth = capsys.readouterr().out.splitlines()
    assert first.startswith("rules against random, bondtolva-2, ")
    assert "points a deal: " in second
    assert "games won: " in third
    assert "processor seconds a deal" in fourth


def test_the_report_can_be_read_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules random --form bondtolva-2 --deals 10 --workers 1 --json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["setup"]["form"] == "bondtolva-2"
    assert report["won"] <= report["games"]
    assert report["seconds"] > 0


def test_a_match_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logged units are not played again, except one whose line was cut off."""
    setup, log = Setup("rules", "stina", "tjugoett", Budget(iterations=1)), tmp_path / "match.jsonl"
    whole = run_match(setup, 40, workers=1)
    run_match(setup, 20, workers=1, log=log)
    kept = log.read_bytes()
    log.write_bytes(kept + b'{"unit": 99, "poi')
    played: list[int] = []

    def counting(setup: Setup, number: int) -> Tally:
        played.append(number)
        return play_unit(setup, number)

    monkeypatch.setattr(match, "play_unit", counting)
    resumed = run_match(setup, 40, workers=1, log=log)
    assert _counts(resumed) == _counts(whole)
    assert played[0] == kept.count(b"\n") - 1
    assert log.read_bytes().startswith(kept)


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("plocketolva", "", "is the log of another run: its form is plocketolva, not tolva-4"),
        (None, "{}", "is not the log of a run"),
        (None, "tolva record 1", "is not the log of a run"),
        (None, "[" * 100_000, "is not the log of a run"),
        *(("tolva-4", unit, ": line 3 is no") for unit in ('{"unit": 1}', '{"unit": 2}', "[]", "\0")),
        ("tolva-4", '{"unit": 1, "found": {"points": "3"}}', ": line 3 is no"),
    ],
)
def test_a_log_that_is_none_is_refused_and_left_alone(
    game: str | None, text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A log of another run, of something else, or with a faulty line, which the message names."""
    log = tmp_path / "match.jsonl"
    if game is not None:
        run_match(Setup("rules", "random", game, Budget()), 1, workers=1, log=log)
    with log.open("a", encoding="utf-8") as file:
        file.write(f"{text}\n" if text else "")
    before = log.read_bytes()
    assert command("rules random --deals 999 --workers 1 --log", str(log)) == 2
    assert said in capsys.readouterr().err
    assert log.read_bytes() == before


@pytest.mark.skipif(
    os.name == "nt" or not Path("/dev/full").exists(), reason="needs a device that is always full"
)
def test_a_log_on_a_full_disk_is_told_with_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules random --deals 1 --workers 1 --log /dev/full") == 2
    assert "/dev/full: No space left on device" in capsys.readouterr().err


def test_one_may_sit_alone_among_the_others(length: int) -> None:
    """A random partner costs games, so a random player with a good partner loses fewer of them."""
    setup = Setup("random", "rules", "tolva-4", Budget(iterations=1))
    together, alone = (
        run_match(replace(setup, alone=alone), 8 * length, workers=1) for alone in (False, True)
    )
    assert alone.points > together.points


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("rules clever", "there is no level 'clever'"),
        ("rules random --form whist", "there is no game 'whist'"),
        ("rules random --form plump --seats 9", "plump"),
    ],
)
def test_what_cannot_be_played_is_said_and_nothing_is_played(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(arguments) == 2
    output = capsys.readouterr()
    assert said in output.err
    assert not output.out


def test_a_match_may_be_of_another_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules random --form plump --seats 3 --deals 4 --workers 1") == 0
    assert "plump for 3, " in capsys.readouterr().out
    report = run_match(Setup("rules", "rules", "plump", Budget(iterations=1), seats=3), 4, workers=1)
    assert report.fair_share == pytest.approx(1 / 3, abs=0.1)


def test_the_interval_of_two_units_is_six_times_that_of_many() -> None:
    """Two equal halves say little: the interval used to count them like a hundred."""
    setup = Setup("rules", "rules", "plump", Budget(iterations=1))
    tallies = [Tally(points=points, deals=1, games=1) for points in (0.0, 2.0)]
    assert match.report(setup, tallies).margin == pytest.approx(12.71, rel=1e-3)
    assert match.report(setup, tallies * 50).margin == pytest.approx(1.98 / 10, rel=0.01)


def test_a_few_games_that_are_all_won_prove_little() -> None:
    """The report used to say 100.0 ± 0.0 % of twenty games."""
    setup = Setup("rules", "random", "plump", Budget(iterations=1))
    report = match.report(setup, [Tally(points=1.0, deals=4, games=4, won=4)] * 5)
    assert report.share == 1.0
    assert report.share_margin == pytest.approx(0.08, abs=0.01)


def test_a_deal_that_needs_one_card_of_a_second_pack_gets_it() -> None:
    """G8: the second pack's card is turned up, and it is the same for all players."""
    info, deck = GRANDISSIMO.info, GRANDISSIMO.info.pack
    first, again, other = (further_orders(info, deck, seed) for seed in ("1 1", "1 1", "1 2"))
    assert first == again != other
    state = GRANDISSIMO.start(info.defaults(), deck, Standing(0, (0, 0, 0, 0)), NULL_LOG, first)
    assert (state.turned,) == first["turned"][0]
