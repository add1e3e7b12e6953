"""What a phone shows: the view of one seat in plain values and in the phone's language.

A scene is complete, so a phone that wakes or has lost messages needs only the last one. It is made from the seat's
view, the seat's redacted events and the public facts of the table; the same view gives the same bytes.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from tolva_gui.phones.asking import asking
from tolva_gui.phones.desk import Desk
from tolva_gui.phones.telling import end_of, lines_of
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat, Zone
from tolva_gui.rules.moves import TURN, Call
from tolva_gui.rules.view import RaceFacts, Sign, TrickFacts, View, plays_of, tricks_of
from tolva_gui.table.calls import pointed_at
from tolva_gui.table.hand_order import HandOrder
from tolva_gui.table.host import Host
from tolva_gui.table.selection import Chooser
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data
from tolva_gui.words.sentences import Language

Scene = dict[str, Any]
BACK: Final = ""
"""A card whose face the seat may not see."""
LINES: Final = 6
"""The most events that a scene tells again."""


def scene(desk: Desk, seat: Seat, away: Collection[Seat], chooser: Chooser, lang: Language) -> Scene:
    """Return the scene of the seat; before the first deal it has only the people. *away*: seats without a phone."""
    host, names, faces = desk.host, desk.names(lang), desk.faces()
    shared = {"log": host.version, "you": seat, "lang": lang}
    people: list[dict[str, Any]] = [
        {"seat": no, "name": names[no], "face": faces[no], "away": no in away}
        for no in (*range(seat, host.info.seats), *range(seat))
    ]
    if not host.deal_number:
        return {**shared, "people": people, "zones": [], "hand": [], "lines": []}
    view = host.view(seat)
    return {
        **shared,
        "deal": host.deal_number,
        "people": [one | _player(one["seat"], view, host, lang) for one in people],
        "hand": [str(card) for card in hand_of(view, desk.order)],
        "zones": [_zone(zone, view) for zone in view.zones if _is_shown(zone, view)],
        "trick": _trick(view),
        "last": _last_trick(view),
        "trump": _trump(view, names, lang),
        "signs": [words.sign(one, view.info.id, lang) for one in view.display.signs if one.seat is None],
        "lines": lines_of([*enumerate(host.deal_log)][-LINES:], view, names, lang),
        "ask": asking(host, seat, chooser, names, lang),
        "race": _race(view, lang),
        "end": end_of(host, view, names, lang),
    }


def hand_of(view: View, order: HandOrder) -> list[Card]:
    """Return the seat's own cards in a fan, sorted as at the table; a fan with an order of its own keeps it."""
    fans = {place.kind for place in view.info.places if place.layout == "fan" and place.sees == "owner"}
    held = [
        card
        for zone in view.zones
        if zone.place.kind in fans and zone.place.owner == view.seat
        for card in zone.cards
        if card is not None
    ]
    if any(place.ordered for place in view.info.places if place.layout == "fan"):
        return held
    trump = view.facts.trump if isinstance(view.facts, TrickFacts) else None
    return sorted(held, key=lambda card: order.key(card, view.ranks, trump))


def _player(seat: Seat, view: View, host: Host, lang: Language) -> dict[str, Any]:
    facts, info = view.facts, view.info
    shown = [sign for sign in view.display.signs if sign.seat == seat and not _card_of(sign)]
    tricks = facts.tricks_won[seat] if isinstance(facts, TrickFacts) and not shown else None
    score = str(facts.scores[info.side(seat)]) if game_data(info.id).scored else ""
    signs = [words.short_sign(sign, info.id, lang) for sign in shown]
    return {
        "turn": pointed_at(host, view) == seat,
        "dealer": facts.dealer == seat,
        "score": score,
        "signs": [text for text in signs if text not in ("", score)],
        "tricks": tricks,
        "cards": _count_held(seat, view),
    }


def _count_held(seat: Seat, view: View) -> int | None:
    """Return the number of cards in the seat's fan; None in a game without fans."""
    fans = {place.kind for place in view.info.places if place.layout == "fan"}
    held = [zone for zone in view.zones if zone.place.kind in fans and zone.place.owner == seat]
    return sum(len(zone.cards) for zone in held) if fans else None


def _is_shown(zone: Zone, view: View) -> bool:
    """Whether the place is shown besides the hand and the trick: empty places and taken tricks are not."""
    info = next(place for place in view.info.places if place.kind == zone.place.kind)
    own_fan = info.layout == "fan" and zone.place.owner == view.seat and info.sees == "owner"
    won = isinstance(view.facts, TrickFacts) and info.layout == "pile" and zone.place.owner is not None
    trick = info.layout == "trick" and isinstance(view.facts, TrickFacts)
    return bool(zone.cards) and not own_fan and not trick and not (won and info.sees != "owner")


def _zone(zone: Zone, view: View) -> dict[str, Any]:
    """Return a place with its cards; of a pile only the top and the number."""
    info = next(place for place in view.info.places if place.kind == zone.place.kind)
    faces = [BACK if card is None else str(card) for card in zone.cards]
    top = faces[-1:] if info.sees == "all" else faces[:1]
    return {
        "kind": zone.place.kind,
        "layout": info.layout,
        "owner": zone.place.owner,
        "slot": zone.place.slot,
        "cards": top if info.layout == "pile" else faces,
        "count": len(faces),
    }


def _trick(view: View) -> list[tuple[Seat, str]]:
    """Return the cards that lie before their players: the trick, or in other games the card that each has turned."""
    facts = view.facts
    if isinstance(facts, TrickFacts):
        return [(seat, str(card)) for seat, card in facts.trick]
    signs = view.display.signs
    return [(sign.seat, card) for sign in signs if sign.seat is not None and (card := _card_of(sign))]


def _card_of(sign: Sign) -> str:
    """Return the card that a seat's sign shows; empty if it shows another thing."""
    card = sign.values.get("card") if sign.seat is not None else None
    return str(card) if isinstance(card, Card) else ""


def _last_trick(view: View) -> dict[str, Any] | None:
    """Return the last trick in order of play, until the next one is led."""
    tricks = tricks_of(view.facts)
    if not tricks:
        return None
    played = [(seat, str(card)) for seat, card in plays_of(tricks[-1], view.info)]
    return {"cards": played, "winner": tricks[-1].winner}


def _trump(view: View, people: Sequence[str], lang: Language) -> dict[str, str] | None:
    sign = view.display.trump
    if sign is None:
        return None
    said = words.announcement(sign.announced, lang, view.info.id, view.options) if sign.announced else None
    who = people[sign.announced.seat] if sign.announced and sign.announced.seat is not None else ""
    return {
        "suit": sign.suit or "",
        "name": words.suit(sign.suit, lang) if sign.suit else "",
        "said": f"{who}: {said}" if said else "",
    }


def _race(view: View, lang: Language) -> dict[str, Any] | None:
    """Return the reactions of a game of speed, and the number of the card to react to."""
    facts = view.facts
    if not isinstance(facts, RaceFacts):
        return None
    names = [
        {"word": word, "label": words.move_label(Call("react", word), view, lang), "rank": rank}
        for word, rank in view.info.reactions
    ]
    return {
        "words": names,
        "shown": facts.shown_at,
        "turn": words.move_label(TURN, view, lang) if view.to_act == view.seat else "",
        "open": any(isinstance(move, Call) and move.word == "react" for move in view.legal),
    }
