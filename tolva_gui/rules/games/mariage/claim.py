"""Proof that the player on lead takes all remaining tricks, whatever the others hold and play.

It uses the player's knowledge and two duties: follow suit, and so lose a card of a suit each time it is led, trumps
too. A proof found is valid; some are not found.
"""

from collections import Counter

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.proofs import bit_of
from tolva_gui.rules.games.mariage.state import MariageState


def sure_leads(
    public: MariageState, pack: tuple[kit.Card, ...], seat: kit.Seat, partner: kit.Seat | None
) -> list[kit.Card]:
    """Return the seat's cards in an order in which each takes its trick; empty if not proved.

    *public*: the seat's public state. Nothing is proved while cards are still to be drawn or turned up. Only the last
    trick may be the partner's, as an earlier one would give them the lead.
    """
    if not _all_in_hand(public, seat):
        return []
    order = _trumps_first(public, public.available(seat))
    unseen = public.piles.unseen(pack)
    others = {
        other: _may_hold(public, other, unseen) for other in range(len(public.tricks_won)) if other != seat
    }
    led: Counter[kit.Suit] = Counter()
    for number, card in enumerate(order):
        last = number == len(order) - 1
        rivals = [held for other, held in others.items() if not (last and other == partner)]
        if any(_may_beat(public, held, card, led) for held in rivals):
            return []
        led[card.suit] += 1
    return order


def _all_in_hand(public: MariageState, seat: kit.Seat) -> bool:
    """Whether the seat leads and all players can use all their remaining cards."""
    on_lead = public.phase == "lead" and public.turn == seat and not public.trick
    waiting = any(
        place
        for kind in ("closed", "down")
        for other in range(len(public.tricks_won))
        for place in public.rows(kind, other)
    )
    return on_lead and not public.stock and not waiting


def _trumps_first(public: MariageState, hand: list[kit.Card]) -> list[kit.Card]:
    """Return trumps, then suit by suit, each from the top."""

    def order(card: kit.Card) -> tuple[bool, int, int]:
        return card.suit != public.trump, -kit.SUITS.index(card.suit), public.ranks.index(card.rank)

    return sorted(hand, key=order)


def _may_hold(public: MariageState, seat: kit.Seat, unseen: list[kit.Card]) -> list[kit.Card]:
    """Return every card that the seat is not known to lack."""
    lacks = public.proved.excluded[seat] if public.proved.excluded else 0
    hidden = [card for card in unseen if not lacks & bit_of(card, public.ranks)]
    return [*hidden, *(card for card in public.available(seat) if card != kit.UNSEEN)]


def _may_beat(public: MariageState, held: list[kit.Card], lead: kit.Card, led: Counter[kit.Suit]) -> bool:
    """Whether a player who may hold these cards can win the trick in which `lead` is led.

    *led*: how often each suit has been led by then: a player has lost that many of its cards, or all they had.
    """
    same = [card for card in held if card.suit == lead.suit]
    strength = public.ranks.index(lead.rank)
    if len(same) > led[lead.suit] and any(public.ranks.index(card.rank) < strength for card in same):
        return True
    if public.trump in (None, lead.suit):
        return False
    return sum(card.suit == public.trump for card in held) > led[public.trump]
