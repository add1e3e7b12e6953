"""A careful player of kasino: takes scoring cards, counts cards, and leaves the next player as little as possible."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.kasino.bridge import IN_ORDER
from tolva_gui.ai.kernel.bridge import CardNumbers
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.game import (
    LILLAN,
    SPADES_POINTS,
    STORAN,
    TABBE_POINTS,
    KasinoState,
    alone,
    value_in_hand,
    value_on_table,
)
from tolva_gui.rules.kit import Card, Move, Play, View
from tolva_gui.rules.kit.capture import captures

Set = int
"""Of cards: an integer; bit = the card's index in the pack."""
NUMBERS: Final = CardNumbers({card: number for number, card in enumerate(kit.FULL_PACK)})
ON_TABLE: Final = tuple(value_on_table(card) for card in kit.FULL_PACK)
MOST_CAPTURES: Final = 40
"""Limit of captures evaluated per value in a wide sea."""
ALL: Final = (1 << len(kit.FULL_PACK)) - 1
MOST_WEIGHED: Final = 60
"""With too many moves, evaluate only the most valuable."""


class Weights(Struct, frozen=True):
    """*card*, *spade*: multiples of the prize for most cards and most spades; *tabbe*: of a tabbe's points.

    *ace*, *storan*, *lillan*: in points. *fears*: weight of the next player's expected gain; *fresh*: the
    same if their hand is dealt first. *last*: a capture in the last packet, because the last taker gets the sea.
    *mine*: weight of the player's next capture.
    """

    card: float = 1.6
    spade: float = 1.6
    ace: float = 1.0
    storan: float = 2.0
    lillan: float = 1.0
    tabbe: float = 1.0
    fears: float = 1.0
    last: float = 0.5
    fresh: float = 0.0
    mine: float = 0.0

    def of(self, card: Card, spades: int) -> float:
        """Return the worth of a card, which has its share of what most cards and most spades (*spades*) bring."""
        return (
            self.card / 52
            + self.spade * spades / 13 * (card.suit == "S")
            + self.ace * (card.rank == "A")
            + self.storan * (card == STORAN)
            + self.lillan * (card == LILLAN)
        )

    def flat(self, state: KasinoState) -> list[float]:
        """Return the weights under the deal's options, in the kernel's order."""
        spades, tabbe = (int(state.options[option.name]) for option in (SPADES_POINTS, TABBE_POINTS))
        others = (self.tabbe * tabbe, self.fears, self.last, self.fresh, self.mine)
        return [*(self.of(card, spades) for card in IN_ORDER), *others]


CAREFUL: Final = Weights()
"""The rule player's weights."""


class MoveEvaluator:
    """Evaluates the moves of one position, from the knowledge of the seat to act."""

    def __init__(self, state: KasinoState, fears: float = 1.0, most_captures: int = MOST_CAPTURES) -> None:
        self._fears = fears
        self._most_captures = most_captures
        seat, seats = state.turn, len(state.hands)
        self._sea = NUMBERS.set_of(state.sea)
        known = self._sea | NUMBERS.set_of(state.hands[seat])
        for won in state.won:
            known |= NUMBERS.set_of(won)
        self._unseen = ALL & ~known
        self._held = len(state.hands[(seat + 1) % seats])
        self._last = not state.stock
        self._tabbe = int(state.options[TABBE_POINTS.name])
        self._in_hand = tuple(value_in_hand(state, card) for card in kit.FULL_PACK)
        spades = int(state.options[SPADES_POINTS.name])
        self._worth = tuple(CAREFUL.of(card, spades) for card in kit.FULL_PACK)
        self._best: dict[tuple[Set, int], float | None] = {}

    def worth_weighing(self, moves: Sequence[Move]) -> list[Play]:
        """Return the plays to evaluate; of more than MOST_WEIGHED, cards laid out and the most valuable captures."""
        plays = [move for move in moves if isinstance(move, Play)]
        if len(plays) <= MOST_WEIGHED:
            return plays
        return sorted(plays, key=lambda move: (bool(move.takes), -self._brings(move)))[:MOST_WEIGHED]

    def weigh(self, move: Play) -> float:
        """Return the move's gain less the next player's expected gain."""
        gain = self._brings(move)
        if self._fears:
            gain -= self._fears * self._invites(self._after(move))
        return gain

    def _after(self, move: Play) -> Set:
        return (
            self._sea & ~NUMBERS.set_of(move.takes)
            if move.takes
            else self._sea | NUMBERS.set_of((move.card,))
        )

    def _brings(self, move: Play) -> float:
        if not move.takes:
            return 0.0
        gain = self._worth_of(NUMBERS.set_of(move.takes) | NUMBERS.set_of((move.card,)))
        return gain + self._tabbe * (not self._after(move)) + CAREFUL.last * self._last

    def _worth_of(self, cards: Set) -> float:
        return sum(self._worth[card] for card in members(cards))

    def _best_take(self, sea: Set, card: int) -> float:
        """Return the worth of the card's best capture, 0 without one."""
        target = self._in_hand[card]
        if (sea, target) not in self._best:
            places = list(members(sea))
            values = [ON_TABLE[lying] for lying in places]
            found = captures(values, target, alone(target), self._most_captures)
            sets = [sum(1 << places[no] for no in members(taken)) for taken in found]
            gains = (self._worth_of(taken) + self._tabbe * (taken == sea) for taken in sets)
            self._best[sea, target] = max(gains, default=None)
        best = self._best[sea, target]
        return 0.0 if best is None else best + self._worth[card]

    def _invites(self, sea: Set) -> float:
        """Return the expected gain of the next player, who holds unseen cards, from this sea."""
        if not sea or not self._held or not self._unseen:
            return 0.0
        gains = sorted((self._best_take(sea, card) for card in members(self._unseen)), reverse=True)
        total, nobody = 0.0, 1.0
        left = len(gains)
        for gain in gains:
            if gain <= 0 or nobody < 0.02:
                break
            here = min(1.0, self._held / left)
            total += nobody * here * gain
            nobody *= 1 - here
            left -= 1
        return total


def rule_move(view: View, fears: float = 1.0) -> Move:
    """Return the move of a careful player without search. *fears*: weight of the sea left to the next player."""
    judge = MoveEvaluator(view.public, fears)
    return max(judge.worth_weighing(view.legal), key=judge.weigh)


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: any card and any capture, but none that leaves a part of itself lying."""
    plays = MoveEvaluator(view.public).worth_weighing(view.legal)
    return [move for move in plays if not any(_takes_more(other, move) for other in plays)]


def _takes_more(other: Play, move: Play) -> bool:
    mine, more = NUMBERS.set_of(move.takes), NUMBERS.set_of(other.takes)
    return other.card == move.card and mine != more and mine & more == mine
