"""The events at the table, in words: those about cards by the layouts of their source and target.

A game may have its own verbs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Event, Moved, PlaceInfo, Scored, Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View
from tolva_gui.ui.texts import (
    QT_TRANSLATE_NOOP,
    change,
    fill,
    is_you,
    language,
    line_about,
    names,
    side_names,
    translate,
)
from tolva_gui.words import sentences as words

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


DEALS: Final = QT_TRANSLATE_NOOP("Telling", "%1 deals"), QT_TRANSLATE_NOOP("Telling", "You deal")
TAKES: Final = (
    QT_TRANSLATE_NOOP("Telling", "%1 takes the trick"),
    QT_TRANSLATE_NOOP("Telling", "You take the trick"),
)
"""The line for a named person, and for the player called “You”."""


class EventSentences:
    """Puts the events of one deal into words; `people` are the names of the seats."""

    def __init__(
        self,
        people: Sequence[str],
        view: View,
        name: Callable[[Card], str] | None = None,
        *,
        leads: bool = True,
    ) -> None:
        """*name*: names a card, by default with sign and letter; *leads*: the next card is led."""
        self._people = people
        self._card_name = name or (lambda card: words.card(card, language()))
        self._info: GameInfo = view.info
        self._options = view.options
        self._leads = leads

    def tell(self, events: Iterable[Event]) -> str:
        """Return sentences, one per line; the events must come in their order."""
        return "\n".join(self._sentences(events))

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        before: Event | None = None
        for event in events:
            sentence = self._moved(event) if isinstance(event, Moved) else self._sentence(event, before)
            if sentence:
                yield sentence
            before = event

    def _moved(self, event: Moved) -> str:
        """Return the sentence about moved cards."""
        deed = None if event.dealt else deed_of(event, self._info, leads=self._leads)
        if deed is None:
            return ""
        kind, doer, other = deed
        if kind in ("leads", "plays"):
            self._leads = False
        people = self._people[doer], "" if other is None else self._spoken(other)
        cards = names([self._card_name(card) for card in event.cards if card is not None])
        said = words.did(kind, self._info.id, language(), own=self._is_you(doer))
        if said is not None:
            return said.format(seat=people[0], cards=cards, other=people[1])
        return line_about(people[0], DEEDS[USUAL.get(kind, kind)], cards, people[1])

    def _is_you(self, seat: int) -> bool:
        return is_you(self._people[seat])

    def _spoken(self, seat: int) -> str:
        """Return the name for use within a sentence."""
        return translate("Telling", "you") if self._is_you(seat) else self._people[seat]

    def _sentence(self, event: Event, before: Event | None) -> str:
        match event:
            case Called(seat=None):
                return words.happening(event, language(), self._info.id) or ""
            case Called(seat=int(seat)):
                return self._called(event, seat)
            case Scored() if not _announced(before):
                return self._scored(event)
            case _:
                return ""

    def _called(self, event: Called, seat: int) -> str:
        match event.word:
            case "deal":
                return line_about(self._people[seat], DEALS)
            case "trick":
                return self._taken(event, seat)
            case _:
                said = words.announcement(event, language(), self._info.id, self._options)
                if said:
                    return fill(translate("Telling", "%1: “%2”"), self._people[seat], said)
                return self._happened(event, seat) or ""

    def _taken(self, event: Called, seat: int) -> str:
        self._leads = True
        own = self._happened(event, seat) if event.worth else None
        return own or line_about(self._people[seat], TAKES)

    def _happened(self, event: Called, seat: int) -> str | None:
        """Return the game's own sentence about the event."""
        you = self._is_you(seat)
        return words.happening(event, language(), self._info.id, self._people[seat], own=you)

    def _scored(self, event: Scored) -> str:
        line = words.line_name(event.reason, language(), self._info.id)
        side = side_names(self._people, self._info)[event.side]
        return fill(translate("Telling", "%1, %2: %3"), line, change(event.points), side)


def _announced(before: Event | None) -> bool:
    """Whether the points that follow were said with the call that earned them."""
    return isinstance(before, Called) and before.word != "trick" and bool(before.worth)
