"""The positions of a deal with all hands open, and the events between them.

All faces are known, so the face is the identity of a card.
"""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat, cards_at
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import TrickFacts, TrumpSign, View, plays_of, tricks_of
from tolva_gui.table.hand_order import hands
from tolva_gui.table.review_positions import Moment
from tolva_gui.table.same_deal import chair
from tolva_gui.ui.qml_types import named_in_qml, typed
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.table.cards.card_items import CardItems, home_of
from tolva_gui.ui.table.cards.card_model import CardModel, Highlights
from tolva_gui.ui.table.cards.places import layout_of
from tolva_gui.ui.table.seat_model import SeatModel
from tolva_gui.ui.table.speech.event_sentences import EventSentences
from tolva_gui.ui.texts import card_name, fill, language, seat_names, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

SHORT: Final = 24
"""The largest stock shown as a row."""


class _OpenItems(CardItems):
    """Items in the order of the pack."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(len(info.pack), home_of(info))
        self._pack = info.pack

    def show(self, view: View) -> None:
        """Put every card at its place in the view."""
        super().show(view)
        self.items.sort(key=lambda item: self._pack.index(item.card) if item.card else -1)


class OpenCards(CardModel):
    """A row is the same card in every position, so that it animates in both directions."""

    def __init__(self, info: GameInfo, dealt: View, parent: QObject | None = None) -> None:
        """*dealt*: the first position. With two players a short stock is open at the left, where no player sits."""
        super().__init__(info, parent)
        self._items = _OpenItems(info)
        if info.seats == 2 and len(cards_at(dealt.zones, home_of(info))) <= SHORT:
            self._closed -= {home_of(info).kind}


@named_in_qml
class OpenDeal(QObject):
    """`step` is one of the positions: 0 is the first, then one per move."""

    opened = Signal()
    """Another deal is shown."""
    stepped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moments: list[Moment] = []
        self._step = 0
        self._cards: OpenCards | None = None
        self._seats = SeatModel(self)
        self._story = RowModel(("text", "written"), self)

    @property
    def sitters(self) -> Sequence[SeatSetup]:
        raise NotImplementedError

    @property
    def people(self) -> list[str]:
        return seat_names(self.sitters)

    @property
    def info(self) -> GameInfo | None:
        return self._moments[0].view.info if self._moments else None

    def _look_at(self, found: Sequence[Moment], pictures: Sequence[str]) -> None:
        """Show these positions, from the first."""
        self._moments, self._step = list(found), 0
        info, bottom = self._moments[0].view.info, self._bottom()
        cards = OpenCards(info, self._moments[0].view, self)
        cards.highlights = Highlights(bottom=bottom, viewer=None)
        old, self._cards = self._cards, cards
        self._seats.sit(self.sitters, pictures, info, bottom)
        self._story.update(self._story_rows())
        self._show(cards)
        self.opened.emit()
        if old is not None:
            old.deleteLater()

    @Slot(int)
    def goTo(self, step: int) -> None:  # noqa: N802
        """Show that position, or the nearest one."""
        step = max(0, min(step, len(self._moments) - 1))
        if step != self._step and self._cards is not None:
            self._step = step
            self._show(self._cards)

    @Slot(int)
    def goByTricks(self, by: int) -> None:  # noqa: N802
        """Show the trick after this one, or before it, when it is complete."""
        self._go_by([trick["last"] for trick in self._trick_list()], by)

    def _go_by(self, ends: Sequence[int], by: int) -> None:
        """Show the next of these positions, or the one before; at either end the last or the first of all."""
        if by > 0:
            self.goTo(next((end for end in ends if end > self._step), self.last))
        else:
            self.goTo(next((end for end in reversed(ends) if end < self._step), 0))

    def _names(self) -> list[str]:
        """Return the names clockwise from the lower edge."""
        bottom = self._bottom()
        return [*self.people[bottom:], *self.people[:bottom]]

    def retranslate(self) -> None:
        if self._cards is not None:
            self._story.update(self._story_rows())
            self._show(self._cards)
        self.opened.emit()
        self.stepped.emit()

    def _show(self, cards: OpenCards) -> None:
        moment = self._moments[self._step]
        view = moment.view
        facts = view.facts
        cards.highlights.winning = facts.winning if isinstance(facts, TrickFacts) else None
        cards.show(view)
        self._seats.facts(view.facts)
        self._seats.signs(view, counts=True)
        if not game_data(view.info.id).score_on_table:
            self._seats.scores(view.facts.scores, view.info)
        self._seats.turn(view.to_act, thinking=False)
        self.stepped.emit()

    def _bottom(self) -> Seat:
        """Return the seat at the lower edge: the user's, as at the table."""
        return chair(self.sitters)

    # For QML

    def _trick_list(self) -> list[dict[str, Any]]:
        return trick_rows(self._moments) if self._moments else []

    def _longest(self) -> int:
        """Return the size of the largest hand in the deal, to make room for it."""
        sizes = (len(hand.cards) for moment in self._moments for hand in hands(moment.view))
        return max(sizes, default=1)

    def _view(self) -> View | None:
        return self._moments[self._step].view if self._moments else None

    def _signs(self) -> list[str]:
        """Return the game's signs for the whole table."""
        view = self._view()
        if view is None:
            return []
        return [
            words.sign(sign, view.info.id, language()) for sign in view.display.signs if sign.seat is None
        ]

    def _places(self) -> dict[str, dict[str, Any]]:
        view = self._view()
        return layout_of(view) if view is not None else {}

    def _trump(self) -> TrumpSign | None:
        view = self._view()
        return None if view is None else view.display.trump

    def _trump_suit(self) -> str:
        trump = self._trump()
        return "" if trump is None else trump.suit or ""

    def _trump_name(self) -> str:
        trump = self._trump()
        if trump is None:
            return ""
        return words.suit(trump.suit, language()) if trump.suit else translate("Review", "no trump")

    def _story_rows(self) -> list[dict[str, Any]]:
        """Return the events by position: `text`, and `written` notes."""
        first = self._moments[0].view
        sentences_of = EventSentences(self.people, first, leads=not _lying(first))
        return [
            {
                "text": sentences_of.tell(each.events) or self._unsaid(step),
                "written": "",
            }
            for step, each in enumerate(self._moments)
        ]

    def _unsaid(self, step: int) -> str:
        """Return the label of a move that no event describes."""
        made, before = self._moments[step].made, self._moments[max(0, step - 1)].view
        if step == 0:
            lying = ", ".join(words.card(card, language()) for card in _lying(before))
            text = translate("Help", "In the trick"), lying
            return (
                fill(translate("Help", "%1: %2"), *text)
                if lying
                else translate("Review", "Before the choice")
            )
        if made is None or made.seat is None:
            return ""
        label = words.move_label(made.move, before, language())
        return fill(translate("Telling", "%1: “%2”"), self.people[made.seat], label)

    places = Property("QVariantMap", _places, notify=opened)  # type: ignore[arg-type]
    signs = Property(list, _signs, notify=stepped)
    cards = Property(QObject, lambda self: self._cards, notify=opened)
    seats = Property(QObject, lambda self: self._seats, constant=True)
    seatCount = Property(int, lambda self: len(self.people), notify=opened)  # noqa: N815
    names = Property(list, lambda self: self._names(), notify=opened)
    story = Property(QObject, lambda self: self._story, constant=True)
    """A model, since a view whose list is replaced crashes when it is deleted (Qt 6.11)."""
    tricks = Property(list, _trick_list, notify=opened)
    longest = Property(int, _longest, notify=opened)
    step = typed(int, lambda self: self._step, stepped)
    last = typed(int, lambda self: max(0, len(self._moments) - 1), opened)
    """The number of the last step."""
    trump = Property(str, _trump_suit, notify=stepped)
    trumpName = Property(str, _trump_name, notify=stepped)  # noqa: N815


def _lying(view: View) -> list[Card]:
    """Return the cards of a trick that is not complete."""
    return [card for _, card in view.facts.trick] if isinstance(view.facts, TrickFacts) else []


def trick_rows(found: Sequence[Moment]) -> list[dict[str, Any]]:
    """Return the tricks played in these positions.

    Their `number`, their cards with seat and the winning one marked, and the `last` position of each.
    """
    played = [moment.trick for moment in found[1:]]
    info = found[0].view.info
    return [
        {
            "number": number,
            "last": len(played) - played[::-1].index(number),
            "spoken": ", ".join(map(card_name, trick.cards)),
            "cards": [
                {"face": str(card), "seat": seat, "won": seat == trick.winner}
                for seat, card in plays_of(trick, info)
            ],
        }
        for number, trick in enumerate(tricks_of(found[-1].view.facts))
        if number in played
    ]
