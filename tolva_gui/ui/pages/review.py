"""Looking back at the finished deals of a game, all hands open."""

from collections.abc import Callable
from secrets import randbelow
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.game import GameInfo, TrickFacts, TrumpSign, View
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import Moment, finished, moments, notes, play_again, tricks
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.pages.forms import form_name
from tolva_gui.ui.pages.new_game import SEEDS
from tolva_gui.ui.people import faces
from tolva_gui.ui.table.cards.card_model import Highlights
from tolva_gui.ui.table.cards.open_cards import OpenCards
from tolva_gui.ui.table.cards.places import layout_of
from tolva_gui.ui.table.seat_model import SeatModel
from tolva_gui.ui.table.speech.event_sentences import EventSentences
from tolva_gui.ui.texts import card_name, fill, language, score, side_names, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data, games_folder

MOST_SCORES: Final = 4
"""Sides whose scores find room in the title."""
Played = Callable[[], GameRecord | None]
"""The game at the table."""


class Review(QObject):
    """`deal` is one of `deals`, `step` one of its positions: 0 when it has been dealt, then one for each move."""

    opened = Signal()
    """Another deal is looked at."""
    stepped = Signal()
    wanted = Signal(object)
    """A host to sit down at."""

    def __init__(self, pages: Pages, played: Played, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._played = played
        self._record: GameRecord | None = None
        self._deals: list[RecordedDeal] = []
        self._deal = 0
        self._moments: list[Moment] = []
        self._step = 0
        self._cards: OpenCards | None = None
        self._seats = SeatModel(self)

    @property
    def record(self) -> GameRecord | None:
        """The game that is looked at."""
        return self._record

    @property
    def recorded_deal(self) -> RecordedDeal | None:
        """The deal that is looked at."""
        return self._deals[self._deal] if self._deals else None

    @property
    def info(self) -> GameInfo | None:
        """The form of that game."""
        return self._moments[0].view.info if self._moments else None

    @property
    def people(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self._record.seats] if self._record else []

    def show(self, record: GameRecord, deal: int = 0) -> None:
        """Open the game at one of its finished deals, counted from 0; -1 is the last. Nothing to see: say nothing."""
        self._record = record
        self._deals = finished(record)
        if self._deals:
            self.openDeal(deal % len(self._deals))
            self._pages.open("review")

    @Slot()
    def lookBack(self) -> None:  # noqa: N802
        """Look at the last finished deal of the game at the table."""
        record = self._played()
        if record is not None:
            self.show(record, -1)

    @Slot(int)
    def openDeal(self, deal: int) -> None:  # noqa: N802
        """Look at another deal of the same game, from its beginning."""
        if self._record is None or not 0 <= deal < len(self._deals):
            return
        self._deal, self._step = deal, 0
        self._moments = moments(self._record, self._deals[deal])
        info = self._moments[0].view.info
        old, self._cards = self._cards, OpenCards(info, self._moments[0].view, self)
        self._cards.highlights = Highlights(bottom=self._bottom(), viewer=None)
        record = self._record
        self._seats.sit(record.seats, faces(record.seats, record.extra), info, self._bottom())
        self._show()
        self.opened.emit()
        if old is not None:
            old.deleteLater()

    @Slot(int)
    def goTo(self, step: int) -> None:  # noqa: N802
        """Show that position, or the nearest there is."""
        step = max(0, min(step, len(self._moments) - 1))
        if step != self._step and self._moments:
            self._step = step
            self._show()

    @Slot(int)
    def goByTricks(self, by: int) -> None:  # noqa: N802
        """Show the trick after this one, or before it, when all its cards lie there."""
        ends = [trick["last"] for trick in self._trick_list()]
        if by > 0:
            self.goTo(next((end for end in ends if end > self._step), len(self._moments) - 1))
        else:
            self.goTo(next((end for end in reversed(ends) if end < self._step), 0))

    @Slot(int)
    def playFrom(self, moves: int) -> None:  # noqa: N802
        """Play the deal again with the same cards, so many moves having been made as before."""
        if self._record is not None and self._deals:
            self.wanted.emit(play_again(self._record, self._deals[self._deal], moves, seed=randbelow(SEEDS)))

    @Slot()
    def goOn(self) -> None:  # noqa: N802
        """Resume a game that was left."""
        if self._record is not None and self._unfinished():
            self.wanted.emit(Host.resume(self._record))

    @Slot(int, result=str)
    def nameAt(self, position: int) -> str:  # noqa: N802
        """Return who sits so many places clockwise from the lower edge."""
        people = self.people
        return people[(position + self._bottom()) % len(people)] if people else ""

    def retranslate(self) -> None:
        """The language has changed."""
        if self._cards is not None:
            self._show()
        self.opened.emit()
        self.stepped.emit()

    def _show(self) -> None:
        moment, cards = self._moments[self._step], self._cards
        assert cards is not None
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

    def _bottom(self) -> int:
        """The user sits at the lower edge, as at the table."""
        kinds = [seat.kind for seat in self._record.seats] if self._record else []
        return next((kinds.index(kind) for kind in ("me", "person") if kind in kinds), 0)

    # For QML

    def _story(self) -> list[dict[str, Any]]:
        if not self._moments or self._record is None:
            return []
        sentences_of = EventSentences(self.people, self._moments[0].view)
        written = notes(self._record, self._deals[self._deal])
        return [
            {
                "text": sentences_of.tell(each.events) or self._unsaid(step),
                "trick": each.trick + 1,
                "written": "\n".join(written.get(step, ())),
            }
            for step, each in enumerate(self._moments)
        ]

    def _unsaid(self, step: int) -> str:
        """What was done where no event tells anything of it."""
        moves, before = self._deals[self._deal].moves, self._moments[max(0, step - 1)].view
        made = moves[step - 1] if 0 < step <= len(moves) else None
        if made is None or made.seat is None:
            return ""
        label = words.move_label(made.move, before, language())
        return fill(translate("Telling", "%1: “%2”"), self.people[made.seat], label)

    def _trick_list(self) -> list[dict[str, Any]]:
        if not self._moments:
            return []
        played = [moment.trick for moment in self._moments[1:]]
        return [
            {
                "last": len(played) - played[::-1].index(number),
                "spoken": ", ".join(map(card_name, trick.cards)),
                "cards": [
                    {"face": str(card), "won": (trick.leader + no) % len(self.people) == trick.winner}
                    for no, card in enumerate(trick.cards)
                ],
            }
            for number, trick in enumerate(tricks(self._moments))
        ]

    def _deal_list(self) -> list[dict[str, Any]]:
        text = translate("Review", "Deal %1")
        return [{"value": no, "text": fill(text, deal.number)} for no, deal in enumerate(self._deals)]

    def _longest(self) -> int:
        """The most cards that anybody ever holds, for which there must be room."""
        info = self.info
        fans = {place.kind for place in info.places if place.lies == "fan"} if info else set()
        hands = (zone for moment in self._moments for zone in moment.view.zones if zone.place.kind in fans)
        return max((len(zone.cards) for zone in hands), default=1)

    def _view(self) -> View | None:
        return self._moments[self._step].view if self._moments else None

    def _signs(self) -> list[str]:
        """What the game shows for the whole table."""
        view = self._view()
        if view is None:
            return []
        return [
            words.sign(sign, view.info.id, language()) for sign in view.display.signs if sign.seat is None
        ]

    def _places(self) -> dict[str, dict[str, Any]]:
        view = self._view()
        return layout_of(view) if view is not None else {}

    def _score(self) -> str:
        if not self._moments:
            return ""
        facts, info = self._moments[self._step].view.facts, self._moments[0].view.info
        sides = side_names(self.people, info)
        if len(sides) > MOST_SCORES or not game_data(info.id).scored:
            # There is no room for so many names, whose scores stand at the seats, or there are no scores.
            return form_name(info.id, games_folder())
        return " – ".join(f"{name} {score(now)}" for name, now in zip(sides, facts.scores, strict=True))

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
        return words.suit(trump.suit, language()) if trump.suit else translate("Review", "sang")

    def _unfinished(self) -> bool:
        record = self._record
        last = record.deals[-1].result if record and record.deals else None
        return record is not None and (last is None or last.winner is None)

    form = Property(str, lambda self: self.game_id, notify=opened)
    places = Property("QVariantMap", _places, notify=opened)  # type: ignore[arg-type]
    signs = Property(list, _signs, notify=stepped)
    cards = Property(QObject, lambda self: self._cards, notify=opened)
    seats = Property(QObject, lambda self: self._seats, constant=True)
    seatCount = Property(int, lambda self: len(self.people), notify=opened)  # noqa: N815
    deals = Property(list, _deal_list, notify=opened)
    deal = Property(int, lambda self: self._deal, notify=opened)
    story = Property(list, _story, notify=opened)
    tricks = Property(list, _trick_list, notify=opened)
    longest = Property(int, _longest, notify=opened)
    unfinished = Property(bool, _unfinished, notify=opened)

    @property
    def step_number(self) -> int:
        """How many steps of the deal have been shown."""
        return self._step

    @property
    def last_step(self) -> int:
        """The number of the last step."""
        return max(0, len(self._moments) - 1)

    @property
    def deal_index(self) -> int:
        """Which of the finished deals is shown, from 0."""
        return self._deal

    @property
    def game_id(self) -> str:
        """The game that is looked back at; empty if there is none."""
        return self._record.game if self._record else ""

    step = Property(int, lambda self: self._step, notify=stepped)
    last = Property(int, lambda self: self.last_step, notify=opened)
    score = Property(str, _score, notify=stepped)
    trump = Property(str, _trump_suit, notify=stepped)
    trumpName = Property(str, _trump_name, notify=stepped)  # noqa: N815
