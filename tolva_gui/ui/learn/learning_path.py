"""The learning path of a game: its steps, the player's progress, and the next step."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.judgements import Miss
from tolva_gui.records.names import tidy
from tolva_gui.records.persons import FIRST
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, read_texts
from tolva_gui.table.path import MadeDeal, PathFault, PathStep, fitting, key_of, open_deal, step_of, steps_of
from tolva_gui.table.tasks.lesson import LessonTask
from tolva_gui.table.tasks.path import PathTask, table_of
from tolva_gui.table.tasks.task import Answer
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name, form_options, tile_picture
from tolva_gui.ui.help.help_blocks import picture_of, tile_of
from tolva_gui.ui.learn.progress import Progress
from tolva_gui.ui.models import Late
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.tasks.tasks import Tasks
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences
from tolva_gui.words.game_data import game_data, games_folder
from tolva_gui.words.help_pages import CardRow, Picture, PicturedCard

log = logging.getLogger(__name__)
PAGE: Final = "learn"
DONE_PAGE: Final = "step done"
MOST_CARDS: Final = 3
"""Cards in the picture of a step."""
ROWS: Final = ("trick", "sea", "top", "turned", "hand", "up")
"""The places in the picture of a position, from top to bottom."""
_LESSON: Final = "lesson"
"""The step of a lesson."""
_LESSON_DONE: Final = "done"


@named_in_qml
class LearningPath(QObject):
    """`steps` of the `game` on the page, and the `chosen` step."""

    changed = Signal()
    looked = Signal()
    """Another step is shown."""

    def __init__(
        self, at_hand: AtHand, settings: Settings, pages: Pages, language: Language, tasks: Tasks, late: Late
    ) -> None:
        super().__init__()
        self._folder = games_folder()
        self._games = at_hand.games
        self._form = at_hand.form
        self._seats = at_hand.new_game.beside_me
        self._settings = settings
        self._tasks = tasks
        self._pages = pages
        self._late = late
        self.progress = Progress(settings)
        self._game = ""
        self._chosen = ""
        self._motifs: dict[tuple[str, str], list[str]] = {}
        """The cards that stand for a step, by game and step."""
        self._finished = ""
        """The step that has just been done."""
        self._unfit = False
        """Whether none of the wanted step's deals can be played."""
        for signal in (self.changed, self.looked):
            language.changed.connect(signal)

    @Slot()
    def open(self) -> None:
        """Show the path of the game at hand."""
        self.show(self._form())

    @Slot(str)
    def show(self, game: str) -> None:
        """Show the path of that game, at its next step; the first path if it has none."""
        self.choose(game)
        self._pages.open(PAGE)

    def settle(self) -> None:
        """Choose the game at hand if none is chosen."""
        if not self._game:
            self.choose(self._form())

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show another game on the page."""
        offered = self._offered()
        self._game = game = game if game in offered else offered[0]
        following = self._next(game)
        self._chosen = following.id if following is not None else self._path(game)[0].id
        self.changed.emit()
        self.looked.emit()

    @Slot(str)
    def look(self, step: str) -> None:
        if step != self._chosen:
            self._chosen, self._unfit = step, False
            self.looked.emit()

    @Slot(str)
    def begin(self, step: str) -> None:
        """Begin a step: its lesson, or the deals not yet right."""
        self._chosen = step
        found = self.step(self._game, step)
        if found is not None and found.lesson:
            self.teach(self._game)
        elif found is not None:
            self._begin_deals(self._game, found)

    @Slot(str, str)
    def go(self, game: str, step: str) -> None:
        """Begin a step of a game without opening its path first."""
        self._game = game
        self.begin(step)

    def finish(self, game: str, step: str) -> None:
        """Show that a step is done, and what comes next, over the path."""
        self.show(game)
        self._finished = step
        self.looked.emit()
        self._pages.open(DONE_PAGE)

    def _begin_deals(self, game: str, step: PathStep) -> None:
        deals, right = fitting(game, step), self.progress.right(game, step.id)
        queue = [deal for deal in deals if str(deal.seed) not in right] or deals
        self._unfit = not queue
        self.looked.emit()
        if not queue:
            return

        def note(deal: MadeDeal, choice: int, answer: Answer) -> None:
            if answer.missed:
                person = self._settings.get("person") or FIRST
                self._late("exercises.keep_step", key_of(person, game, step.id), deal.seed, choice, answer)()
            if answer.right:
                self.progress.add(game, step.id, str(deal.seed))
            self.changed.emit()

        def leave() -> None:
            if task.done:
                self.finish(game, step.id)
            else:
                self.show(game)

        task = PathTask(
            game,
            step,
            self._seats,
            note,
            lambda lang: read_texts(self._folder, game, "path", lang)[step.id],
            lambda: len(self.progress.right(game, step.id)),
            queue=queue,
        )
        self._tasks.begin(task, leave)

    def teach(self, game: str) -> None:
        """Begin the lesson of a game; if it is the first step of a path, that is then done."""
        task = LessonTask(self._folder, game, tidy(self._settings.get("name")))

        def end() -> None:
            for step in self._path(game):
                if task.done and step.lesson:
                    self.progress.add(game, step.id, _LESSON_DONE)
                    self.finish(game, step.id)

        self._tasks.begin(task, end, to_chosen=True)

    def table_of(self, miss: Miss) -> Host | None:
        """Return the table of a choice that was missed on a path; None if the deal no longer exists."""
        found = step_of(miss.game)
        step = self.step(*found) if found is not None else None
        if found is None or step is None:
            return None
        deal = next((deal for deal in fitting(found[0], step) if deal.seed == miss.deal), None)
        return table_of(found[0], deal, self._seats) if deal is not None else None

    def step(self, game: str, step: str) -> PathStep | None:
        return next((one for one in self._path(game) if one.id == step), None)

    def next_of(self, game: str, *, played: bool) -> dict[str, Any]:
        """Return the next step of a game for the first page, with the reason; nothing without one.

        Who has *played* the game needs no lesson.
        """
        step = self._next(game, lesson=not played) if game in self._games else None
        if step is None:
            return {}
        number = self._path(game).index(step)
        return {
            "id": step.id,
            "number": number + 1,
            "name": self._words(game, step)["name"],
            "why": self._why(game, step, number),
        }

    def _why(self, game: str, step: PathStep, number: int) -> str:
        """Return why a step comes next."""
        right = len(self.progress.right(game, step.id))
        if step.lesson:
            return fill(translate("LearningPath", "How %1 is played, in two minutes"), form_name(game))
        if right:
            return self._told(game, step)
        if not number:
            return form_name(game)
        before = self._words(game, self._path(game)[number - 1])["name"]
        return fill(translate("LearningPath", "After “%1” in %2"), before, form_name(game))

    def _path(self, game: str) -> tuple[PathStep, ...]:
        """Return the steps of a game; a game without a path has its lesson."""
        lesson = (PathStep(_LESSON, lesson=True),) if game_data(game).has_lesson else ()
        return steps_of(self._folder, game) or lesson

    def _next(self, game: str, *, lesson: bool = True) -> PathStep | None:
        steps = (step for step in self._path(game) if lesson or not step.lesson)
        return next((step for step in steps if not self.progress.is_done(game, step)), None)

    def _words(self, game: str, step: PathStep) -> Mapping[str, str]:
        if steps_of(self._folder, game):
            return read_texts(self._folder, game, "path", language())[step.id]
        name = translate("LearningPath", "Your first deal")
        return {"name": name, "text": sentences.about(game, language())}

    def _offered(self) -> list[str]:
        return [game for game in self._games if self._path(game)]

    def _told(self, game: str, step: PathStep) -> str:
        """Return the progress in the step, in words."""
        if step.lesson:
            done = self.progress.is_done(game, step)
            return (
                translate("LearningPath", "Done")
                if done
                else translate("LearningPath", "A lesson at the table")
            )
        right = len(self.progress.right(game, step.id))
        if not right:
            return fill(translate("LearningPath", "%1 deals"), len(step.deals))
        return fill(translate("LearningPath", "%1 of %2 right"), min(right, len(step.deals)), len(step.deals))

    # For QML

    def _finished_name(self) -> str:
        step = self.step(self._game, self._finished) if self._finished else None
        return self._words(self._game, step)["name"] if step is not None else ""

    def _rows(self) -> list[dict[str, Any]]:
        if not self._game:
            return []
        following = self._next(self._game)
        return [
            {
                "id": step.id,
                "name": self._words(self._game, step)["name"],
                "told": self._told(self._game, step),
                "done": self.progress.is_done(self._game, step),
                "next": step == following,
                "cards": self._motif(step),
                "picture": tile_picture(self._game),
            }
            for step in self._path(self._game)
        ]

    def _motif(self, step: PathStep) -> list[str]:
        """Return the cards that stand for a step: those of its first deal that lie open, else some of the hand."""
        key = (self._game, step.id)
        if key not in self._motifs:
            rows = self._picture(step.deals[0]).get("rows", []) if step.deals else []
            faces = [card["face"] for card in rows[0]["cards"]] if rows else []
            self._motifs[key] = faces[:MOST_CARDS]
        return self._motifs[key]

    def _shown(self) -> dict[str, Any]:
        step = self.step(self._game, self._chosen) if self._game else None
        if step is None:
            return {}
        words = self._words(self._game, step)
        picture = self._picture(step.deals[0]) if step.deals else tile_of(self._game, form_name(self._game))
        return {"id": step.id, "name": words["name"], "text": words["text"], "picture": picture}

    def _picture(self, deal: MadeDeal) -> dict[str, Any]:
        """Return the position of the first deal; nothing if it no longer fits the rules."""
        try:
            view = open_deal(self._game, deal, [SeatSetup("me", "")] * deal.seats).view(LEARNER)
        except PathFault as fault:
            log.warning("the picture of a step of %s is left out: %s", self._game, fault)
            return {}
        return picture_of(_position(view))

    game = Property(str, lambda self: self._game, notify=changed)
    games = Property(list, lambda self: form_options(self._offered()), notify=changed)
    steps = Property(list, _rows, notify=changed)
    finished = Property(str, _finished_name, notify=looked)
    complete = Property(bool, lambda self: self._next(self._game) is None, notify=looked)
    """Whether all steps are done."""
    chosen = Property(str, lambda self: self._chosen, notify=looked)
    unfit = Property(bool, lambda self: self._unfit, notify=looked)
    shown = Property(dict, _shown, notify=looked)


def _position(view: View) -> Picture:
    """Return the viewer's view of the position, like a picture in the rules."""
    rows = []
    for kind in ROWS:
        zones = [
            zone for zone in view.zones if zone.place.kind == kind and zone.place.owner in (None, view.seat)
        ]
        cards = [PicturedCard(str(card)) for zone in zones for card in zone.cards if card is not None]
        if cards:
            rows.append(CardRow(kind, tuple(cards)))
    trump = view.facts.trump if isinstance(view.facts, TrickFacts) else None
    return Picture("", tuple(rows), trump)
