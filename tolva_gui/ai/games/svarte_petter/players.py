"""Who plays svarte petter: draws by lot, which nobody can exploit, and mixes a card that has just been drawn.

A card just drawn lies at the right end of the fan: who leaves it there tells where it is. Who remembers what they gave
away does not draw it back from there, since it brings no pair; a child thinks of neither.
"""

from typing import Final

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.games.svarte_petter.state import ARRANGE, PetterState
from tolva_gui.rules.moves import Call, Move, Play

MIXES: Final = {"stina": 0.0, "algot": 0.25, "rules": 1.0, "sigrid": 1.0, "hilding": 1.0, "best": 1.0}
"""How often a level moves the card that lies at the right end."""
FORGETFUL: Final = ("stina", "algot")
"""Levels that draw back what they have just given away."""
PASS: Final = Call("pass")


class PetterPlayer:
    """*mixes*: how often the fan is rearranged before somebody draws from it. *remembers*: what it has given away."""

    def __init__(self, seed: int, mixes: float, remembers: bool) -> None:
        self._seed = seed
        self._mixes = mixes
        self._remembers = remembers

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return a move by lot; nobody can read from it which cards are held. See `Player.choose`."""
        moves, dice = moves_of(view), rng_for(view, self._seed)
        if view.phase != ARRANGE:
            known = self._remembers and len(moves) > 1 and _lies_at_the_end(view)
            return Choice(dice.choice(moves[:-1] if known else moves))
        if dice.random() >= self._mixes:
            return Choice(PASS)
        return Choice(dice.choice([move for move in moves if _puts(move, _telling(view.public))]))


def _telling(state: PetterState) -> Card:
    """Return the card whose place tells most: that at the right end, where a drawn card is kept (SP6)."""
    return state.hands[state.drawn_from][-1]


def _lies_at_the_end(view: View) -> bool:
    """Whether the card that was drawn from the seat is held by the one it draws from, at the right end if not moved."""
    state: PetterState = view.public
    given = state.handed[view.seat] if view.seat is not None else None
    return given is not None and given[1] == state.drawn_from


def _puts(move: Move, card: Card) -> bool:
    return isinstance(move, Play) and move.card == card


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    return PetterPlayer(seed, MIXES[level], level not in FORGETFUL)
