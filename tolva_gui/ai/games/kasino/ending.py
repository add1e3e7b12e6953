"""The end of a deal of kasino for two, seen through: once the stock is gone each knows what the other holds."""

from collections.abc import Sequence
from math import inf
from typing import Final

from tolva_gui.ai.games.kasino.pile import ACES, NUMBER, SPADES, Scale, Set, cards_of, set_of
from tolva_gui.rules.games.kasino.game import FORCED_TABBE
from tolva_gui.rules.games.kasino.state import KasinoState
from tolva_gui.rules.moves import Move, Play

MOST_CARDS: Final = 8
"""With more cards in both hands there is too much to look at."""
MOST_POSITIONS: Final = 3000
CLEARLY_WORSE: Final = 1.5
"""By so many points, a move need not be looked at more closely."""
Step = tuple[int, Set]
"""A card, and what it takes."""


class TooMuch(Exception):
    """There are more positions than can be looked at."""


class Ending:
    """The rest of a deal in which nothing is hidden from the seat to act."""

    def __init__(self, state: KasinoState, unseen: Set, scale: Scale) -> None:
        self._scale = scale
        self._forced = bool(state.options[FORCED_TABBE.name])
        self._me = state.turn
        self._sea = set_of(state.sea)
        self._hands = [unseen, unseen]
        self._hands[self._me] = set_of(state.hands[self._me])
        self._won = [set_of(won) for won in state.won]
        self._last = state.last_taker
        self._looked_at = 0

    def values(self, moves: Sequence[Move]) -> dict[Move, float]:
        """Return by how much each move lets the seat be ahead if both play on at their best.

        What is clearly worse than the best may be worse still. Raise TooMuch where it takes too long.
        """
        steps = {move: (NUMBER[move.card], set_of(move.takes)) for move in moves if isinstance(move, Play)}
        best = -inf
        values: dict[Move, float] = {}
        for move in sorted(steps, key=lambda move: -self._scale.worth_of(steps[move][1])):
            bound = CLEARLY_WORSE - best
            values[move] = -self._after(
                steps[move], self._me, self._sea, self._hands, self._won, self._last, -inf, bound
            )
            best = max(best, values[move])
        return values

    def _after(
        self,
        step: Step,
        seat: int,
        sea: Set,
        hands: list[Set],
        won: list[Set],
        last: int | None,
        least: float,
        most: float,
    ) -> float:
        """What the other is ahead once the seat has made that step, tabbar from here on included."""
        card, taken = step
        hands, tabbe = hands[:], 0.0
        hands[seat] &= ~(1 << card)
        if taken:
            won, last = won[:], seat
            won[seat] |= taken | 1 << card
            sea &= ~taken
            tabbe = 0.0 if sea else self._scale.tabbe
        else:
            sea |= 1 << card
        return self._best(1 - seat, sea, hands, won, last, least + tabbe, most + tabbe) - tabbe

    def _best(
        self,
        seat: int,
        sea: Set,
        hands: list[Set],
        won: list[Set],
        last: int | None,
        least: float,
        most: float,
    ) -> float:
        """By how much the seat to act is ahead at the end, exactly where it lies between the bounds."""
        self._looked_at += 1
        if self._looked_at > MOST_POSITIONS:
            raise TooMuch
        if not hands[seat]:
            return self._counted(seat, sea, won, last)
        best = -inf
        for step in self._steps(sea, hands[seat]):
            best = max(best, -self._after(step, seat, sea, hands, won, last, -most, -least))
            least = max(least, best)
            if least >= most:
                break
        return best

    def _counted(self, seat: int, sea: Set, won: list[Set], last: int | None) -> float:
        """Sistan is collected, and the sheet is made up."""
        if last is not None:
            won = won[:]
            won[last] |= sea
        points = self._scale.points(won, last)
        return points[seat] - points[1 - seat]

    def _steps(self, sea: Set, hand: Set) -> list[Step]:
        """What can be done: what takes most first; of cards that are as good as each other one."""
        takes: list[tuple[float, Step]] = []
        lays: list[tuple[float, Step]] = []
        known: set[tuple[int, float, bool, bool]] = set()
        for card in cards_of(hand):
            bit, worth = 1 << card, self._scale.worth[card]
            kind = (self._scale.in_hand[card], worth, bool(bit & SPADES), bool(bit & ACES))
            if kind in known:
                continue
            known.add(kind)
            found = self._scale.takes(sea, self._scale.in_hand[card])
            takes += [(gain + worth, (card, taken)) for gain, taken in found]
            lays.append((worth, (card, 0)))
        if self._forced:
            clearing = [step for _, step in takes if step[1] == sea]
            if clearing:
                return clearing
        takes.sort(reverse=True)
        lays.sort()
        return [step for _, step in (*takes, *lays)]
