"""A step of a path: the choices that belong to it and its kinds of right answers; filters that games share.

A step asks for a position, and for several kinds of right answers, so that the answer is not always the same.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tolva_gui.rules.cards import Card
from tolva_gui.rules.kit.themes import LAST, is_ending, own_cards, tops
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import TrickFacts, View

Asks = Callable[[View], object]
Answer = Callable[[View, Move], bool]
LEVEL: Final = "rules"
POINTS: Final[Mapping[str, int]] = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""Card points in the K+Q family (T2)."""


class Step(NamedTuple):
    """A step: the choices it is about, and the kinds of right answers in its deals.

    *tells*: facts, one of which must be among the reasons; if empty, any reason will do. *tries*: number of
    choices examined per deal. *most*: number of seeds tried. *level*: the player in the learner's seat up to
    the choice. *scale*: factor on the usual margins. *first*: number of looks at a deal before the deep ones. *taught*:
    the answer's kind is what the step teaches: all moves of that kind are right, and no other. *many*: of many answers
    some may lie between right and wrong; they are left out.
    """

    id: str
    asks: Asks = lambda _view: True
    kinds: tuple[Answer, ...] = ()
    amount: int = 6
    seats: int = 4
    deal: int = 1
    tells: frozenset[str] = frozenset()
    tries: int = 2
    most: int = 800
    level: str = LEVEL
    scale: float = 1.0
    first: int = 3
    taught: bool = False
    many: bool = False


LESSON: Final = Step("lesson")


def anything(_view: View, _move: Move) -> bool:
    """Any right answer."""
    return True


def no(answer: Answer) -> Answer:
    """The opposite answer."""
    return lambda view, move: not answer(view, move)


def calls(*moves: Move) -> Answer:
    """Whether it is one of these calls."""
    return lambda _view, move: move in moves


def in_phase(phase: str) -> Asks:
    """Whether the deal is at this stage."""
    return lambda view: view.phase == phase


def facts_of(view: View) -> TrickFacts:
    if not isinstance(view.facts, TrickFacts):
        raise TypeError(f"{view.info.id} has no tricks")
    return view.facts


def in_trick(view: View) -> bool:
    """Whether the trick has cards and the player has a choice of cards."""
    return bool(facts_of(view).trick) and all(isinstance(move, Play) for move in view.legal)


def leads(view: View) -> bool:
    """Whether the player leads to a trick."""
    return not facts_of(view).trick and any(isinstance(move, Play) for move in view.legal)


def left(view: View) -> list[Card]:
    """Return the cards that have not been in a trick."""
    gone = {card for trick in facts_of(view).tricks for card in trick.cards}
    return [card for card in view.info.pack if card not in gone]


def cards_to_play(view: View) -> list[Card]:
    """Return the player's cards in hand and open on the table."""
    row = [zone for zone in view.zones if zone.place.kind == "up" and zone.place.owner == view.seat]
    return [*own_cards(view), *(card for zone in row for card in zone.cards if card is not None)]


def last_three(view: View) -> bool:
    """Whether the player has three cards and a choice among them."""
    return is_ending(view) and len(cards_to_play(view)) == LAST


def plays_top(view: View, move: Move) -> bool:
    """Whether no remaining card of its suit beats the card."""
    return isinstance(move, Play) and move.card in tops(cards_to_play(view), left(view), view.ranks)


def plays_low(view: View, move: Move) -> bool:
    """Whether a remaining card of its suit beats the card."""
    return isinstance(move, Play) and not plays_top(view, move)


def plays_side_suit(view: View, move: Move) -> bool:
    """Whether it is a card but no trump."""
    return isinstance(move, Play) and not plays_trump(view, move)


def plays_card(_view: View, move: Move) -> bool:
    """Whether it is a card."""
    return isinstance(move, Play)


def lays_several(_view: View, move: Move) -> bool:
    """Whether several cards are laid at once."""
    return isinstance(move, Play) and len(move.cards) > 1


def lays_one(view: View, move: Move) -> bool:
    """Whether one card is laid though the player has more of its rank."""
    if not isinstance(move, Play) or len(move.cards) != 1:
        return False
    return sum(card.rank == move.card.rank for card in own_cards(view)) > 1


def plays_trump(view: View, move: Move) -> bool:
    """Whether it is a trump."""
    return isinstance(move, Play) and move.card.suit == facts_of(view).trump
