"""A player's inference from a View: cards held, gone and out, and possible holders."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from math import prod
from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.mariage.memory import Memory, forgotten
from tolva_gui.rules.games.mariage.proofs import bit_of
from tolva_gui.rules.games.mariage.state import PAIRS, TARGET, MariageState, mariage
from tolva_gui.rules.kit import SUITS, UNSEEN, Card, Seat, Side, Suit, View, known

_TOLVA_POINTS: Final = {"A": 11.0, "T": 10.0, "K": 4.0, "Q": 3.0, "J": 2.0}
_MAKTORER: Final = {"A": 13.5, "T": 13.0, "K": 1.5, "Q": 1.0, "J": 0.5}
_MATADORER: Final = {"A": 14.0, "T": 13.0, "K": 1.0, "Q": 0.7, "J": 0.3}


class Traits(Struct, frozen=True):
    """Properties of one form, for evaluation only: legality comes from the View.

    *value*: a card's count towards vinsten, by rank, on a scale where the pack holds about 120 (maktorer and
    ögon combined). *meld_cards*: cards that the melder must have left. *meld_from_stock*: no meld once the
    stock is gone. *most_melds*: per deal. *trump_limit*, *meld_limit*: scores from which a side may not set
    trump, or not meld at all. *exact*: exceeding the target is a fall. *may_refuse*: whether an asked partner may keep
    a pair back.
    """

    value: Mapping[str, float]
    meld_cards: int = 2
    meld_from_stock: bool = False
    most_melds: int = 4
    trump_limit: int = 11
    meld_limit: int = 99
    exact: bool = False
    may_refuse: bool = True


_TOLVA: Final = Traits(_TOLVA_POINTS, meld_cards=3, trump_limit=10, meld_limit=11)
_BY_ID: Final = {
    "bondtolva-4": Traits(_MAKTORER, may_refuse=False),
    "bondtolva-6": Traits(_MAKTORER, may_refuse=False),
    "bondtolva-2": Traits(_MATADORER, meld_from_stock=True, most_melds=2, trump_limit=99, exact=True),
}


def traits_of(game_id: str) -> Traits:
    """Return the traits of a form; an unlisted form counts as a tolva."""
    return _BY_ID.get(game_id, _TOLVA)


class Reading:
    """One seat's knowledge in one position. Built from the View alone, never changed.

    *mine*: the cards that the seat can play. *unseen*: cards that may be face down somewhere, as far as the
    seat remembers. *shown*: cards that others are known to hold, by seat.
    """

    def __init__(self, view: View, memory: Memory = "all") -> None:
        if view.seat is None:
            raise ValueError("a player reads its own seat's view, not the referee's")
        self.view = view
        self.info = view.info
        self.facts = mariage(view.facts)
        self.seat: Seat = view.seat
        self.side: Side = view.info.side(view.seat)
        self.partner = view.info.partner(view.seat)
        self.trump: Suit | None = mariage(view.facts).trump
        self.traits = traits_of(view.info.id)
        self.trick: tuple[Card, ...] = tuple(card for _, card in mariage(view.facts).trick)
        self.public: MariageState = view.public
        self.mine = frozenset(known(self.public.available(view.seat)))
        others = (seat for seat in range(view.info.seats) if seat != view.seat)
        self.shown = {seat: frozenset(known(self.public.available(seat))) for seat in others}
        self.stock = len(self.public.stock)
        self._infers = memory == "all"
        self._hidden = self.public.piles.unseen(view.info.pack)
        self.unseen = forgotten(view, memory).union(self._hidden)

    def strength(self, card: Card) -> int:
        """Return the card's rank in its suit; higher is stronger."""
        return -self.view.ranks.index(card.rank)

    def value(self, card: Card) -> float:
        """Return the card's count towards vinsten."""
        return self.traits.value.get(card.rank, 0.0)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played later, takes the lead from `best`."""
        if card.suit == best.suit:
            return self.strength(card) > self.strength(best)
        return card.suit == self.trump

    def leads(self, card: Card) -> bool:
        """Whether the card would be winning the trick."""
        return self.best is None or self.beats(card, self.best)

    def ours(self, seat: Seat) -> bool:
        """Whether the seat is mine or my partner's."""
        return self.info.side(seat) == self.side

    @cached_property
    def lead(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.trick[0].suit if self.trick else None

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick."""
        return dict(self.facts.trick).get(self.winner)

    @property
    def winner(self) -> Seat:
        """The seat that is winning the trick, mine before the lead."""
        return self.seat if self.facts.winning is None else self.facts.winning

    @cached_property
    def after_me(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after mine, in order."""
        count = self.info.seats - len(self.trick) - 1
        return tuple((self.seat + k) % self.info.seats for k in range(1, count + 1))

    @cached_property
    def tricks_left(self) -> int:
        """The number of tricks left, this one included."""
        taken = len(self.info.pack) // self.info.seats
        return taken - len(self.facts.tricks)

    @cached_property
    def free_play(self) -> bool:
        """Whether any card may be played to any trick (K3)."""
        return self.traits.meld_from_stock and self.stock > 0

    @cached_property
    def rivals_after(self) -> list[Seat]:
        """The seats of other sides that play to this trick after mine."""
        return [seat for seat in self.after_me if not self.ours(seat)]

    def out(self, suit: Suit) -> frozenset[Card]:
        """Return the cards of the suit that are neither mine, nor in the trick, nor gone."""
        return frozenset(card for card in self._out if card.suit == suit)

    @cached_property
    def _out(self) -> frozenset[Card]:
        return self.unseen.union(*self.shown.values())

    def ahead(self, card: Card) -> int:
        """Return the number of stronger cards of its suit that are out."""
        return sum(self.strength(other) > self.strength(card) for other in self.out(card.suit))

    def likely(self, seat: Seat, card: Card) -> float:
        """Return the probability that another seat has the card in hand."""
        if card in self.shown[seat]:
            return 1.0
        if card not in self.unseen or card in self._denied.get(seat, ()):
            return 0.0
        rooms = [room for other, room in self._rooms.items() if card not in self._denied.get(other, ())]
        return self._still_out * self._rooms[seat] / sum(rooms) if sum(rooms) else 0.0

    def some(self, seat: Seat, cards: Iterable[Card]) -> float:
        """Return the probability that the seat has at least one of the cards."""
        return 1.0 - prod(1.0 - self.likely(seat, card) for card in cards)

    def overtaken(self, card: Card, seats: Iterable[Seat]) -> float:
        """Return the chance that one of the seats, all after me, can beat the card in its suit."""
        stronger = [other for other in self.out(card.suit) if self.strength(other) > self.strength(card)]
        return self._played(seats, stronger, card)

    def ruffed(self, card: Card, seats: Iterable[Seat]) -> float:
        """Return the chance that one of the seats can trump the card."""
        trump = self.trump
        return 0.0 if trump is None or trump == card.suit else self._played(seats, self.out(trump), card)

    def beaten(self, card: Card, seats: Collection[Seat]) -> float:
        """Return the chance that one of the seats can beat the card."""
        return 1.0 - (1.0 - self.overtaken(card, seats)) * (1.0 - self.ruffed(card, seats))

    def _played(self, seats: Iterable[Seat], cards: Collection[Card], card: Card) -> float:
        """Return the chance that one of the seats has, and may play on the card, one of the cards, all of one suit."""
        lead = self.lead or card.suit
        bound = not self.free_play and any(other.suit != lead for other in cards)
        return 1.0 - prod(
            1.0 - self.some(seat, cards) * (self.void(seat, lead) if bound else 1.0) for seat in seats
        )

    def meld_worth(self) -> int:
        """Return the score-sheet points of one more meld for my side; 0 if it may not or cannot meld."""
        traits, score = self.traits, self.facts.scores[self.side]
        limit = min(traits.meld_limit, traits.trump_limit if self.trump is None else 99)
        over = traits.exact and score >= TARGET - 1
        melded = len(self.facts.melds) >= traits.most_melds
        if self.facts.gubbe is not None or score >= limit or over or melded:
            return 0
        return 2 if self.trump is None else 1

    def open_pairs(self) -> list[Suit]:
        """Return the suits of my unmelded pairs, if another meld is still possible."""
        enough = self.tricks_left - 1 >= self.traits.meld_cards
        stock = self.stock or not self.traits.meld_from_stock
        if not (enough and stock and self.meld_worth()):
            return []
        return [
            suit for suit in SUITS if self.mine.issuperset(PAIRS[suit]) and not self.public.is_melded(suit)
        ]

    def sure_run(self) -> list[Card]:
        """Return my cards that win in succession if I lead each suit from the top and no one trumps."""
        return [card for suit in SUITS for card in self._sure_in(suit)]

    def _sure_in(self, suit: Suit) -> Iterator[Card]:
        strengths = sorted(map(self.strength, self.out(suit)))
        held = [card for card in self.mine if card.suit == suit]
        for card in sorted(held, key=self.strength, reverse=True):
            if strengths and strengths[-1] > self.strength(card):
                return
            yield card
            strengths = strengths[1:]

    def may_hold_pair(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat may have the unmelded pair (king and queen) of the suit."""
        melded = self.public.is_melded(suit)
        pairless = seat in self.public.proved.pairless  # as its answer to a question has proved (BD1)
        return not (melded or pairless) and all(self.likely(seat, card) for card in PAIRS[suit])

    def void(self, seat: Seat, suit: Suit) -> float:
        """Return the probability that the seat has no card of the suit."""
        return 1.0 - self.some(seat, self.out(suit))

    @cached_property
    def _rooms(self) -> dict[Seat | None, int]:
        """The number of cards unseen by me, by seat, and (None) in stock and face down."""
        rooms: dict[Seat | None, int] = {}
        for seat in self.shown:
            closed = chain.from_iterable(self.public.piles.row("closed", seat))
            rooms[seat] = [*self.public.hands[seat], *closed].count(UNSEEN)
        return {**rooms, None: len(self._hidden) - sum(rooms.values())}

    @cached_property
    def _still_out(self) -> float:
        """The probability that an unseen card is still out rather than played and forgotten."""
        return len(self._hidden) / len(self.unseen) if self.unseen else 1.0

    @cached_property
    def _denied(self) -> dict[Seat | None, frozenset[Card]]:
        """The cards that each other seat is proved not to hold."""
        masks = self.public.proved.excluded if self._infers else ()
        return {
            seat: frozenset(card for card in self.unseen if masks[seat] & bit_of(card, self.view.ranks))
            for seat in (self.shown if masks else ())
        }
