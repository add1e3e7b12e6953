"""A seat's view of a trick: its cards, cards others may still hold, and proofs about a card.

How many tricks a hand takes whatever the others hold and play has two proofs. A trump that is played wins its trick
unless a higher trump falls on it, and a trump falls once: so only as many of the player's trumps are lost as others
have trumps to beat them, card by card. And a player on lead who has at least as many of the highest cards of a suit as
others have cards of it takes a trick with every card of the suit, as long as no other player can trump.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import cast

from msgspec import Struct

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import SUITS, UNSEEN, Card, Seat, Suit, TrickDeal, TrickFacts, View, known

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


class SeenTrick(Struct, frozen=True):
    """*out*: the cards that others may hold. *denied*: per seat, the cards it is proved not to hold.

    *after*: the seats that play to this trick after this one. *suit* and *height* as they count in play; of
    two cards of a suit the one with the greater height is stronger. *all_come*: whether every card of *out*
    is still to be played. *seen*: those of *out* that the seat sees in other hands.
    """

    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    trick: tuple[tuple[Seat, Card], ...]
    after: tuple[Seat, ...]
    trump: Suit | None
    out: frozenset[Card]
    denied: Mapping[Seat, frozenset[Card]]
    suit: Callable[[Card], Suit | None]
    height: Callable[[Card], int]
    all_come: bool = False
    seen: frozenset[Card] = frozenset()

    @property
    def best(self) -> tuple[Seat, Card] | None:
        if not self.trick:
            return None
        best = self.trick[0]
        for seat, card in self.trick[1:]:
            if self.beats(card, best[1]):
                best = (seat, card)
        return best

    def beats(self, card: Card, other: Card) -> bool:
        """Return whether the card, played later, takes the trick from the other."""
        if self.suit(card) == self.suit(other):
            return self.height(card) > self.height(other)
        return self.suit(card) == self.trump

    def leads(self, card: Card) -> bool:
        return self.best is None or self.beats(card, self.best[1])

    def out_in(self, suit: Suit | None) -> list[Card]:
        """Return the cards of the suit that others may hold, the strongest first."""
        cards = (card for card in self.out if self.suit(card) == suit)
        return sorted(cards, key=self.height, reverse=True)

    def above(self, card: Card) -> list[Card]:
        """Return the cards of its suit that others may hold and that beat it, the strongest first."""
        return [each for each in self.out_in(self.suit(card)) if self.beats(each, card)]

    def threats(self, card: Card) -> list[Card]:
        """Return the cards that may take the trick from the card, in the hands still to play.

        Trumps after the others; strongest first in each suit.
        """
        found = [
            each
            for each in self.out
            if self.beats(each, card) and any(each not in self.denied[seat] for seat in self.after)
        ]
        return sorted(found, key=lambda each: (self.suit(each) == self.trump, -self.height(each)))

    def takes(self, card: Card) -> bool:
        """Return whether the card certainly takes the trick."""
        return self.leads(card) and not self.threats(card)

    def void_in(self, suit: Suit) -> list[Seat]:
        """Return the other seats that are proved to have no card of the suit."""
        cards = set(self.out_in(suit))
        return [seat for seat, denied in sorted(self.denied.items()) if cards <= denied]

    def sure(self, trump: Suit | None, cards: Sequence[Card] | None = None) -> int:
        """Return how many tricks *cards* (default: the whole hand) surely take with that trump, on lead."""
        mine = self.hand if cards is None else cards
        return sure_on_lead(mine, self.out, trump, self.suit, self.height)

    @property
    def sure_now(self) -> int:
        """Number of the remaining tricks, this one included, that the hand takes whatever the others hold and play."""
        if not self.trick:
            return self.sure(self.trump)
        then = [
            1 + self.sure(self.trump, [other for other in self.hand if other != card])
            for card in self.playable
            if self.takes(card)
        ]
        # The trump that has the trick can beat one of the player's trumps, as can those still out.
        lying = [card for _, card in self.trick if self.suit(card) == self.trump]
        return max(sure_trumps(self.hand, [*self.out, *lying], self.trump, self.suit, self.height), *then, 0)


def seen_trick(
    view: View, hand: Sequence[Card], playable: Sequence[Card] | None, height: Height
) -> SeenTrick:
    """Return the seat's view of the trick. *playable*: None before the play."""
    facts, info, state = cast(TrickFacts, view.facts), view.info, view.public
    hands = {seat: cards for seat, cards in enumerate(state.hands) if seat != view.seat}
    out = frozenset(with_others(state, own_seat(view), info.pack))
    steps = range(1, info.seats - len(facts.trick))
    return SeenTrick(
        hand=tuple(hand),
        playable=tuple(hand if playable is None else playable),
        trick=facts.trick,
        after=tuple((own_seat(view) + info.direction * step) % info.seats for step in steps),
        trump=facts.trump,
        out=out,
        denied=_denied_to_others(view, hands, out),
        suit=state.suit_of,
        height=height,
        all_come=sum(map(len, hands.values())) == len(out),
        seen=frozenset(card for cards in hands.values() for card in known(cards)),
    )


def with_others(state: TrickDeal, seat: Seat, pack: Sequence[Card]) -> list[Card]:
    """Return the cards of the pack that others may hold as far as is known: unseen, or seen in their hands."""
    seen = (card for other, hand in enumerate(state.hands) if other != seat for card in known(hand))
    return [*state.piles.unseen(pack), *seen]


def own_seat(view: View) -> Seat:
    """Return the seat whose view it is."""
    if view.seat is None:
        raise ValueError("a hint is for a seat")
    return view.seat


def _denied_to_others(
    view: View, hands: Mapping[Seat, Sequence[Card]], out: frozenset[Card]
) -> dict[Seat, frozenset[Card]]:
    """Return, per other seat, cards it is proved not to hold: by the rules, and deductions from cards seen in hands."""
    masks = BY_ID.of(view.info).denied(view.public) or (0,) * view.info.seats
    proved = {
        seat: {card for place, card in enumerate(view.info.pack) if masks[seat] >> place & 1}
        for seat in hands
    }
    for owner, cards in hands.items():
        seen = set(known(cards))
        for seat in proved:
            if seat != owner:
                proved[seat] |= seen
            elif UNSEEN not in cards:
                proved[seat] |= out - seen
    return {seat: frozenset(cards) for seat, cards in proved.items()}
