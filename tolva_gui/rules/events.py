"""Events at the table, as values: the log that a window draws from and a player learns from.

Three events move, show or mix cards; one is spoken; two report the score. `redact` is the only place where an event
loses what a seat may not see, `Rows` the only place where an event moves cards: those of zones (`fold`) and those of a
window. Zones before + events = zones after, for every seat.
"""

from collections import Counter, deque
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from functools import cache
from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.cards import ACE_HIGH, JOKER, SUITS, Card

Seat = int
Side = int
Thing = TypeVar("Thing")
Face = TypeVar("Face", Card, Card | None)


class Place(Struct, frozen=True, gc=False):
    """The position of a card: the kind of zone, its owner (None: the table), and the slot in a row."""

    kind: str
    owner: Seat | None = None
    slot: int | None = None


class PlaceInfo(Struct, frozen=True):
    """A game's declaration of a kind of place: who sees the faces there, and the layout of the cards.

    A fan is a hand; a row has numbered places; a pile is on one spot; a spread is laid out side by side; a trick is
    laid in front of its players. *ordered*: the order of a fan is part of the game, so its owner's cards are not
    sorted. *arranged*: the window's layout if unusual: a pile of won tricks, each `crosswise` to the last; the pack,
    `dealt out` before play begins; rows `across` a table for two, between their hands; a spread of `plays`, of one card
    or several, each with its player. *each*: every seat has one, as it has of places that only their owner sees.
    *remembered*: players remember the cards that all have seen go there, although no view shows them.

    The top of a pile: cards leave from the front, so a draw pile has its next card first; arriving cards are added at
    the end, so the top of a face-up pile is the last card. A place that only gathers cards (won or put aside) has no
    top to draw from.
    """

    kind: str
    sees: Literal["all", "owner", "nobody"]
    layout: Literal["fan", "row", "pile", "spread", "trick"]
    ordered: bool = False
    arranged: Literal["", "crosswise", "dealt out", "across", "plays"] = ""
    each: bool = False
    remembered: bool = False


class Sight(Struct, frozen=True):
    """A viewer (None: the referee, who sees all) and the game's declared places."""

    places: Mapping[str, PlaceInfo]
    seat: Seat | None

    def sees(self, place: Place) -> bool:
        """Whether the viewer sees the face of a card there; an undeclared place is hidden from all seats."""
        if self.seat is None:
            return True
        info = self.places.get(place.kind)
        if info is None:
            return False
        return info.sees == "all" or (info.sees == "owner" and place.owner == self.seat)

    def layout(self, place: Place) -> str:
        """Return the layout of a place, `plays` if it is a spread of them; empty if it was not declared."""
        info = self.places.get(place.kind)
        if info is None:
            return ""
        return info.arranged if info.arranged == "plays" else info.layout


class Zone(Struct, frozen=True):
    """The cards of one place. `cards` has None for a card whose face the viewer may not see.

    A sorted fan has its known cards first; a pile has the next card first; a trick is in order of play. An empty place
    of a row is a zone without cards.
    """

    place: Place
    cards: tuple[Card | None, ...]


Zones = tuple[Zone, ...]


class Moved(Struct, frozen=True, gc=False):
    """Cards go together from one place to another; None for a card that the viewer sees at neither end.

    *dealt*: the dealer gives them, or they come as a deal begins, so they are no player's move. *at*: the positions of
    the cards in the source, counted from 0, where their order is known to all (a fan that is drawn from).
    """

    cards: tuple[Card | None, ...]
    source: Place
    target: Place
    dealt: bool = False
    at: tuple[int, ...] = ()


class Shown(Struct, frozen=True, gc=False):
    """These cards stay in place and are seen from now on by everybody, or only by the seats in `to`."""

    place: Place
    cards: tuple[Card | None, ...]
    to: tuple[Seat, ...] | None = None


