"""A position of the K+Q family in the line protocol (`protocol.md`)."""

from typing import Any

from tolva_gui.rules.events import Place, Seat, Zones, cards_at
from tolva_gui.rules.games.mariage.facts import MariageFacts, mariage
from tolva_gui.rules.kit.position import faces
from tolva_gui.rules.view import View


def position_of(view: View) -> dict[str, Any]:
    """Return the position fields that come from the deal."""
    facts, seats = mariage(view.facts), range(view.info.seats)
    fields: dict[str, Any] = {
        "carried": facts.carried,
        "leader": facts.leader,
        "trump": facts.trump,
        "hands": [_hand(view, seat) for seat in seats],
        "table": [[seat, str(card)] for seat, card in facts.trick],
        "tricks_won": list(facts.tricks_won),
        "card_points": list(facts.card_points),
        "melds": [list(meld) for meld in facts.melds],
        "gubbe": _gubbe(facts),
        "stock": faces(cards_at(view.zones, Place("talong"))),
    }
    if facts.eyes is not None:
        fields["eyes"] = list(facts.eyes)
    if any(zone.place.kind == "up" for zone in view.zones):
        fields["up"] = [_row(view.zones, "up", seat) for seat in seats]
        fields["down"] = [_row(view.zones, "down", seat) for seat in seats]
    return fields


def _hand(view: View, seat: Seat) -> list[str]:
    """Return the hand; one not taken up yet (T39) is still a hand, just unknown to its owner."""
    return faces(cards_at(view.zones, Place("hand", seat)) + cards_at(view.zones, Place("closed", seat)))


def _row(zones: Zones, kind: str, seat: Seat) -> list[str | None]:
    places = [zone for zone in zones if zone.place.kind == kind and zone.place.owner == seat]
    return [faces(zone.cards)[0] if zone.cards else None for zone in places]


def _gubbe(facts: MariageFacts) -> dict[str, Any] | None:
    if facts.gubbe is None:
        return None
    kind, seat, first_trick = facts.gubbe
    return {"kind": kind, "seat": seat, "first_trick": first_trick}
