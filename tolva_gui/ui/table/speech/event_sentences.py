"""The events at the table, in words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Event, Moved, Scored
from tolva_gui.rules.games.mariage.facts import MariageFacts
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View
from tolva_gui.ui.table.speech.card_sentences import deed_of, tell_deed
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, change, fill, language, side_names, translate
from tolva_gui.words import sentences as words

DEEDS: Final = {
    "deals": (QT_TRANSLATE_NOOP("Telling", "%1 deals"), QT_TRANSLATE_NOOP("Telling", "You deal")),
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
        self._counts_cards = isinstance(view.facts, MariageFacts) and view.facts.eyes is None
        self._leads = leads

    def tell(self, events: Iterable[Event]) -> str:
        """Return sentences, one per line; the events must come in their order."""
        return "\n".join(self._sentences(events))

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            sentence = self._moved(event) if isinstance(event, Moved) else self._sentence(event)
            if sentence:
                yield sentence

    def _moved(self, event: Moved) -> str:
        """Return the sentence about moved cards."""
        deed = None if event.dealt else deed_of(event, self._info, leads=self._leads)
        if deed is None:
            return ""
        kind, doer, other = deed
        if kind in ("leads", "plays"):
            self._leads = False
        people = self._people[doer], "" if other is None else self._spoken(other)
        cards = [self._card_name(card) for card in event.cards if card is not None]
        return tell_deed(self._info.id, kind, people, cards, own=self._is_you(doer))

    def _is_you(self, seat: int) -> bool:
        return self._people[seat] == translate("Table", "You")

    def _spoken(self, seat: int) -> str:
        """Return the name for use within a sentence."""
        return translate("Telling", "you") if self._is_you(seat) else self._people[seat]

    def _deed(self, what: str, seat: int, *values: object) -> str:
        name = self._people[seat]
        others, own = DEEDS[what]
        return fill(translate("Telling", own if name == translate("Table", "You") else others), name, *values)

    def _sentence(self, event: Event) -> str:
        match event:
            case Called(seat=None, word="carried"):
                return translate("Telling", "The count is level: vinsten is saved for the next deal")
            case Called(seat=int(seat)):
                return self._called(event, seat)
            case Scored() if event.reason not in ("meld", "gubbe"):
                return self._scored(event)
            case _:
                return ""

    def _called(self, event: Called, seat: int) -> str:
        match event.word:
            case "deal":
                return self._deed("deals", seat)
            case "trick":
                return self._taken(event, seat)
            case "content":
                return self._deed("content", seat)
            case "no_meld":
                return self._deed("no meld", seat)
            case "gubbe_won" | "gubbe_lost":
                won = event.word == "gubbe_won"
                text = translate("Telling", "%1: won") if won else translate("Telling", "%1: lost")
                announced = Called(seat, str(event.value))
                return fill(text, words.announcement(announced, language(), self._info.id))
            case _:
                said = words.announcement(event, language(), self._info.id, self._options)
                return fill(translate("Telling", "%1: “%2”"), self._people[seat], said) if said else ""

    def _taken(self, event: Called, seat: int) -> str:
        self._leads = True
        if self._counts_cards and event.worth:
            return self._deed("takes points", seat, event.worth)
        return self._deed("takes", seat)

    def _scored(self, event: Scored) -> str:
        line = words.line_name(event.reason, language(), self._info.id)
        side = side_names(self._people, self._info)[event.side]
        return fill(translate("Telling", "%1, %2: %3"), line, change(event.points), side)
