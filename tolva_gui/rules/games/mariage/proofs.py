"""Proofs about a hand from its plays under the duties (T7–T9)."""

from collections.abc import Iterator, Sequence

from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Bit, CardSet, Mask
from tolva_gui.rules.games.mariage.state import HIDDEN, Limit, MariageState

Proof = tuple[Bit, Mask]
"""A card played, and the cards that its player cannot have held besides it."""


def excluded_by_play(state: MariageState, first_trick: int = 1) -> list[Mask]:
    """Return per seat the cards that its plays prove it did not hold: voids, no trump, no higher card.

    Tricks before `first_trick` are ignored.
    """
    excluded = [0] * len(state.hands)
    for trick in proofs(state, first_trick):
        for seat, (_, denied) in trick.items():
            excluded[seat] |= denied
    return excluded


def limits_by_play(public: MariageState, drawn: Sequence[int]) -> Iterator[Limit]:
    """Yield limits on cards that a hand was proved not to hold: at most the number that it has drawn since.

    *drawn*: cards drawn after each trick. Some of them may have been played again, or shown in a meld.
    """
    tricks = list(proofs(public))
    for seat, hidden in enumerate(public.unseen or ()):
        own = [trick.get(seat, (HIDDEN, 0)) for trick in tricks]
        for number, since in enumerate(drawn if hidden else ()):
            denied, gone = _drawn_later(own[number:])
            most = since - gone - (public.hands[seat] & denied).bit_count()
            if own[number][1] and most < hidden:
                yield seat, denied, most


def _drawn_later(plays: Sequence[Proof]) -> tuple[Mask, int]:
    """Return the cards that a seat's plays prove to be drawn after the first one, and how many of these were played."""
    denied, gone = 0, 0
    for bit, proved in plays:
        gone += bit != HIDDEN and denied >> bit & 1
        denied |= proved
    return denied, gone


def proofs(state: MariageState, first_trick: int = 1) -> Iterator[dict[Seat, Proof]]:
    """Yield per trick the proof from each seat's play, including the trick on the table."""
    table, seats = state.table, len(state.hands)
    tricks = [(leader, cards, trump) for leader, cards, trump, _ in state.history]
    tricks.append((state.leader, tuple(state.trick), state.trump))
    for leader, cards, trump in tricks[first_trick - 1 :]:
        best, trick = cards[0] if cards else HIDDEN, {}
        for place, bit in enumerate(cards):
            denied = _denied(table, bit, table.suit_of[cards[0]], trump, best) if place else 0
            trick[(leader + place) % seats] = (bit, denied)
            if table.stronger[best] >> bit & 1 or table.suit_of[bit] == trump != table.suit_of[best]:
                best = bit
        yield trick


def _denied(table: CardSet, bit: Bit, lead: int, trump: int, best: Bit) -> Mask:
    """Return the cards that a seat that played `bit` under the duties of T7–T9 cannot have held."""
    suit = table.suit_of[bit]
    denied = 0 if suit == lead else table.suit[lead]
    if suit not in (lead, trump) and trump != NO_SUIT:
        return denied | table.suit[trump]
    if suit == table.suit_of[best] and not table.stronger[best] >> bit & 1:
        denied |= table.stronger[best]
    return denied
