"""What has happened at the table, told in words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tolva_gui import words
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import (
    Announced,
    Asked,
    Carried,
    Dealt,
    Declined,
    Event,
    GubbeDecided,
    Melded,
    Mistaken,
    Moved,
    RedealAsked,
    Scored,
    TrickTaken,
)
from tolva_gui.rules.game import GameInfo, View
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, change, fill, language, side_names, translate

DEEDS: Final = {
    "deals": (QT_TRANSLATE_NOOP("Telling", "%1 deals"), QT_TRANSLATE_NOOP("Telling", "You deal")),
    "leads": (QT_TRANSLATE_NOOP("Telling", "%1 leads %2"), QT_TRANSLATE_NOOP("Telling", "You lead %2")),
    "plays": (QT_TRANSLATE_NOOP("Telling", "%1 plays %2"), QT_TRANSLATE_NOOP("Telling", "You play %2")),
    "draws": (QT_TRANSLATE_NOOP("Telling", "%1 draws %2"), QT_TRANSLATE_NOOP("Telling", "You draw %2")),
    "up": (
        QT_TRANSLATE_NOOP("Telling", "%2 is turned up in front of %1"),
        QT_TRANSLATE_NOOP("Telling", "%2 is turned up in front of you"),
    ),
    "takes": (
        QT_TRANSLATE_NOOP("Telling", "%1 takes the trick"),
        QT_TRANSLATE_NOOP("Telling", "You take the trick"),
    ),
    "takes points": (
        QT_TRANSLATE_NOOP("Telling", "%1 takes the trick, %2 card points"),
        QT_TRANSLATE_NOOP("Telling", "You take the trick, %2 card points"),
    ),
    "content": (
        QT_TRANSLATE_NOOP("Telling", "%1 keeps the deal"),
        QT_TRANSLATE_NOOP("Telling", "You keep the deal"),
    ),
    "no meld": (
        QT_TRANSLATE_NOOP("Telling", "%1 does not meld"),
        QT_TRANSLATE_NOOP("Telling", "You do not meld"),
    ),
}
"""What somebody does, and the same of the player who goes by the name that the program gives them, You."""


class Teller:
    """Tells the events of one deal; `people` are the names of the seats."""

    def __init__(
        self,
        people: Sequence[str],
        view: View,
        name: Callable[[Card], str] | None = None,
        *,
        leads: bool = True,
    ) -> None:
        """`name`: what a card is called, by sign and letter if absent; `leads`: the next card is led."""
        self._people = people
        self._card_name = name or (lambda card: words.card(card, language()))
        self._info: GameInfo = view.info
        self._options = view.options
        self._counts_cards = view.facts.eyes is None
        self._leads = leads

    def tell(self, events: Iterable[Event]) -> str:
        """Return sentences, one a line; the events must be told in their order."""
        return "\n".join(self._sentences(events))

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            sentence = self._moved(event) if isinstance(event, Moved) else self._sentence(event)
            if sentence:
                yield sentence

    def _moved(self, event: Moved) -> str:
        if event.card is None:
            return ""
        card = self._card_name(event.card)
        owner = event.source.owner if event.target.kind == "trick" else event.target.owner
        if owner is None:
            return ""
        if event.target.kind == "trick":
            what = "leads" if self._leads else "plays"
            self._leads = False
            return self._deed(what, owner, card)
        if event.source.kind == "talong" and event.target.kind == "hand":
            return self._deed("draws", owner, card)
        return self._deed("up", owner, card) if event.target.kind == "up" else ""

    def _deed(self, what: str, seat: int, *values: object) -> str:
        name = self._people[seat]
        others, own = DEEDS[what]
        return fill(translate("Telling", own if name == translate("Table", "You") else others), name, *values)

    def _sentence(self, event: Event) -> str:
        match event:
            case Dealt(dealer=seat):
                return self._deed("deals", seat)
            case TrickTaken():
                return self._taken(event)
            case Melded() | Asked() | Announced() | RedealAsked() | Mistaken():
                return self._said(event)
            case Declined(seat=seat, what=what):
                return self._said(event) if what == "ask" else self._passed(seat, what)
            case GubbeDecided(seat=seat, kind=kind, won=won):
                text = translate("Telling", "%1: won") if won else translate("Telling", "%1: lost")
                return fill(text, words.announcement(Announced(seat, kind, 1), language(), self._info.id))
            case Carried():
                return translate("Telling", "The count is level: vinsten is saved for the next deal")
            case Scored() if event.reason not in ("meld", "gubbe"):
                return self._scored(event)
            case _:
                return ""

    def _taken(self, event: TrickTaken) -> str:
        self._leads = True
        if self._counts_cards and event.points:
            return self._deed("takes points", event.seat, event.points)
        return self._deed("takes", event.seat)

    def _said(self, event: Melded | Asked | Announced | RedealAsked | Mistaken | Declined) -> str:
        said = words.announcement(event, language(), self._info.id, self._options)
        return fill(translate("Telling", "%1: “%2”"), self._people[event.seat], said)

    def _passed(self, seat: int, what: str) -> str:
        return self._deed("content" if what == "redeal" else "no meld", seat)

    def _scored(self, event: Scored) -> str:
        line = words.score_line(event.reason, language(), self._info.id)
        side = side_names(self._people, self._info)[event.side]
        return fill(translate("Telling", "%1, %2: %3"), line, change(event.points), side)
