"""The players of femtio: the only choice is the order of the pile (FD6).

High cards on top win more tricks (measured: FD6). No more is known, so there are three ways to play: without
a plan, with a rough one, and with a strict one. The game's data state which levels are alike
(`alike` in game.toml).
"""

from typing import Final

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, Seat, cards_at
from tolva_gui.rules.games.femtio.game import STRENGTH, arrange
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View

WITHOUT_A_PLAN: Final = ("stina", "algot")
DISORDER: Final = {"rules": 0.12, "sigrid": 0.12, "hilding": 0.0, "best": 0.0}
"""Standard deviation of a card's place, as a share of the pile: from 0.3 the plan is no longer visible."""


class FemtioPlayer:
    """*disorder*: deviation from a good order (see `DISORDER`), None for a random order."""

    def __init__(self, seed: int, disorder: float | None) -> None:
        self._seed = seed
        self._disorder = disorder

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return an order of the hand, or the only move; see `Player.choose`."""
        moves = moves_of(view)
        if not isinstance(moves[0], Play):
            return Choice(moves[0])
        hand, dice = hand_of(view, view.to_act), rng_for(view, self._seed)
        dice.shuffle(hand)
        if self._disorder is None:
            return Choice(arrange(hand))
        order = planned(hand)
        place = {card: no + dice.gauss(0, self._disorder * len(order)) for no, card in enumerate(order)}
        return Choice(arrange(sorted(order, key=place.__getitem__)))


def planned(hand: list[Card]) -> list[Card]:
    """Return the cards with the high ones on top."""
    return sorted(hand, key=lambda card: STRENGTH.index(card.rank))


def hand_of(view: View, seat: Seat | None) -> list[Card]:
    """Return the visible cards of the seat's hand."""
    return [card for card in cards_at(view.zones, Place("hand", seat)) if card is not None]


def player(level: str, seed: int) -> Player:
    """Return a player of that level; all but the weakest have a plan."""
    return FemtioPlayer(seed, None if level in WITHOUT_A_PLAN else DISORDER[level])


def random_player(seed: int) -> Player:
    """Return a player with a random order of the hand, because the legal moves list only one order."""
    return FemtioPlayer(seed, None)
