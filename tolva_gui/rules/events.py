"""What happens at the table, as values: the log from which a skin draws and a player learns.

Three events move, show or mix cards; one says what is said aloud; two tell of the score. `redact` is the only place
where an event loses what a seat may not see, `fold` the only place where an event changes zones; zones before +
events = zones after, for every seat.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from tolva_gui.rules.cards import JOKER, SUITS, Card

Seat = int
Side = int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: the kind of zone, whose it is (None: the table's), and the place in a row."""

    kind: str
    owner: Seat | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class PlaceInfo:
    """What a game declares of a kind of place: who sees the faces there, and how the cards lie.

    A fan is a hand; a row has numbered places; a pile lies on one spot, its next card first; a spread lies side by
    side; a trick lies before those who played it.
    """

    kind: str
    sees: Literal["all", "owner", "nobody"]
    lies: Literal["fan", "row", "pile", "spread", "trick"]


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks (None: the referee, who sees all), and what the game has declared of its places."""

    places: Mapping[str, PlaceInfo]
    seat: Seat | None

    def sees(self, place: Place) -> bool:
        """Whether the face of a card that lies there is seen; nobody sees a place that was not declared."""
        if self.seat is None:
            return True
        info = self.places.get(place.kind)
        if info is None:
            return False
        return info.sees == "all" or (info.sees == "owner" and place.owner == self.seat)

    def lies(self, place: Place) -> str:
        """Return how the cards lie there; nowhere in particular at a place that was not declared."""
        info = self.places.get(place.kind)
        return "" if info is None else info.lies


@dataclass(frozen=True, slots=True)
class Zone:
    """The cards of one place. `cards` holds None for a card whose face the viewer may not see.

    A fan that is kept sorted has its known cards first; a pile has the next card first; a trick is in order of play.
    An empty place of a row is a zone without cards.
    """

    place: Place
    cards: tuple[Card | None, ...]


Zones = tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards go together from one place to another; None for a card that the viewer sees at neither end.

    *dealt*: they are given by the dealer, or come because a deal begins, and are nobody's move. *at*: the places of
    the cards in the source, counted from 0, where their order is known to all (a fan that is drawn from).
    """

    cards: tuple[Card | None, ...]
    source: Place
    target: Place
    dealt: bool = False
    at: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """These cards, which lie there and stay, are seen by everybody from now on, or by the seats `to` alone."""

    place: Place
    cards: tuple[Card | None, ...]
    to: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Mixed:
    """The cards of the place change their order; who does not see them knows no longer which is which."""

    place: Place
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """Something is said: by a seat, or at the table (None). *word* is the key of what is said, *value* goes with it.

    *worth*: the points that it brings or counts, where there are any. *secret*: the others learn that something was
    chosen, and not what.
    """

    seat: Seat | None
    word: str
    value: int | str | None = None
    worth: int | None = None
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Scored:
    """`side` gets a line on the sheet; `points` is the change, for `fall` the new score; `total` the score after."""

    side: Side
    reason: str
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class DealOver:
    """Play has ended. `winners` are the sides that have won the game, none while it goes on."""

    winners: tuple[Side, ...] = ()


Event = Moved | Shown | Mixed | Called | Scored | DealOver


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


def fold(zones: Zones, event: Event, sight: Sight) -> Zones:
    """Return the zones after the event. Both must have been redacted for the same viewer."""
    match event:
        case Moved():
            left = _without_at(cards_at(zones, event.source), event)
            seen = event.cards if sight.sees(event.target) else (None,) * len(event.cards)
            zones = _put(zones, event.source, left)
            return _put(zones, event.target, (*cards_at(zones, event.target), *seen))
        case Shown():
            return _put(zones, event.place, _known(cards_at(zones, event.place), event.cards))
        case Mixed():
            return _put(zones, event.place, event.cards)
        case _:
            return zones


def cards_at(zones: Zones, place: Place) -> tuple[Card | None, ...]:
    """Return the cards of the zone at `place`; none where there is no such zone."""
    return next((zone.cards for zone in zones if zone.place == place), ())


def hand_order(cards: Iterable[Card | None], ranks: str) -> tuple[Card | None, ...]:
    """Known cards by suit and from high to low (`ranks`: strongest first), the joker after them, unknown ones last."""
    held = tuple(cards)
    known = sorted((card for card in held if card is not None), key=lambda card: _order(card, ranks))
    return (*known, *(None for card in held if card is None))


def _order(card: Card, ranks: str) -> tuple[int, int]:
    return (len(SUITS), 0) if card == JOKER else (SUITS.index(card.suit), ranks.index(card.rank))


def _put(zones: Zones, place: Place, cards: tuple[Card | None, ...]) -> Zones:
    return tuple(Zone(place, cards) if zone.place == place else zone for zone in zones)


def _without_at(cards: tuple[Card | None, ...], event: Moved) -> tuple[Card | None, ...]:
    if event.at:
        return tuple(card for no, card in enumerate(cards) if no not in event.at)
    for card in event.cards:
        cards = _without(cards, card)
    return cards


def _without(cards: tuple[Card | None, ...], card: Card | None) -> tuple[Card | None, ...]:
    """The card itself goes if it is known there, else one of the unknown ones."""
    left = list(cards)
    left.remove(card if card in left else None)
    return tuple(left)


def _known(cards: tuple[Card | None, ...], shown: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """The zone's cards after these have been shown: in place of as many unknown ones, unless they were known."""
    if None not in cards or None in shown:
        return cards
    if len(shown) == len(cards):
        return shown
    for card in shown:
        if card not in cards:
            cards = (*_without(cards, None), card)
    return cards
