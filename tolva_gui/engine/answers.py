"""Positions, events and games as JSON values, named as the protocol names them."""

import re
from dataclasses import fields, is_dataclass
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Place, Seat, ZoneKind, Zones, cards_at
from tolva_gui.rules.game import Game, GameInfo, Option, Result, View
from tolva_gui.table.host import Host

Json = Any
HIDDEN = "??"


def position(host: Host, seat: Seat | None = None) -> dict[str, Json]:
    """Return the position; for a seat only what it may know."""
    view, result = host.view(seat), host.result()
    facts = view.facts
    answer: dict[str, Json] = {
        "game": host.info.id,
        "deal": host.deal_number,
        "dealer": facts.dealer,
        "scores": list(facts.scores),
        "carried": facts.carried,
        "to_act": view.to_act,
        "leader": facts.leader,
        "trump": facts.trump,
        "hands": [_hand(view, owner) for owner in range(host.info.seats)],
        "table": [[player, str(card)] for player, card in facts.trick],
        "tricks_won": list(facts.tricks_won),
        "card_points": list(facts.card_points),
        "melds": [list(meld) for meld in facts.melds],
        "gubbe": _gubbe(view),
        "stock": _faces(cards_at(view.zones, Place("talong"))),
        "deal_over": result is not None,
        "winner": host.winner,
    }
    if facts.eyes is not None:
        answer["eyes"] = list(facts.eyes)
    if any(zone.place.kind == "up" for zone in view.zones):
        answer["up"] = [_row(view.zones, "up", owner) for owner in range(host.info.seats)]
        answer["down"] = [_row(view.zones, "down", owner) for owner in range(host.info.seats)]
    if result is not None:
        answer["result"] = {"lines": _lines(result)}
    return answer


def event(happened: Event) -> dict[str, Json]:
    """Return the event: its fields, and `type`, its name with underscores."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(happened).__name__).lower()
    return {"type": name, **_value(happened)}


def game(known: Game[Any]) -> dict[str, Json]:
    """Return how the game presents itself: id, seats, options."""
    info: GameInfo = known.info
    return {
        "id": info.id,
        "seats": info.seats,
        "options": {each.name: _option(each) for each in info.options},
    }


def _option(option: Option) -> dict[str, Json]:
    shown = {"default": option.default, "values": list(option.values), "rule": option.rule}
    return {**shown, "type": "bool"} if isinstance(option.default, bool) else shown


def _faces(cards: tuple[Card | None, ...]) -> list[str]:
    return [HIDDEN if card is None else str(card) for card in cards]


def _hand(view: View, owner: Seat) -> list[str]:
    """A hand that has not been taken up yet (T39) is a hand: its owner just does not know it."""
    cards = cards_at(view.zones, Place("hand", owner)) + cards_at(view.zones, Place("closed", owner))
    return _faces(cards)


def _row(zones: Zones, kind: ZoneKind, owner: Seat) -> list[str | None]:
    places = [zone for zone in zones if zone.place.kind == kind and zone.place.owner == owner]
    return [_faces(zone.cards)[0] if zone.cards else None for zone in places]


def _gubbe(view: View) -> dict[str, Json] | None:
    if view.facts.gubbe is None:
        return None
    kind, seat, first_trick = view.facts.gubbe
    return {"kind": kind, "seat": seat, "first_trick": first_trick}


def _lines(result: Result) -> list[list[Json]]:
    return [[line.kind, line.side, line.points] for line in result.lines]


def _value(value: object) -> Json:
    """Cards as text, dataclasses as objects, rows as lists."""
    if isinstance(value, Card):
        return str(value)
    if is_dataclass(value):
        return {field.name: _value(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    return value
