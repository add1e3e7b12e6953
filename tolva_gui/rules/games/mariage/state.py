"""The state shared by the K+Q family (relatives of Mariage), and a seat's public view of it."""

from typing import Final, Self

from tolva_gui.rules.account import ScoreLine, Standing
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.events import Place, Seat, Zone, Zones
from tolva_gui.rules.games.mariage.calls import GubbeKind
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Bit, CardSet, Mask, bits, suit_name
from tolva_gui.rules.games.mariage.facts import MariageFacts
from tolva_gui.rules.info import Options
from tolva_gui.rules.view import TrickRecord

HIDDEN: Final = -1
EMPTY: Final = -2
TALONG: Final = Place("talong")
TRICK: Final = Place("trick")
HANDS: Final = tuple(Place("hand", seat) for seat in range(6))
WON: Final = tuple(Place("won", seat) for seat in range(6))
"""Places, by seat."""
NOBODY: Final = -1

Phase = int
REDEAL: Final[Phase] = 0
LEAD: Final[Phase] = 1
FOLLOW: Final[Phase] = 2
MELD: Final[Phase] = 3
"""The seat to act may only meld or pass."""
ANSWER: Final[Phase] = 4
"""The partner has been asked."""
OVER: Final[Phase] = 5

Occasion = int
NO_TRICK_YET: Final[Occasion] = 0
OPEN: Final[Occasion] = 1
ASKED: Final[Occasion] = 2
SPENT: Final[Occasion] = 3

Trick = tuple[Seat, tuple[Bit, ...], int, Seat]
"""Leader, cards in order of play, trump, winner."""
Limit = tuple[Seat, Mask, int]
"""A seat, a set of cards, and the most of them that its hidden hand cards can include."""


class MariageState:
    """A position of one deal. Cards are bits of the game's CardSet, suits their numbers there.

    *up*, *down*: a row of places per seat (bordstolva), EMPTY for no card; *rows*: the face-up cards as sets. *closed*:
    hands have not been taken up yet (T39). *been_in*: seats that have led in this deal. *declined*: partners who were
    asked and have not melded, each with the number of tricks played by then. *unseen*, *excluded*, *limits* and
    *pairless* exist in a view's public state only: per hand the number of hidden cards, the cards that it cannot hold,
    the cards that it can hold few of; and, as a set, the seats without a pair to meld.
    """

    __slots__ = (
        "asked",
        "been_in",
        "best",
        "best_seat",
        "carried",
        "closed",
        "declined",
        "down",
        "excluded",
        "eyes",
        "gubbe",
        "gubbe_points",
        "hands",
        "history",
        "leader",
        "limits",
        "lines",
        "melded",
        "melds",
        "occasion",
        "options",
        "pairless",
        "phase",
        "points",
        "rows",
        "scores",
        "shown",
        "standing",
        "stock",
        "table",
        "trick",
        "tricks_won",
        "trump",
        "turn",
        "unseen",
        "up",
        "void",
        "winner",
    )

    def __init__(self, table: CardSet, options: Options, standing: Standing, seats: int, sides: int) -> None:
        self.table = table
        self.options = options
        self.standing = standing
        self.hands: list[Mask] = [0] * seats
        self.rows: list[Mask] = [0] * seats
        self.up: list[list[Bit]] = []
        self.down: list[list[Bit]] = []
        self.stock: list[Bit] = []
        self.closed = False
        self.leader: Seat = (standing.dealer + 1) % seats
        self.turn: Seat = self.leader
        self.phase: Phase = LEAD
        self.occasion: Occasion = NO_TRICK_YET
        self.asked = False
        self.trick: list[Bit] = []
        self.best: Bit = HIDDEN
        self.best_seat: Seat = NOBODY
        self.trump = NO_SUIT
        self.melds: list[tuple[Seat, int, int]] = []
        self.melded: Mask = 0
        self.shown: Mask = 0
        self.scores = list(standing.scores)
        self.carried = 0
        self.lines: list[ScoreLine] = []
        self.tricks_won = [0] * seats
        self.points = [0] * sides
        self.eyes = [0] * sides
        self.history: list[Trick] = []
        self.been_in = 0
        self.declined: list[tuple[int, Seat]] = []
        self.gubbe: tuple[GubbeKind, Seat, int] | None = None
        self.gubbe_points = 0
        self.winner: int | None = None
        self.void = False
        self.unseen: list[int] | None = None
        self.excluded: list[Mask] | None = None
        self.limits: tuple[Limit, ...] = ()
        self.pairless: Mask = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        new = object.__new__(type(self))
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.hands = self.hands[:]
        new.rows = self.rows[:]
        new.up = [row[:] for row in self.up]
        new.down = [row[:] for row in self.down]
        new.stock = self.stock[:]
        new.trick = self.trick[:]
        new.melds = self.melds[:]
        new.declined = self.declined[:]
        new.scores = self.scores[:]
        new.lines = self.lines[:]
        new.tricks_won = self.tricks_won[:]
        new.points = self.points[:]
        new.eyes = self.eyes[:]
        new.history = self.history[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MariageState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in MariageState.__slots__)

    __hash__ = None  # type: ignore[assignment]  # mutable

    def available(self, seat: Seat) -> Mask:
        """Return the cards that the seat may choose from: hand (once taken up) and face-up row."""
        return self.rows[seat] if self.closed else self.hands[seat] | self.rows[seat]

    def cards_left(self, seat: Seat) -> int:
        """Return the number of the seat's cards in hand and on the table, including face-down ones (T13, T38, TD9)."""
        below = sum(bit != EMPTY for bit in self.down[seat]) if self.down else 0
        return (self.hands[seat] | self.rows[seat]).bit_count() + below

    def set_up(self, seat: Seat, slot: int, bit: Bit) -> None:
        """Lay a card face up on a place of the seat's row."""
        self.up[seat][slot] = bit
        self.rows[seat] |= 1 << bit

    def place_of(self, seat: Seat, bit: Bit) -> Place:
        """Return the place of the seat's card: its hand or its row."""
        if self.hands[seat] >> bit & 1:
            return HANDS[seat]
        return Place("up", seat, self.up[seat].index(bit))

    def take_from(self, seat: Seat, bit: Bit) -> Place:
        """Remove the card from the seat's hand or row, and return its place."""
        card = 1 << bit
        if self.hands[seat] & card:
            self.hands[seat] ^= card
            return HANDS[seat]
        self.rows[seat] ^= card
        slot = self.up[seat].index(bit)
        self.up[seat][slot] = EMPTY
        return Place("up", seat, slot)


