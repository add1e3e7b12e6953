"""The screen reader's sentences: cards played, calls, turns, refusals; the whole table on request."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Slot

from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.events import Moved, Place, cards_at
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.ui.aids.hints import Hints
from tolva_gui.ui.aids.privacy import Privacy
from tolva_gui.ui.table.choreography import Step, is_deal
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.prompts.move_maker import MoveMaker
from tolva_gui.ui.table.scores.standing_words import on_the_table
from tolva_gui.ui.table.speech.event_sentences import EventSentences
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.texts import card_name, fill, score, translate
from tolva_gui.ui.voice import Voice
from tolva_gui.words.game_data import game_data


class Narrator(QObject):
    """Says nothing of a covered hand, and remembers only sentences that the window shows too."""

    def __init__(
        self,
        director: Director,
        table: Table,
        maker: MoveMaker,
        hints: Hints,
        privacy: Privacy,
        voice: Voice,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self._table = table
        self._hints = hints
        self._privacy = privacy
        self._voice = voice
        self._sentences: EventSentences | None = None
        self._once: dict[str, str] = {}
        """The last text of each kind, so that it is not repeated."""
        table.laid_out.connect(self._forget)
        table.turn_changed.connect(self._turn)
        maker.refused.connect(lambda why, _rule, _face: voice.say(why, urgent=True))
        director.choreography.shown.connect(self._happened)
        hints.changed.connect(self._hinted)
        privacy.changed.connect(self._covered)

    @Slot()
    def tellTable(self) -> None:  # noqa: N802
        """Describe the state of the game: trump, trick, turn, score, and the own hand."""
        if self._host.deal_number > 0:
            self._voice.say(" ".join(self._standing(self._director.view())), urgent=True)

    @Slot(str, bool)
    def point(self, face: str, playable: bool) -> None:
        """Say the card chosen by the keys."""
        if face and not self._director.covered:
            name = card_name(parse_card(face))
            barred = translate("Narrator", "%1, cannot be played now")
            said = name if playable or not self._director.ready() else fill(barred, name)
            self._voice.say(said, urgent=True)

    @Slot(str, bool)
    def read(self, text: str, at_once: bool) -> None:
        """Say the text reached by the keys."""
        self._voice.say(text, urgent=at_once)

    @Slot()
    def _forget(self) -> None:
        self._sentences = None
        self._once.clear()

    @Slot(object)
    def _happened(self, step: Step) -> None:
        event = step.event
        if isinstance(event, Moved) and event.target.kind == "hand" and self._director.covered:
            return
        if self._sentences is None or is_deal(event):
            trick = step.view.facts.trick if isinstance(step.view.facts, TrickFacts) else ()
            self._sentences = EventSentences(
                self._director.names(), step.view, card_name, leads=len(trick) < 2
            )
        sentences = self._sentences.tell([event])
        if sentences:
            self._voice.say(sentences.replace("\n", " "))

    @Slot()
    def _turn(self) -> None:
        calls = self._table.call_texts()
        self._say_once("turn", ". ".join(filter(None, [self._table.prompt_text, *calls])))

    @Slot()
    def _hinted(self) -> None:
        detail = self._hints.hint_detail()
        self._say_once("hint", ". ".join(filter(None, [self._hints.hint_text(), *detail])))

    @Slot()
    def _covered(self) -> None:
        name = self._privacy.person_name if self._privacy.is_down else ""
        text = fill(translate("Narrator", "It is %1’s turn. The cards are hidden."), name)
        self._say_once("curtain", text if name else "")

    def _say_once(self, kind: str, text: str) -> None:
        if self._once.get(kind, "") != text:
            self._once[kind] = text
            if text:
                self._voice.say(text)

    # The state of the game

    def _standing(self, view: View) -> Iterator[str]:
        yield from on_the_table(view, self._director.names())
        turn = view.to_act
        if turn is not None:
            if self._table.my_turn:
                yield f"{self._table.prompt_text}."
            else:
                yield fill(translate("Narrator", "It is %1’s turn."), self._called(turn))
        for side in self._table.side_rows() if game_data(view.info.id).scored else ():
            yield fill(translate("Narrator", "%1: %2."), side["name"], score(side["score"]))
        if not self._director.covered and view.seat is not None and view.seat >= 0:
            hand = cards_at(view.zones, Place("hand", view.seat))
            yield fill(
                translate("Narrator", "Your hand: %1."), _list(card for card in hand if card is not None)
            )

    def _called(self, seat: int) -> str:
        return self._host.seats[seat].name


def _list(cards: Iterator[Card]) -> str:
    return ", ".join(card_name(card) for card in cards)
