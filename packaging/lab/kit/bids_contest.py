"""Compare a player's bids with the rule player's: the same deals, with the same player for all cards.

Each deck is bid with the rules of thumb at all seats, and with the player's own bids at each seat in turn.
Equal bidding is played only once. The budget applies to the bids; cards have `CARDS`.
"""

import time
from math import inf
from typing import Any, Final

from lab.kit.contest import MOST_MOVES, Contest, dealt

from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Player
from tolva_gui.ai.search.worth import lead
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

CARDS: Final = Budget(iterations=300)
"""The budget per card: only the bids are measured."""
Said = tuple[Any, tuple[Move, ...]]
"""The deal before its first card, and all bids and discards."""


class BidsContest(Contest):
    """The level's bids against those of the rule player; the level plays all cards."""

    def play(self, numbers: range, seconds: float = inf) -> None:
        """Play the decks of these numbers; stop after the deck in which time runs out."""
        end = time.monotonic() + seconds
        sides = self.game.info.under(self.options).sides
        for number in numbers:
            plain = self._bid(number, -1)
            usual: list[float] = []
            total = 0.0
            for side in range(sides):
                said = self._bid(number, side)
                if said[1] != plain[1]:
                    total += self._played(number, said[0])[side]
                    continue
                usual = usual or self._played(number, plain[0])
                total += usual[side]
            self.leads.append(total / sides)
            if time.monotonic() > end:
                return

    def _bid(self, number: int, own: int) -> Said:
        state, said = dealt(self.game, self.options, number), []
        level, rules = make_player(self.level, number), make_player("rules", number)
        while (seat := self.game.to_act(state)) is not None:
            view = self.game.view(state, seat)
            if _is_for_cards(view):
                break
            began, is_own = time.process_time(), self.game.info.side(seat) == own
            move = (level if is_own else rules).choose(view, self.budget).move
            if is_own and len(view.legal) > 1:
                self.times.append(1000 * (time.process_time() - began))
            said.append(move)
            self.game.apply(state, move)
        return state, tuple(said)

    def _played(self, number: int, state: Any) -> list[float]:
        """Play the state to its end; return the lead of each side."""
        level, rules = make_player(self.level, number), make_player("rules", number)
        for _ in range(MOST_MOVES):
            seat = self.game.to_act(state)
            if seat is None:
                break
            view = self.game.view(state, seat)
            player: Player = level if _is_for_cards(view) else rules
            self.game.apply(state, player.choose(view, CARDS).move)
        result = self.game.result(state)
        if result is None:
            raise ValueError(f"{self.game.info.id}: deal {number} does not end")
        return [lead(result, side, state.standing.scores) for side in range(self.game.info.sides)]


def _is_for_cards(view: View) -> bool:
    """Return whether the seat is to play a card."""
    return any(isinstance(move, Play) and move.verb == "play" for move in view.legal)
