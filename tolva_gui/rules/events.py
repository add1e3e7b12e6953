"""What happens at the table, as values: the log from which a skin draws and a player learns.

Three events move, show or mix cards; one says what is said aloud; two tell of the score. `redact` is the only place
where an event loses what a seat may not see, `Rows` the only place where an event moves cards: those of zones
(`fold`) and those of a window. Zones before + events = zones after, for every seat.
"""

from collections import Counter, deque
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.cards import JOKER, SUITS, Card

Seat = int
Side = int
Thing = TypeVar("Thing")
Face = TypeVar("Face", Card, Card | None)


class Place(Struct, frozen=True, gc=False):
    """Where a card is: the kind of zone, whose it is (None: the table's), and the place in a row."""

    kind: str
    owner: Seat | None = None
    slot: int | None = None


class PlaceInfo(Struct, frozen=True):
    """What a game declares of a kind of place: who sees the faces there, and how the cards lie.

    A fan is a hand; a row has numbered places; a pile lies on one spot; a spread lies side by side; a trick lies
    before those who played it. *ordered*: the order of a fan is part of the game, and its owner's cards are not sorted.
    *arranged*: how the window lays it out where that is unusual: a pile of won tricks, each `crosswise` to the last;
    the pack, `dealt out` before play begins; rows `across` a table for two, between their hands.

    Where the top of a pile is: cards leave from the front, so a pile that is drawn from has its next card first; cards
    that arrive are added at the end, so of a pile that is laid on, face up, the last card is on top. A place that only
    gathers cards (what has been won or put aside) has no top that anybody draws from.
    """

    kind: str
    sees: Literal["all", "owner", "nobody"]
    layout: Literal["fan", "row", "pile", "spread", "trick"]
    ordered: bool = False
    arranged: Literal["", "crosswise", "dealt out", "across"] = ""


class Sight(Struct, frozen=True):
    """Who looks (None: the referee, who sees all), and what the game has declared of its places."""

    places: Mapping[str, PlaceInfo]
    seat: Seat | None

    def sees(self, place: Place) -> bool:
        """Whether the face of a card there is seen; nobody sees a place that was not declared."""
        if self.seat is None:
            return True
        info = self.places.get(place.kind)
        if info is None:
            return False
        return info.sees == "all" or (info.sees == "owner" and place.owner == self.seat)

    def layout(self, place: Place) -> str:
        """Return the layout of a place; empty if it was not declared."""
        info = self.places.get(place.kind)
        return "" if info is None else info.layout


class Zone(Struct, frozen=True):
    """The cards of one place. `cards` holds None for a card whose face the viewer may not see.

    A fan that is kept sorted has its known cards first; a pile has the next card first; a trick is in order of play.
    An empty place of a row is a zone without cards.
    """

    place: Place
    cards: tuple[Card | None, ...]


Zones = tuple[Zone, ...]


class Moved(Struct, frozen=True, gc=False):
    """Cards go together from one place to another; None for a card that the viewer sees at neither end.

    *dealt*: they are given by the dealer, or come because a deal begins, and are nobody's move. *at*: the places of
    the cards in the source, counted from 0, where their order is known to all (a fan that is drawn from).
    """

    cards: tuple[Card | None, ...]
    source: Place
    target: Place
    dealt: bool = False
    at: tuple[int, ...] = ()


class Shown(Struct, frozen=True, gc=False):
    """These cards stay where they are and are seen from now on by everybody, or by the seats `to` alone."""

    place: Place
    cards: tuple[Card | None, ...]
    to: tuple[Seat, ...] | None = None


class Mixed(Struct, frozen=True, gc=False):
    """The cards of the place change their order; those who do not see them no longer know which is which."""

    place: Place
    cards: tuple[Card | None, ...]


class Called(Struct, frozen=True, gc=False):
    """Something is said: by a seat, or at the table (None). *word* is the key of what is said, *value* goes with it.

    *worth*: the points that it brings or counts, where there are any. *secret*: the others learn that something was
    chosen, and not what.
    """

    seat: Seat | None
    word: str
    value: int | str | None = None
    worth: int | None = None
    secret: bool = False


class Scored(Struct, frozen=True, gc=False):
    """`side` gets a line on the sheet; `points` is the change, for `fall` the new score; `total` the score after."""

    side: Side
    reason: str
    points: int
    total: int


class DealOver(Struct, frozen=True, gc=False):
    """Play has ended. `winners` are the sides that have won the game, none while it goes on."""

    winners: tuple[Side, ...] = ()


Event = Moved | Shown | Mixed | Called | Scored | DealOver


Log = MutableSequence[Event]
"""Where a game writes what happens, in order."""
UNHEARD: Final[Log] = deque(maxlen=0)
"""The log for callers that need no events, such as a search: it keeps nothing."""


