"""The game and the options last played with, kept as settings; what only another version knows is left in them."""

from collections.abc import Mapping

from msgspec import Struct

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.ui.settings.view_model import Settings

SEATS = "seats"
"""The key of the number of players, if the game allows several."""

Options = dict[str, OptionValue]


class UnknownSetting(Struct, frozen=True):
    """A setting that this version cannot play: the game, and of a known game the option or `seats`."""

    game: str
    option: str = ""


def last_options(settings: Settings, info: GameInfo) -> Options:
    return fitting(info, settings.get("options").get(info.id, {}))


def last_seats(settings: Settings, info: GameInfo) -> int:
    """Return the number of players last played with; the game's default if it is missing or invalid."""
    wished = settings.get("options").get(info.id, {}).get(SEATS)
    return wished if type(wished) is int and wished in info.seat_counts else info.seats


def remember(settings: Settings, info: GameInfo, options: Options) -> None:
    """Remember the form, its options, and the number of players if the game allows several."""
    settings.set("game", info.id)
    old = settings.get("options")
    unknown = {
        name: value for name, value in old.get(info.id, {}).items() if name not in (SEATS, *info.defaults())
    }
    seats = {SEATS: info.seats} if len(info.seat_counts) > 1 else {}
    settings.set("options", old | {info.id: unknown | options | seats})


def unknown_settings(settings: Settings) -> list[UnknownSetting]:
    """Return the entries in the settings that no game has."""
    rows = settings.get("options").items()
    found = [each for game, row in rows for each in _unknown(game, row)]
    last = settings.get("game")
    if last and last not in BY_ID:
        found.insert(0, UnknownSetting(last))
    return list(dict.fromkeys(found))


def _unknown(game: str, row: Mapping[str, OptionValue]) -> list[UnknownSetting]:
    if game not in BY_ID:
        return [UnknownSetting(game)]
    info = BY_ID[game].info
    found = [] if row.get(SEATS, info.seats) in info.seat_counts else [UnknownSetting(game, SEATS)]
    kept = fitting(info, row)
    return found + [
        UnknownSetting(game, name)
        for name, value in row.items()
        if name != SEATS and (name not in kept or kept[name] != value)
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
