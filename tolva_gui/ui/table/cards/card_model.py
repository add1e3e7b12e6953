"""The model of the cards on the table: one row per card for the whole game."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise

from msgspec import Struct, field
from PySide6.QtCore import QObject

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Event, Place, Seat, Zones
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View
from tolva_gui.table.hand_order import HandOrder
from tolva_gui.ui.row_model import Row, RowModel
from tolva_gui.ui.table.cards.card_items import CardItem, CardItems, home_of
from tolva_gui.ui.texts import card_name, fill, language, translate
from tolva_gui.words import sentences as words

ROLES = (
    # Place before face: QML distinguishes a trick being taken from a card being turned by the order.
    "lie",
    "face",
    "own",
    "playable",
    "barred",
    "marked",
    "drawn",
    "winning",
    "led",
    "choosable",
    "touch",
    "chosen",
    "label",
    "alias",
)
NOTHING: Collection[Card] = ()
OVERLAP = 0.32
"""The distance of the cards of a play, where those of different plays have 1."""


class Highlights(Struct, eq=False):
    """Marks and states of cards beyond their places."""

    playable: Collection[Card] = NOTHING
    """The cards that the viewer may play; their others are dimmed, unless none is playable: the question is another."""
    winning: Seat | None = None
    bottom: Seat = 0
    viewer: Seat | None = 0
    shown: Sequence[Card] = ()
    """Cards of a hand on show on the table before they return to it."""
    covered: bool = False
    """Cards that only their owner may see are face down, even if the viewer knows them."""
    lit: Collection[Card] = NOTHING
    """Cards on the table that the viewer may choose."""
    choosing: bool = False
    """A card of the hand is chosen: dim what it cannot take."""
    chosen: Collection[Card] = NOTHING
    """The viewer's selection, in the hand and on the table."""
    order: Sequence[Card] = ()
    """The viewer's own arrangement, overriding the order of hands."""
    offered: Sequence[Place] = ()
    """The fan, or the places of a row, from which the viewer may take an unseen card."""
    piles: Mapping[str, str] = field(default_factory=dict)
    """The move for touching the top of a pile, by kind of place."""


