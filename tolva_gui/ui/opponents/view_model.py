"""The page of opponents: who they are, how often each has won, who is beaten and who is next, and a game's goals."""

from secrets import randbelow
from typing import Any

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.ai.arena.figures import Figure, figures
from tolva_gui.records.ladder import Climb, Goal, Rung, climb
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name, form_options
from tolva_gui.ui.game.new_game import SEEDS
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import EMBLEMS, face_of
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data


@named_in_qml
class Opponents(Reader):
    """`people` are the opponents in the form at hand, the weakest first.

    `standings`: the player's games against each, by level, and `goals`; both are read when the page opens, and empty
    in a game of luck.
    """

    changed = Signal()
    climbed = Signal()
    """The player's own games have been read."""

    def __init__(self, adviser: Adviser, library: Library, at_hand: AtHand, navigation: Navigation) -> None:
        super().__init__(library, lambda: navigation.pages.shows("opponents"))
        self._game = ""
        """The game chosen on the page; empty: the one at hand."""
        self._levels = at_hand.new_game.levels
        self._adviser = adviser
        self._at_hand = at_hand
        self._navigation = navigation
        self._climb: Climb | None = None
        self.changed.connect(self.climbed)

    def begin(self) -> None:
        """Show the game at hand."""
        self._game = ""
        self.changed.emit()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show another game."""
        self._game = game
        self.changed.emit()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        form = self._form()
        with self._reading():
            judged = self._adviser.is_judged(find_game(form).info)
            luck = game_data(form).luck
            self._climb = None if luck else climb(self._index, form, self._levels, judged=judged)
        self.climbed.emit()

    @Slot(str)
    def play(self, level: str) -> None:
        """Start a game against that person; partners, if any, are of the same level."""
        form = self._form()
        seats = self._at_hand.new_game.beside_me([level] * (find_game(form).info.seats - 1))
        self._navigation.go_to(Host.new(form, {}, seats, seed=randbelow(SEEDS)))

    def _form(self) -> str:
        return self._game or self._at_hand.form()

    @Slot(str, str, result=str)
    def told(self, form: str, level: str) -> str:
        """Return a description of the opponent and its winning rate in that form, in a line or two."""
        if level not in self._levels:
            return ""
        if game_data(form).luck:
            return words.equals_line(form, language())
        line = words.opponent_line(level, language(), form)
        return " ".join(filter(None, (f"{_named(level)}: {line}", self._rate(form, level))))

    def _rate(self, form: str, level: str) -> str:
        alike = self._alike(form, level)
        if alike is not None:
            return fill(translate("Opponents", "Plays like %1 in this game."), _named(alike))
        figure = figures().of(form, level)
        if figure is None:
            return ""
        text = translate("Opponents", "Wins %1 of 100 games against %2.")
        return fill(text, round(100 * figure.share), _named(figures().reference))

    def _person(self, level: str) -> dict[str, object]:
        form, told = self._form(), figures()
        alike = self._alike(form, level)
        figure = told.of(form, alike or level)
        reference = level == told.reference and self._is_measured()
        # The reference is as good as itself; others without a figure are unknown.
        even = self._is_measured() and (alike or level) == told.reference
        unmeasured = 1 / BY_ID[form].info.sides if even else -1.0
        return {
            "id": level,
            "name": _named(level),
            "face": face_of(level, ""),
            "wins": self._rate(form, level),
            "line": words.opponent_line(alike or level, language(), form),
            "traits": words.opponent_traits(level, language(), form),
            "share": figure.share if figure else unmeasured,
            "margin": figure.margin if figure else 0.0,
            "rate": self._rate(form, level) if alike else self._interval(figure) if figure else "",
            "reference": reference,
        }

    def _alike(self, form: str, level: str) -> str | None:
        """Return the level that this one plays like in the form, if any."""
        if level in self._adviser.by_rules(BY_ID[form].info):
            return figures().reference
        return game_data(form).alike.get(level)

    def _missing_search(self) -> str:
        if not self._adviser.by_rules(BY_ID[self._form()].info):
            return ""
        text = translate(
            "Opponents",
            "The compiled search is missing on this computer: opponents who look ahead play like %1 in this game. "
            "About Tolva says how to install it.",
        )
        return fill(text, _named(figures().reference))

    def _is_measured(self) -> bool:
        """Whether winning rates of this form have been measured."""
        form, told = self._form(), figures()
        return any(told.of(form, level) is not None for level in self._levels)

    def _not_measured(self) -> str:
        """Return why all opponents are equal, for games in which they are."""
        return words.equals_line(self._form(), language())

    def _interval(self, figure: Figure) -> str:
        text = translate("Opponents", "%1 ± %2% of %3 games")
        return fill(text, round(100 * figure.share), round(100 * figure.margin), figure.games)

    def _newcomer(self) -> str:
        figure = figures().newcomer.get(self._form())
        if figure is None:
            return ""
        text = translate(
            "Opponents",
            "You meet %1 unless you choose somebody else. A newcomer, with %1 as partner where there are partners, "
            "then wins about %2 of 100 games.",
        )
        return fill(text, _named(figures().default), round(100 * figure.share))

    def _standings(self) -> dict[str, dict[str, Any]]:
        rungs = self._climb.rungs if self._climb else ()
        following = next((rung.level for rung in rungs if not rung.won), "")
        return {
            rung.level: {"won": rung.won, "next": rung.level == following, "told": self._against(rung)}
            for rung in rungs
        }

    @staticmethod
    def _against(rung: Rung) -> str:
        if rung.won:
            return translate("Ladder", "Beaten")
        if not rung.games:
            return translate("Ladder", "Not met yet")
        return fill(translate("Ladder", "Good games of the last %2: %1"), rung.good, rung.games)

    def _goals(self) -> list[dict[str, Any]]:
        goals = self._climb.goals if self._climb else ()
        return [
            {
                "id": goal.name,
                "text": words.shared_texts("goals", language())[goal.name],
                "told": self._progress(goal),
                "reached": goal.reached,
                "badge": EMBLEMS[number % len(EMBLEMS)],
            }
            for number, goal in enumerate(goals)
        ]

    @staticmethod
    def _progress(goal: Goal) -> str:
        if goal.reached:
            return translate("Ladder", "Reached")
        if goal.wanted == 1:
            return translate("Ladder", "Not yet")
        return fill(translate("Ladder", "At most %1 of %2 so far"), goal.best, goal.wanted)

    people = Property(list, lambda self: [self._person(level) for level in self._levels], notify=changed)
    game = Property(str, lambda self: self._form(), notify=changed)
    games = Property(list, lambda self: form_options(self._at_hand.games), notify=changed)
    form = Property(str, lambda self: form_name(self._form()), notify=changed)
    even = Property(float, lambda self: 1 / BY_ID[self._form()].info.sides, notify=changed)
    reference = Property(str, lambda _self: _named(figures().reference), notify=changed)
    measured = Property(bool, _is_measured, notify=changed)
    notMeasured = Property(str, _not_measured, notify=changed)  # noqa: N815
    missingSearch = Property(str, _missing_search, notify=changed)  # noqa: N815
    newcomer = Property(str, _newcomer, notify=changed)
    standings = Property("QVariantMap", _standings, notify=climbed)  # type: ignore[arg-type]
    goals = Property(list, _goals, notify=climbed)


def _named(level: str) -> str:
    return words.opponent_name(level, language())
