"""Whole deals, scored by hand from the rules, replayed to the last point. `reader.py` describes the files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.family import FORMS as FAMILY_FORMS
from tests.golden.reader import GOLDEN, Action, GoldenGame, read, rules_of
from tests.golden.to_be_scored import to_be_scored
from tests.rules.games.mariage.deals import deck_order, moves
from tests.rules.games.mariage.moves import is_called
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move
from tolva_gui.rules.moves import mover
from tolva_gui.rules.parti import Parti, find_game

LEAST = 3


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.rule(*rules_of(path)), id=f"{path.parent.name}/{path.stem}")
        for path in GOLDEN
    ],
)
def test_golden_deal(path: Path) -> None:
    golden = read(path)
    assert golden.start["game"] in (path.parent.name, path.stem)
    replay(golden)
    for told in golden.deals:
        assert "void" in told.sheet or (told.lines and "scores" in told.sheet), "nobody has scored it yet"


def replay(golden: GoldenGame) -> None:
    """Play the deals by the rules, and compare their sheets."""
    parti = begin(golden)
    for told in golden.deals:
        standing = parti.next_standing()
        assert sum(map(len, told.layout.values())) in (0, len(parti.game.info.pack))
        deck = told.deck or deck_order(parti.game, parti.options, standing, told.layout)
        parti.start_deal(deck, told.further)
        for action in told.actions:
            act(parti, action)
        expected = {"lines": told.lines, **told.sheet} if told.lines or told.sheet else {}
        ended = sheet(parti)
        assert {word: ended[word] for word in expected} == expected


@pytest.mark.parametrize("game", BY_ID)
def test_every_game_has_golden_deals(game: str) -> None:
    """One of any game, and some of each form of the K+Q family."""
    own = [path for path in GOLDEN if game in (path.parent.name, path.stem)]
    assert len(own) >= (LEAST if game in FAMILY_FORMS else 1)


@pytest.mark.parametrize("game", ["svarte-petter", "kasino", "lomber", "tolva-4"])
def test_a_deal_to_be_scored_is_a_whole_one(game: str, tmp_path: Path) -> None:
    path = tmp_path / f"{game}.deal"
    path.write_text(to_be_scored(game, BY_ID[game].info.seats, 1), encoding="utf-8")
    replay(read(path))


def begin(golden: GoldenGame) -> Parti:
    start = golden.start
    game = find_game(start["game"], int(start["seats"]) if "seats" in start else None)
    values = {option.name: {str(value): value for value in option.values} for option in game.info.options}
    options = {name: values[name][value] for name, value in golden.options.items()}
    scores = tuple(map(int, start["scores"].split()))
    carried = {"carried": int(start["carried"])} if "carried" in start else {}
    return Parti(game, options, Standing(int(start["dealer"]), scores, carried))


def act(parti: Parti, action: Action) -> None:
    """Make the moves of a line, the first by the seat it names, and check the winner of the trick."""
    where = f"line {action.line}"
    assert action.seat in (None, turn(parti)), where
    for move in moves_of(parti, action):
        parti.play(mover(move, turn(parti)), move)
    if action.taken is not None:
        trick = [event for event in parti.deal.events if is_called(event, "trick")][-1]
        assert (trick.seat, trick.worth) == action.taken, where


def moves_of(parti: Parti, action: Action) -> Iterator[Move]:
    """Yield the moves: in short after a seat, and otherwise a single one in the game's own notation."""
    if action.seat is None:
        yield parti.game.parse(action.moves)
    else:
        yield from moves(action.moves)


def turn(parti: Parti) -> int | None:
    return parti.game.to_act(parti.deal.state)


def sheet(parti: Parti) -> dict[str, object]:
    """Return the end of the deal, in the words of a file."""
    state = parti.deal.state
    result, facts = parti.game.result(state), parti.game.view(state, None).facts
    assert result is not None, f"the deal goes on, seat {turn(parti)} is to act"
    return {
        "lines": [(line.kind, line.side, line.points) for line in result.lines],
        "points": " ".join(map(str, getattr(facts, "card_points", ()))),
        "eyes": " ".join(map(str, getattr(facts, "eyes", None) or ())),
        "scores": " ".join(map(str, result.scores)),
        "carried": str(result.carried.get("carried")),
        "winner": "none" if result.winner is None else str(result.winner),
        "void": "yes" if result.void else "no",
    }
