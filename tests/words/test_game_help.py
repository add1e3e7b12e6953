"""The rules pages of games with their own folder: both languages alike, and their pictures are true."""

import re
from itertools import pairwise
from typing import Any

import pytest

from tests.rules.bench import begin
from tests.rules.games.vandtia.positions import legal, table
from tolva_gui import paths
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.hej_knekt.game import GREETINGS
from tolva_gui.rules.games.svarte_petter.game import pair_for
from tolva_gui.rules.games.tjugoett.state import total
from tolva_gui.rules.kit.tricks import followers, trick_winner
from tolva_gui.words.help_pages import Heading, HelpPage, Item, Picture, Tile, page, section_for

FOLDER = paths.resources() / "games"
LANGUAGES = ("sv", "en")
MOST_WORDS = 1500
STRENGTH = "AKQJT98765432"
RULES = {
    "svarte-petter": {"SP": 9, "SPD": 10},
    "plump": {"PL": 17, "PLV": 3, "PLD": 13},
    "kasino": {"KA": 21, "KAD": 12},
    "femtio": {"F": 12, "FD": 7},
}
"""The number of rules of each kind in the digest."""
SVALTA = {
    "svalta-rav": [
        *(f"SR{number}" for number in range(1, 12)),
        *(f"SRD{number}" for number in (*range(1, 7), 11, 13)),
    ],
    "svalta-rav-2": [
        *(f"SR{number}" for number in range(20, 27)),
        *(f"SRD{number}" for number in range(7, 13)),
    ],
}
"""The digest of svälta räv covers two games."""
GAMES = (*RULES, *SVALTA)
FURTHER = sorted(game.info.id for game in BY_ID.values() if game.info.family != "mariage")
PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]


def load(game: str, lang: str) -> HelpPage:
    return page(game, lang, FOLDER)


def pictures(game: str) -> list[Picture]:
    """Return the pictures of the Swedish page; the English one has the same."""
    return [block for block in load(game, "sv").blocks if isinstance(block, Picture)]


def cards(picture: Picture, row: str, *, marked: bool = False) -> list[Card]:
    return [parse_card(card.face) for card in picture.cards(row) if card.marked or not marked]


def told(picture: Picture) -> str:
    """Return a picture's name for test ids."""
    return picture.label


def outline(game: str, lang: str) -> list[tuple[Any, ...]]:
    """Return a page's structure without its words."""
    return [
        (
            type(block),
            *(getattr(block, field, None) for field in ("level", "rules", "option", "rows", "trump")),
        )
        for block in load(game, lang).blocks
    ]


@pytest.mark.parametrize("game", FURTHER)
def test_both_languages_are_built_alike(game: str) -> None:
    assert outline(game, "sv") == outline(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_section(game: str) -> None:
    told = [rule for block in load(game, "sv").blocks if isinstance(block, Heading) for rule in block.rules]
    of_kinds = [
        f"{kind}{number}" for kind, most in RULES.get(game, {}).items() for number in range(1, most + 1)
    ]
    assert sorted(told) == sorted(SVALTA.get(game, of_kinds))


@pytest.mark.parametrize("game", FURTHER)
def test_every_page_shows_positions(game: str) -> None:
    assert pictures(game)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_option_is_explained_in_order(game: str, lang: str) -> None:
    blocks = load(game, lang).blocks
    told = [block.option for block in blocks if isinstance(block, Item) and block.option]
    options = BY_ID[game].info.options
    assert told == [option.name for option in options]
    assert all(section_for(load(game, lang), option.rule) is not None for option in options)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_pages_are_short_and_well_formed(game: str, lang: str) -> None:
    blocks = load(game, lang).blocks
    texts = [block.label if isinstance(block, Picture | Tile) else block.text for block in blocks]
    assert len(re.findall(r"\w+", " ".join(texts))) <= MOST_WORDS
    assert not [one for one, two in pairwise(blocks) if isinstance(one, Heading) and isinstance(two, Heading)]
    assert not [text for text in texts if "*" in re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)]


