"""Makes the day on the first page, and what comes next."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from tolva_gui.ai.levels import OFFERED
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.learn.exercises import Exercises
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.today.next_step import NextStep
from tolva_gui.ui.today.view_model import Today


def make_next_step(
    at_hand: AtHand, library: Library, path: LearningPath, exercises: Exercises, household: Household
) -> NextStep:
    return NextStep(at_hand.games, OFFERED, library.index, path, exercises, household)


def make_today(
    at_hand: AtHand,
    settings: Settings,
    household: Household,
    library: Library,
    next_step: NextStep,
    navigation: Navigation,
    late: Late,
) -> Today:
    def begin(step: Mapping[str, Any]) -> None:
        kind, game = step["kind"], step["game"]
        if kind == "misses":
            late("exercises.begin")()
        elif kind == "path":
            at_hand.new_game.choose(game)
            late("path.go", game, step["step"])()
        elif kind == "opponent":
            late("opponents.choose", game)()
            late("opponents.play", step["level"])()
        else:
            at_hand.new_game.choose(game)
            at_hand.new_game.start()

    today = Today(at_hand.games, settings, household, library.index, next_step)
    library.add(today, lambda: navigation.shows("lobby"))
    household.changed.connect(today.refresh)
    settings.named.connect(
        lambda name: today.refresh() if name == "daily_game" and navigation.shows("lobby") else None
    )
    navigation.pages.changed.connect(today.look)
    navigation.page_changed.connect(today.look)
    today.day_changed.connect(library.follow)
    today.deal_wanted.connect(late("daily.playToday"))
    today.page_wanted.connect(partial(navigation.pages.open, "daily"))
    today.step_wanted.connect(begin)
    return today
