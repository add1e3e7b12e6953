"""The search for kasino: the moves worth a thought, in worlds that are played to the end of the packet.

What a packet leaves is weighed card by card; the last one is counted as the sheet does, sistan and majorities with it.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.games.kasino.ending import MOST_CARDS, Ending, TooMuch
from tolva_gui.ai.games.kasino.pile import NUMBER, Scale, Set, cards_of, set_of
from tolva_gui.ai.games.kasino.rule_player import Judge
from tolva_gui.ai.generic import Arm, OutOfThought, Purse, drop_out
from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.kasino.state import KasinoState
from tolva_gui.rules.moves import Move, Play

DEFAULT_MS: Final = 50
MOST_WORLDS: Final = 80
MOST_ARMS: Final = 8
FIRST_LOOK: Final = 16
WHIM: Final = 0.1


class SearchPlayer:
    """Tries the moves that weigh most in many worlds; *sees_through*: the end of a deal for two exactly."""

    def __init__(self, seed: int, most_worlds: int = MOST_WORLDS, *, sees_through: bool = True) -> None:
        self._seed = seed
        self._sees_through = sees_through
        self._most_worlds = most_worlds

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings most over the worlds; see `Player.choose`."""
        moves = moves_of(view)
        if len(moves) == 1 or view.seat is None:
            return Choice(moves[0])
        purse = Purse(budget, DEFAULT_MS, cancelled)
        table = Table(view.public)
        judge = Judge(view.public, table.scale)
        weights = {move: judge.weigh(move) for move in judge.worth_weighing(moves)}
        if (seen := self._seen_through(view.public, judge.unseen, table.scale, moves)) is not None:
            return seen
        best = sorted(weights, key=lambda move: -weights[move])
        arms = [Arm(move) for move in best[:MOST_ARMS]]
        with suppress(OutOfThought):
            self._search(table, view.seat, arms, judge.unseen, purse, dice_for(view, self._seed))
        tried = [arm for arm in arms if not arm.out and arm.gains]
        if not tried or min(len(arm.gains) for arm in tried) < 4:
            return Choice(best[0])
        chosen = max(tried, key=Arm.mean)
        return Choice(chosen.move, {arm.move: arm.mean() for arm in arms if arm.gains})

    def _seen_through(
        self, state: KasinoState, unseen: Set, scale: Scale, moves: Sequence[Move]
    ) -> Choice | None:
        """The best move where nothing is hidden any more and little enough is left."""
        left = len(state.hands[state.turn]) + unseen.bit_count()
        if not self._sees_through or len(state.hands) != 2 or state.unseen[-1] or left > MOST_CARDS:
            return None
        try:
            values = Ending(state, unseen, scale).values(moves)
        except TooMuch:
            return None
        return Choice(max(values, key=values.__getitem__), values)

    def _search(
        self, table: "Table", seat: Seat, arms: list[Arm], unseen: Set, purse: Purse, rng: Random
    ) -> None:
        hidden = list(cards_of(unseen))
        for number in range(1, self._most_worlds + 1):
            running = [arm for arm in arms if not arm.out]
            if len(running) == 1:
                return
            hands = table.world(hidden, rng)
            lots = rng.random()
            for arm in running:
                purse.pay()
                if isinstance(arm.move, Play):
                    arm.gains.append(table.play_on(seat, hands, arm.move, Random(lots)))
            if number >= FIRST_LOOK and number % 8 == 0:
                drop_out(running)


class Table:
    """A position in sets of cards, from which packets are played on."""

    def __init__(self, state: KasinoState) -> None:
        self.scale = Scale(state)
        self._turn = state.turn
        self._own = set_of(state.hands[state.turn])
        self._sea = set_of(state.sea)
        self._won = [0] * self.scale.sides
        for seat, cards in enumerate(state.won):
            self._won[seat % self.scale.sides] |= set_of(cards)
        self._last = None if state.last_taker is None else state.last_taker % self.scale.sides
        self._held = state.unseen or tuple(len(hand) for hand in state.hands) + (len(state.stock),)

    def world(self, hidden: list[int], rng: Random) -> list[Set]:
        """Return hands that the seat cannot tell from the real ones."""
        rng.shuffle(hidden)
        hands, first = [], 0
        for seat in range(len(self._held) - 1):
            if seat == self._turn:
                hands.append(self._own)
                continue
            hands.append(sum(1 << card for card in hidden[first : first + self._held[seat]]))
            first += self._held[seat]
        return hands

    def play_on(self, seat: Seat, hands: list[Set], move: Play, rng: Random) -> float:
        """Make the move, play the packet out, and return by how much the seat's side is ahead."""
        packet = Packet(self.scale, self._sea, hands[:], self._won[:], self._last)
        packet.make(seat, NUMBER[move.card], set_of(move.takes))
        turn = (seat + 1) % len(hands)
        while packet.hands[turn]:
            packet.play(turn, rng)
            turn = (turn + 1) % len(hands)
        worth = packet.worth(last=not self._held[-1])
        own = worth.pop(seat % self.scale.sides)
        return own - sum(worth) / len(worth)


class Packet:
    """A packet that is played on: each takes what is worth most, else lays the cheapest card."""

    def __init__(self, scale: Scale, sea: Set, hands: list[Set], won: list[Set], last: int | None) -> None:
        self._scale = scale
        self._sea = sea
        self.hands = hands
        self._won = won
        self._last = last
        self._tabbar = [0.0] * scale.sides

    def make(self, seat: Seat, card: int, taken: Set) -> None:
        """Lay the card, or take with it."""
        self.hands[seat] &= ~(1 << card)
        if not taken:
            self._sea |= 1 << card
            return
        side = seat % self._scale.sides
        self._sea &= ~taken
        self._won[side] |= taken | 1 << card
        self._last = side
        if not self._sea:
            self._tabbar[side] += self._scale.tabbe

    def play(self, seat: Seat, rng: Random) -> None:
        """Play a card of the seat."""
        best, card, taken = 0.0, -1, 0
        lowest, cheap = 99.0, -1
        whim = rng.random() < WHIM
        for own in cards_of(self.hands[seat]):
            gain, takes = self._scale.best_take(self._sea, own)
            if whim:
                gain *= rng.random()
            if takes and gain > best:
                best, card, taken = gain, own, takes
            cost = self._scale.worth[own] + 0.1 * rng.random()
            if cost < lowest:
                lowest, cheap = cost, own
        if taken:
            self.make(seat, card, taken)
        else:
            self.make(seat, cheap, 0)

    def worth(self, last: bool) -> list[float]:
        """Return what each side has: as the sheet counts after the last packet, by parts before."""
        if not last:
            return [
                self._scale.worth_of(won) + tabbar
                for won, tabbar in zip(self._won, self._tabbar, strict=True)
            ]
        if self._last is not None:
            self._won[self._last] |= self._sea
        points = self._scale.points(self._won, self._last)
        return [point + tabbar for point, tabbar in zip(points, self._tabbar, strict=True)]
