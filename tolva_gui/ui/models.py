"""The view-models of the window: the wiring of a feature makes each of them when it is first needed."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from tolva_gui.ui.about.view_model import About
    from tolva_gui.ui.at_hand import AtHand
    from tolva_gui.ui.daily.view_model import DailyDeals
    from tolva_gui.ui.game.new_game import NewGame
    from tolva_gui.ui.help.view_model import Help
    from tolva_gui.ui.history.view_model import History
    from tolva_gui.ui.jobs import JobWorker
    from tolva_gui.ui.learn.exercises import Exercises
    from tolva_gui.ui.learn.learning_path import LearningPath
    from tolva_gui.ui.learn.path_steps import PathSteps
    from tolva_gui.ui.learn.practice import Practice
    from tolva_gui.ui.lobby.games_in_progress import GamesInProgress
    from tolva_gui.ui.lobby.view_model import Lobby
    from tolva_gui.ui.match.view_model import Matches
    from tolva_gui.ui.navigation import Navigation
    from tolva_gui.ui.opponents.view_model import Opponents
    from tolva_gui.ui.people.view_model import Profiles
    from tolva_gui.ui.phones.view_model import Phones
    from tolva_gui.ui.records.printing import Printing
    from tolva_gui.ui.records.view_model import Records
    from tolva_gui.ui.review.critic import Critic
    from tolva_gui.ui.review.curve import Curve
    from tolva_gui.ui.review.shown_line import ShownLine
    from tolva_gui.ui.review.stepping import Stepping
    from tolva_gui.ui.review.tries import Tries
    from tolva_gui.ui.review.view_model import Review
    from tolva_gui.ui.same_deal.masters import Masters
    from tolva_gui.ui.same_deal.view_model import SameDeal
    from tolva_gui.ui.statistics.own_record import OwnRecord
    from tolva_gui.ui.statistics.view_model import Statistics
    from tolva_gui.ui.table.scores.keepsake import Keepsake
    from tolva_gui.ui.table.scores.remark import Remark
    from tolva_gui.ui.table.sitting import Services
    from tolva_gui.ui.table.sound.sounds import Sounds
    from tolva_gui.ui.table.tasks.tasks import Tasks
    from tolva_gui.ui.today.next_step import NextStep
    from tolva_gui.ui.today.view_model import Today
    from tolva_gui.ui.welcome.lesson import Lesson

Model = TypeVar("Model")


class Late(Protocol):
    """`Models.late`, for a wiring whose model needs another one only when something happens."""

    def __call__(self, what: str, *given: object) -> Callable[..., Any]: ...


class Made(Generic[Model]):
    """A model. The `wiring` of its feature has a function `make_` and its name.

    The parameters of that function are what it needs: other models, and services of the window, by their names.
    *on_language*: its method or signal for a new language.
    """

    def __init__(self, feature: str, on_language: str = "") -> None:
        self.feature = feature
        self.on_language = on_language

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    def __get__(self, models: "Models", _owner: type) -> Model:
        make = self.maker()
        needed = make.__code__.co_varnames[: make.__code__.co_argcount]
        made: Model = make(*map(models.find, needed))
        # What lives in the players' thread is deleted with it.
        if isinstance(made, QObject) and made.thread() == models.thread():
            made.setParent(models)
        if self.on_language:
            models.find("language").changed.connect(getattr(made, self.on_language))
        # From now on the attribute is found there.
        vars(models)[self.name] = made
        return made

    def maker(self) -> Any:
        """Return the function that makes it."""
        return getattr(import_module(f"tolva_gui.ui.{self.feature}.wiring"), f"make_{self.name}")


class Models(QObject):
    """All of them, by the names that page files and wirings use."""

    about: Made["About"] = Made("about", "changed")
    at_hand: Made["AtHand"] = Made("game")
    critic: Made["Critic"] = Made("review")
    curve: Made["Curve"] = Made("review")
    daily: Made["DailyDeals"] = Made("daily", "changed")
    exercises: Made["Exercises"] = Made("learn")
    games_in_progress: Made["GamesInProgress"] = Made("lobby", "refresh")
    help: Made["Help"] = Made("help", "retranslate")
    history: Made["History"] = Made("history", "refresh")
    keepsake: Made["Keepsake"] = Made("table.scores")
    lesson: Made["Lesson"] = Made("welcome", "changed")
    line: Made["ShownLine"] = Made("review", "retranslate")
    lobby: Made["Lobby"] = Made("lobby", "look")
    masters: Made["Masters"] = Made("same_deal")
    matches: Made["Matches"] = Made("match", "changed")
    navigation: Made["Navigation"] = Made("table")
    new_game: Made["NewGame"] = Made("game", "changed")
    next_step: Made["NextStep"] = Made("today")
    opponents: Made["Opponents"] = Made("opponents", "changed")
    own_record: Made["OwnRecord"] = Made("statistics", "changed")
    path: Made["LearningPath"] = Made("learn")
    path_steps: Made["PathSteps"] = Made("learn")
    phones: Made["Phones"] = Made("phones", "changed")
    practice: Made["Practice"] = Made("learn", "changed")
    printing: Made["Printing"] = Made("records")
    profiles: Made["Profiles"] = Made("people", "changed")
    records: Made["Records"] = Made("records", "changed")
    remark: Made["Remark"] = Made("table.scores", "changed")
    review: Made["Review"] = Made("review", "retranslate")
    review_worker: Made["JobWorker"] = Made("review")
    same: Made["SameDeal"] = Made("same_deal", "retranslate")
    services: Made["Services"] = Made("table")
    sounds: Made["Sounds"] = Made("table.sound")
    statistics: Made["Statistics"] = Made("statistics", "changed")
    stepping: Made["Stepping"] = Made("review")
    tasks: Made["Tasks"] = Made("table.tasks", "changed")
    today: Made["Today"] = Made("today", "refresh")
    tries: Made["Tries"] = Made("review")

    def __init__(self, services: Mapping[str, object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = {**services, "late": self.late}

    @staticmethod
    def register(names: Iterable[str]) -> None:
        """Import the classes of these models, so that QML knows them as types."""
        for name in names:
            model = vars(Models).get(own_name(name))
            if isinstance(model, Made):
                model.maker()

    def find(self, name: str) -> Any:
        """Return the service or model of this name, or the sitting or a part of it while somebody sits at the table."""
        own = own_name(name)
        if own in self._services:
            return self._services[own]
        if isinstance(vars(Models).get(own), Made):
            return getattr(self, own)
        sitting = self.find("navigation").sitting
        return sitting if own == "sitting" else getattr(sitting, own)

    def given(self, names: Iterable[str]) -> dict[str, QObject]:
        """Return the objects of these names, for a page that takes them as properties."""
        return {name: self.find(name) for name in names}

    def late(self, what: str, *given: object) -> Callable[..., Any]:
        """Return a function that calls a model's method, such as `line.show`; the model is made then, if not before.

        Without a method it returns the model.
        """
        return partial(self._call, what, *given)

    def _call(self, what: str, *given: object) -> Any:
        model, _, method = what.partition(".")
        found = self.find(model)
        return getattr(found, method)(*given) if method else found


def own_name(name: str) -> str:
    """Return the name in Python of a property in QML."""
    return re.sub("(?=[A-Z])", "_", name).lower()