class Mixed(Struct, frozen=True, gc=False):
    """The cards of the place change their order; seats that do not see them no longer know which is which."""

    place: Place
    cards: tuple[Card | None, ...]


class Called(Struct, frozen=True, gc=False):
    """Spoken by a seat, or at the table (None). *word*: the key of the words; *value* goes with it.

    *worth*: the points that it brings or counts, if any. *secret*: the others learn that a choice was made, but not
    which.
    """

    seat: Seat | None
    word: str
    value: int | str | None = None
    worth: int | None = None
    secret: bool = False


class Scored(Struct, frozen=True, gc=False):
    """`side` gets a line on the sheet; `points` is the change (for `fall` the new score), `total` the score after."""

    side: Side
    reason: str
    points: int
    total: int


class DealOver(Struct, frozen=True, gc=False):
    """Play has ended. `winners`: the sides that have won the game, empty while it goes on."""

    winners: tuple[Side, ...] = ()


Event = Moved | Shown | Mixed | Called | Scored | DealOver


Log = MutableSequence[Event]
"""The log to which a game appends events, in order."""
NULL_LOG: Final[Log] = deque(maxlen=0)
"""The log for callers that need no events, such as a search: it keeps nothing."""


def redact(event: Event, sight: Sight) -> Event:
    """Return the event as the viewer sees it."""
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
    """The cards at each place, and the only code that applies events to them.

    A thing stands for a card: for `fold` it is the face itself, for the window an object that stays the same while it
    moves, shown or hidden. Events must have been redacted for the same viewer.
    """

    def row(self, place: Place) -> list[Thing]:
        """Return the list of things at the place, in order; the list is live."""
        raise NotImplementedError

    def face(self, thing: Thing) -> Card | None:
        """Return the face of the thing, None if unknown to the viewer."""
        raise NotImplementedError

    def turned(self, thing: Thing, face: Card | None) -> Thing:
        raise NotImplementedError

    def hidden(self, row: Sequence[Thing], place: Place, sight: Sight) -> int:
        """Return the index of the unknown thing that leaves; the window may choose any, here the first.

        A card that was shown just before may leave unseen, so there need not be an unknown one.
        """
        return next((no for no, thing in enumerate(row) if self.face(thing) is None), 0)

    def follow(self, event: Event, sight: Sight) -> list[Thing]:
        """Apply the event; return the things that it moves or shows."""
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
        # Correct for cards of this event that have left from an earlier position.
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
        """Return the index of the card itself if it is known there, otherwise of an unknown one."""
        known = (no for no, thing in enumerate(row) if card is not None and self.face(thing) == card)
        at = next(known, None)
        return self.hidden(row, place, sight) if at is None else at

    def _mixed(self, row: list[Thing], cards: tuple[Card | None, ...]) -> None:
        """Reorder the things if the viewer sees the faces; for other viewers nothing moves."""
        if None in cards or Counter(map(self.face, row)) != Counter(cards):
            row[:] = [self.turned(thing, card) for thing, card in zip(row, cards, strict=True)]
            return
        left = list(row)
        for number, card in enumerate(cards):
            at = next(no for no, thing in enumerate(left) if self.face(thing) == card)
            row[number] = left.pop(at)


class _Faces(Rows[Card | None]):
    """The rows of zones: each thing is just a face."""

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
    """Return the cards of the zone at `place`; empty if there is no such zone."""
    return next((zone.cards for zone in zones if zone.place == place), ())


def hand_order(cards: Iterable[Face], ranks: str = ACE_HIGH) -> tuple[Face, ...]:
    """Return known cards by suit, high to low (`ranks`: strongest first), then the joker, unknown cards last."""
    return tuple(sorted(cards, key=lambda card: _order(card, ranks)))


@cache
def _order(card: Card | None, ranks: str) -> tuple[int, int]:
    if card is None:
        return len(SUITS), 1
    return (len(SUITS), 0) if card == JOKER else (SUITS.index(card.suit), ranks.index(card.rank))