def redact(event: Event, sight: Sight) -> Event:
    """Return the event as the viewer gets it."""
    match event:
        case Moved() if not (sight.sees(event.source) or sight.sees(event.target)):
            return replace(event, cards=(None,) * len(event.cards))
        case Shown(to=seats) if seats is not None and sight.seat not in (None, *seats):
            return replace(event, cards=(None,) * len(event.cards))
        case Mixed() if not sight.sees(event.place):
            return replace(event, cards=(None,) * len(event.cards))
        case Called(secret=True) if sight.seat not in (None, event.seat):
            return replace(event, value=None, worth=None)
        case _:
            return event


class Rows(Generic[Thing]):
    """Which cards are where, and the only code that knows what an event does to them.

    A thing stands for a card: for `fold` it is the face itself, for a skin an object that keeps its identity while it
    moves, shown or hidden. Events must have been redacted for the viewer whose rows these are.
    """

    def row(self, place: Place) -> list[Thing]:
        """Return the things at the place, in their order; the list itself, which changes with them."""
        raise NotImplementedError

    def face(self, thing: Thing) -> Card | None:
        """Return the face of the thing, None while the viewer does not know it."""
        raise NotImplementedError

    def turned(self, thing: Thing, face: Card | None) -> Thing:
        """Return the thing with this face."""
        raise NotImplementedError

    def hidden(self, row: Sequence[Thing], place: Place, sight: Sight) -> int:
        """Return which unknown one leaves: nobody can tell, so a skin may choose; here the first."""
        return next(no for no, thing in enumerate(row) if self.face(thing) is None)

    def follow(self, event: Event, sight: Sight) -> list[Thing]:
        """Do what the event says; return the things that it moves or shows."""
        match event:
            case Moved():
                return [self._moved(event, card, no, sight) for no, card in enumerate(event.cards)]
            case Shown(place, cards):
                return [self._shown(place, card, sight) for card in cards if card is not None]
            case Mixed(place, cards):
                self._mixed(self.row(place), cards)
        return []

    def _moved(self, move: Moved, card: Card | None, no: int, sight: Sight) -> Thing:
        row = self.row(move.source)
        # Those before it that have left already stood before or behind it.
        at = move.at[no] - sum(gone < move.at[no] for gone in move.at[:no]) if move.at else None
        thing = row.pop(self._where(row, card, move.source, sight) if at is None else at)
        thing = self.turned(thing, card if sight.sees(move.target) else None)
        self.row(move.target).append(thing)
        return thing

    def _shown(self, place: Place, card: Card, sight: Sight) -> Thing:
        row = self.row(place)
        at = self._where(row, card, place, sight)
        row[at] = self.turned(row[at], card)
        return row[at]

    def _where(self, row: list[Thing], card: Card | None, place: Place, sight: Sight) -> int:
        """The card itself if it is known there, else one of the unknown ones."""
        known = (no for no, thing in enumerate(row) if card is not None and self.face(thing) == card)
        at = next(known, None)
        return self.hidden(row, place, sight) if at is None else at

    def _mixed(self, row: list[Thing], cards: tuple[Card | None, ...]) -> None:
        """Who sees the faces sees the things change places; for the others nothing has moved."""
        if None in cards or Counter(map(self.face, row)) != Counter(cards):
            row[:] = [self.turned(thing, card) for thing, card in zip(row, cards, strict=True)]
            return
        left = list(row)
        for number, card in enumerate(cards):
            at = next(no for no, thing in enumerate(left) if self.face(thing) == card)
            row[number] = left.pop(at)


class _Faces(Rows[Card | None]):
    """The rows of zones: a thing is nothing but its face."""

    def __init__(self, zones: Zones) -> None:
        self.rows = {zone.place: list(zone.cards) for zone in zones}

    def row(self, place: Place) -> list[Card | None]:
        return self.rows.get(place, [])

    def face(self, thing: Card | None) -> Card | None:
        return thing

    def turned(self, thing: Card | None, face: Card | None) -> Card | None:
        return face


def fold(zones: Zones, event: Event, sight: Sight) -> Zones:
    """Return the zones after the event. Both must have been redacted for the same viewer."""
    faces = _Faces(zones)
    faces.follow(event, sight)
    return tuple(Zone(place, tuple(row)) for place, row in faces.rows.items())


def cards_at(zones: Zones, place: Place) -> tuple[Card | None, ...]:
    """Return the cards of the zone at `place`; none where there is no such zone."""
    return next((zone.cards for zone in zones if zone.place == place), ())


def hand_order(cards: Iterable[Face], ranks: str) -> tuple[Face, ...]:
    """Known cards by suit and from high to low (`ranks`: strongest first), the joker after them, unknown ones last."""
    return tuple(sorted(cards, key=lambda card: _order(card, ranks)))


def _order(card: Card | None, ranks: str) -> tuple[int, int]:
    if card is None:
        return len(SUITS), 1
    return (len(SUITS), 0) if card == JOKER else (SUITS.index(card.suit), ranks.index(card.rank))
