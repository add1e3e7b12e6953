"""The rules of a game as single texts with their reasons: `resources/games/<game>/rules.md`.

The file is in English, in the Markdown of the help pages. Every rule is an item that begins with its id, as
is each of our decisions where the source is silent, with its reason:

    - **PL1** 3 to 8 players, each alone.
    - **PLD1** *Rank*: ace high. Why: PL7 treats the ace as special.

The section `## Words` has an item for each word that the game's glossary must explain: `- **bud**: a bid`.
"""

import re
from collections.abc import Mapping
from functools import cache

from tolva_gui.words.game_data import game_data, games_folder
from tolva_gui.words.help_pages import NO_PAGE, HelpPage, Item, glossary, parse

_RULE = re.compile(r"\*\*(?P<rule>[A-Z]+[0-9]+)\*\* (?P<text>.+)")


def rule_texts(game: str) -> Mapping[str, str]:
    """Return id → text of every rule of the game, in the order of its file; nothing if it has no file.

    >>> rule_texts("tolva-3")["T2"]
    'Card points: A 11, 10 10, K 4, Q 3, J 2, the rest 0. The pack holds 120.'
    """
    return _rules(_file(game_data(game).rules))


def rule_words(game: str) -> Mapping[str, str]:
    """Return word → meaning for the words used in the rules of the game."""
    return glossary(_file(game_data(game).rules))


@cache
def _file(game: str) -> HelpPage:
    path = games_folder() / game / "rules.md"
    return parse(path.read_text(encoding="utf-8"), f"{game}/rules.md") if path.is_file() else NO_PAGE


@cache
def _rules(page: HelpPage) -> Mapping[str, str]:
    items = (_RULE.fullmatch(block.text) for block in page.blocks if isinstance(block, Item))
    return {found["rule"]: found["text"].replace("`", "") for found in items if found}
