"""Measure how likely a bid of nittionio must be for a premium to pay (`ai/games/nittionio/search_player.py`).

Masters lay bid cards aside and play each deal without premiums. If a seat expects to make its bid, they play
the deal again with its declaration, and with its revelation. Each line is a class of bids by expected
probability: how often they are made each way, the gain of a declaration over a pass, and of a revelation over
a declaration, in points ahead of the others, ± 95 %.
Usage: python packaging/train/premium_table.py [deals [first deal [playouts a card]]]
"""

import sys
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.games.nittionio.search_player import PREMIUM_WORLDS, TRUST, made_in_thought
from tolva_gui.ai.kernel.tricks.seeking import LIKELIEST
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.worth import lead
from tolva_gui.intervals import mean
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import UNHEARD
from tolva_gui.rules.games.nittionio.game import DECLARE, PASS, REVEAL
from tolva_gui.rules.games.nittionio.state import ASIDE, PREMIUM, SEATS
from tolva_gui.rules.moves import Move

GAME = BY_ID["nittionio"]
DEALS = 900
FIRST = 300_000
PLAYOUTS = 500
CLASSES = (0.80, 0.84, 0.88, 0.92, 0.96, 1.01)
"""Bounds of the classes; less likely bids are skipped."""


class Way(NamedTuple):
    """The end of a deal for a seat: whether its bid is made, and its lead in points."""

    made: bool
    ahead: float


class Row(NamedTuple):
    """A bid: its expected probability, and its ends in the three ways."""

    likely: float
    hidden: Way
    declared: Way
    revealed: Way


def main(arguments: list[str]) -> int:
    """Print the table."""
    deals, first, playouts = [int(text) for text in arguments] + [DEALS, FIRST, PLAYOUTS][len(arguments) :]
    rows = [
        row for number in range(first, first + deals) for row in played(number, Budget(iterations=playouts))
    ]
    for low, high in pairwise(CLASSES):
        seen = [row for row in rows if low <= row.likely < high]
        if len(seen) < 2:
            continue
        hidden, declared, revealed = zip(*(row[1:] for row in seen), strict=True)
        print(
            f"{low:.2f}  {len(seen):4} bids, made hidden {share(hidden):.2f}, declared {share(declared):.2f}, "
            f"revealed {share(revealed):.2f}; declaring {gain(hidden, declared)}, "
            f"revealing {gain(declared, revealed)} more"
        )
    return 0


def share(ways: Sequence[Way]) -> float:
    """Return the share of bids that are made."""
    return sum(way.made for way in ways) / len(ways)


def gain(before: Sequence[Way], after: Sequence[Way]) -> str:
    """Return the gain of the one over the other, with its interval."""
    gained, reach = mean([one.ahead - other.ahead for one, other in zip(after, before, strict=True)])
    return f"{gained:+.1f} ± {reach:.1f}"


def played(number: int, budget: Budget) -> list[Row]:
    """Return the likely bids of a deal, each played in the three ways."""
    state, master = dealt(number), make_player("best", number)
    while state.phase == ASIDE:
        GAME.apply(state, master.choose(GAME.view(state, state.turn), budget).move)
    likely: list[tuple[int, float, list[Any]]] = []
    while state.phase == PREMIUM:
        view = GAME.view(state, state.turn)
        thought = made_in_thought(view, view.public, rng_for(view, number), TRUST, PREMIUM_WORLDS, LIKELIEST)
        if thought >= CLASSES[0]:
            likely.append((state.turn, thought, [said(state, move) for move in (DECLARE, REVEAL)]))
        GAME.apply(state, PASS)
    if not likely:
        return []
    usual = ended(state, number, budget)
    return [
        Row(thought, usual[seat], *(ended(other, number, budget)[seat] for other in others))
        for seat, thought, others in likely
    ]


def said(state: Any, premium: Move) -> Any:
    """Return the deal after this premium, with no others."""
    other = state.copy()
    GAME.apply(other, premium)
    while other.phase == PREMIUM:
        GAME.apply(other, PASS)
    return other


def ended(state: Any, number: int, budget: Budget) -> list[Way]:
    """Play the deal to its end; return its end per seat."""
    masters = [make_player("best", number) for _ in range(SEATS)]
    while (seat := GAME.to_act(state)) is not None:
        GAME.apply(state, masters[seat].choose(GAME.view(state, seat), budget).move)
    result = GAME.result(state)
    if result is None:
        raise ValueError(f"deal {number} does not end")
    return [
        Way(state.bid(seat) == state.tricks_won[seat], lead(result, seat, state.standing.scores))
        for seat in range(SEATS)
    ]


def dealt(number: int) -> Any:
    """Return a new deal."""
    seed, options = f"premium {number}", GAME.info.defaults()
    deck = list(GAME.info.pack_for(options))
    Random(seed).shuffle(deck)
    standing = GAME.check_start(options, Standing(number % SEATS, (0,) * SEATS))
    return GAME.start(options, tuple(deck), standing, UNHEARD, further_orders(GAME.info, deck, seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
