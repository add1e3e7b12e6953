"""Which of the pack's card items lies where: an item keeps its identity while its card moves, shown or hidden.

Events and zones name places and faces, not cards (`rules.events`); a skin that wants to move *this* hidden card
has to say itself which one it takes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import (
    Dealt,
    Event,
    Melded,
    Mistaken,
    Moved,
    Place,
    Revealed,
    Seat,
    TrickTaken,
    Zone,
    Zones,
)
from tolva_gui.rules.game import View

TALONG = Place("talong")
TRICK = Place("trick")


@dataclass(slots=True, eq=False)
class CardItem:
    """A card on the table: its face if the viewer knows it, where it lies, and who played it there."""

    card: Card | None = None
    place: Place = TALONG
    player: Seat | None = None
    melded: bool = False
    drawn: bool = False
    """The card that its owner has taken from the talong since their last turn."""


class CardItems:
    """The items of one pack, in the order of their identity, and the row of items at each place."""

    def __init__(self, size: int) -> None:
        self.items = [CardItem() for _ in range(size)]
        self._rows: dict[Place, list[CardItem]] = {TALONG: list(self.items)}

    def row(self, place: Place) -> list[CardItem]:
        """Return the items that lie at a place, in their order."""
        return self._rows.setdefault(place, [])

    def zones(self) -> Zones:
        """Return what lies where, as a view says it."""
        return tuple(
            Zone(place, tuple(item.card for item in row)) for place, row in self._rows.items() if row
        )

    def show(self, view: View) -> None:
        """Put every item where the view says; what the view leaves out lies in the talong."""
        spare = list(self.items)
        self._rows = {}
        for zone in view.zones:
            for card in zone.cards:
                self._lay(spare.pop(), card, zone.place)
        for item in spare:
            self._lay(item, None, TALONG)
        for item, (seat, _) in zip(self.row(TRICK), view.facts.trick, strict=False):
            item.player = seat
        for seat, suit, _ in view.facts.melds:
            self._mark_pair(seat, suit)

    def apply(self, event: Event) -> None:
        """Change the items as the (redacted) event says; see `rules.events.fold`."""
        match event:
            case Moved():
                self._move(event)
            case Dealt(moves=moves):
                for move in moves:
                    self._move(move)
                self.settle()
            case Revealed(place, cards):
                for item, card in zip(self.row(place), cards, strict=True):
                    item.card = card
            case TrickTaken(seat=seat):
                for item in list(self.row(TRICK)):
                    self._lay(item, item.card, Place("won", seat))
            case Melded(seat=seat, suit=suit):
                self._show_pair(seat, suit)
                self._mark_pair(seat, suit)
            case Mistaken(seat=seat, suit="S" | "H" | "D" | "C" as suit):
                self._show_pair(seat, suit)
            case _:
                pass

    def settle(self) -> None:
        """All have seen what was drawn."""
        for item in self.items:
            item.drawn = False

    def _lay(self, item: CardItem, card: Card | None, place: Place) -> None:
        row = self.row(item.place)
        if item in row:
            row.remove(item)
        item.card, item.place, item.player = card, place, place.owner
        item.melded = item.drawn = False
        self.row(place).append(item)

    def _move(self, move: Moved) -> None:
        row = self.row(move.source)
        item = row[0] if move.source.kind == "talong" else _find(row, move.card)
        self._lay(item, move.card, move.target)
        if move.target == TRICK:
            item.player = move.source.owner
            for other in self.row(Place("hand", item.player)):
                other.drawn = False
        elif move.source == TALONG:
            item.drawn = True

    def _show_pair(self, seat: Seat, suit: Suit) -> None:
        hand = self.row(Place("hand", seat))
        for card in (Card(suit, "K"), Card(suit, "Q")):
            if not any(item.card == card for item in self.items):
                _find(hand, None).card = card

    def _mark_pair(self, seat: Seat, suit: Suit) -> None:
        pair = (Card(suit, "K"), Card(suit, "Q"))
        for item in self.items:
            if item.place.kind in ("hand", "up") and item.place.owner == seat and item.card in pair:
                item.melded = True


# A hidden card leaves from the middle of its hand: from an end it would look as if it had been sorted there.
def _find(row: list[CardItem], card: Card | None) -> CardItem:
    known = [item for item in row if item.card == card and card is not None]
    hidden = [item for item in row if item.card is None]
    return (known or hidden[len(hidden) // 2 :])[0]


def before_the_deal(view: View) -> View:
    """Return the view with every card still in the talong."""
    places: Iterable[Place] = (zone.place for zone in view.zones if zone.place != TALONG)
    facts = replace(view.facts, trick=(), melds=())
    return replace(view, facts=facts, zones=tuple(Zone(place, ()) for place in places))
