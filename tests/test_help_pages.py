"""The rules pages: the reader, and that what the pages say and picture is true."""

import inspect
import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.contract.play import every_move, forms, positions
from tolva_gui import help_pages, paths
from tolva_gui.help_pages import (
    GLOSSARY,
    HIDDEN,
    Block,
    CardRow,
    Heading,
    HelpError,
    HelpPage,
    Item,
    Paragraph,
    Picture,
    PicturedCard,
    glossary,
    parse,
    section_for,
)
from tolva_gui.rules.cards import SUITS, Suit, parse_card
from tolva_gui.rules.catalog import BY_ID, GAMES
from tolva_gui.rules.game import Meld, PlayCard, Standing
from tolva_gui.rules.kit.cardset import NO_SUIT
from tolva_gui.rules.kit.state import FOLLOW, LEAD, MELD, OPEN, MariageState
from tolva_gui.rules.kit.tricks import takes_lead
from tolva_gui.rules.lankor import lankor

FOLDER = paths.resources() / "help"
LANGUAGES = ("sv", "en")
NAMES = (*BY_ID, GLOSSARY)
MOST_WORDS = 900
CANNOT_ARISE = {
    ("tolva-4", "TD8"): "for two",
    ("tolva-3", "TD8"): "for two",
    ("tolva-3", "TD2"): "no partner",
    ("plocketolva", "TD2"): "no partner",
    ("bordstolva", "TD2"): "no partner",
}
"""Rules that the source of a game names, but that none of its refusals can carry."""
WORDS = {
    *("tjog", "viv", "mäl", "gubbe", "halv gubbe", "hel gubbe", "sistan", "vinsten", "vunsten", "lanka"),
    *("lankor", "sang", "förhand", "överstickstvång", "maktor", "maktorer", "matador", "matadorer", "ögon"),
    *(
        "omgiv",
        "inne",
        "mäla",
        "säga upp",
        "sätta trumf",
        "trumf",
        "talong",
        "parti",
        "giv",
        "stick",
        "kupera",
    ),
}


def load(name: str, lang: str) -> HelpPage:
    return help_pages.page(name, lang, FOLDER)


def all_pages() -> list[tuple[str, str]]:
    return [(name, lang) for name in NAMES for lang in LANGUAGES]


def game_pages() -> list[tuple[str, str]]:
    return [(name, lang) for name in BY_ID for lang in LANGUAGES]


def pictures(name: str, lang: str) -> list[Picture]:
    return [block for block in load(name, lang).blocks if isinstance(block, Picture)]


def texts(page: HelpPage) -> list[str]:
    return [page.title, *(block.label if isinstance(block, Picture) else block.text for block in page.blocks)]


def faces(cards: tuple[PicturedCard, ...], *, marked: bool = False) -> set[str]:
    return {card.face for card in cards if card.face != HIDDEN and (card.marked or not marked)}


# The reader.


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


def test_a_page_that_is_not_there() -> None:
    with pytest.raises(HelpError, match=r"whist\.en\.md"):
        load("whist", "en")


def test_a_rule_that_no_section_explains() -> None:
    assert section_for(load("tolva-4", "en"), "X1") is None


def test_a_glossary_knows_each_word_of_an_entry() -> None:
    page = parse("# Words\n- **maktor, maktorer**: An ace or a ten.\n- Something else.", "words.md")
    assert glossary(page) == {"maktor": "An ace or a ten.", "maktorer": "An ace or a ten."}


# What the pages owe to the reader.


def test_no_page_too_many() -> None:
    assert {path.name for path in FOLDER.glob("*.md")} == {f"{name}.{lang}.md" for name, lang in all_pages()}


def outline(name: str, lang: str) -> list[object]:
    """Everything of a page but its words."""
    shape: list[object] = []
    for block in load(name, lang).blocks:
        match block:
            case Heading(level, _, rules):
                shape.append((level, rules))
            case Picture(_, rows, trump):
                shape.append((rows, trump))
            case Item(_, option):
                shape.append(("item", option))
            case Paragraph():
                shape.append("paragraph")
    return shape


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_tell_the_same(name: str) -> None:
    assert outline(name, "sv") == outline(name, "en")


