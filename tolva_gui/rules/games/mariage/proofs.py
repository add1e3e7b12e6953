"""The duties of the family (T7–T10, B7, B8), and what plays prove: cards that a hand lacks, and sure tricks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.state import PAIRS, Limit, MariageState

Proof = tuple[kit.Mask, kit.Mask]
"""A card played, and the cards that its player cannot have held besides it, as sets over the pack."""
NO_PROOF: Final[Proof] = (0, 0)


def playable(
    hand: list[kit.Card], led: kit.Suit, best: kit.Card, trump: kit.Suit | None, ranks: str
) -> list[kit.Card]:
    """Return the cards that a player may add to a trick. *led*: its suit. *best*: the card that is winning it.

    Follow suit; if void, trump; and within that head the trick if possible, even if the partner has the lead.

    >>> from tolva_gui.rules.cards import parse_card
    >>> hand = [parse_card(text) for text in ("HT", "H6", "SA")]
    >>> [str(card) for card in playable(hand, "H", parse_card("HK"), None, "ATKQJ9876")]
    ['HT']
    """
    due = [card for card in hand if card.suit == led] or [card for card in hand if card.suit == trump]
    if not due:
        return hand
    if due[0].suit != best.suit:  # a plain lead that has been trumped, or nothing to head
        return due
    strength = ranks.index(best.rank)
    return [card for card in due if ranks.index(card.rank) < strength] or due


@cache
def bit_of(card: kit.Card, ranks: str) -> kit.Mask:
    """Return the card as a set over the pack, which has the suits in order and these ranks in each."""
    return 1 << kit.SUITS.index(card.suit) * len(ranks) + ranks.index(card.rank)


def suit_mask(suit: kit.Suit, ranks: str) -> kit.Mask:
    return ((1 << len(ranks)) - 1) << kit.SUITS.index(suit) * len(ranks)


def pair_mask(suit: kit.Suit, ranks: str) -> kit.Mask:
    return sum(bit_of(card, ranks) for card in PAIRS[suit])


def excluded_by_play(state: MariageState, first_trick: int = 1) -> list[kit.Mask]:
    """Return per seat the cards that its plays prove it did not hold: voids, no trump, no higher card.

    Tricks before `first_trick` are ignored.
    """
    excluded = [0] * len(state.tricks_won)
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
        hidden = hand.count(kit.UNSEEN)
        seen = sum(bit_of(card, public.ranks) for card in kit.known(hand))
        plays = [trick.get(seat, NO_PROOF) for trick in tricks]
        for number, since in enumerate(drawn if hidden else ()):
            denied, gone = _drawn_later(plays[number:])
            most = since - gone - (seen & denied).bit_count()
            if plays[number][1] and most < hidden:
                yield seat, denied, most


def _drawn_later(plays: Sequence[Proof]) -> tuple[kit.Mask, int]:
    """Return the cards that a seat's plays prove to be drawn after the first one, and how many of these were played."""
    denied, gone = 0, 0
    for card, proved in plays:
        gone += bool(denied & card)
        denied |= proved
    return denied, gone


def proofs(state: MariageState, first_trick: int = 1) -> Iterator[dict[kit.Seat, Proof]]:
    """Yield per trick the proof from each seat's play, including the trick on the table."""
    seats, ranks = len(state.tricks_won), state.ranks
    tricks = [(trick.leader, trick.cards, trick.trump) for trick in state.tricks]
    tricks.append((state.leader, tuple(state.trick), state.trump))
    for leader, cards, trump in tricks[first_trick - 1 :]:
        trick: dict[kit.Seat, Proof] = {leader: (bit_of(cards[0], ranks), 0)} if cards else {}
        for place in range(1, len(cards)):
            best = cards[kit.trick_winner(cards[:place], trump, ranks)]
            denied = _denied(cards[place], cards[0].suit, trump, best, ranks)
            trick[(leader + place) % seats] = bit_of(cards[place], ranks), denied
        yield trick


@cache
def _denied(card: kit.Card, led: kit.Suit, trump: kit.Suit | None, best: kit.Card, ranks: str) -> kit.Mask:
    """Return the cards that a seat that played `card` cannot have held: beside one of them it was not allowed."""
    pack = kit.make_pack(ranks)
    barring = (other for other in pack if card not in playable([card, other], led, best, trump, ranks))
    return sum(bit_of(other, ranks) for other in barring)


def fits(public: MariageState, world: MariageState) -> bool:
    """Whether the sampled hands respect the limits, and hold no pair where there is none."""

    def sampled(seat: kit.Seat) -> kit.Mask:
        known = public.hands[seat]
        return sum(bit_of(card, world.ranks) for card in world.hands[seat] if card not in known)

    if any((sampled(seat) & cards).bit_count() > most for seat, cards, most in public.proved.limits):
        return False
    pairs = [pair_mask(suit, world.ranks) for suit in kit.SUITS]
    return not any(sampled(seat) & pair == pair for seat in public.proved.pairless for pair in pairs)


def sure_leads(
    public: MariageState, pack: tuple[kit.Card, ...], seat: kit.Seat, partner: kit.Seat | None
) -> list[kit.Card]:
    """Return the seat's cards in an order in which each takes its trick; empty if not proved.

    *public*: the seat's public state. Nothing is proved while cards are still to be drawn or turned up. Only the last
    trick may be the partner's, as an earlier one would give them the lead. The proof uses the seat's knowledge and two
    duties: follow suit, and so lose a card of a suit each time it is led, trumps too. Some proofs are not found.
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
        for place in public.piles.row(kind, other)
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
