"""The players of hej knekt: no thought is needed, but hands are slow and sometimes do the wrong thing.

Reaction times are distributed as people's are: with a lower limit and a tail of slow ones. A choice is a plan
for the current card: asked again after others have reacted, the same seed gives the same plan.
"""

import math
from random import Random
from typing import Final

from msgspec import Struct

from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.hej_knekt.game import GREETINGS, MIDDLE
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts, View

FASTEST: Final = 280
"""Lower limit of human reaction times, in milliseconds."""
TURNS: Final = range(600, 1201)
"""HKD9: milliseconds that a player takes to turn a card."""
SPREAD: Final = 0.22
MOST_WRONG: Final = 0.3


class Hands(Struct, frozen=True):
    """*mean*: milliseconds from card to reaction. *wrong*: probability of a wrong reaction."""

    mean: float
    wrong: float


HANDS: Final = {
    "stina": Hands(1600, 0.12),
    "algot": Hands(1575, 0.12),
    "rules": Hands(1450, 0.10),
    "sigrid": Hands(1250, 0.07),
    "hilding": Hands(1000, 0.05),
    "best": Hands(750, 0.02),
}


def _quick(view: View, seed: int, hands: Hands) -> Call:
    """Turn after a moment; react after a random time."""
    facts, example = view.facts, view.legal[0]
    if not isinstance(facts, RaceFacts) or not isinstance(example, Call):
        raise TypeError(f"a view of hej knekt is needed, not one of {view.info.id}")
    if example.word == "turn":
        return Call("turn", facts.clock + rng_for(view, seed).choice(TURNS))
    seat = example.by or 0
    dice = Random(f"{seed} {seat} {facts.shown_at} {facts.locked[seat]}")
    since = max(facts.shown_at or 0, facts.locked[seat])
    word = _word(view, str(example.value), hands, dice)
    after = max(FASTEST, round(hands.mean * math.exp(dice.gauss(0, SPREAD))))
    return Call("react", word, seat, (max(facts.clock, since + after),))


def _word(view: View, right: str, hands: Hands, dice: Random) -> str:
    """The greeting; each further high card in succession adds errors."""
    lying = next((zone.cards for zone in view.zones if zone.place == MIDDLE), ())
    ranks = [card.rank if card is not None else "" for card in lying]
    low = next((no for no, rank in enumerate(reversed(ranks)) if rank not in GREETINGS), len(ranks))
    wrong = min(MOST_WRONG, hands.wrong * (1 + 0.5 * max(0, low - 1)))
    others = [word for word in GREETINGS.values() if word != right]
    return dice.choice(others) if dice.random() < wrong else right


RANDOM: Final = Hands(1800, 0.15)


def random_player(seed: int) -> Player:
    """Return the slowest player: the legal moves list one reaction at one time, so a choice from them is not random."""
    return AtOnce(lambda view: Choice(_quick(view, seed, RANDOM)))


def player(level: str, seed: int) -> Player:
    return AtOnce(lambda view: Choice(_quick(view, seed, HANDS[level])))
