"""The paths of the games: every stored deal leads to its choice; faulty entries are left out and reported."""

from pathlib import Path

import pytest
from lab.learn.path_deals import STEPS
from lab.measure.path_keys import checked_key
from msgspec.structs import replace

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, read_texts
from tolva_gui.table.path import (
    VERSION,
    MadeDeal,
    PathFault,
    PathStep,
    fitting,
    key_of,
    open_deal,
    path_file,
    step_of,
    steps_of,
)
from tolva_gui.words.game_data import games_folder
from tolva_gui.words.sentences import LANGUAGES

FOLDER = games_folder()
GAMES = [game for game in BY_ID if path_file(FOLDER, game).is_file()]
ASK = "ask"
KEYS = [
    pytest.param(game, step.id, deal, id=f"{game} {step.id} {deal.seed}")
    for game in GAMES
    for step in steps_of(FOLDER, game)
    for deal in step.deals
]


def at(game: str, deal: MadeDeal) -> Host:
    return open_deal(game, deal, [SeatSetup("me", "Alva")] * deal.seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_leads_to_a_real_choice(game: str) -> None:
    steps = steps_of(FOLDER, game)
    assert len(steps) > 1
    for step in steps:
        assert step.lesson or 3 <= len(step.deals) <= 8
        for deal in step.deals:
            host = at(game, deal)
            view = host.view(LEARNER)
            right = {host.parse(text) for text in deal.right}
            assert host.to_act() == LEARNER
            assert right < set(view.legal)
            behind = [value for move, value in deal.values.items() if move not in deal.right]
            assert behind
            assert max(behind) < min(deal.values[move] for move in deal.right)


@pytest.mark.parametrize("game", GAMES)
def test_no_deal_comes_twice_and_each_step_has_its_words(game: str) -> None:
    steps = steps_of(FOLDER, game)
    seeds = [deal.seed for step in steps for deal in step.deals]
    assert len(set(seeds)) == len(seeds)
    assert all((FOLDER / game / "lesson.toml").is_file() for step in steps if step.lesson)
    for lang in LANGUAGES:
        words = read_texts(FOLDER, game, "path", lang)
        for step in steps:
            assert words[step.id]["name"]
            assert words[step.id]["text"]
            assert step.lesson or words[step.id][ASK]


def test_a_deal_that_no_longer_fits_is_skipped_and_told(caplog: pytest.LogCaptureFixture) -> None:
    step = next(step for step in steps_of(FOLDER, "tolva-4") if step.deals)
    good, *_ = step.deals
    broken = [
        replace(good, rules=good.rules + 1),
        replace(good, moves=("play SA", *good.moves)),
        replace(good, moves=good.moves[:-1]),
        replace(good, right=("no move",)),
        replace(good, right=("whole",)),
        replace(good, seats=9),
    ]
    assert fitting("tolva-4", replace(step, deals=(*broken, good))) == [good]
    assert len(caplog.messages) == len(broken)
    assert all(f"deal {good.seed} of step {step.id}" in message for message in caplog.messages)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"version": 1}',
        f'{{"version": {VERSION + 1}, "steps": []}}',
        '{"version": 1, "steps": [3]}',
    ],
)
def test_a_damaged_file_is_left_out_and_told(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = path_file(tmp_path, "tolva-4")
    path.parent.mkdir()
    path.write_text(text)
    assert steps_of(tmp_path, "tolva-4") == ()
    assert "the path of tolva-4 is left out" in caplog.text
    assert steps_of(tmp_path, "plump") == (), "a game without a path is no trouble"
    assert len(caplog.messages) == 1


def test_a_deal_of_another_seat_is_refused() -> None:
    deal = next(step for step in steps_of(FOLDER, "tolva-4") if step.deals).deals[0]
    host = at("tolva-4", deal)
    host.play(LEARNER, host.parse(deal.best))
    later = replace(
        deal, moves=(*deal.moves, deal.best), right=(str(host.view(host.to_act()).legal[0]),), values={}
    )
    with pytest.raises(PathFault):
        at("tolva-4", later)


def test_key_of_a_miss_names_the_person_the_game_and_the_step() -> None:
    assert step_of(key_of("first", "tolva-4", "duck")) == ("tolva-4", "duck")
    assert step_of("2026-11-03T19:30:00+01:00 12 1") is None


def test_most_deals_make_a_step() -> None:
    deal = next(step for step in steps_of(FOLDER, "tolva-4") if step.deals).deals[0]
    assert [PathStep("", (deal,) * count).enough for count in (3, 4, 5, 6, 8)] == [2, 3, 4, 4, 6]
    assert PathStep("lesson", lesson=True).enough == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_calls_the_right_moves_right(game: str) -> None:
    step = next(step for step in steps_of(FOLDER, game) if step.deals)
    assert checked_key(game, step.id, step.deals[0], layouts=2).judged in ("right", "no miss")


@pytest.mark.long
@pytest.mark.parametrize(("game", "step", "deal"), KEYS)
def test_neither_judge_nor_second_program_denies_a_key(game: str, step: str, deal: MadeDeal) -> None:
    found = checked_key(game, step, deal, layouts=80)
    assert found.judged == "right"
    assert found.tried != "fails", f"{found.lead:+.2f} ± {found.error:.2f} over {found.over}"


@pytest.mark.parametrize("game", GAMES)
def test_no_key_contradicts_what_its_step_teaches(game: str) -> None:
    stored = {step.id: step for step in steps_of(FOLDER, game)}
    assert list(stored) == [step.id for step in STEPS[game]]
    for step in STEPS[game]:
        for deal in stored[step.id].deals:
            host = at(game, deal)
            view = host.view(LEARNER)
            right = [host.parse(text) for text in deal.right]
            wrong = [host.parse(text) for text in deal.values if text not in deal.right]
            kinds = [kind for kind in step.kinds if all(kind(view, move) for move in right)]
            assert step.asks(view)
            assert kinds, f"{step.id} {deal.seed}"
            if step.taught:
                assert any(not any(kind(view, move) for move in wrong) for kind in kinds), deal.seed
