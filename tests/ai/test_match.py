"""Matches: they are repeatable, fair to equals, and show that thinking helps."""

import argparse

import pytest

from tolva_gui.ai import match_command
from tolva_gui.ai.match import MatchReport, Setup, run_match
from tolva_gui.ai.player import Budget


@pytest.mark.parametrize(
    ("first", "game_id", "deals"),
    [("best", "tolva-4", 24), ("rules", "tolva-4", 60), ("rules", "bondtolva-6", 60)],
)
def test_thought_beats_chance(first: str, game_id: str, deals: int) -> None:
    report = run_match(Setup(first, "random", game_id, Budget(iterations=32)), deals, workers=1)
    assert report.points - report.margin > 0
    assert report.won / report.games > report.fair_share


def test_a_match_is_repeatable_and_fair_to_equals() -> None:
    setup = Setup("rules", "rules", "tolva-4", Budget(iterations=1))
    first, again = (run_match(setup, 30, workers=1) for _ in range(2))
    assert (first.points, first.won, first.deals) == (again.points, again.won, again.deals)
    assert (first.points, 2 * first.won) == (0.0, first.games)


def test_a_match_is_the_same_on_several_processes() -> None:
    setup = Setup("rules", "random", "bondtolva-2", Budget(iterations=1))
    alone, together = (run_match(setup, 20, workers=workers) for workers in (1, 2))
    assert _counts(alone) == _counts(together)


def _counts(report: MatchReport) -> tuple[float, float, int, int, int]:
    return report.points, report.margin, report.deals, report.games, report.won


def command(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    match_command.add_arguments(parser)
    return match_command.run(parser.parse_args(arguments))


def test_the_command_prints_points_games_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules", "random", "--game", "bondtolva-2", "--deals", "10", "--workers", "1") == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("rules against random, bondtolva-2, ")
    assert "points a deal: " in second
    assert "games won: " in third


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules", "clever"), "there is no level 'clever'"),
        (("rules", "random", "--game", "whist"), "there is no game 'whist'"),
        (("rules", "random", "--ms", "0"), "ms is 0"),
    ],
)
def test_what_cannot_be_played_is_said_and_nothing_is_played(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(*arguments) == 2
    output = capsys.readouterr()
    assert said in output.err
    assert not output.out
