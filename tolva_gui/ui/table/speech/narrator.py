"""The screen reader's sentences: cards played, calls, turns, refusals; the whole table on request."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.events import Moved, Place, Seat, cards_at
from tolva_gui.rules.view import COUNT, TrickFacts, TrumpSign, View
from tolva_gui.table.hand_order import hands
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.spoken import whole
from tolva_gui.ui.table.choreography import Step, is_deal
from tolva_gui.ui.table.speech.event_sentences import EventSentences
from tolva_gui.ui.table.table import AtTable
from tolva_gui.ui.texts import card_name, fill, is_you, language, score, translate
from tolva_gui.ui.voice import Voice
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

if TYPE_CHECKING:
    from tolva_gui.ui.table.sitting import Sitting


@named_in_qml
class Narrator(AtTable):
    """Says nothing of a covered hand, and remembers only sentences that the window shows too."""

    def __init__(self, sitting: "Sitting", voice: Voice) -> None:
        super().__init__(sitting.table)
        self._hints = sitting.hints
        self._privacy = sitting.privacy
        self._voice = voice
        self._sentences: EventSentences | None = None
        self._once: dict[str, str] = {}
        """The last text of each kind, so that it is not repeated."""
        self._chosen: tuple[Card, ...] = ()
        self._offered: list[str] = []
        """The calls that were possible when the choice of cards last changed."""
        self._greets = True
        """Whether the table has not been described yet."""
        choosing = sitting.choosing
        self._table.laid_out.connect(self._forget)
        self._table.turn_changed.connect(self._turn)
        sitting.table.refused.connect(lambda why, _rule, _face: voice.say(why, urgent=True))
        sitting.choreography.shown.connect(self._happened)
        self._hints.changed.connect(self._hinted)
        self._privacy.changed.connect(self._covered)
        choosing.changed.connect(lambda: self._chose(choosing.chosen_cards))

    @Slot()
    def tellTable(self) -> None:  # noqa: N802
        """Describe the state of the game: trump, trick, turn, score, and the user's hand."""
        if self._host.deal_number > 0:
            self._voice.say(" ".join(self._standing(self._director.view())), urgent=True)

    def _greet(self) -> None:
        """Say which game is at the table and, if it is going on, how it stands."""
        self._greets = False
        self._voice.say(form_name(self._host.info.id))
        if self._host.deal_number > 0:
            deal = fill(translate("Narrator", "Deal %1"), self._host.deal_number)
            self._voice.say(whole([deal, *self._standing(self._director.view())]))

    @Slot()
    def tellLastTrick(self) -> None:  # noqa: N802
        """Say the cards of the last trick, which is shown again, or that there is none."""
        cards = self._table.last_trick_rows()
        if not cards:
            self._voice.say(translate("Narrator", "No trick has been taken yet."), urgent=True)
            return
        winner = next((row["spoken"] for row in cards if row["winner"]), "")
        took = fill(translate("Narrator", "It was taken with %1"), winner) if winner else ""
        said = [translate("Narrator", "The last trick"), *(row["spoken"] for row in cards), took]
        self._voice.say(whole(said), urgent=True)

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
        """Say the lines reached by the keys."""
        self._voice.say(whole(text.splitlines()), urgent=at_once)

    @Slot()
    def _forget(self) -> None:
        self._sentences = None
        self._once.clear()
        if self._greets:
            self._greet()

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
            for sentence in sentences.splitlines():
                self._voice.say(sentence)

    @Slot()
    def _turn(self) -> None:
        calls = self._call_names()
        self._say_once("turn", whole([self._table.prompt, *calls]))

    def _call_names(self) -> list[str]:
        return [str(call["label"]) for call in self._table.call_rows()]

    def _chose(self, cards: tuple[Card, ...]) -> None:
        """Say what is put back from a choice of cards, and which calls the choice makes possible."""
        put_back = [card for card in self._chosen if card not in cards]
        calls = self._call_names()
        if self._table.myTurn and (put_back or cards):
            for card in put_back:
                self._voice.say(fill(translate("Narrator", "%1, not chosen any more"), card_name(card)))
            for call in calls:
                if call not in self._offered:
                    self._voice.say(call)
        self._chosen, self._offered = cards, calls

    @Slot()
    def _hinted(self) -> None:
        detail = self._hints.hint_detail()
        self._say_once("hint", whole([self._hints.hint_text(), *detail]))

    @Slot()
    def _covered(self) -> None:
        self._say_once("curtain", self._curtain() if self._director.covered else "")

    def _curtain(self) -> str:
        if not self._privacy.down:
            return translate("Narrator", "Your cards are face down. B shows them again.")
        if self._privacy.coded:
            way = translate("Narrator", "The cards are hidden. Type your code to see them.")
        else:
            hidden = translate("Narrator", "The cards are hidden. Hold down the key %1 to see them.")
            way = fill(hidden, self._privacy.key)
        return whole([self._turn_of(self._privacy.person), way])

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
            if self._table.myTurn:
                yield whole([self._table.prompt])
            else:
                yield self._turn_of(self._director.names()[turn])
        for side in self._table.side_rows() if game_data(view.info.id).scored else ():
            yield fill(translate("Narrator", "%1: %2."), side["name"], score(side["score"]))
        if not self._director.covered and view.seat is not None and view.seat >= 0:
            hand = cards_at(view.zones, Place("hand", view.seat))
            yield fill(
                translate("Narrator", "Your hand: %1."), _list(card for card in hand if card is not None)
            )

    @staticmethod
    def _turn_of(name: str) -> str:
        if is_you(name):
            return translate("Narrator", "It is your turn.")
        return fill(translate("Narrator", "It is %1’s turn."), name)


