"""Every rules page states its sources, what is ours, and what is told around the game."""

import re

import pytest

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.help_pages import OURS, Block, Heading, Item, Paragraph, Picture, Tile, page
from tolva_gui.words.sentences import Language

LANGUAGES = ("sv", "en")
LAST = {
    "sv": ["Varifrån reglerna kommer", "Runt spelet"],
    "en": ["Where the rules come from", "Around the game"],
}
GAMES = sorted(BY_ID)
PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]


def sections(game: str, lang: Language) -> dict[str, list[Block]]:
    """Return the blocks of the page by the headings of its sections, in order."""
    found: dict[str, list[Block]] = {"": []}
    for block in page(game, lang).blocks:
        if isinstance(block, Heading) and block.level == 2:
            found[block.text] = []
        else:
            found[list(found)[-1]].append(block)
    return found


def texts(blocks: list[Block]) -> list[str]:
    return [block.label if isinstance(block, Picture | Tile) else block.text for block in blocks]


def ours(game: str, lang: Language) -> list[str]:
    """Return the items about what is ours."""
    come_from = sections(game, lang)[LAST[lang][0]]
    return [block.text for block in come_from if isinstance(block, Item) and block.text.startswith(OURS)]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_ends_with_its_source_and_what_is_told(game: str, lang: Language) -> None:
    assert list(sections(game, lang))[-2:] == LAST[lang]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_what_is_ours_is_marked_where_it_stands(game: str, lang: Language) -> None:
    body = " ".join(
        text
        for name, blocks in sections(game, lang).items()
        if name not in LAST[lang]
        for text in texts(blocks)
    )
    listed, marked = len(ours(game, lang)), body.count(OURS)
    assert 0 < listed <= marked, (
        f"{game} lists {listed} decisions of ours, and marks {marked} where they stand"
    )


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_call_the_same_ours(game: str) -> None:
    assert len(ours(game, "sv")) == len(ours(game, "en"))


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_what_is_told_is_a_screen_long_and_has_a_picture(game: str, lang: Language) -> None:
    told = sections(game, lang)[LAST[lang][1]]
    assert any(isinstance(block, Picture | Tile) for block in told)
    words = re.findall(r"\w+", " ".join(block.text for block in told if isinstance(block, Paragraph)))
    assert 100 <= len(words) <= 400, f"{LAST[lang][1]!r} has {len(words)} words, not 100 to 400"
