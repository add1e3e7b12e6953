"""The players of svarte petter: draw at random, which cannot be exploited, and move a card just drawn.

A card just drawn is at the right end of the fan; left there, its place is known. A player who remembers the
card they gave away does not draw it back from there, because it makes no pair; the weak levels do neither.
"""

from random import Random
from typing import Final

from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.svarte_petter.game import PetterState
from tolva_gui.rules.kit import Call, Move, Play, View

MIXES: Final = {"stina": 0.0, "algot": 0.25, "rules": 1.0, "sigrid": 1.0, "hilding": 1.0, "best": 1.0}
"""Probability that a level moves the card at the right end."""
FORGETFUL: Final = ("stina", "algot")
"""Levels that may draw back a card just given away."""
PASS: Final = Call("pass")


def player(level: str, seed: int) -> Player:
    return AtOnce(lambda view: Choice(_by_lot(view, rng_for(view, seed), level)))


def _by_lot(view: View, dice: Random, level: str) -> Move:
    """A random move, which reveals nothing about the hand."""
    moves = view.legal
    if view.phase != "arrange":
        known = level not in FORGETFUL and len(moves) > 1 and gave_to_holder(view)
        return dice.choice(moves[:-1] if known else moves)
    if dice.random() >= MIXES[level]:
        return PASS
    # The card at the right end, where a drawn card is put (SP6), reveals most.
    state: PetterState = view.public
    telling = state.hands[state.drawn_from][-1]
    return dice.choice([move for move in moves if isinstance(move, Play) and move.card == telling])


def gave_to_holder(view: View) -> bool:
    """Return whether the fan drawn from has a card that the seat gave away, at its right end unless moved."""
    state: PetterState = view.public
    given = state.handed[view.seat] if view.seat is not None else None
    return given is not None and given[1] == state.drawn_from