_MUTABLE = frozenset(
    ("hands", "rows", "up", "down", "stock", "trick", "melds", "declined", "scores", "lines")
    + ("tricks_won", "points", "eyes", "history")
)
_SHARED = tuple(name for name in MariageState.__slots__ if name not in _MUTABLE)


def public_state(state: MariageState, seat: Seat) -> MariageState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    for other, hand in enumerate(state.hands):
        if other != seat or state.closed:
            public.hands[other] = hand & state.shown
    public.unseen = [
        (full ^ known).bit_count() for full, known in zip(state.hands, public.hands, strict=True)
    ]
    public.stock = [HIDDEN] * len(state.stock)
    public.down = [[bit if bit == EMPTY else HIDDEN for bit in row] for row in state.down]
    return public


def _row(table: CardSet, kind: str, seat: Seat, rows: list[list[Bit]]) -> list[Zone]:
    places = rows[seat] if rows else ()
    return [
        Zone(Place(kind, seat, slot), () if bit == EMPTY else (_face(table, bit),))
        for slot, bit in enumerate(places)
    ]


def zones_of(state: MariageState) -> Zones:
    """Return the zones of a whole state (for the referee) or of a public one, whose hidden cards are None."""
    table, seats = state.table, range(len(state.hands))
    zones = [Zone(TALONG, tuple(_face(table, bit) for bit in state.stock))]
    for seat in seats:
        unseen = state.unseen[seat] if state.unseen is not None else 0
        hand = (*table.sorted(state.hands[seat]), *(None,) * unseen)
        zones.append(Zone(HANDS[seat], () if state.closed else hand))
        zones.append(Zone(Place("closed", seat), hand if state.closed else ()))
        zones += _row(table, "up", seat, state.up) + _row(table, "down", seat, state.down)
    zones.append(Zone(TRICK, tuple(table.cards[bit] for bit in state.trick)))
    zones += [Zone(WON[seat], _won(state, seat)) for seat in seats]
    return tuple(zones)


def _face(table: CardSet, bit: Bit) -> Card | None:
    return None if bit == HIDDEN else table.cards[bit]


def _won(state: MariageState, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        state.table.cards[bit] for _, trick, _, winner in state.history if winner == seat for bit in trick
    )


def facts_of(state: MariageState) -> MariageFacts:
    """Return the public facts."""
    table, seats = state.table, len(state.hands)
    records = tuple(
        TrickRecord(leader, tuple(table.cards[bit] for bit in cards), suit_name(trump), winner)
        for leader, cards, trump, winner in state.history
    )
    return MariageFacts(
        dealer=state.standing.dealer,
        leader=state.leader,
        trump=suit_name(state.trump),
        scores=tuple(state.scores),
        carried=state.carried,
        tricks_won=tuple(state.tricks_won),
        card_points=tuple(state.points),
        eyes=tuple(state.eyes) if table.eyes is not None else None,
        melds=tuple((seat, SUITS[suit], points) for seat, suit, points in state.melds),
        gubbe=state.gubbe,
        trick=tuple(((state.leader + k) % seats, table.cards[bit]) for k, bit in enumerate(state.trick)),
        winning=state.best_seat if state.trick else None,
        tricks=records,
    )


def played_by(state: MariageState, seat: Seat, since: int) -> Mask:
    """Return the cards that the seat has played since that many tricks were finished."""
    seats, played = len(state.hands), 0
    tricks = [(leader, cards) for leader, cards, _, _ in state.history[since:]]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        place = (seat - leader) % seats
        if place < len(cards):
            played |= 1 << cards[place]
    return played


def unseen_cards(public: MariageState) -> list[Bit]:
    """Return the cards that the viewer has not seen, lowest bit first."""
    seen = 0
    for seat in range(len(public.hands)):
        seen |= public.hands[seat] | public.rows[seat]
    for _, cards, _, _ in public.history:
        for bit in cards:
            seen |= 1 << bit
    for bit in public.trick:
        seen |= 1 << bit
    return list(bits(public.table.all & ~seen))
