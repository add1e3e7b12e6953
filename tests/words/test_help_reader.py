"""The reader of the rules pages: blocks, and faults reported with file and line."""

import re

import pytest

from tests.words.help_book import load
from tolva_gui.words.help_pages import (
    NO_PAGE,
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


def read(text: str) -> tuple[Block, ...]:
    return parse(f"# A game\n\n{text}", "game.en.md").blocks


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
### Next
:::tile The table
"""
    assert read(text) == (
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
        Heading(3, "Next"),
        Tile("The table"),
    )


def test_lankor_may_be_hidden_and_lie_crosswise() -> None:
    (picture,) = read(":::cards Minus six.\nlankor: H5/ ?/\nscore: -6\n:::")
    assert picture == Picture(
        "Minus six.",
        (CardRow("lankor", (PicturedCard("H5", crosswise=True), PicturedCard("?", crosswise=True)), -6),),
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
