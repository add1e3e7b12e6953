"""The items of a pack and their places: an item keeps its identity while its card moves, shown or hidden.

Events and zones name places and faces, not cards (`rules.events`); a skin that moves *this* hidden card must
choose which one it takes.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Event, Moved, Place, Rows, Seat, Shown, Sight, Zone, Zones
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import TrickFacts, View

PACK = Place("pack")
"""The place of the pack in a game without a hidden pile."""
TRICK = Place("trick")
HIDDEN_PILE = ("pile", "nobody")


def home_of(info: GameInfo) -> Place:
    """Return the place of the undealt pack: the game's first pile that is hidden from all."""
    return next(
        (Place(place.kind) for place in info.places if (place.layout, place.sees) == HIDDEN_PILE), PACK
    )


class CardItem(Struct, eq=False):
    """A card on the table: its face if the viewer knows it, its place, and its player."""

    card: Card | None = None
    place: Place = PACK
    player: int | None = None
    seen: bool = False
    """In a hand, but seen by all."""
    drawn: bool = False
    """Drawn by its owner since they last played."""
    play: int = -1
    """The number of the play that it lies in, where cards lie in plays."""


class CardItems(Rows[CardItem]):
    """The items of one pack by identity, and the order of items at each place."""

    def __init__(self, size: int, home: Place = PACK) -> None:
        self.home = home
        """The place of the undealt pack."""
        self.items = [CardItem(place=home) for _ in range(size)]
        self._rows: dict[Place, list[CardItem]] = {home: list(self.items)}
        self._speaker: Seat | None = None
        """Who spoke last: a card that comes from a pile to the trick is theirs."""

    def row(self, place: Place) -> list[CardItem]:
        return self._rows.setdefault(place, [])

    def zones(self) -> Zones:
        """Return the items of a view by place."""
        return tuple(
            Zone(place, tuple(item.card for item in row)) for place, row in self._rows.items() if row
        )

    def show(self, view: View) -> None:
        """Move every item to its place in the view; the rest go to the pack."""
        spare = list(self.items)
        self._rows = {}
        for zone in view.zones:
            for card in zone.cards:
                self._lay(spare.pop(), card, zone.place)
        for item in spare:
            self._lay(item, None, self.home)
        facts = view.facts
        if isinstance(facts, TrickFacts):
            for item, (seat, _) in zip(self.row(TRICK), facts.trick, strict=False):
                item.player = seat
        sight = view.info.sight(view.seat)
        laid = [item for place, row in self._rows.items() if sight.layout(place) == "plays" for item in row]
        players = [
            (play, seat) for play, (seat, cards) in enumerate(view.display.plays) for _ in range(cards)
        ]
        for item, (play, seat) in zip(laid, players, strict=True):
            item.play, item.player = play, seat
        self._mark(item for item in self.items if item.card in view.display.seen)

    def face(self, thing: CardItem) -> Card | None:
        return thing.card

    def turned(self, thing: CardItem, face: Card | None) -> CardItem:
        """Return the item after giving it this face."""
        thing.card = face
        return thing

    def hidden(self, row: Sequence[CardItem], place: Place, sight: Sight) -> int:
        """Return the hidden item that leaves: the first of a pile, otherwise one from the middle.

        From the end of a hand it would look as if it had been sorted there.
        """
        unknown = [no for no, item in enumerate(row) if item.card is None] or range(len(row))
        return unknown[0 if sight.layout(place) == "pile" else len(unknown) // 2]

    def apply(self, event: Event, sight: Sight) -> None:
        """Apply the (redacted) event to the items and their marks."""
        match event:
            case Moved():
                if event.at:
                    self._forget_drawn(event.target)
                # The pack may be at another place than the one the game deals from.
                source = event.source if self.row(event.source) else self.home
                play = max((item.play for item in self.row(event.target)), default=-1) + 1
                for item in self.follow(replace(event, source=source), sight):
                    self._has_come(item, event, sight)
                    item.play = play if sight.layout(event.target) == "plays" else -1
            case Shown():
                self._mark(self.follow(event, sight))
            case Called():
                self._speaker = event.seat
            case _:
                self.follow(event, sight)

    def settle(self) -> None:
        """Clear the marks of drawn cards, because everyone has seen them."""
        for item in self.items:
            item.drawn = False

    def _lay(self, item: CardItem, card: Card | None, place: Place) -> None:
        row = self.row(item.place)
        if item in row:
            row.remove(item)
        item.card, item.place, item.player = card, place, place.owner
        item.seen, item.drawn, item.play = False, False, -1
        self.row(place).append(item)

    def _has_come(self, item: CardItem, move: Moved, sight: Sight) -> None:
        """Set the owner of an item that a move has placed."""
        before, item.player = item.player, move.target.owner
        item.place, item.seen, item.drawn = move.target, False, False
        drawn = sight.layout(move.source) == "pile" or bool(move.at)
        if sight.layout(move.target) in ("trick", "plays"):
            item.player = self._speaker if move.source.owner is None else move.source.owner
            self._forget_drawn(Place("hand", item.player))
        elif sight.layout(move.source) == "trick":
            item.player = move.target.owner if move.target.owner is not None else before
        elif drawn and not move.dealt and move.target.owner is not None:
            item.drawn = True

    def _forget_drawn(self, hand: Place) -> None:
        for item in self.row(hand):
            item.drawn = False

    def _mark(self, items: Iterable[CardItem]) -> None:
        for item in items:
            if item.place.kind in ("hand", "up"):
                item.seen = True


def before_the_deal(view: View) -> View:
    """Return the view with every card still in the pack."""
    home = home_of(view.info)
    places: Iterable[Place] = (zone.place for zone in view.zones if zone.place != home)
    facts = replace(view.facts, trick=()) if isinstance(view.facts, TrickFacts) else view.facts
    return replace(
        view,
        facts=facts,
        display=replace(view.display, seen=(), plays=()),
        zones=tuple(Zone(place, ()) for place in places),
    )
