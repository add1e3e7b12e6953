"""What lies where, for the window: layouts, shared or owned places, counts of piles, and taken tricks."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, field

from tolva_gui.rules.events import Place, Seat, Side, Zone, Zones
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import TrickFacts, View, plays_of, tricks_of
from tolva_gui.table.selection import offered, picks
from tolva_gui.ui.texts import card_name, fill, translate

AT_A_GLANCE: Final = 6
"""The most cards of a hand that are counted at a glance."""


class Placement(Struct, frozen=True):
    """Where the cards of a position lie, as far as it concerns more than one of them."""

    stock: int = 0
    """The number of undrawn cards of the pack."""
    places: dict[str, dict[str, Any]] = field(default_factory=dict)
    piles: list[dict[str, Any]] = field(default_factory=list)
    spread: int = 0
    """The size of the table's largest spread."""
    open_hands: list[int] = field(default_factory=list)


def placement_of(view: View, zones: Zones, bottom: Seat, stock: int) -> Placement:
    """Return where the cards lie: *zones* as shown, which may be behind the view; *bottom*: the seat below."""
    return Placement(
        stock,
        layout_of(view),
        piles(view, zones, bottom),
        largest_spread(view, zones),
        open_hands(view, zones, bottom),
    )


def layout_of(view: View) -> dict[str, dict[str, Any]]:
    """Return the layout of each kind of place, whether it is shared, and its index among similar ones.

    `middle`: a face-up pile alone in the middle of the table.
    `slots`: the number of places in a row.
    """
    owners = {zone.place.kind: zone.place.owner for zone in view.zones}
    slots = Counter(
        zone.place.kind for zone in view.zones if zone.place.slot is not None and not zone.place.owner
    )
    laid: dict[str, dict[str, Any]] = {}
    for info in view.info.places:
        shared = owners.get(info.kind) is None
        like = [one for one in laid.values() if (one["layout"], one["shared"]) == (info.layout, shared)]
        seen = info.sees == "all"
        laid[info.kind] = {
            "layout": info.layout,
            "shared": shared,
            "nth": len(like),
            "open": seen,
            "arranged": info.arranged,
            "slots": slots[info.kind],
        }
    of_the_table = [one for one in laid.values() if one["layout"] == "pile" and one["shared"]]
    # In a race the pack is dealt out by the time the middle fills.
    alone = len(of_the_table) == 1 or bool(view.info.reactions)
    return {
        kind: {**one, "middle": alone and one in of_the_table and one["open"]} for kind, one in laid.items()
    }


def piles(view: View, zones: Zones, bottom: Seat) -> list[dict[str, Any]]:
    """Return the piles with their counts, without a pack that is dealt out and without won tricks.

    Where there are no tricks, the size of a hand may decide: long hidden hands of others are counted too, but not one
    that lies spread out to be drawn from.
    """
    layouts = {place.kind: place.layout for place in view.info.places if place.arranged != "dealt out"}
    won = isinstance(view.facts, TrickFacts)
    spread_out = offered(view) if picks(view) else ()

    def is_long_hand(zone: Zone) -> bool:
        others = zone.place.owner not in (None, bottom) and zone.place not in spread_out
        return others and not won and len(zone.cards) > AT_A_GLANCE and None in zone.cards

    return [
        {
            "zone": zone.place.kind,
            "position": _position(zone.place, bottom, view.info),
            "count": len(zone.cards),
        }
        for zone in zones
        if (
            layouts.get(zone.place.kind) == "pile"
            and len(zone.cards) > 1
            and not (won and zone.place.owner is not None)
        )
        or (layouts.get(zone.place.kind) == "fan" and is_long_hand(zone))
    ]


def largest_spread(view: View, zones: Zones) -> int:
    """Return the size of the table's largest spread."""
    spread = {place.kind for place in view.info.places if place.layout == "spread"}
    return max(
        (len(zone.cards) for zone in zones if zone.place.kind in spread and zone.place.owner is None),
        default=0,
    )


def open_hands(view: View, zones: Zones, bottom: Seat) -> list[int]:
    """Return the positions, counted from the bottom, of the other players with open hands."""
    fans = {place.kind for place in view.info.places if place.layout == "fan"}
    found = {
        _position(zone.place, bottom, view.info)
        for zone in zones
        if zone.place.kind in fans and zone.place.owner is not None and zone.cards and None not in zone.cards
    }
    return sorted(found - {0})


def _position(place: Place, bottom: Seat, info: GameInfo) -> int:
    return 0 if place.owner is None else (place.owner - bottom) % info.seats


def winner_so_far(view: View) -> Seat | None:
    """Return the seat winning the current trick."""
    return view.facts.winning if isinstance(view.facts, TrickFacts) else None


def last_trick(view: View, bottom: Seat, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the last trick in order of play, each card with its position clockwise from the lower edge."""
    seats = view.info.seats
    return [
        {
            "face": str(card),
            "spoken": fill(translate("Table", "%1 by %2"), card_name(card), names[seat]),
            "position": (seat - bottom) % seats,
            "winner": seat == trick.winner,
        }
        for trick in tricks_of(view.facts)[-1:]
        for seat, card in plays_of(trick, view.info)
    ]


def own_tricks(view: View, side: Side) -> list[dict[str, Any]]:
    """Return the tricks of the side, each with its number in the deal and its cards in order of play."""
    return [
        {
            "number": number,
            "cards": [
                {"face": str(card), "spoken": card_name(card), "winner": seat == trick.winner}
                for seat, card in plays_of(trick, view.info)
            ],
        }
        for number, trick in enumerate(tricks_of(view.facts), start=1)
        if view.info.side(trick.winner) == side
    ]
