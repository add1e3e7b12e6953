"""The game and the options last played with, kept as settings; what only another version knows is left in them."""

from collections.abc import Mapping

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.settings.view_model import Settings

SEATS = "seats"
"""The key of the number of players, if the game allows several."""

Options = dict[str, OptionValue]


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


def report_unknown(settings: Settings, notices: Notices) -> None:
    """Report games and options in the settings that this version does not know."""
    last = settings.get("game")
    if last and last not in BY_ID:
        notices.add("game unknown", last)
    for game, row in settings.get("options").items():
        if game not in BY_ID:
            notices.add("game unknown", game)
            continue
        info = BY_ID[game].info
        if row.get(SEATS, info.seats) not in info.seat_counts:
            notices.add("seats unknown", form_name(game))
        kept = fitting(info, row)
        for name, value in row.items():
            if name != SEATS and (name not in kept or kept[name] != value):
                notices.add("option unknown", form_name(game), name)


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
