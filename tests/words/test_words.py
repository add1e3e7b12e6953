"""Words: every refusal, call, line and opponent has a sentence, in both languages and the right terms."""

import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args
from xml.etree import ElementTree

import pytest
from msgspec import ValidationError, convert

from tests.cases import cases
from tests.contract.checks import MOST_MOVES
from tests.contract.play import USUAL, Form, forms, refusals
from tests.contract.random_deals import AnyGame, dealt_at_random, table_name, tables, walk
from tests.family import FORMS
from tests.words.help_book import sentences
from tolva_gui.ai.levels import LEVELS, OFFERED
from tolva_gui.paths import resources
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called, Event, Scored
from tolva_gui.rules.games.mariage.calls import MeldName
from tolva_gui.rules.kit import Call, Card, Move, Options, Play, Reason, parse_card
from tolva_gui.rules.view import COUNT, Sign
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import GameData, game_data
from tolva_gui.words.sentences import Language, opponent_line

LANGUAGES = words.LANGUAGES


@cases("form", forms(), usual=USUAL, ids=str)
def test_every_refusal_that_comes_up_can_be_said(form: Form) -> None:
    reasons = list(refusals(form, Random(str(form)), deals=2))
    texts = {words.refusal(reason, lang, "tolva-4") for reason in reasons for lang in LANGUAGES}
    assert len(texts) > 20
    for text in texts:
        assert text[-1] == "."
        assert "{" not in text
        assert not re.search(r"\b(None|True|False)\b|\(|Card", text)


TO_HEAD = Reason("T9", "must_head", {"best": Card("H", "K"), "instead": (Card("H", "T"),)})
NO_TRUMP = Reason("T17", "may_not_set_trump", {"score": 11, "limit": 10})


@pytest.mark.rule("T9", "T17")
@pytest.mark.parametrize(
    ("reason", "lang", "said"),
    [
        (TO_HEAD, "sv", "Du måste gå över ♥K: du har ♥10."),
        (TO_HEAD, "en", "You must beat ♥K: you hold ♥10."),
        (NO_TRUMP, "en", "With 10 points or more you may not set trump, and you have 11"),
        (Reason("TD2", "too_few_cards", {"least": 3}), "sv", "För att fråga"),
        (Reason("T13", "too_few_cards", {"least": 3}), "sv", "För att mäla"),
        (Reason(None, "not_available", {"card": Card("S", "Q")}), "sv", "♠D "),
    ],
)
def test_a_refusal_names_cards_points_and_what_was_wanted(reason: Reason, lang: Language, said: str) -> None:
    assert words.refusal(reason, lang, "tolva-4").startswith(said)


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError, match="no_such_key"):
        words.refusal(Reason(None, "no_such_key"), "en", "tolva-4")


@pytest.mark.parametrize(
    ("text", "swedish", "english"),
    [
        ("HK", "♥K", "♥K"),
        ("SQ", "♠D", "♠Q"),
        ("DJ", "♦Kn", "♦J"),
        ("CA", "♣E", "♣A"),
        ("HT", "♥10", "♥10"),
        ("S6",) + ("♠6",) * 2,
    ],
)
def test_cards_as_people_write_them(text: str, swedish: str, english: str) -> None:
    assert (words.card(parse_card(text), "sv"), words.card(parse_card(text), "en")) == (swedish, english)


def test_cards_in_a_row() -> None:
    row = [parse_card(text) for text in ("HT", "H9", "H6")]
    assert [words.cards(row[:count], "sv") for count in (1, 2, 3)] == ["♥10", "♥10 och ♥9", "♥10, ♥9 och ♥6"]


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    ("event", "swedish"),
    [
        (Called(0, "trumf", "H", 2), "Trumf i hjärter"),
        (Called(0, "tjog", "S", 1), "Tjog i spader"),
        (Called(0, "viv", "D", 1), "Viv i ruter"),
        (Called(0, "mal", "C", 1), "Mäl i klöver"),
        (Called(0, "ask"), "Har du något?"),
        (Called(2, "no"), "Nej."),
        (Called(2, "no_meld"), None),
        (Called(2, "content"), None),
        (Called(1, "half", 1), "Halv gubbe"),
        (Called(1, "whole", 1), "Hel gubbe"),
        (Called(1, "mistaken_meld", "H"), "Trumf i hjärter"),
        (Called(1, "mistaken_ask"), "Har du något?"),
        (Called(1, "redeal"), "Omgiv!"),
        (Called(1, "trick", 1, 11), None),
        (Scored(0, "sistan", 1, 1), None),
    ],
)
def test_what_is_said_at_the_table(event: Event, swedish: str | None) -> None:
    assert words.announcement(event, "sv", "tolva-4") == swedish
    assert (words.announcement(event, "en", "tolva-4") is None) == (swedish is None)


FOURTH, THIRD = Called(0, "mal", "C", 1), Called(0, "viv", "C", 1)