@pytest.mark.parametrize(("name", "lang"), all_pages())
def test_length(name: str, lang: str) -> None:
    words = re.findall(r"\w+", " ".join(texts(load(name, lang))))
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize(("name", "lang"), all_pages())
def test_no_heading_without_text_below(name: str, lang: str) -> None:
    blocks = (*load(name, lang).blocks, Heading(2, "End"))
    assert not [one for one, two in pairwise(blocks) if isinstance(one, Heading) and isinstance(two, Heading)]


@pytest.mark.parametrize(("name", "lang"), all_pages())
def test_marks_of_emphasis_are_closed(name: str, lang: str) -> None:
    for text in texts(load(name, lang)):
        left = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)
        assert "*" not in left, text


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_every_option_is_named(name: str, lang: str) -> None:
    told = [block.option for block in load(name, lang).blocks if isinstance(block, Item) and block.option]
    assert told == [option.name for option in BY_ID[name].info.options]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_explained(lang: str) -> None:
    assert set(glossary(load(GLOSSARY, lang))) >= WORDS


@pytest.mark.parametrize("name", BY_ID)
def test_every_swedish_word_that_a_page_stresses_is_in_the_glossary(name: str) -> None:
    """The words in italics of an English page are those that have no English."""
    words = {word.lower() for word in glossary(load(GLOSSARY, "en"))} | {"sang"}
    english = {"forehand", "set trump", "sets trump", "declare trump", "trump", "stock"}
    stressed = {
        word.lower()
        for text in texts(load(name, "en"))
        for word in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)
    }
    assert stressed - english <= words


# The rules that a refusal can carry.


@cache
def refused() -> dict[str, frozenset[str]]:
    """Game → the rules of all refusals that random play comes upon."""
    rng, found = Random(12), dict[str, set[str]]()
    for form in forms():
        rules = found.setdefault(form.game.info.id, set())
        conceivable = every_move(form.game)
        for _ in range(20):
            for state in positions(form, rng):
                reasons = [form.game.why_not(state, move) for move in conceivable]
                rules |= {reason.rule for reason in reasons if reason is not None and reason.rule}
    return {game_id: frozenset(rules) for game_id, rules in found.items()}


def written(game_id: str) -> set[str]:
    """The rules that the classes of the game write into a Reason, and those of its law."""
    kinds = [kind for kind in type(BY_ID[game_id]).__mro__ if kind.__module__.startswith("tolva_gui.rules")]
    source = "".join(map(inspect.getsource, kinds))
    law: Any = BY_ID[game_id]
    in_law = {law.law.follow, law.law.trump, law.law.head}
    return in_law | set(re.findall(r"\bReason\(\s*\"([A-Z]+[0-9]+)\"", source)) | pair_rules(source)


def pair_rules(source: str) -> set[str]:
    """The rules with which a pair is refused that is not there: given to `refuse_pair`, not to Reason."""
    return set(re.findall(r"refuse_pair\([^\"]*?\"([A-Z]+[0-9]+)\"", source))


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_every_refusal_has_its_section(name: str, lang: str) -> None:
    page = load(name, lang)
    rules = {rule for rule in written(name) | refused()[name] if (name, rule) not in CANNOT_ARISE}
    rules |= {option.rule for option in BY_ID[name].info.options}
    assert {"T9", "B8", "K9"} & rules
    assert {rule for rule in rules if section_for(page, rule) is None} == set()


def test_what_cannot_arise_does_not() -> None:
    assert not [rule for rule in CANNOT_ARISE if rule[1] in refused()[rule[0]]]


# The pictures are true.


def position(game_id: str, picture: Picture) -> tuple[Any, MariageState]:
    """The picture as a position of the game: its seat to act has the pictured cards."""
    game: Any = BY_ID[game_id]
    info = game.info
    state = game.start(info.defaults(), info.pack, Standing(0, (0,) * info.sides))
    table, seat = state.table, 0
    state.turn, state.leader, state.occasion = seat, seat, OPEN
    state.trump = NO_SUIT if picture.trump is None else SUITS.index(picture.trump)
    state.hands[seat] = table.mask(map(parse_card, faces(picture.cards("hand"))))
    state.rows[seat] = table.mask(map(parse_card, faces(picture.cards("up"))))
    if not picture.cards("stock"):
        state.stock = []
    state.trick = [table.bit[parse_card(card.face)] for card in picture.cards("trick")]
    for bit in state.trick:
        if state.best < 0 or takes_lead(table, bit, state.best, state.trump):
            state.best = bit
    return game, state


