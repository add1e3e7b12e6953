"""Which of the pack's card items lies where: an item keeps its identity while its card moves, shown or hidden.

Events and zones name places and faces, not cards (`rules.events`); a skin that wants to move *this* hidden card
has to say itself which one it takes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Mixed, Moved, Place, Shown, Sight, Zone, Zones
from tolva_gui.rules.game import TrickFacts, View
from tolva_gui.rules.mariage.facts import MariageFacts

TALONG = Place("talong")
TRICK = Place("trick")


@dataclass(slots=True, eq=False)
class CardItem:
    """A card on the table: its face if the viewer knows it, where it lies, and who played it there."""

    card: Card | None = None
    place: Place = TALONG
    player: int | None = None
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
        facts = view.facts
        if isinstance(facts, TrickFacts):
            for item, (seat, _) in zip(self.row(TRICK), facts.trick, strict=False):
                item.player = seat
        if isinstance(facts, MariageFacts):
            shown = {Card(suit, rank) for _, suit, _ in facts.melds for rank in ("K", "Q")}
            self._mark(shown)

    def apply(self, event: Event, sight: Sight) -> None:
        """Change the items as the (redacted) event says; see `rules.events.fold`."""
        match event:
            case Moved():
                self._move(event, sight)
            case Shown(place, cards):
                self._show(place, [card for card in cards if card is not None])
            case Mixed(place, cards):
                for item, card in zip(self.row(place), cards, strict=True):
                    item.card = card
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

    def _move(self, move: Moved, sight: Sight) -> None:
        row = self.row(move.source)
        chosen = [row[no] for no in move.at]
        pile = sight.lies(move.source) == "pile"
        for no, card in enumerate(move.cards):
            item = chosen[no] if chosen else _find(row, card, first=pile)
            before = item.player
            self._lay(item, card if sight.sees(move.target) else None, move.target)
            if move.target == TRICK:
                item.player = move.source.owner
                for other in self.row(Place("hand", item.player)):
                    other.drawn = False
            elif move.source == TRICK:
                item.player = move.target.owner if move.target.owner is not None else before
            elif pile and not move.dealt:
                item.drawn = True

    def _show(self, place: Place, cards: list[Card]) -> None:
        row = self.row(place)
        for card in cards:
            if not any(item.card == card for item in row):
                _find(row, None).card = card
        self._mark(set(cards))

    def _mark(self, cards: set[Card]) -> None:
        for item in self.items:
            if item.place.kind in ("hand", "up") and item.card in cards:
                item.melded = True


# A hidden card leaves from the middle of its hand: from an end it would look as if it had been sorted there.
def _find(row: list[CardItem], card: Card | None, *, first: bool = False) -> CardItem:
    known = [item for item in row if item.card == card and card is not None]
    hidden = [item for item in row if item.card is None]
    return (known or (hidden if first else hidden[len(hidden) // 2 :]))[0]


def before_the_deal(view: View) -> View:
    """Return the view with every card still in the talong."""
    places: Iterable[Place] = (zone.place for zone in view.zones if zone.place != TALONG)
    facts = view.facts
    if isinstance(facts, MariageFacts):
        facts = replace(facts, melds=())
    if isinstance(facts, TrickFacts):
        facts = replace(facts, trick=())
    return replace(view, facts=facts, zones=tuple(Zone(place, ()) for place in places))
