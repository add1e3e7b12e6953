"""Texts about games and their options, all from the games' own data."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QUrl

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, Option, OptionValue
from tolva_gui.ui.help.help_blocks import marked_up, plain, read
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import KINDS, game_data, is_offered, tile_file
from tolva_gui.words.help_pages import GLOSSARY, Item, glossary

TITLES = {
    "tricks": QT_TRANSLATE_NOOP("Lobby", "Tricks"),
    "bids": QT_TRANSLATE_NOOP("Lobby", "Bids"),
    "fishing": QT_TRANSLATE_NOOP("Lobby", "Fishing"),
    "shedding": QT_TRANSLATE_NOOP("Lobby", "Shedding"),
    "draw": QT_TRANSLATE_NOOP("Lobby", "Drawing and discarding"),
    "bank": QT_TRANSLATE_NOOP("Lobby", "Against the bank"),
    "children": QT_TRANSLATE_NOOP("Lobby", "For children"),
    "other": QT_TRANSLATE_NOOP("Lobby", "Other"),
}


def offered(asked: str = "") -> tuple[str, ...]:
    """Return the games with rules pages, the first being the default, and the one asked for."""
    return tuple(name for name in BY_ID if name == asked or is_offered(name))


def form_name(game: str) -> str:
    """Return the name of the game."""
    return words.game_name(game, language())


def form_options(games: Iterable[str]) -> list[dict[str, str]]:
    """Return the games for a choice among them."""
    return [{"value": game, "text": form_name(game)} for game in games]


def tile_picture(game: str) -> QUrl:
    """Return the picture of the game in the lobby."""
    return QUrl.fromLocalFile(str(tile_file(game, language())))


def form_list(games: Sequence[str]) -> list[dict[str, Any]]:
    """Return a row per game: its name, a line about it, its size (players, minutes), kind and numbers of players."""
    return [
        {
            "id": game,
            "name": form_name(game),
            "line": words.about(game, language()),
            "size": " · ".join(
                filter(None, (_players(BY_ID.seat_counts(game)), _minutes(game_data(game).minutes)))
            ),
            "kind": game_data(game).kind,
            "seats": list(BY_ID.seat_counts(game)),
        }
        for game in games
    ]


def by_kind(forms: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the kinds that have games, each with its heading and its games."""
    found = {kind: [form for form in forms if form["kind"] == kind] for kind in KINDS}
    return [
        {"kind": kind, "title": translate("Lobby", TITLES[kind]), "games": games}
        for kind, games in found.items()
        if games
    ]


def option_list(info: GameInfo, chosen: Mapping[str, OptionValue]) -> list[dict[str, Any]]:
    """Return the options of the game: effect and source in words, rule, possible values and the chosen one."""
    known = glossary(read(info.id, language(), GLOSSARY))
    rows = []
    for option in info.options:
        text = words.option_text(option.name, language(), info.id) or _told(info.id, option.name)
        rows.append(
            {
                "name": option.name,
                "text": marked_up(text, known),
                "plain": plain(text),
                "rule": option.rule,
                "values": [
                    {"value": value, "text": _value(info.id, option.name, value)}
                    for value in _in_order(option)
                ],
                "value": chosen[option.name],
            }
        )
    return rows


def _told(game: str, option: str) -> str:
    """Return the text of the option on the rules page; its name if it has none."""
    items = (block for block in read(game, language()).blocks if isinstance(block, Item))
    return next((item.text for item in items if item.option == option), option)


def _players(counts: Sequence[int]) -> str:
    if len(counts) == 1:
        return fill(translate("Lobby", "%1 players"), counts[0])
    return fill(translate("Lobby", "%1–%2 players"), counts[0], counts[-1])


def _minutes(minutes: Sequence[int]) -> str:
    if not minutes:
        return ""
    return fill(translate("Lobby", "%1–%2 min"), minutes[0], minutes[-1])


def _in_order(option: Option) -> Sequence[OptionValue]:
    if isinstance(option.default, bool):
        return (False, True)
    return sorted(option.values) if all(type(value) is int for value in option.values) else option.values


def _value(game: str, name: str, value: OptionValue) -> str:
    own = words.find_text(language(), "option", f"{name}.{value}", game)
    if own is not None:
        return own
    if isinstance(value, bool):
        return translate("Lobby", "Yes") if value else translate("Lobby", "No")
    return str(value)