class CardModel(RowModel):
    """Rows in the order of the items' identity. `position` counts seats clockwise from the bottom of the window."""

    def __init__(self, info: GameInfo, parent: QObject | None = None) -> None:
        super().__init__(ROLES, parent)
        self._info = info
        self._own = {
            place.kind
            for place in info.places
            if (place.layout, place.sees) in (("fan", "owner"), ("row", "all"))
        }
        """The places from which their owner plays."""
        self._layouts = {place.kind: place.layout for place in info.places}
        self._secret = {place.kind for place in info.places if place.sees == "owner"}
        piles = {place.kind for place in info.places if place.layout == "pile" and place.sees != "all"}
        self._closed = {"won"} | piles
        """Face-down piles, including those their owner may look at."""
        self._trick_played = "trick" in self._layouts.values()
        """In trick games a row before a seat counts as part of its hand."""
        self._ordered = {place.kind for place in info.places if place.ordered}
        self.start_over()

    def start_over(self) -> None:
        """Drop all rows, so that the next cards appear in place instead of moving there."""
        self.highlights = Highlights()
        self._ranks = ""
        self._order_of_hands: tuple[HandOrder, Suit | None] = HandOrder(), None
        self._items = CardItems(len(self._info.pack), home_of(self._info))
        self._coming: dict[Place, Sequence[Card | None]] = {}
        self._stands_for: Mapping[Card, Card] = {}
        self.update([])

    def show(self, view: View) -> None:
        self._ranks, self._stands_for = view.ranks, view.display.stands_for
        self._items.show(view)
        self._coming = {}
        self.refresh()

    def expect(self, view: View | None) -> None:
        """Set the final hands before a deal, so that each card goes straight to its final place."""
        hands = (zone for zone in view.zones if zone.place.kind == "hand") if view else ()
        self._coming = {hand.place: hand.cards for hand in hands}

    def apply(self, event: Event, *, dealt: bool = False) -> None:
        """Apply the (redacted) event; dealt cards are not marked as drawn."""
        self._items.apply(event, self._info.sight(self.highlights.viewer))
        if dealt:
            self._items.settle()
        self.refresh()

    def arrange(self, order: HandOrder, trump: Suit | None) -> None:
        if self._order_of_hands != (order, trump):
            self._order_of_hands = order, trump
            self.refresh()

    def home(self) -> int:
        """Return the number of cards left in the pack."""
        return len(self._items.row(self._items.home))

    def place_in(self, place: Place, card: Card) -> int:
        """Return the card's index in its fan, -1 if it is not there."""
        return next((no for no, item in enumerate(self._order(place)) if item.card == card), -1)

    def zones(self) -> Zones:
        return self._items.zones()

    def refresh(self) -> None:
        """Update the rows from items and highlights."""
        self.update(list(self._build()))

    def _build(self) -> Iterator[Row]:
        order: dict[int, tuple[float, float]] = {}
        for place in {item.place for item in self._items.items}:
            order.update(self._places(place))
        left = Counter(self.highlights.chosen)
        for item in self._items.items:
            row = self._row(item, *order[id(item)])
            if row["chosen"] and item.card is not None:
                # Of identical cards, only as many as were chosen.
                left[item.card] -= 1
                row = {**row, "chosen": left[item.card] >= 0}
            yield row

    def _places(self, place: Place) -> Iterator[tuple[int, tuple[float, float]]]:
        """Yield each item's index and the count of its row, during a deal the final count.

        Cards of the pack get no count; plays are fanned, so that their cards take less room.
        """
        row, coming = self._order(place), self._coming.get(place)
        if place == self._items.home:
            # Counted from the bottom, so that taking the top card changes none of the others.
            yield from ((id(item), (len(row) - 1 - index, 0)) for index, item in enumerate(row))
            return
        if row and row[0].play >= 0:
            steps = (1 if one.play != other.play else OVERLAP for one, other in pairwise(row))
            at = list(accumulate(steps, initial=0.0))
            yield from ((id(item), (index, at[-1] + 1)) for item, index in zip(row, at, strict=True))
            return
        if coming is None:
            yield from ((id(item), (index, len(row))) for index, item in enumerate(row))
            return
        cards = list(coming) if place.kind in self._ordered else sorted(coming, key=self._rank_in_hand)
        for index, item in enumerate(row):
            known = item.card is not None and item.card in cards
            yield id(item), (cards.index(item.card) if known else index, max(len(cards), len(row)))

    def _order(self, place: Place) -> list[CardItem]:
        """Return the items in order: in a hand hidden ones first, then by suit and rank; elsewhere by arrival."""
        row = self._items.row(place)
        if place.kind != "hand" or place.kind in self._ordered:
            return row
        known = [item for item in row if item.card is not None]
        known.sort(key=lambda item: self._rank_in_hand(item.card))
        if self.highlights.order and place.owner == self.highlights.viewer:
            known.sort(key=lambda item: _place_of(item.card, self.highlights.order))
        return [item for item in row if item.card is None] + known

    def _rank_in_hand(self, card: Card | None) -> tuple[int, int]:
        order, trump = self._order_of_hands
        return order.key(card, self._ranks, trump) if card else (-1, -1)

    def _lie(self, item: CardItem, index: float, count: float, laid_out: Sequence[Card]) -> Row:
        """Return the card's place as one value, so that QML computes its position once per change."""
        highlights, place = self.highlights, item.place
        seat = item.player if item.player is not None else highlights.bottom
        lie: Row = {
            "zone": place.kind,
            "position": (seat - highlights.bottom) % self._info.seats,
            "slot": self._slot(item),
            "place": index,
            "count": count,
        }
        if item.play >= 0:
            lie = {**lie, "latest": item.play == self._items.row(place)[-1].play}
        if item.card is not None and item.card in laid_out:
            lie = {**lie, "zone": "laid out", "place": laid_out.index(item.card), "count": len(laid_out)}
        if place in highlights.offered:
            lie = {**lie, "zone": "offered"}
            if place.slot is not None:
                lie = {**lie, "place": highlights.offered.index(place), "count": len(highlights.offered)}
        return lie

    def _slot(self, item: CardItem) -> int:
        """Return the card's numbered place; in a trick or a play, its number among those of its player; -1 for none."""
        if item.play < 0 and self._layouts.get(item.place.kind) != "trick":
            return -1 if item.place.slot is None else item.place.slot
        played = self._items.row(item.place)
        mine = (item.player, item.play)
        return sum((other.player, other.play) == mine for other in played[: played.index(item)])

    def _row(self, item: CardItem, index: float, count: float) -> Row:
        highlights, place = self.highlights, item.place
        down = highlights.covered and place.kind in self._secret
        card = None if down else item.card
        open_card = None if place.kind in self._closed else card
        laid_out = highlights.shown if card and place.kind == "hand" else ()
        own = place.owner == highlights.viewer and place.kind in self._own and card not in laid_out
        in_trick = place.kind == "trick"
        touched = highlights.piles.get(place.kind, "") if index == len(self._items.row(place)) - 1 else ""
        lie = self._lie(item, index, count, laid_out)
        meant = self._stands_for.get(open_card) if open_card else None
        in_fan = own and self._layouts.get(place.kind) == "fan"
        on_table = card is not None and not in_fan and card in highlights.lit
        playable = own and card in highlights.playable
        barred = own and bool(highlights.playable) and not down and not playable
        stands_back = (
            highlights.choosing and place.owner is None and self._layouts.get(place.kind) == "spread"
        )
        return {
            "face": str(open_card) if open_card else "",
            "lie": lie,
            **lie,
            "own": own,
            "playable": playable,
            "barred": (barred and (in_fan or self._trick_played)) or (stands_back and not on_table),
            "marked": item.seen and not down,
            "drawn": item.drawn and card is not None,
            "winning": in_trick and item.player == highlights.winning,
            "led": in_trick and index == 0,
            "choosable": lie["zone"] == "offered" or on_table or touched != "",
            "touch": touched != "",
            "chosen": card is not None and card in highlights.chosen and (own or on_table),
            "label": ": ".join(filter(None, (touched, _label(open_card, meant) if open_card else ""))),
            "alias": words.card(meant, language()) if meant else "",
        }


def _label(card: Card, meant: Card | None) -> str:
    """Return the accessible name of the card, which may stand for another in this deal."""
    if meant is None:
        return card_name(card)
    return fill(translate("CardItem", "%1, which is the %2"), card_name(card), card_name(meant))


def _place_of(card: Card | None, order: Sequence[Card]) -> int:
    """Return the card's index in the order; its length if it is not in it."""
    return order.index(card) if card in order else len(order)
