"""Cards that may be played under the duties of the family (T7–T10, B7, B8), and what plays prove about a hand."""

from collections.abc import Iterator, Sequence
from functools import cache

from tolva_gui.rules.games.mariage.state import Limit, MariageState
from tolva_gui.rules.kit import UNSEEN, Card, Seat, Suit
from tolva_gui.rules.kit.tricks import trick_winner

Proof = tuple[Card, frozenset[Card]]
"""A card played, and the cards that its player cannot have held besides it."""
NO_PROOF: Proof = (UNSEEN, frozenset())


def playable(hand: list[Card], trick: Sequence[Card], trump: Suit | None, ranks: str) -> list[Card]:
    """Return the cards that a player may add to a trick that has been led.

    Follow suit; if void, trump; and within that head the trick if possible, even if the partner has the lead.

    >>> from tolva_gui.rules.cards import parse_card
    >>> hand = [parse_card(text) for text in ("HT", "H6", "SA")]
    >>> [str(card) for card in playable(hand, [parse_card("HK")], None, "ATKQJ9876")]
    ['HT']
    """
    best, led = trick[trick_winner(trick, trump, ranks)], trick[0].suit
    due = [card for card in hand if card.suit == led] or [card for card in hand if card.suit == trump]
    if not due:
        return hand
    if due[0].suit != best.suit:  # a plain lead that has been trumped, or nothing to head
        return due
    strength = ranks.index(best.rank)
    return [card for card in due if ranks.index(card.rank) < strength] or due


def excluded_by_play(state: MariageState, first_trick: int = 1) -> list[set[Card]]:
    """Return per seat the cards that its plays prove it did not hold: voids, no trump, no higher card.

    Tricks before `first_trick` are ignored.
    """
    excluded: list[set[Card]] = [set() for _ in state.tricks_won]
    for trick in proofs(state, first_trick):
        for seat, (_, denied) in trick.items():
            excluded[seat] |= denied
    return excluded


def limits_by_play(public: MariageState, drawn: Sequence[int]) -> Iterator[Limit]:
    """Yield limits on cards that a hand was proved not to hold: at most the number that it has drawn since.

    *drawn*: cards drawn after each trick. Some of them may have been played again, or shown in a meld.
    """
    tricks = list(proofs(public))
    for seat, hand in enumerate(public.hands):
        hidden = hand.count(UNSEEN)
        plays = [trick.get(seat, NO_PROOF) for trick in tricks]
        for number, since in enumerate(drawn if hidden else ()):
            denied, gone = _drawn_later(plays[number:])
            most = since - gone - sum(card in denied for card in hand)
            if plays[number][1] and most < hidden:
                yield seat, denied, most


def _drawn_later(plays: Sequence[Proof]) -> tuple[frozenset[Card], int]:
    """Return the cards that a seat's plays prove to be drawn after the first one, and how many of these were played."""
    denied, gone = frozenset[Card](), 0
    for card, proved in plays:
        gone += card in denied
        denied |= proved
    return denied, gone


def proofs(state: MariageState, first_trick: int = 1) -> Iterator[dict[Seat, Proof]]:
    """Yield per trick the proof from each seat's play, including the trick on the table."""
    seats = len(state.tricks_won)
    tricks = [(trick.leader, trick.cards, trick.trump) for trick in state.tricks]
    tricks.append((state.leader, tuple(state.trick), state.trump))
    for leader, cards, trump in tricks[first_trick - 1 :]:
        trick: dict[Seat, Proof] = {leader: (cards[0], frozenset())} if cards else {}
        for place in range(1, len(cards)):
            best = cards[trick_winner(cards[:place], trump, state.ranks)]
            proof = _denied(cards[place], cards[0].suit, trump, best, state.ranks)
            trick[(leader + place) % seats] = cards[place], proof
        yield trick


@cache
def _denied(card: Card, led: Suit, trump: Suit | None, best: Card, ranks: str) -> frozenset[Card]:
    """Return the cards that a seat that played `card` under the duties of T7–T9 cannot have held."""
    denied = [] if card.suit == led else [Card(led, rank) for rank in ranks]  # type: ignore[arg-type]
    if trump is not None and card.suit not in (led, trump):
        denied += [Card(trump, rank) for rank in ranks]  # type: ignore[arg-type]
    elif card.suit == best.suit and ranks.index(card.rank) > ranks.index(best.rank):
        denied += [Card(card.suit, rank) for rank in ranks[: ranks.index(best.rank)]]  # type: ignore[arg-type]
    return frozenset(denied)
