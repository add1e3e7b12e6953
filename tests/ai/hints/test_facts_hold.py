"""Every fact of a hint holds in every layout that fits the seat's knowledge, by the rules alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.ai.hints.layouts import PROTOCOL, Layout
from tests.ai.hints.shared_checks import CHECKS, file_of, own_checks
from tests.ai.hints.test_game_hints import positions
from tests.cases import cases
from tests.contract.random_deals import first_standing
from tests.knock_toy import DISCARDS, TAKE, KnockToy
from tolva_gui.ai.hints.by_game import is_advised, speaker_for
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, View

GAMES = sorted(name for name, game in BY_ID.items() if is_advised(game.info) and not game.info.reactions)
FEW = 30
MANY = 10_000
SILENT = 500
"""Positions without a fact, after which a game's hints are not written yet."""
LAYOUTS = 3
FEW_HIDDEN = 5
MANY_LAYOUTS = 16
LATE = 0.5
"""Share of the positions skipped, so that the end of a deal is checked as often as its beginning."""
CALLS = ("needs", "pays", "costs")
"""Facts on calls' undertakings are checked by played-out deals: see test_prices."""
OWN_CHECKS = ("mariage",)
"""Families whose further facts are checked separately: see test_hints."""


def told(view: View, rng: Random) -> Iterator[tuple[Fact, Move | None]]:
    """The facts of the position, and reasons for two moves, compared and alone, each with its move."""
    speaker = speaker_for(view.info)
    moves: list[Move] = [rng.choice(view.legal) for _ in range(2)]
    yield from ((fact, None) for fact in speaker.facts(view, moves))
    for move, over in ((moves[0], moves[1]), (moves[1], None)):
        yield from ((fact, move) for fact in speaker.reasons(view, move, over))


def layouts_for(game: Any, state: Any, view: View, rng: Random) -> list[Layout]:
    """Return the real layout and compatible others; with few hidden cards nearly all of them."""
    hidden = sum(card is None for zone in view.zones for card in zone.cards)
    number = MANY_LAYOUTS if hidden <= FEW_HIDDEN else LAYOUTS
    worlds = [state, *(game.determinize(view, rng) for _ in range(number - 1))]
    return list({repr(world): Layout(game, world, view.seat or 0, rng) for world in worlds}.values())


def failure(fact: Fact, move: Move | None, layout: Layout) -> str:
    """Describe a fact that does not hold: pytest would abbreviate the position."""
    position = "\n".join(f"  {field}: {value}" for field, value in layout.game.position(layout.all).items())
    said = f"{fact.key} {dict(fact.values)}" + (f" of {move}" if move else "")
    return f"{said} does not hold for seat {layout.seat} in this layout:\n{position}"


def check(name: str, wanted: int) -> Counter[str]:
    rng, seen, known = Random(name), Counter[str](), {**CHECKS, **own_checks(name)}
    for number, (game, state, view) in enumerate(positions(name, rng, deals=None)):
        assert seen or number < SILENT, f"the hints of {name} tell no fact in {SILENT} positions"
        if rng.random() < LATE:
            continue
        facts = [(fact, move) for fact, move in told(view, rng) if fact.id not in CALLS]
        if game.info.family in OWN_CHECKS:
            facts = [(fact, move) for fact, move in facts if fact.id in PROTOCOL]
        layouts = layouts_for(game, state, view, rng)
        for fact, move in facts:
            assert fact.id in PROTOCOL or fact.key in known, (
                f"no check of {fact.key!r}: add it to CHECKS in {file_of(name)}"
            )
            holds = PROTOCOL[fact.id] if fact.id in PROTOCOL else known[fact.key]
            for layout in layouts:
                values = {**fact.values, **fact.fields, "move": move}
                if not holds(layout, values):
                    raise AssertionError(failure(fact, move, layout))
        seen.update(fact.id for fact, _ in facts)
        if seen.total() >= wanted:
            return seen
    raise AssertionError("unreachable: positions never end")


def test_a_card_that_was_taken_openly_is_not_hidden_in_a_layout() -> None:
    game = KnockToy(2)
    state = game.start({}, game.info.pack, first_standing(game, {}))
    taker, (taken,) = state.turn, state.piles[DISCARDS]
    game.apply(state, TAKE)
    layout = Layout(game, state, 1 - taker, Random(1))
    assert taken not in layout.hidden() | layout.unseen()
    assert {*state.hands[taker]} - {taken} <= layout.unseen()


@cases(
    "name",
    GAMES,
    usual=[
        *("bondtolva-2", "bondtolva-6", "tolva-4"),
        *("femtio", "kasino", "nittionio", "plump", "tjugoett", "vandtia"),
    ],
)
def test_every_fact_holds_in_every_layout_that_fits(name: str, length: int) -> None:
    assert check(name, FEW * length).total() >= FEW * length


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_facts_of_each_game_hold(name: str) -> None:
    assert check(name, MANY).total() >= MANY
