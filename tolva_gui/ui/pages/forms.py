"""What the new-game page says about the forms and their options: from the rules pages, where all of it is explained."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tolva_gui.rules.game import GameInfo, Option, OptionValue
from tolva_gui.ui.pages.help import read
from tolva_gui.ui.pages.help_blocks import marked_up, plain
from tolva_gui.ui.texts import language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.help_pages import GLOSSARY, Item, glossary


def form_list(games: Sequence[GameInfo], folder: Path) -> list[dict[str, str]]:
    """Return each form with its name and a line about it."""
    return [
        {
            "id": info.id,
            "name": read(info.id, language(), folder).title or info.id,
            "line": words.about(info.id, language()),
        }
        for info in games
    ]


def option_list(info: GameInfo, chosen: Mapping[str, OptionValue], folder: Path) -> list[dict[str, Any]]:
    """Return the options of the form: effect and source in words, the rule, what they may be and what they are."""
    page = read(info.id, language(), folder)
    known = glossary(read(GLOSSARY, language(), folder))
    texts = {block.option: block.text for block in page.blocks if isinstance(block, Item) and block.option}
    return [
        {
            "name": option.name,
            "text": marked_up(texts.get(option.name, option.name), known),
            "plain": plain(texts.get(option.name, option.name)),
            "rule": option.rule,
            "values": [{"value": value, "text": _value(value)} for value in _in_order(option)],
            "value": chosen[option.name],
        }
        for option in info.options
    ]


def _in_order(option: Option) -> Sequence[OptionValue]:
    return (False, True) if isinstance(option.default, bool) else option.values


def _value(value: OptionValue) -> str:
    if isinstance(value, bool):
        return translate("NewGamePage", "Yes") if value else translate("NewGamePage", "No")
    return str(value)
