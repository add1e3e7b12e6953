"""What happens at the table, as values: the log from which a skin draws and a player learns.

`redact` is the only place where an event loses what a seat may not see, `fold` the only place where an
event changes zones; zones before + events = zones after, for every seat.
"""

from dataclasses import dataclass, replace
from typing import Literal

from tolva_gui.rules.cards import Card, Suit

Seat = int
Side = int
ZoneKind = Literal["hand", "closed", "talong", "up", "down", "trick", "won"]
GubbeKind = Literal["half", "whole"]
MeldName = Literal["trumf", "tjog", "viv", "mal"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: the kind of zone, whose it is (None: the table's), and the place in a row of `up`/`down`.

    `closed` is a hand that its player has not taken up yet (T39): nobody sees it.
    """

    kind: ZoneKind
    owner: Seat | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """The cards of one place. `cards` holds None for a card whose face the viewer may not see.

    Hands have their known cards first, by suit and from high to low; `talong` has the next card first;
    `trick` is in order of play, `won` in the order taken. An empty place of a row is a zone without cards.
    """

    place: Place
    cards: tuple[Card | None, ...]


Zones = tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """One card goes from one place to another; `card` is None for a seat that sees it at neither end."""

    card: Card | None
    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt, in this order, out of the `talong`."""

    dealer: Seat
    moves: tuple[Moved, ...]


@dataclass(frozen=True, slots=True)
class Revealed:
    """Cards that stay where they are become known to those who see that place."""

    place: Place
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The cards of the trick go to `seat`; `number` counts tricks from 1, `points` are the card points in it."""

    seat: Seat
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Melded:
    """`seat` shows king and queen of `suit`; they stay in hand (or in the row) and are known to all from now on."""

    seat: Seat
    suit: Suit
    name: MeldName
    points: int


@dataclass(frozen=True, slots=True)
class Asked:
    """`seat` asks the partner to meld."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Declined:
    """`seat` says no: to a question, to a meld of their own, or to a new deal."""

    seat: Seat
    what: Literal["ask", "meld", "redeal"]


@dataclass(frozen=True, slots=True)
class Announced:
    """`seat` announces halv or hel gubbe, which covers the tricks from `first_trick` on."""

    seat: Seat
    kind: GubbeKind
    first_trick: int


@dataclass(frozen=True, slots=True)
class GubbeDecided:
    """The announced gubbe is won or lost."""

    seat: Seat
    kind: GubbeKind
    won: bool


@dataclass(frozen=True, slots=True)
class Mistaken:
    """`seat` has called what its side may not (B15); the side falls. Who names a suit has shown king and queen."""

    seat: Seat
    what: Literal["meld", "ask"]
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class RedealAsked:
    """`seat` asks for a new deal; this one is void."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """`side` gets a line on the sheet; `points` is the change, for `fall` the new score; `total` the score after."""

    side: Side
    reason: str
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Carried:
    """Nobody takes vinsten; so many points wait for the next deal's (T21)."""

    points: int


@dataclass(frozen=True, slots=True)
class DealOver:
    """Play has ended. `winner` is the side that has won the game, if one has."""

    winner: Side | None


Event = (
    Moved
    | Dealt
    | Revealed
    | TrickTaken
    | Melded
    | Asked
    | Declined
    | Announced
    | GubbeDecided
    | Mistaken
    | RedealAsked
    | Scored
    | Carried
    | DealOver
)


def sees(place: Place, seat: Seat | None) -> bool:
    """Whether the viewer sees the face of a card that lies there. The referee (None) sees all; hidden by default."""
    if seat is None or place.kind in ("up", "trick", "won"):
        return True
    return place.kind == "hand" and place.owner == seat


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as the viewer gets it (None: the referee, who sees all)."""
    match event:
        case Moved():
            return _redact_move(event, seat)
        case Dealt():
            return replace(event, moves=tuple(_redact_move(move, seat) for move in event.moves))
        case Revealed():
            return event if sees(event.place, seat) else replace(event, cards=(None,) * len(event.cards))
        case _:
            return event


def _redact_move(move: Moved, seat: Seat | None) -> Moved:
    return move if sees(move.source, seat) or sees(move.target, seat) else replace(move, card=None)


def fold(zones: Zones, event: Event) -> Zones:
    """Return the zones after the event. Both must have been redacted for the same viewer."""
    match event:
        case Moved():
            return _move(zones, event)
        case Dealt():
            for move in event.moves:
                zones = _move(zones, move)
            return zones
        case Revealed():
            return _put(zones, event.place, event.cards)
        case TrickTaken():
            return _take_trick(zones, event.seat)
        case Melded(seat, suit) | Mistaken(seat, _, suit) if suit is not None:
            return _show(zones, seat, suit)
        case _:
            return zones


def cards_at(zones: Zones, place: Place) -> tuple[Card | None, ...]:
    """Return the cards of the zone at `place`; none where there is no such zone."""
    return next((zone.cards for zone in zones if zone.place == place), ())


def _put(zones: Zones, place: Place, cards: tuple[Card | None, ...]) -> Zones:
    return tuple(Zone(place, cards) if zone.place == place else zone for zone in zones)


def _without(cards: tuple[Card | None, ...], card: Card | None) -> tuple[Card | None, ...]:
    """The card itself goes if it is known there, else one of the unknown ones."""
    left = list(cards)
    left.remove(card if card in left else None)
    return tuple(left)


def hand_order(cards: tuple[Card | None, ...], ranks: str) -> tuple[Card | None, ...]:
    """Known cards by suit and from high to low (`ranks`: strongest first), unknown ones after them."""
    known = sorted(
        (c for c in cards if c is not None), key=lambda c: ("SHDC".index(c.suit), ranks.index(c.rank))
    )
    return (*known, *(None for c in cards if c is None))


def _move(zones: Zones, move: Moved) -> Zones:
    source, target = cards_at(zones, move.source), cards_at(zones, move.target)
    left = source[1:] if move.source.kind == "talong" else _without(source, move.card)
    return _put(_put(zones, move.source, left), move.target, (*target, move.card))


def _take_trick(zones: Zones, seat: Seat) -> Zones:
    trick, won = Place("trick"), Place("won", seat)
    return _put(_put(zones, won, (*cards_at(zones, won), *cards_at(zones, trick))), trick, ())


def _show(zones: Zones, seat: Seat, suit: Suit) -> Zones:
    hand = Place("hand", seat)
    open_cards = {card for zone in zones if zone.place.kind == "up" for card in zone.cards}
    cards = cards_at(zones, hand)
    for card in (Card(suit, "K"), Card(suit, "Q")):
        if card not in cards and card not in open_cards:
            cards = (*_without(cards, None), card)
    return _put(zones, hand, cards)
