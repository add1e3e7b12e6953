"""Cards: suits, ranks, packs and their two-letter notation.

The strength of cards belongs to each game.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, get_args

from tolva_gui.rules.fault import Fault

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]

SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
ACE_HIGH: Final = "".join(RANKS)
"""The usual order of cards, strongest first."""


class Card(NamedTuple):
    """A card face: suit and rank. Written suit first, `HT` is the ten of hearts."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return self.suit + self.rank


JOKER: Final = Card("J", "O")  # type: ignore[arg-type]  # of no suit and no rank; `JO` in the notation
"""The joker."""


class CardError(Fault, ValueError):
    """A text that is not a card, or a sequence of cards that is not the pack."""


def parse_card(text: str) -> Card:
    """Return the card that `text` names (`"ST"`); raise CardError quoting it otherwise.

    >>> parse_card("HT")
    Card(suit='H', rank='T')
    """
    if text == str(JOKER):
        return JOKER
    if not isinstance(text, str) or len(text) != 2 or text[0] not in SUITS or text[1] not in RANKS:
        raise CardError("{text!r} is not a card; a card is suit and rank, as ST or H6", text=text)
    return Card(text[0], text[1])


def parse_suit(text: str) -> Suit:
    """Return the suit that the letter names; raise CardError quoting it otherwise."""
    if text not in SUITS:
        raise CardError("{text!r} is not a suit; the suits are S, H, D and C", text=text)
    return text


def make_pack(ranks: str) -> tuple[Card, ...]:
    """Return the pack that has these ranks in every suit, suits in the order S H D C."""
    return tuple(parse_card(suit + rank) for suit in SUITS for rank in ranks)


FULL_PACK: Final = make_pack(ACE_HIGH)
"""Fifty-two cards."""


def check_deck(deck: Iterable[Card], pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return `deck` as a tuple if it is an order of `pack`; raise CardError naming the first fault."""
    order = tuple(deck)
    members = Counter(pack)
    if Counter(order) == members:
        return order
    seen: Counter[Card] = Counter()
    for place, card in enumerate(order, start=1):
        if card not in members:
            raise CardError(
                "card {place} of the deck, {card}, does not belong to this pack", place=place, card=str(card)
            )
        if seen[card] == members[card]:
            raise _too_often(place, card, members[card])
        seen[card] += 1
    raise CardError("the deck has {cards} cards; the pack has {pack}", cards=len(order), pack=len(pack))


def _too_often(place: int, card: Card, times: int) -> CardError:
    if times == 1:
        return CardError("card {place} of the deck, {card}, is there twice", place=place, card=str(card))
    return CardError(
        "card {place} of the deck, {card}, is there more than twice", place=place, card=str(card)
    )
