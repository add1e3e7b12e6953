"""Positions, events and games as JSON values with the protocol's names."""

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Seat
from tolva_gui.rules.info import GameInfo, Option
from tolva_gui.rules.moves import Call, Pick, Play
from tolva_gui.rules.protocol import Game
from tolva_gui.table.host import Host

Json = Any


def position(host: Host, seat: Seat | None = None) -> dict[str, Json]:
    """Return the position; for a seat only what it may know."""
    view, result = host.view(seat), host.result()
    answer: dict[str, Json] = {
        "game": host.info.id,
        "deal": host.deal_number,
        "dealer": view.facts.dealer,
        "scores": list(view.facts.scores),
        "to_act": view.to_act,
        "deal_over": result is not None,
        **host.game.position(view),
    }
    if host.game.first_protocol:
        answer["winner"] = host.winner
    else:
        carried = host.standing.carried if result is None else result.carried
        answer |= {
            "seats": host.info.seats,
            "standing": dict(carried),
            "phase": "over" if result is not None else view.phase,
            "game_over": host.over,
            "winners": sorted(result.winners) if result is not None else [],
        }
    if result is not None:
        answer["result"] = {"lines": [[line.kind, line.side, line.points] for line in result.lines]}
    return answer


def event(happened: Event) -> dict[str, Json]:
    """Return the event: its fields, and `type`, its name with underscores."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(happened).__name__).lower()
    return {"type": name, **value_of(happened)}


def game(known: Game[Any]) -> dict[str, Json]:
    """Return the description of a game: id, seats, options."""
    info: GameInfo = known.info
    counts = info.seat_counts
    several = {"least": counts[0], "most": counts[-1], "default": info.seats}
    return {
        "id": info.id,
        "seats": info.seats if len(counts) == 1 else several,
        "options": {each.name: _option(each) for each in info.options},
    }


def _option(option: Option) -> dict[str, Json]:
    shown = {"default": option.default, "values": list(option.values), "rule": option.rule}
    return {**shown, "type": "bool"} if isinstance(option.default, bool) else shown


def value_of(value: object) -> Json:
    """Return JSON values: cards and moves as text, other structs as objects, tuples as lists."""
    if isinstance(value, Card | Play | Call | Pick):
        return str(value)
    if isinstance(value, Struct):
        return {field.name: value_of(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [value_of(item) for item in value]
    return value
