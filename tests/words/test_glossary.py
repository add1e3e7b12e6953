"""The words of the glossary are found where they stand, and no others."""

import tomllib

import pytest

from tolva_gui import paths
from tolva_gui.words.glossary import KNOWN_TO_ALL, marks
from tolva_gui.words.help_pages import GLOSSARY, glossary, page
from tolva_gui.words.sentences import Language


def words(lang: Language) -> dict[str, str]:
    return glossary(page(GLOSSARY, lang, paths.resources() / "games"))


def found(text: str, lang: Language) -> list[str]:
    return [mark.word for mark in marks(text, words(lang), lang)]


@pytest.mark.parametrize(
    ("text", "lang", "wanted"),
    [
        ("Tjog i ruter, 1 poäng", "sv", ["tjog"]),
        ("Vill du mäla?", "sv", ["mäla"]),
        ("Vinsten: 65–55", "sv", ["vinsten"]),
        ("Dra ur talongen, förhanden först", "sv", ["talong", "förhand"]),
        ("Halv gubbe, förlorad", "sv", ["halv gubbe"]),
        ("Två gubbar och en gubbe", "sv", ["gubbar", "gubbe"]),
        ("Lankornas färg, vivets poäng, sistans värde", "sv", ["lankor", "viv", "sistan"]),
        ("Sistan. Sistan igen, och sistan.", "sv", ["sistan"]),
        ("Du spelar ut: partiet, given och sticket är ditt", "sv", []),
        ("The part of the deck; stick to it", "en", []),
        ("Vinsten is shared, the talong is empty", "en", ["vinsten", "talong"]),
        ("Målet är nära, målningen hänger där", "sv", []),
    ],
)
def test_words_in_a_text(text: str, lang: Language, wanted: list[str]) -> None:
    assert found(text, lang) == wanted


def test_a_mark_covers_the_word_as_it_stands() -> None:
    text = "Nu är talongen slut"
    (mark,) = marks(text, words("sv"), "sv")
    assert text[mark.start : mark.end] == "talongen"


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_what_is_not_marked_is_in_the_glossary(lang: Language) -> None:
    """A word that has left the glossary need not be excepted."""
    assert {word.casefold() for word in words(lang)} >= KNOWN_TO_ALL[lang]


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize(
    "word", ["tjog", "viv", "gubbe", "sistan", "lanka", "vinsten", "talong", "sang", "förhand"]
)
def test_the_old_words_are_explained(word: str, lang: Language) -> None:
    assert found(word, lang) == [word]


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("game", ["lomber", "grandissimo"])
def test_every_bid_word_of_a_box_is_explained(game: str, lang: Language) -> None:
    """What stands in the box, be it in few letters, leads to the glossary."""
    data = tomllib.loads((paths.resources() / "games" / game / f"words.{lang}.toml").read_text("utf-8"))
    said = [data.get("box", {}).get(bid) or data["value"][bid] for bid in data["meaning"]]
    known = {word.casefold() for word in words(lang)}
    assert [text for text in said if text.casefold() not in known and not found(text, lang)] == []


def test_without_a_glossary_nothing_is_marked() -> None:
    assert list(marks("Tjog i ruter", {}, "sv")) == []