@pytest.mark.rule("T16", "B12")
@pytest.mark.parametrize(
    ("event", "lang", "game", "options", "said"),
    [
        (FOURTH, "sv", "tolva-4", {"fourth_meld_name": "viv"}, "Viv i klöver"),
        (FOURTH, "sv", "tolva-4", {"fourth_meld_name": "mäl"}, "Mäl i klöver"),
        (THIRD, "sv", "tolva-4", {"fourth_meld_name": "both_mäl"}, "Mäl i klöver"),
        (Called(0, "ask"), "sv", "bondtolva-4", {}, "Kan du säga upp trumf?"),
        (Called(0, "pickup", 1), "en", "vandtia", {}, "Picking up one card."),
        (Called(0, "pickup", 2), "en", "vandtia", {}, "Picking up 2 cards."),
    ],
)
def test_a_game_or_an_option_has_its_own_words(
    event: Event, lang: Language, game: str, options: Options, said: str
) -> None:
    assert words.announcement(event, lang, game, options) == said


@pytest.mark.rule("B17")
def test_the_point_for_most_cards_is_vunsten_on_gotland() -> None:
    told = {game_id: words.line_name("vinsten", "sv", game_id) for game_id in BY_ID}
    assert {game_id for game_id, name in told.items() if name == "Vunsten"} == {"bondtolva-4", "bondtolva-6"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_sheet_and_every_meld_has_a_name(lang: words.Language) -> None:
    for kind in ("meld", "vinsten", "sistan", "gubbe", "fall", *get_args(MeldName)):
        assert words.text_of(lang, "line", kind, "tolva-4")[0].isupper()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_opponent_and_nobody_else_has_a_name_and_a_line(lang: words.Language) -> None:
    path = resources() / "i18n" / f"opponents.{lang}.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    assert [name for name, one in told.items() if isinstance(one, dict)] == list(LEVELS)
    names = {words.opponent_name(level, lang) for level in LEVELS}
    assert len(names - {""}) == len(LEVELS)
    assert all(words.opponent_line(level, lang).endswith(".") for level in LEVELS)


def is_a_button(move: Move) -> bool:
    """Return whether a person makes the move by a button: a call, or several cards that have been chosen."""
    if isinstance(move, Call):
        return not move.at  # a time is measured, and has no button
    return isinstance(move, Play) and len(move.cards) + len(move.takes) > 1


@pytest.mark.parametrize("game", tables(), ids=table_name)
def test_every_button_has_words(game: AnyGame) -> None:
    rng = Random(table_name(game))
    views = walk(game, dealt_at_random(game, rng), lambda view: rng.choice(view.legal))
    for view in islice(views, MOST_MOVES):
        for move in filter(is_a_button, view.legal[:: max(1, len(view.legal) // 40)]):
            for lang in LANGUAGES:
                label, verb = words.move_label(move, view, lang), str(move).partition(" ")[0]
                assert label not in (str(move), verb), f"words.{lang}.toml: [move] has no {verb!r}"


@pytest.mark.parametrize("wrong", ["kind", "score", "finish"])
def test_a_game_says_only_what_the_program_knows(wrong: str) -> None:
    with pytest.raises(ValidationError, match=wrong):
        convert({"id": "toy", "rules": "toy", "glossary": "toy", wrong: "unheard-of"}, GameData)


OTHERS = [game for game in BY_ID if game not in FORMS and not game_data(game).luck]


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("game", OTHERS)
def test_each_opponent_is_told_of_by_what_they_do_in_that_game(game: str, lang: Language) -> None:
    own_way = [level for level in OFFERED if level not in game_data(game).alike]
    lines = [opponent_line(level, lang, game) for level in own_way]
    assert len(set(lines)) == len(own_way), (
        f"two opponents of {game} share a line; who plays alike is in [alike]"
    )
    common = [level for level in own_way if opponent_line(level, lang, game) == opponent_line(level, lang)]
    assert common == [], (
        f"words.{lang}.toml: [opponent] needs a line for each, or game.toml an entry in [alike]"
    )
    assert not any("gubb" in line for line in lines)


PAGE = Path(__file__).parents[2] / "docs" / "words-of-the-window.md"
COLUMNS = {"en": 3, "sv": 4}
ABBREVIATED = re.compile(r"(?<![\w.])p\b(?!\.)")
"""A p used as an abbreviation of points."""


def lost_words(language: str) -> list[str]:
    """Return the words of the column for the language."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if "|" in line]
    cells = [line.strip("|").split("|")[COLUMNS[language]] for line in lines[2:]]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def texts(language: str) -> Iterator[str]:
    """Return every text of the language that the window can show."""
    for path in resources().rglob(f"*.{language}.toml"):
        for text in sentences(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield from text.split("\n\n")
    for message in ElementTree.parse(resources() / "i18n" / "tolva_sv.ts").getroot().iter("message"):
        found = message.find("translation") if language == "sv" else message.find("source")
        yield "".join(found.itertext()) if found is not None else ""


@pytest.mark.parametrize("language", COLUMNS)
def test_no_text_uses_a_word_that_lost_or_a_letter_for_points(language: str) -> None:
    words, told = lost_words(language), [*texts(language)]
    assert words
    assert not [(word, text) for text in told for word in words if word in text.lower()]
    assert not [text for text in told if ABBREVIATED.search(text)]


@pytest.mark.parametrize(("lang", "card_points"), [("en", "card points"), ("sv", "kortpoäng")])
def test_a_plate_says_which_points_it_counts(lang: Language, card_points: str) -> None:
    sign = Sign(COUNT, 0, {"points": 23, "eyes": 0})
    assert words.sign(sign, "tolva-4", lang) == f"23 {card_points}"
    assert words.text_of(lang, "count", "points", "tolva-4") == card_points
