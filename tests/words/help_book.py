"""The rules pages in the form that tests use."""

from tests.family import FORMS
from tolva_gui import paths
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words import help_pages
from tolva_gui.words.help_pages import (
    HELP,
    HIDDEN,
    Block,
    Heading,
    HelpPage,
    Item,
    Kind,
    Picture,
    PicturedCard,
    Tile,
)
from tolva_gui.words.sentences import LANGUAGES, Language

FOLDER = paths.resources() / "games"
PAGES = [(name, lang) for name in BY_ID for lang in LANGUAGES]


def load(name: str, lang: Language, kind: Kind = HELP) -> HelpPage:
    return help_pages.page(name, lang, kind)


def family_pages() -> list[tuple[str, Language]]:
    """Return the pages of the K+Q family."""
    return [(name, lang) for name in sorted(FORMS) for lang in LANGUAGES]


def pictures(name: str, lang: Language = "sv") -> list[Picture]:
    return [block for block in load(name, lang).blocks if isinstance(block, Picture)]


def text_of(block: Block) -> str:
    return block.label if isinstance(block, Picture | Tile) else block.text


def texts(page: HelpPage) -> list[str]:
    return [page.title, *map(text_of, page.blocks)]


def sentences(found: object) -> list[str]:
    """Return every text in a nested value."""
    if isinstance(found, str):
        return [found]
    below = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return [text for each in below for text in sentences(each)]


def explained(page: HelpPage) -> list[str]:
    """Return the rules that the headings name."""
    return [rule for block in page.blocks if isinstance(block, Heading) for rule in block.rules]


def options(page: HelpPage) -> list[str]:
    """Return the options that the page explains."""
    return [block.option for block in page.blocks if isinstance(block, Item) and block.option]


def faces(cards: tuple[PicturedCard, ...], *, marked: bool = False) -> set[str]:
    return {card.face for card in cards if card.face != HIDDEN and (card.marked or not marked)}


def pictured(picture: Picture, row: str, *, marked: bool = False) -> list[Card]:
    """Return the cards of a row, or its marked ones, in their order."""
    return [parse_card(card.face) for card in picture.cards(row) if card.marked or not marked]
