"""Fit the probability that a card takes a trick (`ai/kernel/tricks/kernel/likely.pxi`), used to play nittionio.

In each deal the rule players bid, and the kernel's policy for such a number plays all hands against itself.
The outcome of each card is learnt: whether it took a trick later, and whether it won the trick to which it
was played. Copy the printed rows into `LATER` and `NOW`; with new weights the policy plays differently, and
can be learnt from again.
Usage: python packaging/train/likely_table.py [deals [first deal]]
"""

import sys
from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Literal, NamedTuple

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.games.nittionio.search_player import position_of
from tolva_gui.ai.kernel.tricks.seeking import LIKELIEST
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import UNHEARD
from tolva_gui.rules.games.nittionio.state import PLAY, SEATS

GAME = BY_ID["nittionio"]
DEALS = 3000
KINDS, FEATURES = 4, 6
TRUMP = 0
"""The kind of a trump."""
ROUNDS, PACE, CAUTION = 6, 0.2, 1.0
"""Passes over the cards; step size; initial squared slope of AdaGrad, which slows the first steps."""
SURE = 0.001

Weights = list[list[list[float]]]
"""Indexed by whether tricks are wanted, or seats to come; by kind of card; by feature."""


class Seen(NamedTuple):
    """An observed card. *row*: whether tricks were wanted; for `NOW`, the seats to come minus one."""

    when: Literal["LATER", "NOW"]
    row: int
    kind: int
    features: tuple[float, ...]
    took: bool


class Card(NamedTuple):
    """A card of the seat to act, as the kernel sees it."""

    number: int
    kind: int
    above: float
    below: float
    same: int

    @property
    def suit(self) -> int:
        """Its suit."""
        return self.number // 13

    def beats(self, other: "Card") -> bool:
        """Whether it is higher in the suit, or a trump on a plain card."""
        return self.number > other.number if self.suit == other.suit else self.kind == TRUMP

    def features(self, same: int, left: int) -> tuple[float, ...]:
        """The features for its weights, given the number of own cards of its suit, and in all."""
        return (1.0, self.above, self.below, float(self.above == 0), float(same), float(left))


class Laid(NamedTuple):
    """A card when it is played: its seat, that seat's hand, and the number of seats to come in the trick."""

    seat: int
    card: Card
    hand: list[Card]
    to_come: int


def main(arguments: list[str]) -> int:
    """Print the two tables."""
    deals, first = [int(text) for text in arguments] + [DEALS, 0][len(arguments) :]
    seen = [one for number in range(first, first + deals) for one in watched(number)]
    for when in ("LATER", "NOW"):
        rows = [one for one in seen if one.when == when]
        weights, loss = learnt(rows)
        print(f"{when}: {len(rows)} cards, loss of likelihood {loss:.4f}")
        for kinds in weights:
            print("        {" + ",\n         ".join("{" + _in_c(row) + "}" for row in kinds) + "},")
    return 0


def _in_c(row: Sequence[float]) -> str:
    return ", ".join(f"{weight:.2f}f" for weight in row)


def watched(number: int) -> Iterator[Seen]:
    """Play the deal of that number; yield the outcomes of its cards."""
    rng, options = Random(f"likely {number}"), GAME.info.defaults()
    deck = list(GAME.info.pack_for(options))
    rng.shuffle(deck)
    standing = GAME.check_start(options, Standing(number % SEATS, (0,) * SEATS))
    state = GAME.start(
        options, tuple(deck), standing, UNHEARD, further_orders(GAME.info, deck, f"likely {number}")
    )
    player = make_player("rules", number)
    while state.phase != PLAY:
        GAME.apply(state, player.choose(GAME.view(state, state.turn), Budget(iterations=1)).move)
    yield from played_out(position_of(GAME.view(state, state.turn), rng), rng)


def played_out(position: Any, rng: Random) -> Iterator[Seen]:
    """Play a world to its end; yield the outcomes of its cards."""
    aims = position.aims()
    open_now: list[Laid] = []
    later: list[
        tuple[Card, int, int, int]
    ] = []  # card, cards of its suit, of the hand, whether tricks are wanted
    winners: set[int] = set()
    while True:
        seat, before, over = position.told()
        if over:
            break
        hand = [Card(*one) for one in position.holdings()]
        number = position.chosen(LIKELIEST, rng.getrandbits(62))
        card = next(one for one in hand if one.number == number)
        open_now.append(Laid(seat, card, hand, SEATS - 1 - len(open_now)))
        position.play(number)
        _, after, _ = position.told()
        if after == before:
            continue
        winner = next(one for one in range(SEATS) if after[one] > before[one])
        yield from _trick(open_now, winner)
        for laid in open_now:
            wants = int(aims[laid.seat] != after[laid.seat])
            for other in laid.hand:
                if other is not laid.card:
                    same = other.same - (other.suit == laid.card.suit)
                    later.append((other, same, len(laid.hand) - 1, wants))
        winners |= {laid.card.number for laid in open_now if laid.seat == winner}
        open_now = []
    for card, same, left, wants in later:
        yield Seen("LATER", wants, card.kind, card.features(same, left), card.number in winners)


def _trick(played: Sequence[Laid], winner: int) -> Iterator[Seen]:
    """Samples from a trick: each card that beat the cards before it, with others to come."""
    best: Card | None = None
    for seat, card, hand, to_come in played:
        if best is not None and not card.beats(best):
            continue
        best = card
        if to_come:
            yield Seen("NOW", to_come - 1, card.kind, card.features(card.same, len(hand)), seat == winner)


def learnt(rows: Sequence[Seen]) -> tuple[Weights, float]:
    """Return the weights that make the outcomes most probable (AdaGrad), and the mean loss."""
    rng, order = Random(1), list(rows)
    weights = [[[0.0] * FEATURES for _ in range(KINDS)] for _ in range(2)]
    squares = [[[CAUTION] * FEATURES for _ in range(KINDS)] for _ in range(2)]
    for _ in range(ROUNDS):
        rng.shuffle(order)
        for one in order:
            own, steps = weights[one.row][one.kind], squares[one.row][one.kind]
            total = sum(weight * feature for weight, feature in zip(own, one.features, strict=True))
            likely = min(max(rated(total), SURE), 1 - SURE)
            slope = (one.took - likely) / (likely * (1 - likely)) * 0.5 / (1 + abs(total)) ** 2
            for no, feature in enumerate(one.features):
                if feature:
                    steps[no] += (slope * feature) ** 2
                    own[no] += PACE * slope * feature / sqrt(steps[no])
    return weights, sum(_loss(weights, one) for one in rows) / max(1, len(rows))


def rated(total: float) -> float:
    """Return the probability as the kernel computes it, without an exponential."""
    return 0.5 + 0.5 * total / (1 + abs(total))


def _loss(weights: Weights, one: Seen) -> float:
    total = sum(
        weight * feature for weight, feature in zip(weights[one.row][one.kind], one.features, strict=True)
    )
    likely = min(max(rated(total), SURE), 1 - SURE)
    return -log(likely if one.took else 1 - likely)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
