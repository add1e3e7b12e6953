"""Sets of options with a name, “as at Näs hembygdsgård”, and those that were last played with; kept as settings."""

from collections.abc import Mapping

from tolva_gui.rules.game import GameInfo, OptionValue
from tolva_gui.ui.settings import Settings

LONGEST = 40
FORM = "game"
"""Under this name a set has its form among the options."""

Options = dict[str, OptionValue]


class RuleSets:
    """What it reads back is checked against the form: what that does not have is left out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def names(self) -> list[str]:
        """Return the names of the sets, in the order in which they were first kept."""
        return list(self._sets())

    def form(self, name: str) -> str:
        """Return the form of the set, empty if there is no such set."""
        return str(self._sets().get(name, {}).get(FORM, ""))

    def options(self, name: str, info: GameInfo) -> Options:
        """Return the options of the set."""
        return fitting(info, self._sets().get(name, {}))

    def keep(self, name: str, info: GameInfo, options: Options) -> None:
        """Keep these options under the name; a set that had it before is replaced."""
        name = name.strip()[:LONGEST]
        if name:
            self._settings.set("rule_sets", self._sets() | {name: {FORM: info.id, **options}})

    def drop(self, name: str) -> None:
        """Delete the set."""
        self._settings.set(
            "rule_sets", {other: kept for other, kept in self._sets().items() if other != name}
        )

    def find(self, info: GameInfo, options: Options) -> str:
        """Return the name of a set with just these options, empty if there is none."""
        same = (
            name
            for name in self._sets()
            if self.form(name) == info.id and self.options(name, info) == options
        )
        return next(same, "")

    def last(self, info: GameInfo) -> Options:
        """Return the options that the form was last played with."""
        return fitting(info, self._settings.get("options").get(info.id, {}))

    def remember(self, info: GameInfo, options: Options) -> None:
        """The form is played with these options."""
        self._settings.set("game", info.id)
        self._settings.set("options", self._settings.get("options") | {info.id: options})

    def _sets(self) -> dict[str, Options]:
        return dict(self._settings.get("rule_sets"))


def fitting(info: GameInfo, options: Mapping[str, OptionValue]) -> Options:
    """Return every option of the form, as given where that can be, else at its default."""
    wished = {option.name: options.get(option.name) for option in info.options}
    return {
        option.name: next(
            (
                value
                for value in option.values
                if value == wished[option.name] and type(value) is type(wished[option.name])
            ),
            option.default,
        )
        for option in info.options
    }
