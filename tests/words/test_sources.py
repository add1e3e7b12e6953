"""Hints, lessons, pages and About state the rules in the words of the rules pages and their sources."""

import re
import tomllib
from collections.abc import Sequence
from math import comb
from typing import Any, Final, Literal

import pytest

from tests.words.help_book import load, sentences, texts
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data, games_folder
from tolva_gui.words.sentences import LANGUAGES, Language

SOURCE = re.compile(r"^Sources?: (.+)$", re.MULTILINE)
NAME = re.compile(r"\w+\.(?:com|se|org|is|net)\b|\b[A-ZÅÄÖ]\w{2,}")
TERMS = {"sv": ("ofärg", "högsta färg", "andra färg"), "en": ("off-suit", "first suit", "second suit")}
"""Terms of grandissimo's rules page that its hints use too."""
OTHER_WORDS = {
    "sv": ("sidofärg", "första färgen", "andra färgen", "betala av", "fråga efter en partner", "växer inte"),
    "en": ("side suit", "side-suit", "plain suit", "highest suit", "grows no"),
}
STRAIGHT = re.compile(r"[\"']")


def words_of(game: str, name: str, lang: Language) -> dict[str, Any]:
    with (games_folder() / game / f"{name}.{lang}.toml").open("rb") as file:
        return tomllib.load(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_grandissimos_hints_speak_as_its_rules_do(lang: Language) -> None:
    words = words_of("grandissimo", "words", lang)
    said = " ".join(sentences([words.get(table) for table in ("hint", "reason", "question", "advice")]))
    page = " ".join(texts(load("grandissimo", lang)))
    for term in TERMS[lang]:
        assert term in said, term
        assert term in page, term
    for other in OTHER_WORDS[lang]:
        assert other not in said.casefold(), other


@pytest.mark.parametrize("game", BY_ID)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_about_and_the_page_name_the_source(game: str, lang: Language) -> None:
    said, names = game_data(game).source[lang], names_of_source(game)
    page = " ".join(texts(load(game, lang)))
    assert any(name in said for name in names), f"{said!r} names none of {names}"
    assert any(name in page for name in names), f"the page of {game} names none of {names}"
    named = any(name in said for name in NAME.findall(page))
    assert named, f"the page of {game} does not name {said!r}, its source in game.toml"


def names_of_source(game: str) -> list[str]:
    """Return the names in the first line of the digest's source; forms share the digest of their family."""
    digest = games_folder() / game_data(game).rules / "rules.md"
    line = SOURCE.search(digest.read_text(encoding="utf-8"))
    assert line is not None, digest
    return NAME.findall(line[1])


@pytest.mark.parametrize("game", BY_ID)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_curly(game: str, lang: Language) -> None:
    """Some games' pages used to have straight quotes."""
    for path in sorted((games_folder() / game).glob(f"*.{lang}.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        told.pop("fault", None)
        assert [text for text in sentences(told) if STRAIGHT.search(text)] == []


Said = Literal["page", "lesson"]
WRITTEN: Final[Sequence[tuple[str, Said, Language, str, str]]] = (
    # Game, what says it, language, what it says, and a pattern for what the sources do not say.
    # G14: the four tricks matter only in a loss.
    ("grandissimo", "lesson", "sv", "lovar inget", "lovar fyra"),
    ("grandissimo", "lesson", "en", "promise nothing", "promises four"),
    ("kasino", "lesson", "sv", "ess 1 eller 14", "ess 14"),  # KA2
    ("kasino", "lesson", "en", "ace 1 or 14", "ace (an ace )?14"),
    ("tjugoett", "page", "sv", "tittar på sitt kort först när turen kommer.", "turen kommer.†"),  # TJD14
    ("tjugoett", "page", "en", "look at their card only when their turn comes.", "turn comes.†"),
    ("bondtolva-4", "page", "sv", "tolv", "över tolv"),  # B20: twelve need not be exceeded
    ("bondtolva-4", "page", "en", "twelve", "pass(ed)? twelve"),
    ("bondtolva-6", "page", "sv", "tolv", "över tolv"),
    ("bondtolva-6", "page", "en", "twelve", "pass(ed)? twelve"),
    ("grandissimo", "page", "sv", "är flera lika om flest", ""),  # G79
    ("grandissimo", "page", "en", "if several share the most", ""),
    ("lomber", "page", "sv", "den som sitter över spela mort", ""),
    ("lomber", "page", "en", "the player who sits out may play mort", ""),
    ("plump", "page", "sv", "Klara – färdiga – gå!", ""),
    ("plump", "page", "en", "Klara – färdiga – gå!", ""),
    ("hej-knekt", "page", "sv", "Sitt hellre på golvet", ""),
    ("hej-knekt", "page", "en", "the majority decides", ""),
    ("svalta-rav", "page", "sv", "släkt med batalj", ""),
    ("svalta-rav", "page", "en", "related to batalj", ""),
    ("vandtia", "page", "sv", "Att kalla det bara skitgubbe är fel", ""),
    ("vandtia", "page", "en", "Calling it plain skitgubbe is wrong", ""),
)


@pytest.mark.parametrize(("game", "where", "lang", "said", "wrong"), WRITTEN)
def test_pages_and_lessons_say_what_the_sources_say(
    game: str, where: Said, lang: Language, said: str, wrong: str
) -> None:
    told = sentences(words_of(game, "lesson", lang)) if where == "lesson" else texts(load(game, lang))
    text = re.sub(r"[*\s]+", " ", " ".join(told))
    assert said in text
    assert not wrong or not re.search(wrong, text)


@pytest.mark.parametrize(("lang", "said"), [("sv", "en gång på fyrtio givar"), ("en", "once in forty deals")])
def test_how_often_six_may_ask_for_a_new_deal(lang: Language, said: str) -> None:
    """B6: of 36 cards sixteen are no higher than a nine; the page used to call such hands common."""
    assert round(comb(36, 6) / comb(16, 6) / 6) in range(38, 43)
    assert " ".join(texts(load("bondtolva-6", lang))).count(said) == 2
