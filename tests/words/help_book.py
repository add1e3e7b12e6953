"""The rules pages in the form that tests use."""

from tests.family import FORMS
from tolva_gui import paths
from tolva_gui.words import help_pages
from tolva_gui.words.help_pages import HELP, HIDDEN, HelpPage, Picture, PicturedCard, Tile

FOLDER = paths.resources() / "games"
LANGUAGES = ("sv", "en")
GAMES = tuple(sorted(FORMS))
"""The K+Q family; `test_game_help.py` covers the others."""


def load(name: str, lang: str, kind: str = HELP) -> HelpPage:
    return help_pages.page(name, lang, FOLDER, kind)


def game_pages() -> list[tuple[str, str]]:
    return [(name, lang) for name in GAMES for lang in LANGUAGES]


def pictures(name: str, lang: str) -> list[Picture]:
    return [block for block in load(name, lang).blocks if isinstance(block, Picture)]


def texts(page: HelpPage) -> list[str]:
    return [
        page.title,
        *(block.label if isinstance(block, Picture | Tile) else block.text for block in page.blocks),
    ]


def faces(cards: tuple[PicturedCard, ...], *, marked: bool = False) -> set[str]:
    return {card.face for card in cards if card.face != HIDDEN and (card.marked or not marked)}