def _list(cards: Iterator[Card]) -> str:
    return ", ".join(card_name(card) for card in cards)


def on_the_table(view: View, people: Sequence[str]) -> Iterator[str]:
    """Yield the visible state: trump and signs of the table, its open cards, and the signs at each seat."""
    lang = language()
    if view.display.trump is not None:
        yield _trump(view.display.trump)
    for sign in view.display.signs:
        if sign.seat is None:
            yield f"{words.sign(sign, view.info.id, lang)}."
    trick = {place.kind for place in view.info.places if place.layout == "trick"}
    told_as_trick = trick if isinstance(view.facts, TrickFacts) else set()
    shared = {place.kind for place in view.info.places if place.sees == "all"} - told_as_trick
    lying = [zone for zone in view.zones if zone.place.owner is None and zone.place.kind in shared]
    cards = [card_name(card) for zone in lying for card in zone.cards if card is not None]
    if cards:
        yield fill(translate("Narrator", "On the table: %1."), ", ".join(cards))
    if isinstance(view.facts, TrickFacts):
        yield from _trick(view.facts, people)
    for seat, name in enumerate(people):
        said = list(filter(None, _at_seat(view, seat)))
        if said:
            yield fill(translate("Narrator", "%1: %2."), name, ", ".join(said))


def _trump(sign: TrumpSign) -> str:
    if sign.suit is None:
        return translate("Narrator", "No trump.")
    name = words.suit(sign.suit, language())
    return fill(translate("Narrator", "Trump: %1."), name[:1].upper() + name[1:])


def _trick(facts: TrickFacts, people: Sequence[str]) -> Iterator[str]:
    """Yield the cards of the trick, each with its player."""
    by = translate("Narrator", "%1 by %2")
    each = [fill(by, card_name(card), people[seat]) for seat, card in facts.trick if seat < len(people)]
    if each:
        yield fill(translate("Narrator", "In the trick: %1."), ", ".join(each))


def _at_seat(view: View, seat: Seat) -> Iterator[str]:
    """Yield the signs at the seat, and the size of another player's hand unless tricks show it."""
    for sign in view.display.signs:
        if sign.seat == seat and sign.key != COUNT:
            yield words.sign(sign, view.info.id, language())
    if seat != view.seat and not isinstance(view.facts, TrickFacts):
        held = sum(len(hand.cards) for hand in hands(view) if hand.place.owner == seat)
        yield fill(translate("Narrator", "cards in hand: %1"), held)
