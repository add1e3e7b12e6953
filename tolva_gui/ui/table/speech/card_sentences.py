"""Sentences about moved cards, chosen by the layouts of their source and target; a game may have its own verbs."""

from typing import Final

from tolva_gui.rules.events import Moved, PlaceInfo, Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP

DEEDS: Final = {
    "leads": (QT_TRANSLATE_NOOP("Telling", "%1 leads %2"), QT_TRANSLATE_NOOP("Telling", "You lead %2")),
    "plays": (QT_TRANSLATE_NOOP("Telling", "%1 plays %2"), QT_TRANSLATE_NOOP("Telling", "You play %2")),
    "discards": (
        QT_TRANSLATE_NOOP("Telling", "%1 discards %2"),
        QT_TRANSLATE_NOOP("Telling", "You discard %2"),
    ),
    "puts away": (
        QT_TRANSLATE_NOOP("Telling", "%1 puts away %2"),
        QT_TRANSLATE_NOOP("Telling", "You put away %2"),
    ),
    "lays down": (
        QT_TRANSLATE_NOOP("Telling", "%1 lays down %2"),
        QT_TRANSLATE_NOOP("Telling", "You lay down %2"),
    ),
    "turns up": (
        QT_TRANSLATE_NOOP("Telling", "%2 is turned up in front of %1"),
        QT_TRANSLATE_NOOP("Telling", "%2 is turned up in front of you"),
    ),
    "takes": (QT_TRANSLATE_NOOP("Telling", "%1 takes %2"), QT_TRANSLATE_NOOP("Telling", "You take %2")),
    "draws": (QT_TRANSLATE_NOOP("Telling", "%1 draws %2"), QT_TRANSLATE_NOOP("Telling", "You draw %2")),
    "draws one": (
        QT_TRANSLATE_NOOP("Telling", "%1 draws a card"),
        QT_TRANSLATE_NOOP("Telling", "You draw a card"),
    ),
    "draws from": (
        QT_TRANSLATE_NOOP("Telling", "%1 draws %2 from %3"),
        QT_TRANSLATE_NOOP("Telling", "You draw %2 from %3"),
    ),
    "draws one from": (
        QT_TRANSLATE_NOOP("Telling", "%1 draws a card from %3"),
        QT_TRANSLATE_NOOP("Telling", "You draw a card from %3"),
    ),
}
"""The sentence for a named person, and for the player called “You”."""
USUAL: Final = {"lays out": "plays", "takes in": "takes"}
"""Deeds on cards that lie open for all, and the sentences for games that have no verb of their own."""


def deed_of(move: Moved, info: GameInfo, *, leads: bool) -> tuple[str, Seat, Seat | None] | None:
    """Return the kind of deed, its doer and the other seat; None for moves without a doer or a sentence."""
    places = {place.kind: place for place in info.places}
    source, target = places[move.source.kind], places[move.target.kind]
    giver, taker = move.source.owner, move.target.owner
    known = None not in move.cards
    if giver is not None and taker is None:
        return (_played(source, target, info, leads=leads), giver, None) if known else None
    if giver is not None and giver == taker:
        if source.layout == target.layout == "row":
            return ("turns up", giver, None) if known else None
        return ("lays down", giver, None) if known and target.sees == "all" else None
    if taker is None:
        return None
    if giver is not None:
        return "draws from" if known else "draws one from", taker, giver
    if source.layout == "spread":
        return ("takes in", taker, None) if known else None
    return _drawn(source, target, known=known, taker=taker)


def _played(source: PlaceInfo, target: PlaceInfo, info: GameInfo, *, leads: bool) -> str:
    """Return the deed for a card that moves from a seat to the table."""
    match target.layout:
        case "trick":
            return "leads" if leads else "plays"
        case "spread":
            return "lays out"
        case "pile" if source.layout == "fan" and target.sees == "all" and _has_stock(info):
            return "discards"
        case "pile" if target.sees == "nobody":
            return "puts away"
        case _:
            return "plays"


def _has_stock(info: GameInfo) -> bool:
    """Return whether there is a pile that nobody sees, to draw from."""
    return any(place.layout == "pile" and place.sees == "nobody" for place in info.places)


def _drawn(
    source: PlaceInfo, target: PlaceInfo, *, known: bool, taker: Seat
) -> tuple[str, Seat, None] | None:
    """Return the deed for a card that moves from a pile of the table to a hand."""
    if source.layout == "trick" or target.layout != "fan":
        return None
    if known and source.sees == "all":
        return "takes", taker, None
    return "draws" if known else "draws one", taker, None