def told(value: object) -> str:
    """A value as it is named among the tests."""
    return value.label if isinstance(value, Picture) else str(value)


def plays() -> list[tuple[str, str, Picture]]:
    found = [(name, lang, picture) for name, lang in game_pages() for picture in pictures(name, lang)]
    return [(name, lang, picture) for name, lang, picture in found if picture.cards("trick")]


def melds() -> list[tuple[str, str, Picture]]:
    found = [(name, lang, picture) for name, lang in game_pages() for picture in pictures(name, lang)]
    return [
        (name, lang, picture)
        for name, lang, picture in found
        if picture.cards("hand") and not picture.cards("trick")
    ]


@pytest.mark.parametrize(("name", "lang", "picture"), plays(), ids=told)
def test_exactly_the_marked_cards_may_be_played(name: str, lang: str, picture: Picture) -> None:
    game, state = position(name, picture)
    state.phase = FOLLOW
    allowed = {str(move.card) for move in game.legal_moves(state)}
    own = picture.cards("hand") + picture.cards("up")
    assert allowed == faces(own, marked=True)
    assert len(picture.cards("trick")) < game.info.seats


@pytest.mark.parametrize(("name", "lang", "picture"), plays(), ids=told)
def test_a_picture_knows_no_card_twice(name: str, lang: str, picture: Picture) -> None:
    cards = [card.face for row in picture.rows for card in row.cards if card.face != HIDDEN]
    assert len(set(cards)) == len(cards)
    assert {parse_card(face) for face in cards} <= set(BY_ID[name].info.pack)


@pytest.mark.parametrize(("name", "lang", "picture"), melds(), ids=told)
def test_exactly_the_marked_pairs_may_be_melded(name: str, lang: str, picture: Picture) -> None:
    game, state = position(name, picture)
    cards = {parse_card(face) for face in faces(picture.cards("hand") + picture.cards("up"), marked=True)}
    waits = game.info.seats == 2
    state.phase = MELD if waits else LEAD
    state.history = [(0, (), NO_SUIT, 0)]
    pairs: set[Suit] = {move.suit for move in game.legal_moves(state) if isinstance(move, Meld)}
    assert cards == {parse_card(suit + rank) for suit in pairs for rank in "KQ"}
    assert pairs
    if not waits:
        assert any(isinstance(move, PlayCard) for move in game.legal_moves(state))


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_a_game_is_pictured(name: str, lang: str) -> None:
    assert sum(name == game for game, where, _ in plays() if where == lang) >= 2
    assert sum(name == game for game, where, _ in melds() if where == lang) >= 1
    assert any(picture.cards("lankor") for picture in pictures(name, lang))


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_the_lankor_mark_the_score_as_the_table_lays_them(name: str, lang: str) -> None:
    for picture in pictures(name, lang):
        rows = [row for row in picture.rows if row.name == "lankor"]
        assert None not in [row.score for row in rows]
        scores = [row.score for row in rows if row.score is not None]
        assert not rows or len(rows) == BY_ID[name].info.sides
        for row, marks in zip(rows, lankor(scores), strict=True):
            worth = [1 if card.face == HIDDEN else int(card.face[1]) for card in row.cards]
            signs = [-1 if card.crosswise else 1 for card in row.cards]
            assert sum(sign * points for sign, points in zip(signs, worth, strict=True)) == row.score
            laid = [(str(mark.card) if mark.face_up else HIDDEN, mark.crosswise) for mark in marks]
            assert [(card.face, card.crosswise) for card in row.cards] == laid


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_a_whole_suit_lies_in_order_of_strength(name: str, lang: str) -> None:
    game: Any = BY_ID[name]
    (picture,) = [picture for picture in pictures(name, lang) if picture.cards("cards")]
    ranks = "".join(card.face[1] for card in picture.cards("cards"))
    assert ranks == game.card_set(game.info.defaults()).ranks


def test_all_games_are_told() -> None:
    assert [game.info.id for game in GAMES] == list(BY_ID)
    for name, lang in all_pages():
        assert load(name, lang).title
