"""Named sets of options, “as at Näs hembygdsgård”, and the options last played with; kept as settings."""

from collections.abc import Mapping

from msgspec import Struct

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.ui.settings.view_model import Settings

LONGEST = 40
FORM = "game"
"""The key of a set's form among its options."""
SEATS = "seats"
"""The key of the number of players, if the game allows several."""

Options = dict[str, OptionValue]


class UnknownSetting(Struct, frozen=True):
    """A setting that this version cannot play: the game, and of a known game the option or `seats`."""

    game: str
    option: str = ""


class RuleSets:
    """Checks sets against the form when reading: unknown entries are left out, but kept in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def names(self) -> list[str]:
        """Return the names of the sets, in the order in which they were first kept."""
        return list(self._sets())

    def form(self, name: str) -> str:
        """Return the form of the set; empty if there is no such set."""
        return str(self._sets().get(name, {}).get(FORM, ""))

    def options(self, name: str, info: GameInfo) -> Options:
        return fitting(info, self._sets().get(name, {}))

    def keep(self, name: str, info: GameInfo, options: Options) -> None:
        """Keep these options under the name, replacing a set of the same name."""
        name = name.strip()[:LONGEST]
        if name:
            self._settings.set("rule_sets", self._sets() | {name: {FORM: info.id, **_written(info, options)}})

    def drop(self, name: str) -> None:
        self._settings.set(
            "rule_sets", {other: kept for other, kept in self._sets().items() if other != name}
        )

    def find(self, info: GameInfo, options: Options) -> str:
        """Return the name of a set with exactly these options; empty if there is none."""
        same = (
            name
            for name in self._sets()
            if self.form(name) == info.id
            and self.options(name, info) == options
            and seats(info, self._sets()[name]) == info.seats
        )
        return next(same, "")

    def last(self, info: GameInfo) -> Options:
        """Return the options last played with in the form."""
        return fitting(info, self._settings.get("options").get(info.id, {}))

    def last_seats(self, info: GameInfo) -> int:
        """Return the number of players last played with; the game's default if it is invalid."""
        return seats(info, self._settings.get("options").get(info.id, {}))

    def seats_of(self, name: str, info: GameInfo) -> int:
        """Return the set's number of players."""
        return seats(info, self._sets().get(name, {}))

    def remember(self, info: GameInfo, options: Options) -> None:
        """Remember the form and its options; entries that only another version knows are kept."""
        self._settings.set("game", info.id)
        old = self._settings.get("options")
        unknown = {
            name: value
            for name, value in old.get(info.id, {}).items()
            if name not in (SEATS, *info.defaults())
        }
        self._settings.set("options", old | {info.id: unknown | _written(info, options)})

    def unknown(self) -> list[UnknownSetting]:
        """Return the entries in the settings that no game has."""
        named = [(str(row.get(FORM, "")), row) for row in self._sets().values()]
        named += list(self._settings.get("options").items())
        found = [each for game, row in named for each in _unknown(game, row)]
        last = self._settings.get("game")
        if last and last not in BY_ID:
            found.insert(0, UnknownSetting(last))
        return list(dict.fromkeys(found))

    def _sets(self) -> dict[str, Options]:
        return dict(self._settings.get("rule_sets"))


def seats(info: GameInfo, row: Mapping[str, OptionValue]) -> int:
    """Return the row's number of players; the game's default if it is missing or invalid."""
    wished = row.get(SEATS)
    return wished if type(wished) is int and wished in info.seat_counts else info.seats


def _written(info: GameInfo, options: Options) -> Options:
    """Return the options to keep, with the number of players if the game allows several."""
    return options | ({SEATS: info.seats} if len(info.seat_counts) > 1 else {})


def _unknown(game: str, row: Mapping[str, OptionValue]) -> list[UnknownSetting]:
    if game not in BY_ID:
        return [UnknownSetting(game)]
    info = BY_ID[game].info
    found = [] if row.get(SEATS, info.seats) in info.seat_counts else [UnknownSetting(game, SEATS)]
    kept = fitting(info, row)
    return found + [
        UnknownSetting(game, name)
        for name, value in row.items()
        if name not in (FORM, SEATS) and (name not in kept or kept[name] != value)
    ]


def fitting(info: GameInfo, options: Mapping[str, OptionValue]) -> Options:
    """Return every option of the form, with the given value if valid, else its default."""
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
