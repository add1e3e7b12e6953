"""Cards that may be played to a trick, and the card in the lead."""

from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Bit, CardSet, Mask


def playable(table: CardSet, hand: Mask, lead: int, trump: int, best: Bit) -> Mask:
    """Return the cards that a player with `hand` may play to a trick that has been led.

    *lead*: number of the suit led. *trump*: number of the trump suit or NO_SUIT. *best*: the card in the lead. Follow
    suit; if void, trump; and within that head the trick if possible, even if the partner has the lead (T7–T10, B7, B8).

    >>> from tolva_gui.rules.cards import parse_card
    >>> table = CardSet("ATKQJ9876", value={})
    >>> hand = table.mask(map(parse_card, ("HT", "H6", "SA")))
    >>> allowed = playable(table, hand, 1, NO_SUIT, table.bit[parse_card("HK")])
    >>> [str(card) for card in table.sorted(allowed)]
    ['HT']
    """
    follow = hand & table.suit[lead]
    if follow:
        higher = follow & table.stronger[best]  # none if a plain lead has been trumped
        return higher or follow
    trumps = hand & table.suit[trump] if trump != NO_SUIT else 0
    if not trumps:
        return hand
    higher = trumps & table.stronger[best] if table.suit_of[best] == trump else trumps
    return higher or trumps


def takes_lead(table: CardSet, card: Bit, best: Bit, trump: int) -> bool:
    """Whether `card` takes the lead from `best`: higher in its suit, or a trump on a plain suit."""
    return bool(table.stronger[best] >> card & 1) or (
        table.suit_of[card] == trump != NO_SUIT and table.suit_of[best] != trump
    )
