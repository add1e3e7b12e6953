"""Whole deals, scored by hand from the rules, replayed to the last point. `reader.py` describes the files."""

from pathlib import Path

import pytest

from tests.family import FORMS as FAMILY_FORMS
from tests.golden.reader import GOLDEN, Action, GoldenGame, read, rules_of
from tests.rules.games.mariage.deals import deck_order, moves
from tests.rules.games.mariage.moves import is_called
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.info import OptionValue
from tolva_gui.rules.parti import Parti

LEAST = 3
SPOKEN: dict[str, OptionValue] = {"yes": True, "no": False}


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.rule(*rules_of(path)), id=f"{path.parent.name}/{path.stem}")
        for path in GOLDEN
    ],
)
def test_golden_deal(path: Path) -> None:
    golden = read(path)
    assert golden.start["game"] == path.parent.name
    parti = begin(golden)
    for told in golden.deals:
        standing = parti.next_standing()
        assert sum(map(len, told.layout.values())) == len(parti.game.info.pack)
        parti.start_deal(deck_order(parti.game, parti.options, standing, told.layout))
        for action in told.actions:
            act(parti, action)
        expected = {"lines": told.lines, **told.sheet}
        assert {"scores", "winner"} <= expected.keys() or "void" in expected
        ended = sheet(parti)
        assert {word: ended[word] for word in expected} == expected


@pytest.mark.parametrize("game", FAMILY_FORMS)
def test_each_form_has_golden_deals(game: str) -> None:
    assert sum(path.parent.name == game for path in GOLDEN) >= LEAST


def begin(golden: GoldenGame) -> Parti:
    start = golden.start
    options = {name: SPOKEN.get(value, value) for name, value in golden.options.items()}
    scores = tuple(map(int, start["scores"].split()))
    standing = Standing(int(start["dealer"]), scores, {"carried": int(start.get("carried", "0"))})
    return Parti(BY_ID[start["game"]], options, standing)


def act(parti: Parti, action: Action) -> None:
    """Make the moves of a line, the first by the seat it names, and check the winner of the trick."""
    where = f"line {action.line}"
    assert turn(parti) == action.seat, where
    for move in moves(action.moves):
        seat = turn(parti)
        assert seat is not None, where
        parti.play(seat, move)
    if action.taken is not None:
        trick = [event for event in parti.deal.events if is_called(event, "trick")][-1]
        assert (trick.seat, trick.worth) == action.taken, where


def turn(parti: Parti) -> int | None:
    return parti.game.to_act(parti.deal.state)


def sheet(parti: Parti) -> dict[str, object]:
    """Return the end of the deal, in the words of a file."""
    state = parti.deal.state
    result, facts = parti.game.result(state), mariage(parti.game.view(state, None).facts)
    assert result is not None, f"the deal goes on, seat {turn(parti)} is to act"
    return {
        "lines": [(line.kind, line.side, line.points) for line in result.lines],
        "points": " ".join(map(str, facts.card_points)),
        "eyes": " ".join(map(str, facts.eyes or ())),
        "scores": " ".join(map(str, result.scores)),
        "carried": str(result.carried["carried"]),
        "winner": "none" if result.winner is None else str(result.winner),
        "void": "yes" if result.void else "no",
    }
