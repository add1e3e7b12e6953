"""The number of tricks a hand takes whatever the others hold and play, in games of following suit.

Two proofs. A trump that is played wins its trick unless a higher trump falls on it, and a trump falls once:
so only as many of the player's trumps are lost as others have trumps to beat them, card by card. And a player on
lead who has at least as many of the highest cards of a suit as others have cards of it takes a trick with
every card of the suit, as long as no other player can trump.
"""

from collections.abc import Callable, Iterable, Sequence

from tolva_gui.rules.cards import SUITS, Card, Suit

SuitOf = Callable[[Card], Suit | None]
Height = Callable[[Card], int]


def sure_on_lead(
    hand: Sequence[Card], out: Iterable[Card], trump: Suit | None, suit: SuitOf, height: Height
) -> int:
    """Return the number of sure tricks of a hand that is on lead. *out*: cards others may hold."""
    others = list(out)
    own = {each: _heights(hand, each, suit, height) for each in SUITS}
    theirs = {each: _heights(others, each, suit, height) for each in SUITS}
    if trump is not None and _tops(own[trump], theirs[trump]) < len(theirs[trump]):
        return sure_trumps(hand, others, trump, suit, height)
    return sum(_run(own[each], theirs[each]) for each in SUITS)


def sure_trumps(
    hand: Sequence[Card], out: Iterable[Card], trump: Suit | None, suit: SuitOf, height: Height
) -> int:
    """Return how many of the player's trumps are certain to take a trick."""
    if trump is None:
        return 0
    beaters = sorted(_heights(out, trump, suit, height))
    own = sorted(_heights(hand, trump, suit, height))
    lost = 0
    for card in own:
        while beaters and beaters[0] < card:
            beaters.pop(0)
        if beaters:
            beaters.pop(0)
            lost += 1
    return len(own) - lost


def _heights(cards: Iterable[Card], of: Suit, suit: SuitOf, height: Height) -> list[int]:
    return [height(card) for card in cards if suit(card) == of]


def _run(own: Sequence[int], others: Sequence[int]) -> int:
    """Number of tricks in a row one suit takes on lead if no other player can trump."""
    tops = _tops(own, others)
    return len(own) if tops >= len(others) else tops


def _tops(own: Sequence[int], others: Sequence[int]) -> int:
    return sum(card > max(others, default=card - 1) for card in own)
