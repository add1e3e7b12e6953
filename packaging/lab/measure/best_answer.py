"""Search for the best answer to a level: a fixed plan must not beat it.

In femtio the whole choice is the order of a pile. A seat that knows how a level lays its cards (not its dice) tries
changes of its own pile against many layouts in which all others are of that level; the order found is then counted in
fresh layouts. Each line: the even share of the tricks, the best answer, the lowest cards on top of the high ones, and
what the level itself takes from others who lay high cards first.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from lab.kit.runner import Crew, parser

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.games.femtio.layouts import Layouts
from tolva_gui.ai.games.femtio.players import planned
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules import kit
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.femtio.game import FEMTIO

LAYOUTS: Final = 200
"""Layouts to find an answer in, and fresh ones to count it in."""
TRIES: Final = 3000
LOW: Final = {2: 4}
USUAL_LOW: Final = 3
"""Low cards on top: what beats those who lay high cards first."""

OWN: Final = 10
"""Piles of the level against high cards first."""

Pile = Callable[[Sequence[Card], int, int], list[Card]]
"""A hand, the number of seats from it to the leader, and a number that varies the dice → a pile."""


class Row(NamedTuple):
    """Tricks taken: by the best answer, by low cards on top, by the level against high cards first."""

    answer: float
    low: float
    own: float


def main(arguments: list[str]) -> int:
    """Print a line per number of seats."""
    options = parser("best_answer", __doc__)
    options.add_argument("deals", nargs="?", type=at_least_one, default=20, help="(20)")
    options.add_argument("--level", default="best", choices=[level.id for level in LEVELS], help="(best)")
    options.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6], help="(2 to 6)")
    options.add_argument("--layouts", type=at_least_one, default=LAYOUTS, help=f"({LAYOUTS})")
    Crew.add_arguments(options)
    asked = options.parse_args(arguments)
    for seats in asked.seats:
        setup = {"seats": seats, "level": asked.level, "layouts": asked.layouts}
        unit = partial(measured, seats, asked.level, asked.layouts)
        rows = list(Crew.of(asked).units("best_answer", setup, unit, Row, range(asked.deals)))
        answer, low, own = ("%.2f ± %.2f" % mean(column) for column in zip(*rows, strict=True))  # noqa: UP031
        share = len(kit.FULL_PACK) // seats / seats
        print(
            f"femtio {seats} seats, {asked.level}: even {share:.2f}, best answer {answer}, low cards on top {low},"
            f" own against high cards first {own} ({asked.deals} deals)",
            flush=True,
        )
    return 0


def measured(seats: int, level: str, count: int, number: int) -> Row:
    """Return the means over the hands of a deal, so that good cards cancel out."""
    dice, pack = Random(f"best answer {seats} {number}"), list(kit.FULL_PACK)
    dice.shuffle(pack)
    length = len(kit.FULL_PACK) // seats
    rows = []
    for seat in range(seats):
        hand = pack[seat * length : (seat + 1) * length]
        rest = [card for card in pack if card not in hand]
        rows.append(answered(hand, rest, seats, (number + seat) % seats, piles_of(level, seats), count, dice))
    return Row(*map(fmean, zip(*rows, strict=True)))


def answered(
    hand: Sequence[Card], rest: Sequence[Card], seats: int, leader: int, piles: Pile, count: int, dice: Random
) -> Row:
    """Return the tricks of one hand."""
    known, fresh = (
        layouts(rest, seats, leader, len(hand), range(first, first + count), piles, dice)
        for first in (0, count)
    )
    high, low = planned(hand), LOW.get(seats, USUAL_LOW)
    on_top = [*high[: -low - 1 : -1], *high[:-low]]
    answer = max((known.improved(order, TRIES, dice) for order in (high, on_top)), key=known.tricks)
    naive = layouts(
        rest, seats, leader, len(hand), range(count), lambda cards, _leader, _no: planned(cards), dice
    )
    own = fmean(naive.tricks(piles(hand, leader, no)) for no in range(OWN))
    return Row(fresh.tricks(answer), fresh.tricks(on_top), own)


def layouts(
    rest: Sequence[Card], seats: int, leader: int, length: int, numbers: range, piles: Pile, dice: Random
) -> Layouts:
    """Return a layout for each of the numbers, with the others' piles laid in this way."""
    found, unseen = Layouts(seats, leader, length), list(rest)
    for number in numbers:
        dice.shuffle(unseen)
        hands = (unseen[other * length : (other + 1) * length] for other in range(seats - 1))
        found.add(
            [
                piles(hand, (leader - other - 1) % seats, number * seats + other)
                for other, hand in enumerate(hands)
            ]
        )
    return found


def piles_of(level: str, seats: int) -> Pile:
    """Return how a level lays its pile."""
    game = FEMTIO.seated(seats)

    def pile(hand: Sequence[Card], leader: int, number: int) -> list[Card]:
        dealer, seat = (leader - 1) % seats, 0
        state: Any = game.start({}, tuple(_deck(hand, seats, dealer)), Standing(dealer, (0,) * seats))
        state.turn = seat
        move = make_player(level, number).choose(game.view(state, seat), Budget()).move
        return list(move.cards)  # type: ignore[union-attr]

    return pile


def _deck(hand: Sequence[Card], seats: int, dealer: int) -> Iterator[Card]:
    """Yield a pack that deals the hand to seat 0 (F2: one card at a time from forehand)."""
    own, others = iter(hand), iter(card for card in kit.FULL_PACK if card not in hand)
    for number in range(len(hand) * seats):
        yield next(own if (dealer + 1 + number) % seats == 0 else others)
    yield from others
