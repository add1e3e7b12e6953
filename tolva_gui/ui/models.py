"""The view-models of the window: each is made when it is first needed."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import QObject

Late = Callable[..., Callable[..., Any]]
"""`Models.late`, for a model that needs another one only when something happens."""


class Made(Struct, frozen=True):
    """A model: the place of its class below `ui`.

    The parameters of its constructor are what it needs: other models, and services of the window, by their names.
    *on_language*: its method or signal for a new language.
    """

    place: str
    on_language: str = ""

    def kind(self) -> Any:
        """Return its class."""
        module, _, name = self.place.rpartition(".")
        return getattr(import_module(f"tolva_gui.ui.{module}"), name)


MODELS: Final = {
    "about": Made("about.view_model.About", "changed"),
    "at_hand": Made("at_hand.AtHand"),
    "critic": Made("review.critic.Critic"),
    "curve": Made("review.curve.Curve"),
    "daily": Made("daily.view_model.DailyDeals", "changed"),
    "exercises": Made("learn.exercises.Exercises"),
    "games_in_progress": Made("lobby.games_in_progress.GamesInProgress", "refresh"),
    "help": Made("help.view_model.Help", "retranslate"),
    "history": Made("history.view_model.History", "refresh"),
    "keepsake": Made("table.scores.keepsake.Keepsake"),
    "lesson": Made("welcome.lesson.Lesson", "changed"),
    "line": Made("review.shown_line.ShownLine", "retranslate"),
    "lobby": Made("lobby.view_model.Lobby", "look"),
    "masters": Made("same_deal.masters.Masters"),
    "matches": Made("match.view_model.Matches", "changed"),
    "navigation": Made("navigation.Navigation"),
    "new_game": Made("game.new_game.NewGame", "changed"),
    "opponents": Made("opponents.view_model.Opponents", "changed"),
    "own_record": Made("statistics.own_record.OwnRecord", "changed"),
    "path": Made("learn.learning_path.LearningPath"),
    "phones": Made("phones.view_model.Phones", "changed"),
    "practice": Made("learn.practice.Practice", "changed"),
    "printing": Made("records.printing.Printing"),
    "profiles": Made("people.view_model.Profiles", "changed"),
    "records": Made("records.view_model.Records", "changed"),
    "remark": Made("table.scores.remark.Remark", "changed"),
    "review": Made("review.view_model.Review", "retranslate"),
    "same": Made("same_deal.view_model.SameDeal", "retranslate"),
    "services": Made("table.sitting.Services"),
    "sounds": Made("table.sound.sounds.Sounds"),
    "statistics": Made("statistics.view_model.Statistics", "changed"),
    "tasks": Made("table.tasks.tasks.Tasks", "changed"),
    "today": Made("today.view_model.Today", "refresh"),
    "tries": Made("review.tries.Tries"),
}
"""All of them, by the names that page files and constructors use."""


class Models(QObject):
    """Each model is an attribute."""

    def __init__(self, services: Mapping[str, object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = {**services, "late": self.late}

    def __getattr__(self, name: str) -> Any:
        """Make a model; from then on the attribute is found in the instance."""
        if name not in MODELS:
            raise AttributeError(name)
        kind = MODELS[name].kind()
        code = kind.__init__.__code__
        made = kind(*map(self.find, code.co_varnames[1 : code.co_argcount]))
        if isinstance(made, QObject):
            made.setParent(self)
        if MODELS[name].on_language:
            self.find("language").changed.connect(getattr(made, MODELS[name].on_language))
        setattr(self, name, made)
        return made

    @staticmethod
    def register(names: Iterable[str]) -> None:
        """Import the classes of these models, so that QML knows them as types."""
        for name in map(own_name, names):
            if name in MODELS:
                MODELS[name].kind()

    def find(self, name: str) -> Any:
        """Return the service or model of this name, or the sitting or a part of it while somebody sits at the table."""
        own = own_name(name)
        if own in self._services:
            return self._services[own]
        if own in MODELS:
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
