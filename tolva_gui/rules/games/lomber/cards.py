"""The order of the cards under each trump, the duties to follow, and trick winners (L7-L12, L35-L39)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from tolva_gui.rules import kit

HAND_RANKS: Final = "KQJ765432A"
"""The order of hands, in every suit, regardless of strength."""
PACK: Final = kit.make_pack(HAND_RANKS)
SPADDA: Final = kit.Card("S", "A")
BASTI: Final = kit.Card("C", "A")
BLACK_ACES: Final = (SPADDA, BASTI)
PLAIN: Final[dict[kit.Suit, str]] = {
    "S": "KQJ765432A",
    "C": "KQJ765432A",
    "H": "KQJA234567",
    "D": "KQJA234567",
}
"""L7, L8, L12: a black ace is of its own suit in the misères only."""
TRUMPS: Final[dict[kit.Suit, str]] = {"S": "KQJ76543", "C": "KQJ76543", "H": "AKQJ23456", "D": "AKQJ23456"}
"""L9, L10: trumps below the matadors."""
MANILIA_RANK: Final[dict[kit.Suit, str]] = {"S": "2", "C": "2", "H": "7", "D": "7"}


class Worth(NamedTuple):
    """The suit to which a card belongs, and its place there, 0 for the strongest."""

    suit: kit.Suit
    place: int


@cache
def matadors(trump: kit.Suit | None) -> tuple[kit.Card, ...]:
    """Return the matadors from the top (L11); none in the misères."""
    if trump is None:
        return ()
    return SPADDA, kit.parse_card(trump + MANILIA_RANK[trump]), BASTI


@cache
def suit_order(suit: kit.Suit, trump: kit.Suit | None) -> tuple[kit.Card, ...]:
    """Return all cards that belong to the suit, the strongest first."""
    if suit == trump:
        return (*matadors(trump), *(kit.parse_card(suit + rank) for rank in TRUMPS[suit]))
    cards = tuple(kit.parse_card(suit + rank) for rank in PLAIN[suit])
    return cards if trump is None else tuple(card for card in cards if card not in BLACK_ACES)


@cache
def worths(trump: kit.Suit | None) -> dict[kit.Card, Worth]:
    """Return suit and place of each card for this trump suit, None in the misères."""
    return {
        card: Worth(suit, place) for suit in kit.SUITS for place, card in enumerate(suit_order(suit, trump))
    }


def winner_of(cards: Sequence[kit.Card], trump: kit.Suit | None) -> int:
    """Return the position of the card that takes the trick (L39)."""
    worth = [worths(trump)[card] for card in cards]
    suit = trump if any(each.suit == trump for each in worth) else worth[0].suit
    return min((each.place, number) for number, each in enumerate(worth) if each.suit == suit)[1]


def playable(hand: Sequence[kit.Card], led: kit.Card | None, trump: kit.Suit | None) -> list[kit.Card]:
    """Return the cards that may be played to the card led, None on lead (L35-L38)."""
    if led is None:
        return list(hand)
    suit = worths(trump)[led].suit
    same = [card for card in hand if worths(trump)[card].suit == suit]
    if suit == trump and set(same) <= {*free_matadors(led, trump)}:
        return list(hand)
    return same or list(hand)


def free_matadors(led: kit.Card, trump: kit.Suit | None) -> tuple[kit.Card, ...]:
    """Return the matadors that need not be played to this trump: all but those below a matador led (L36, L37)."""
    top = matadors(trump)
    return top[: top.index(led)] if led in top else top
