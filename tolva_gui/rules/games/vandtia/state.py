"""A position of vändtia, its places, the cards that can be laid, and the actions of the seat to act."""

from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.events import Event

SHOWN: Final = 4
"""VD18: the number of visible cards on top of the pile."""
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan", remembered=True),
    kit.PlaceInfo("up", "all", "row", each=True),
    kit.PlaceInfo("down", "nobody", "row", each=True),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("covered", "nobody", "pile", remembered=True),
    kit.PlaceInfo("top", "all", "spread"),
    kit.PlaceInfo("gone", "nobody", "pile", remembered=True),
)
"""The pile is split: `top` is its last four cards, `covered` those below. `gone` has been turned away."""
STOCK, COVERED, TOP, GONE = kit.Place("stock"), kit.Place("covered"), kit.Place("top"), kit.Place("gone")

Proof = tuple[int, kit.Card]
"""A count of a seat's drawn cards, and a card that none of them but tens and twos could be laid on (VD7)."""
SPECIAL: Final = ("T", "2")
"""They may be laid on anything, and never must be (V14, V15, VD7)."""
FOUR: Final = 4
"""V16: equal cards on top that turn the pile away."""


@dataclass(slots=True)
class VandtiaState(kit.Deal):
    """A position of one deal.

    *proofs*: per seat, the proof from its last chance or pickup. *exchanged*: places at which the seat to act has
    exchanged. *lowest*: the rank that must open the deal (V8). *again*: the rule by which the seat to act lays again
    after its own card. *moves*: number of moves made; a position may recur.
    """

    phase: Literal["exchange", "give", "play", "over"]
    proofs: dict[kit.Seat, Proof] = field(default_factory=dict)
    exchanged: list[int] = field(default_factory=list)
    lowest: kit.Rank | None = None
    again: str | None = None
    out: list[kit.Seat] = field(default_factory=list)
    moves: int = 0

    stock = kit.At(STOCK)

    @property
    def pile(self) -> list[kit.Card]:
        """The pile, bottom first."""
        return self.piles[COVERED] + self.piles[TOP]

    gone = kit.At(GONE)
    """The cards that have been turned away."""

    @property
    def up(self) -> list[list[list[kit.Card]]]:
        """The face-up cards by seat and place."""
        return [list(self.piles.row("up", seat)) for seat in range(len(self.hands))]

    @property
    def down(self) -> list[list[kit.Card | None]]:
        """The face-down card by seat and place, None if it has been turned."""
        seats = range(len(self.hands))
        return [[next(iter(cards), None) for cards in self.piles.row("down", seat)] for seat in seats]

    @property
    def known(self) -> list[list[kit.Card]]:
        """Per seat, the hand cards that all have seen it take up."""
        return [self.piles.known_at(kit.Place("hand", seat)) for seat in range(len(self.hands))]

    def open_cards(self, seat: kit.Seat) -> list[kit.Card]:
        return [card for cards in self.piles.row("up", seat) for card in cards]

    def available(self, seat: kit.Seat) -> list[kit.Card]:
        """Return the cards the seat may lay from: its hand, then its face-up cards (V19)."""
        return self.hands[seat] or self.open_cards(seat)

    def has_cards(self, seat: kit.Seat) -> bool:
        return bool(self.hands[seat] or any(self.piles.row("up", seat)) or any(self.piles.row("down", seat)))

    def playing(self) -> list[kit.Seat]:
        return [seat for seat in range(len(self.hands)) if seat not in self.out]

    @property
    def own_hand(self) -> kit.Place:
        """The hand of the seat to act."""
        return kit.Place("hand", self.turn)

    def to_beat(self) -> kit.Card | None:
        """Return the card of the pile to beat, None on an empty pile; under VV2 sevens are transparent."""
        top = self.piles[TOP]
        if not top:
            return None
        if self.options["sevens_transparent"]:
            return next((card for card in reversed(self.pile) if card.rank != "7"), top[-1])
        return top[-1]

    def is_layable(self, rank: kit.Rank) -> bool:
        """Whether a card of that rank may be laid on the pile (V10); on a two anything may (V15)."""
        ruling = self.to_beat()
        if ruling is None or rank in SPECIAL or (rank == "7" and self.options["sevens_transparent"]):
            return True
        return kit.ACE_HIGH.index(rank) <= kit.ACE_HIGH.index(ruling.rank)

    def obliging(self) -> list[kit.Card]:
        """Return the cards that oblige the seat to act to lay: layable ones other than tens and twos (VD7)."""
        cards = self.available(self.turn)
        return [card for card in cards if card.rank not in SPECIAL and self.is_layable(card.rank)]

    def four_on_top(self) -> bool:
        """Whether the last four cards of the pile have one rank, no matter whose they were (V16)."""
        last = self.pile[-FOUR:]
        return len(last) == FOUR and len({card.rank for card in last}) == 1

    def lowest_rank(self) -> kit.Rank | None:
        """Return the lowest rank in any hand, without tens and twos (VD4)."""
        ranks = {card.rank for hand in self.hands for card in hand} - {*SPECIAL}
        return max(ranks, key=kit.ACE_HIGH.index, default=None)

    def swap(self, slot: int, card: kit.Card, events: kit.Log) -> None:
        """Exchange the face-up card at that place for the hand card (V6)."""
        hand, place = self.own_hand, kit.Place("up", self.turn, slot)
        self._prove_less((card,))
        (taken,) = self.piles[place]
        # The card goes first, so that one of the same face that is taken stays known; the log has it second.
        gone: list[Event] = []
        self.piles.move((card,), hand, place, gone)
        self.piles.move((taken,), place, hand, events)
        events += gone
        self.exchanged.append(slot)

    def give(self, card: kit.Card, other: kit.Seat, slot: int, events: kit.Log) -> None:
        """Put the hand card on another seat's face-up cards (V7)."""
        self._prove_less((card,))
        self.piles.move((card,), self.own_hand, kit.Place("up", other, slot), events)

    def draw(self, full: int, events: kit.Log) -> None:
        """Draw from the stock until the hand is full again (V18)."""
        missing = max(0, full - len(self.hands[self.turn]))
        self.piles.draw(missing, STOCK, self.own_hand, events)

    def lay(self, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
        """Lay the cards on the pile: from the hand, or from the face-up places if it is empty."""
        if self.hands[self.turn]:
            self._prove_less(cards)
            self._onto_pile(cards, self.own_hand, events)
            return
        for card in cards:
            slot = next(slot for slot, there in enumerate(self.piles.row("up", self.turn)) if card in there)
            self._onto_pile((card,), kit.Place("up", self.turn, slot), events)

    def turn_up(self, source: kit.Place, events: kit.Log) -> None:
        """Turn the top card of the stock (V12), or the face-down card of that place (V20), up onto the pile."""
        events.append(kit.Called(self.turn, "chance" if source == STOCK else "flip"))
        self._onto_pile(tuple(self.piles[source][:1]), source, events)

    def take_pile(self, events: kit.Log) -> None:
        """Take the whole pile into the seat's hand; all have seen the cards."""
        self._clear("pickup", self.own_hand, events)

    def prove(self) -> None:
        """Record that no drawn card but tens and twos fits: it would have had to be laid (VD7)."""
        known = self.piles.known_at(self.own_hand)
        drawn, ruling = len(self.hands[self.turn]) - len(known), self.to_beat()
        if not self.hands[self.turn] or ruling is None:
            return
        cards, earlier = self.proofs.get(self.turn, (0, ruling))
        if cards < drawn or kit.ACE_HIGH.index(ruling.rank) > kit.ACE_HIGH.index(earlier.rank):
            self.proofs[self.turn] = drawn, ruling

    def turn_away(self, events: kit.Log) -> None:
        """Remove the pile from the game (V14, V16)."""
        self._clear("turn_away", GONE, events)

    def _prove_less(self, cards: tuple[kit.Card, ...]) -> None:
        """Before the cards leave the hand: the proof is about fewer drawn cards then."""
        known = self.piles.known_at(self.own_hand)
        for card in cards:
            if card in known:
                known.remove(card)
            elif self.turn in self.proofs:
                count, ruling = self.proofs.pop(self.turn)
                if count > 1:
                    self.proofs[self.turn] = count - 1, ruling

    def _onto_pile(self, cards: tuple[kit.Card, ...], source: kit.Place, events: kit.Log) -> None:
        self.piles.move(cards, source, TOP, events)
        self.piles.draw(max(0, len(self.piles[TOP]) - SHOWN), TOP, COVERED, events)

    def _clear(self, word: str, target: kit.Place, events: kit.Log) -> None:
        events.append(kit.Called(self.turn, word, len(self.pile)))
        for place in (COVERED, TOP):
            self.piles.move(self.piles[place][:], place, target, events)


class VandtiaFacts(kit.Facts, frozen=True):
    """*out*: the seats in finishing order."""

    out: tuple[kit.Seat, ...]
