"""Who plays femtio: the order of the pile is all there is to choose (FD6).

High cards on top win before the others have any left of the suit. More than that cannot be known, so that there
are three ways to play: without a plan, with one that is kept by halves, and with one that is kept. The game's own
data tell which levels are alike (`alike` in game.toml).
"""

from typing import Final

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, Seat, cards_at
from tolva_gui.rules.game import View
from tolva_gui.rules.games.femtio.game import STRENGTH, arrange
from tolva_gui.rules.moves import Play

WITHOUT_A_PLAN: Final = ("stina", "algot")
DISORDER: Final = {"rules": 0.12, "sigrid": 0.12, "hilding": 0.0, "best": 0.0}
"""How far a card lies off its place, give or take, as a part of the pile: from 0.3 nothing is seen of the plan."""


class FemtioPlayer:
    """*disorder*: how far cards lie off a good order, None for any order at all."""

    def __init__(self, seed: int, disorder: float | None) -> None:
        self._seed = seed
        self._disorder = disorder

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return an order of the hand, or the only move there is; see `Player.choose`."""
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
    """Return the seat's hand, as far as it is seen."""
    return [card for card in cards_at(view.zones, Place("hand", seat)) if card is not None]


def player(level: str, seed: int) -> Player:
    """Return a player of that level: with a plan, but for the weakest."""
    return FemtioPlayer(seed, None if level in WITHOUT_A_PLAN else DISORDER[level])


def random_player(seed: int) -> Player:
    """Return one who lays the hand in any order: the legal moves name only one of them."""
    return FemtioPlayer(seed, None)
