"""Checks of a game's rules pages: every rule and option is explained, both languages have the same structure."""

from pathlib import Path

from tolva_gui.rules.info import GameInfo
from tolva_gui.words.help_pages import Heading, HelpPage, Item, Picture, page

GAMES = Path(__file__).parents[2] / "resources" / "games"
LANGUAGES = ("sv", "en")


def help_page(game_id: str, language: str) -> HelpPage:
    """Return the rules page of the game."""
    return page(game_id, language, GAMES)


def pictures(game_id: str) -> list[Picture]:
    """Return the pictures of the page, which are the same in both languages."""
    return [block for block in help_page(game_id, "sv").blocks if isinstance(block, Picture)]


def check_pages(info: GameInfo, rules: set[str]) -> None:
    """Check that each of these rules has one section, and each option one item, in both languages alike."""
    pages = [help_page(info.id, language) for language in LANGUAGES]
    for told in pages:
        explained = [rule for block in told.blocks if isinstance(block, Heading) for rule in block.rules]
        assert sorted(explained) == sorted(rules)
        options = [block.option for block in told.blocks if isinstance(block, Item) and block.option]
        assert options == [option.name for option in info.options]
    swedish, english = (
        [(type(block), getattr(block, "rules", None), getattr(block, "rows", None)) for block in told.blocks]
        for told in pages
    )
    assert swedish == english
