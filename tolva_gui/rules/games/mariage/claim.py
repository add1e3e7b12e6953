"""Proof that the player on lead takes all remaining tricks, whatever the others hold and play.

It uses the player's knowledge and two duties: follow suit, and so lose a card of a suit each time it is led, trumps
too. A proof found is valid; some are not found.
"""

from collections.abc import Sequence

from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Bit, Mask, bits
from tolva_gui.rules.games.mariage.state import EMPTY, LEAD, MariageState, unseen_cards


def sure_leads(public: MariageState, seat: Seat, partner: Seat | None) -> list[Bit]:
    """Return the seat's cards in an order in which each takes its trick; empty if not proved.

    *public*: the seat's public state. Nothing is proved while cards are still to be drawn or turned up. Only the last
    trick may be the partner's, as an earlier one would give them the lead.
    """
    if not _all_in_hand(public, seat):
        return []
    order = _trumps_first(public, public.available(seat))
    others = {other: _may_hold(public, other) for other in range(len(public.hands)) if other != seat}
    led = [0] * len(public.table.suit)
    for number, bit in enumerate(order):
        last = number == len(order) - 1
        rivals = [held for other, held in others.items() if not (last and other == partner)]
        if any(_may_beat(public, held, bit, led) for held in rivals):
            return []
        led[public.table.suit_of[bit]] += 1
    return order


def _all_in_hand(public: MariageState, seat: Seat) -> bool:
    """Whether the seat leads and all players can use all their remaining cards."""
    below = any(bit != EMPTY for row in public.down for bit in row)
    on_lead = public.phase == LEAD and public.turn == seat and not public.trick
    return on_lead and not (public.stock or public.closed or below)


def _trumps_first(public: MariageState, hand: Mask) -> list[Bit]:
    """Return trumps, then suit by suit, each from the top."""
    return sorted(bits(hand), key=lambda bit: (public.table.suit_of[bit] != public.trump, -bit))


def _may_hold(public: MariageState, seat: Seat) -> Mask:
    """Return every card that the seat is not known to lack."""
    hidden = sum(1 << bit for bit in unseen_cards(public))
    if public.excluded is not None:
        hidden &= ~public.excluded[seat]
    return hidden | public.hands[seat] | public.rows[seat]


def _may_beat(public: MariageState, held: Mask, bit: Bit, led: Sequence[int]) -> bool:
    """Whether a player who may hold these cards can win the trick in which `bit` is led.

    *led*: how often each suit has been led by then: a player has lost that many of its cards, or all they had.
    """
    table = public.table
    suit, trump = table.suit_of[bit], public.trump
    higher = held & table.stronger[bit]
    if higher and (held & table.suit[suit]).bit_count() > led[suit]:
        return True
    if trump in (NO_SUIT, suit):
        return False
    return (held & table.suit[trump]).bit_count() > led[trump]