@pytest.mark.parametrize(
    "picture", [picture for picture in pictures("plump") if picture.cards("hand")], ids=told
)
def test_plump_exactly_the_marked_cards_may_be_played(picture: Picture) -> None:
    hand, trick = cards(picture, "hand"), cards(picture, "trick")
    assert followers(hand, trick[0].suit) == cards(picture, "hand", marked=True)


@pytest.mark.parametrize(
    "picture",
    [
        one
        for game in ("plump", "femtio")
        for one in pictures(game)
        if one.cards("trick") and not one.cards("hand")
    ],
    ids=told,
)
def test_the_marked_card_takes_the_trick(picture: Picture) -> None:
    trick = cards(picture, "trick")
    assert [trick[trick_winner(trick, picture.trump, STRENGTH)]] == cards(picture, "trick", marked=True)


@pytest.mark.parametrize(
    "picture", [picture for picture in pictures("kasino") if picture.cards("up")], ids=told
)
def test_kasino_marks_exactly_what_can_be_taken(picture: Picture) -> None:
    game = BY_ID["kasino"]
    start = begin(game, game.info.defaults(), game.info.pack, Standing(1, (0, 0)))
    start.state.sea[:], start.state.hands[0][:] = cards(picture, "up"), cards(picture, "hand")
    taken = [set(move.split()[2:]) for move in start.legal if move.startswith("take")]
    marked = {str(card) for card in cards(picture, "up", marked=True)}
    assert max(taken, key=len, default=set()) == marked


@pytest.mark.parametrize(
    "picture",
    [one for one in pictures("svarte-petter") if any(card.marked for card in one.cards("hand"))],
    ids=told,
)
def test_svarte_petter_marks_exactly_a_pair(picture: Picture) -> None:
    first, second = cards(picture, "hand", marked=True)
    rest = [card for card in cards(picture, "hand") if card not in (first, second)]
    assert pair_for(first, [second]) == second
    assert not [card for place, card in enumerate(rest) if pair_for(card, rest[:place])]


@pytest.mark.parametrize("picture", pictures("svalta-rav"), ids=told)
def test_svalta_rav_the_marked_cards_take_others(picture: Picture) -> None:
    turned = cards(picture, "cards")
    by_suit = [[card for card in turned if card.suit == suit] for suit in "SHDC"]
    best = [min(alike, key=lambda card: STRENGTH.index(card.rank)) for alike in by_suit if len(alike) > 1]
    assert set(best) == set(cards(picture, "cards", marked=True))


@pytest.mark.parametrize("picture", pictures("vandtia"), ids=told)
def test_vandtia_exactly_the_marked_cards_may_be_laid(picture: Picture) -> None:
    row = "up" if picture.cards("up") else "hand"
    held = " ".join(map(str, cards(picture, row)))
    pile = " ".join(map(str, cards(picture, "cards")))
    state = table("" if row == "up" else held, pile=pile, stock="", up=[held] if row == "up" else ())
    laid = {move.split()[1] for move in legal(state) if move.startswith("lay")}
    assert laid == {str(card) for card in cards(picture, row, marked=True)}


def test_hej_knekt_shows_all_that_is_greeted_and_nothing_else() -> None:
    greeted, last, low, _, saluted = pictures("hej-knekt")
    assert {card.rank for card in cards(greeted, "cards")} == set(GREETINGS)
    (jack,) = cards(last, "cards", marked=True)
    assert jack.rank in GREETINGS
    others = [card for card in cards(last, "cards") if card != jack]
    assert not [card for card in (*others, *cards(low, "cards")) if card.rank in GREETINGS]
    assert [GREETINGS[card.rank] for card in cards(saluted, "cards")] == ["salute"]


@pytest.mark.parametrize(
    ("row", "number", "count"),
    [
        ("hand", 0, 21),
        ("hand", 1, 14),
        ("hand", 2, 22),
        ("hand", 3, 19),
        ("up", 3, 22),
        ("hand", 4, 18),
        ("up", 4, 18),
        ("hand", 5, 20),
        ("up", 5, 20),
    ],
)
def test_tjugoett_the_pictures_count_what_is_told(row: str, number: int, count: int) -> None:
    assert total(cards(pictures("tjugoett")[number], row)) == count
