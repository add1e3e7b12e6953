"""The rules pages: how they are read, their duties to the reader, and where they come from."""

import re
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tests.cases import cases
from tests.contract.play import forms, refusals
from tests.rules.test_every_id import FOLDERS, NOT_LAW, games, rules
from tests.words.help_book import (
    FOLDER,
    PAGES,
    explained,
    family_pages,
    load,
    options,
    pictures,
    text_of,
    texts,
)
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data
from tolva_gui.words.help_pages import (
    GLOSSARY,
    HELP,
    NO_PAGE,
    OURS,
    Block,
    CardRow,
    Heading,
    HelpError,
    Item,
    Paragraph,
    Picture,
    PicturedCard,
    Tile,
    glossary,
    parse,
    section_for,
)
from tolva_gui.words.rule_texts import rule_texts
from tolva_gui.words.sentences import Language, own_texts

MOST_WORDS = {"grandissimo": 2800, "lomber": 1700}
"""Pages are read from the beginning, so they must be short: these are the longest."""
FEWER_WORDS = 1500
NOT_EXPLAINED = {
    *NOT_LAW,
    *("TD7", "TD14", "TD17", "TD18", "BD11", "TJD13", "VD17", "VD18", "VV1", "VV2", "VV3"),
}
"""Decisions that a reader of the page has no use for."""
SELDOM = {"bordstolva": {"TD5"}, "plocketolva": {"TD5"}, "tolva-3": {"TD5", "TD15"}}
"""Rules by which a form refuses too rarely for random play."""


def test_no_page_too_many() -> None:
    rules = {FOLDER / game_data(game).rules / "rules.md" for game in BY_ID}
    assert {*FOLDER.glob("*.md"), *FOLDER.glob("*/*.md")} == rules
    assert {kind for game in BY_ID for kind in own_texts(game, "en")["page"]} == {HELP, GLOSSARY}


def outline(name: str, lang: Language) -> list[object]:
    """Return a page's structure without its words."""
    fields = ("level", "rules", "option", "rows", "trump")
    blocks = load(name, lang).blocks
    return [(type(block), *(getattr(block, field, None) for field in fields)) for block in blocks]


@pytest.mark.parametrize("name", BY_ID)
def test_both_languages_tell_the_same(name: str) -> None:
    assert outline(name, "sv") == outline(name, "en")
    assert pictures(name), "a page shows positions"
    assert len(ours(name, "sv")) == len(ours(name, "en"))


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_pages_are_short_and_well_formed(name: str, lang: Language) -> None:
    """Every option is explained, in order."""
    page = load(name, lang)
    assert len(re.findall(r"\w+", " ".join(texts(page)))) <= MOST_WORDS.get(name, FEWER_WORDS)
    blocks = (*page.blocks, Heading(2, "End"))
    assert not [one for one, two in pairwise(blocks) if isinstance(one, Heading) and isinstance(two, Heading)]
    assert {*explained(page)} <= {*rule_texts(name)}
    assert options(page) == [option.name for option in BY_ID[name].info.options]
    assert not [text for text in texts(page) if "*" in re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_has_its_section(folder: str) -> None:
    pages = [explained(load(name, "sv")) for name in games(folder)]
    assert all(len(set(page)) == len(page) for page in pages)
    assert set().union(*pages) == rules(folder) - NOT_EXPLAINED


@pytest.mark.parametrize("name", sorted({name for name, _ in family_pages()}))
def test_stressed_swedish_words_are_in_the_glossary(name: str) -> None:
    """The italics of an English page mark words without an English equivalent."""
    words = {word.lower() for word in glossary(load(name, "en", GLOSSARY))}
    english = {"forehand", "set trump", "sets trump", "declare trump", "trump", "stock"}
    stressed = {
        word.lower()
        for text in texts(load(name, "en"))
        for word in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)
    }
    assert stressed - english <= words


@cache
def refused() -> dict[str, frozenset[str]]:
    """Return, by form of the K+Q family, the rules of all refusals that random play meets."""
    rng, found = Random(12), dict[str, set[str]]()
    for form in forms():
        rules = found.setdefault(form.game.info.id, set())
        rules |= {reason.rule for reason in refusals(form, rng, deals=8) if reason.rule}
    return {game_id: frozenset(rules) for game_id, rules in found.items()}


@cases(
    "name, lang",
    family_pages(),
    usual=["bondtolva-2-sv", "bondtolva-4-en", "bordstolva-sv", "plocketolva-en", "tolva-4-sv"],
)
def test_every_refusal_has_its_section(name: str, lang: Language) -> None:
    """The forms of the family share their rules, and each page explains those of its form."""
    page = load(name, lang)
    rules = {*refused()[name], *SELDOM.get(name, ()), *(option.rule for option in BY_ID[name].info.options)}
    assert {"T9", "B8", "K9"} & rules
    assert {rule for rule in rules if section_for(page, rule) is None} == set()


