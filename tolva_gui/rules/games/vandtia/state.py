"""A position of vändtia, its places, and the cards that can be laid."""

from dataclasses import dataclass, field
from typing import Final, Literal

from tolva_gui.rules import kit

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


class VandtiaFacts(kit.Facts, frozen=True):
    """*out*: the seats in finishing order."""

    out: tuple[kit.Seat, ...]


def to_beat(state: VandtiaState) -> kit.Card | None:
    """Return the card of the pile to beat, None on an empty pile; under VV2 sevens are transparent."""
    top = state.piles[TOP]
    if not top:
        return None
    if state.options["sevens_transparent"]:
        return next((card for card in reversed(state.pile) if card.rank != "7"), top[-1])
    return top[-1]


def is_layable(state: VandtiaState, rank: kit.Rank) -> bool:
    """Whether a card of that rank may be laid on the pile (V10); on a two anything may (V15)."""
    ruling = to_beat(state)
    if ruling is None or rank in SPECIAL or (rank == "7" and state.options["sevens_transparent"]):
        return True
    return kit.ACE_HIGH.index(rank) <= kit.ACE_HIGH.index(ruling.rank)


def obliging(state: VandtiaState) -> list[kit.Card]:
    """Return the cards that oblige the seat to act to lay: layable ones other than tens and twos (VD7)."""
    cards = state.available(state.turn)
    return [card for card in cards if card.rank not in SPECIAL and is_layable(state, card.rank)]


def four_on_top(state: VandtiaState) -> bool:
    """Whether the last four cards of the pile have one rank, no matter whose they were (V16)."""
    last = state.pile[-FOUR:]
    return len(last) == FOUR and len({card.rank for card in last}) == 1


def lowest_rank(state: VandtiaState) -> kit.Rank | None:
    """Return the lowest rank in any hand, without tens and twos (VD4)."""
    ranks = {card.rank for hand in state.hands for card in hand} - {*SPECIAL}
    return max(ranks, key=kit.ACE_HIGH.index, default=None)
