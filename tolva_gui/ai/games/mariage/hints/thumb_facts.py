"""Which rule of thumb speaks for a move where the search finds no real difference between the best ones."""

from collections.abc import Iterator

from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.mariage.calls import REDEAL
from tolva_gui.rules.moves import Call, Move, Play


def of_thumb(position: Position, move: Move) -> Iterator[Fact]:
    """Return the rule of thumb that the move follows, the one that decides among equals (`manners`)."""
    match move:
        case Play(cards=(card,)):
            yield Fact((_of_answer if position.read.trick else _of_lead)(position, card), {"by": card})
        case Call("meld"):
            yield Fact("thumb_meld")
        case Call("ask"):
            yield Fact("thumb_ask")
        case Call("pass") if REDEAL not in position.view.legal:
            yield Fact("thumb_pass")


def _of_lead(position: Position, card: Card) -> str:
    if card.suit == position.read.trump and position.read.out(card.suit):
        return "thumb_draw"
    if not position.above(card):
        return "thumb_high"
    return "thumb_low" if _is_cheapest(position, card) else "thumb_keep"


def _of_answer(position: Position, card: Card) -> str:
    read, worth = position.read, position.read.value
    if position.leads(card):
        others = [other for other in position.playable if position.leads(other)]
        if position.safe(card) and worth(card) > min(map(worth, others)):
            return "thumb_home"
        same = [other for other in others if other.suit == card.suit]
        return "thumb_enough" if card == min(same, key=read.strength) else "thumb_keep"
    if position.partner_has:
        return "thumb_keep" if _is_cheapest(position, card) else "thumb_feed"
    return "thumb_cheap" if _is_cheapest(position, card) else "thumb_keep"


def _is_cheapest(position: Position, card: Card) -> bool:
    return position.read.value(card) == min(map(position.read.value, position.playable))