def test_a_page_is_read_into_blocks() -> None:
    text = """
## Following suit and *heading* {T7 T9}
Whoever holds the suit
must follow.
Second line.

- An item
  that goes on.
- [knocking] **Knocking**: an option.
:::cards East leads.
trump: S
trick: HK
hand: HT* H6
:::
:::cards Minus six.
lankor: H5/ ?/
score: -6
:::
### Next
:::tile The table
"""
    assert parse(f"# A game\n\n{text}", "game.en.md").blocks == (
        Heading(2, "Following suit and *heading*", ("T7", "T9")),
        Paragraph("Whoever holds the suit must follow. Second line."),
        Item("An item that goes on."),
        Item("**Knocking**: an option.", "knocking"),
        Picture(
            "East leads.",
            (
                CardRow("trick", (PicturedCard("HK"),)),
                CardRow("hand", (PicturedCard("HT", marked=True), PicturedCard("H6"))),
            ),
            "S",
        ),
        Picture(
            "Minus six.",
            (CardRow("lankor", (PicturedCard("H5", crosswise=True), PicturedCard("?", crosswise=True)), -6),),
        ),
        Heading(3, "Next"),
        Tile("The table"),
    )


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("no title", 1, "begins with its title"),
        ("# ", 1, "begins with its title"),
        ("", 1, "begins with its title"),
        ("# A\n# B", 2, "no heading of a section"),
        ("# A\n#### B", 2, "no heading of a section"),
        ("# A\n##", 2, "is no heading"),
        ("# A\n## B {T7", 2, "is no heading"),
        ("# A\n## {T7}", 2, "is no heading"),
        ("# A\n## B {}", 2, "names no rule"),
        ("# A\n## B {seven}", 2, "'seven' is no id"),
        ("# A\n## B {T7}\n## C {T7}", 3, "T7 is explained"),
        ("# A\n:::tricks B\n:::", 2, "begins with :::cards"),
        ("# A\n:::tile", 2, "what the picture shows"),
        ("# A\n:::cards\n:::", 2, "begins with :::cards"),
        ("# A\n:::cards B\n:::", 3, "no cards"),
        ("# A\n:::cards B\nhand: HT", 4, "not closed"),
        ("# A\n:::cards B\nhand HT\n:::", 3, "no row"),
        ("# A\n:::cards B\nhand:\n:::", 3, "no row"),
        ("# A\n:::cards B\npocket: HT\n:::", 3, "no row 'pocket'"),
        ("# A\n:::cards B\nhand: HX\n:::", 3, "'HX' is not a card"),
        ("# A\n:::cards B\nhand: *\n:::", 3, "is no card"),
        ("# A\n:::cards B\ntrump: X\nhand: HT\n:::", 3, "'X' is not a suit"),
        ("# A\n:::cards B\nhand: HT\nscore: 7\n:::", 4, "under a row of lankor"),
        ("# A\n:::cards B\nscore: 7\n:::", 3, "under a row of lankor"),
        ("# A\n:::cards B\nlankor: H5\nscore: five\n:::", 4, "'five' is no score"),
    ],
)
def test_a_fault_is_told_with_file_and_line(text: str, line: int, fault: str) -> None:
    with pytest.raises(HelpError, match=re.escape(fault)) as told:
        parse(text, "game.en.md")
    assert (told.value.file, told.value.line) == ("game.en.md", line)
    assert str(told.value).startswith(f"game.en.md, line {line}: ")


def test_a_page_that_is_not_there_is_empty() -> None:
    assert load("whist", "en") == NO_PAGE


def test_a_rule_that_no_section_explains() -> None:
    assert section_for(load("tolva-4", "en"), "X1") is None


def test_a_glossary_knows_each_word_of_an_entry() -> None:
    page = parse("# Words\n- **maktor, maktorer**: An ace or a ten.\n- Something else.", "words.md")
    assert glossary(page) == {"maktor": "An ace or a ten.", "maktorer": "An ace or a ten."}


LAST = {
    "sv": ["Varifrån reglerna kommer", "Runt spelet"],
    "en": ["Where the rules come from", "Around the game"],
}


def sections(game: str, lang: Language) -> dict[str, list[Block]]:
    """Return the blocks of the page by the headings of its sections, in order."""
    found: dict[str, list[Block]] = {"": []}
    for block in load(game, lang).blocks:
        if isinstance(block, Heading) and block.level == 2:
            found[block.text] = []
        else:
            found[list(found)[-1]].append(block)
    return found


def ours(game: str, lang: Language) -> list[str]:
    """Return the items about what the source does not say: our own decisions."""
    come_from = sections(game, lang)[LAST[lang][0]]
    return [block.text for block in come_from if isinstance(block, Item) and block.text.startswith(OURS)]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_what_is_ours_is_marked_where_it_stands(game: str, lang: Language) -> None:
    rules = [blocks for name, blocks in sections(game, lang).items() if name not in LAST[lang]]
    marked = sum(text_of(block).count(OURS) for blocks in rules for block in blocks)
    assert 0 < len(ours(game, lang)) <= marked, f"{game} marks {marked} decisions of ours where they stand"


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_ends_with_its_source_and_a_screen_of_what_is_told(game: str, lang: Language) -> None:
    """What the text describes has a picture."""
    found = sections(game, lang)
    assert list(found)[-2:] == LAST[lang]
    told = found[LAST[lang][1]]
    assert any(isinstance(block, Picture | Tile) for block in told)
    words = re.findall(r"\w+", " ".join(block.text for block in told if isinstance(block, Paragraph)))
    assert 100 <= len(words) <= 400, f"{LAST[lang][1]!r} has {len(words)} words, not 100 to 400"
