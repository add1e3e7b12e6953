"""The lesson in the window: its current step, its text, and its reply to unexpected moves."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.names import tidy
from tolva_gui.rules.moves import Call, Move
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import (
    LEARNER,
    LessonStep,
    as_wanted,
    follows,
    is_lesson,
    is_possible,
    moves_of_learner,
    open_table,
    read_lesson,
    read_texts,
    taught,
)
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.table.cards.marking import NONE, button, number, offered, own_cards, taken_cards
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.texts import language, translate
from tolva_gui.words.game_data import game_data

if TYPE_CHECKING:
    from tolva_gui.table.lesson import Lesson as Script


class Lesson(QObject):
    """`active` while the table is the lesson's; `speaks` when there is something to read.

    The step depends on the number of moves made and pages read, so an undo goes back.
    """

    changed = Signal()
    offered_changed = Signal()
    ended = Signal(str)
    """The lesson of a game has been finished."""
    said = Signal(str, bool)
    """A sentence for a screen reader, and whether it is urgent."""

    def __init__(
        self,
        folder: Path,
        navigation: Navigation,
        settings: Settings,
        pages: Pages,
        form: Callable[[], str],
        name_of: Callable[[str], str],
        is_new: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._navigation = navigation
        self._settings = settings
        self._pages = pages
        self._form = form
        self._name_of = name_of
        self._is_new = is_new
        self._read = -1
        """The number of the last text-only step that has been read."""
        self._heard = ""
        self._leaving = False
        """Whether the learner is being asked if they mean to leave."""
        self._wrong = False
        """Whether the learner has tried a move that this step does not want."""
        navigation.page_changed.connect(self.changed)
        navigation.for_each_sitting(self._attend)

    def _attend(self, sitting: Sitting) -> None:
        sitting.move_maker.objections.append(self.objection)
        sitting.table.laid_out.connect(self.changed)
        sitting.table.turn_changed.connect(self._follow)
        sitting.director.settled.connect(self._follow)
        sitting.move_maker.refused.connect(self._note_refusal)
        sitting.race.reads = self.tells

    @Slot()
    def begin(self) -> None:
        """Start the lesson from the beginning; a game in progress is resumed afterwards."""
        self.teach(self._game())

    def teach(self, game: str) -> None:
        """Start the lesson of that game."""
        if not game:
            return
        self._navigation.set_aside()
        self._decide()
        self._read, self._wrong, self._leaving = -1, False, False
        self._pages.clear()
        name = tidy(self._settings.get("name")) or translate("Table", "You")
        self._navigation.sit_down(open_table(read_lesson(self._folder, game), name))
        self.changed.emit()

    @Slot()
    def decline(self) -> None:
        """Decline the lesson offered at first start; it stays available on the page of its game."""
        self._decide()

    @Slot()
    def ask(self) -> None:
        """Ask whether to leave; leave at once after the last step."""
        if self._at() == len(self._script.steps) - 1 and self._speaks():
            self._end()
            return
        self._leaving = True
        self.changed.emit()

    @Slot()
    def stay(self) -> None:
        """Go on with the lesson."""
        self._leaving = False
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """End the lesson and return to the interrupted game, or to the first page."""
        self._leaving = False
        self._navigation.take_up(chosen=True)
        self.changed.emit()

    @Slot()
    def next(self) -> None:
        """Mark the step as read."""
        if self.tells():
            if self._at() == len(self._script.steps) - 1:
                self._end()
            else:
                self._read = self._at()
                self._tell()

    def _end(self) -> None:
        game = self._game()
        self.leave()
        self.ended.emit(game)

    def retranslate(self) -> None:
        """Refresh all texts in the new language."""
        self.changed.emit()

    def objection(self, move: Move) -> str | None:
        """Return the objection to a legal move; None if the lesson wants it, or can want no other."""
        sitting = self._sitting()
        if sitting is None:
            return None
        host = sitting.host
        at = self._at()
        step = next((step for step in self._script.steps[at:] if step.accept), None)
        possible = step is None or any(is_possible(wanted, host) for wanted in step.accept)
        if step is None or (as_wanted(move, host) in step.accept and possible):
            # A player who plays on has read enough.
            self._read = max(self._read, at if not self._script.steps[at].accept else -1)
            return None
        if not possible:
            # In a record the others have played differently; in a race the hand was too quick.
            return "" if host.info.reactions else None
        # Even without words: in the lesson itself no other move is possible then.
        return self._texts()[step.id].get("other")

    # The position in the lesson

    def _sitting(self) -> Sitting | None:
        """Return the sitting if its moves follow the script of a lesson; a file's own claim is not enough."""
        sitting = self._navigation.sitting
        if sitting is None or not is_lesson(sitting.host):
            return None
        host, game = sitting.host, sitting.host.info.id
        taught_here = taught(host) == game and game_data(game).has_lesson
        return sitting if taught_here and follows(read_lesson(self._folder, game), host) else None

    def _active(self) -> bool:
        return self._sitting() is not None

    def _game(self) -> str:
        """Return the game at the table, else the chosen one, if it has a lesson."""
        sitting = self._sitting()
        if sitting is not None:
            return sitting.host.info.id
        form = self._form()
        return form if game_data(form).has_lesson else ""

    @property
    def _script(self) -> "Script":
        return read_lesson(self._folder, self._game())

    def _at(self) -> int:
        """Return the first step that is neither read nor done."""
        host = self._navigation.host
        left = moves_of_learner(host) if host is not None else 0
        for at, step in enumerate(self._script.steps):
            if step.accept:
                left -= step.times
                if left < 0:
                    return at
            elif at > self._read:
                return at
        return len(self._script.steps) - 1

    def _step(self) -> LessonStep:
        return self._script.steps[self._at()]

    def _texts(self) -> Mapping[str, Mapping[str, str]]:
        return read_texts(self._folder, self._game(), language())

    def _speaks(self) -> bool:
        """Whether to show text: nothing moves, and the learner is to act or the deal is over."""
        sitting = self._sitting()
        if sitting is None or sitting.choreography.busy:
            return False
        return sitting.director.ready() or sitting.host.result() is not None or self._is_awaited(sitting.host)

    def _is_awaited(self, host: Host) -> bool:
        """Whether a race waits for the learner's reaction to the top card."""
        return host.view(LEARNER).phase == "race" and any(
            is_possible(wanted, host) for wanted in self._step().accept
        )

    def tells(self) -> bool:
        """Whether the step is text only."""
        return self._speaks() and not self._step().accept

    @Slot()
    def _follow(self) -> None:
        sitting = self._sitting()
        if sitting is None:
            return
        self._wrong = False
        if self._speaks():
            # One voice at a time.
            sitting.table.hush()
        self._tell()

    @Slot()
    def _note_refusal(self) -> None:
        if self._active():
            self._wrong = True
            self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()
        text = f"{self._said('do')} {self._said('why')}".strip()
        if text and text != self._heard:
            self.said.emit(text, False)
        self._heard = text or self._heard

    def _decide(self) -> None:
        self._settings.remember("lesson_seen", True)
        self.offered_changed.emit()

    def _offered(self) -> bool:
        return not self._settings.get("lesson_seen") and self._is_new()

    @Slot()
    def look(self) -> None:
        """Update after another game has been chosen, whose lesson may differ or be missing."""
        self.changed.emit()
        self.offered_changed.emit()

    # For QML

    def _said(self, what: str) -> str:
        return str(self._texts()[self._step().id][what]) if self._speaks() else ""

    def _wanted(self) -> tuple[Move, ...]:
        """Return the expected moves, if they are shown."""
        if not self._speaks():
            return ()
        step = self._step()
        return step.accept if step.shown or self._wrong else ()

    def _marks(self) -> list[str]:
        wanted = self._wanted()
        if wanted and self._step().ring:
            return [str(card) for card in self._step().ring]
        return [face for move in wanted for face in own_cards(move)]

    def _takes(self) -> list[str]:
        return [face for move in self._wanted() for face in taken_cards(move)]

    def _call(self) -> int:
        """Return the index of the expected call; -1 for none."""
        sitting = self._sitting()
        if sitting is None or self._point() != "call":
            return NONE
        return button(self._step().accept, sitting.host.view(LEARNER))

    def _bid(self) -> str:
        """Return the notation of the expected bid, as the bid box has it."""
        return str(self._step().accept[0]) if self._point() == "bid" else ""

    def _reaction(self) -> str:
        """Return the expected reaction."""
        said = (move.value for move in self._wanted() if isinstance(move, Call) and move.word == "react")
        return str(next(said, ""))

    def _figure(self) -> int:
        """Return the expected number."""
        return max(map(number, self._wanted()), default=NONE)

    def _pick(self) -> int:
        """Return the place of the card to pick."""
        sitting = self._sitting()
        if sitting is None:
            return NONE
        view = sitting.host.view(LEARNER)
        return max((offered(move, view) for move in self._wanted()), default=NONE)

    def _point(self) -> str:
        return self._step().point if self._speaks() else ""

    active = Property(bool, lambda self: self._active(), notify=changed)
    leaving = Property(bool, lambda self: self._leaving and self._active(), notify=changed)
    point = Property(str, _point, notify=changed)
    call = Property(int, _call, notify=changed)
    speaks = Property(bool, lambda self: self._speaks(), notify=changed)
    todo = Property(str, lambda self: self._said("do"), notify=changed)
    why = Property(str, lambda self: self._said("why"), notify=changed)
    waits = Property(bool, lambda self: self._speaks() and bool(self._step().accept), notify=changed)
    atEnd = Property(  # noqa: N815
        bool, lambda self: bool(self._game()) and self._at() == len(self._script.steps) - 1, notify=changed
    )
    number = Property(int, lambda self: self._at() + 1 if self._game() else 0, notify=changed)
    count = Property(int, lambda self: len(self._script.steps) if self._game() else 0, notify=changed)
    marks = Property(list, _marks, notify=changed)
    takes = Property(list, _takes, notify=changed)
    bid = Property(str, _bid, notify=changed)
    reaction = Property(str, _reaction, notify=changed)
    figure = Property(int, _figure, notify=changed)
    pick = Property(int, _pick, notify=changed)
    available = Property(bool, lambda self: bool(self._game()), notify=changed)
    game = Property(str, lambda self: self._name_of(self._game()) if self._game() else "", notify=changed)
    """The name of the game that the lesson teaches."""
    offered = Property(bool, _offered, notify=offered_changed)
