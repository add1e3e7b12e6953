"""A game's words are explained with that game's meaning, found in its texts, and its calls have measured meanings."""

import re
import tomllib
from itertools import chain

import pytest
from lab.learn.call_meanings import calls_of

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called
from tolva_gui.words.call_meanings import (
    Meaning,
    Part,
    kinds_of,
    meanings_file,
    meanings_of,
    named_suit,
)
from tolva_gui.words.game_data import games_folder
from tolva_gui.words.glossary import KNOWN_TO_ALL, marks
from tolva_gui.words.help_pages import GLOSSARY, glossary, page
from tolva_gui.words.rule_texts import rule_words
from tolva_gui.words.sentences import LANGUAGES, Language, holding

FOLDER = games_folder()
EXPLAINED = sorted(game for game in BY_ID if rule_words(game))
"""A game whose rules list no words may do without a glossary."""
OWN_MEANINGS = {
    ("tolva-4", "sistan"): ("sista sticket", "last trick"),
    ("bondtolva-4", "sistan"): ("sista sticket", "last trick"),
    ("kasino", "sistan"): ("havet", "sea"),
    ("tolva-4", "trumf"): ("första mälning", "first meld"),
    ("bondtolva-4", "trumf"): ("sägs upp", "declared"),
    ("bondtolva-2", "trumf"): ("deklareras", "declared"),
    ("plump", "trumf"): ("vänds upp", "turned up"),
    ("tolva-4", "parti"): ("någon har tolv", "somebody has twelve"),
    ("bondtolva-4", "parti"): ("färdig giv", "finished deal"),
    ("bondtolva-2", "parti"): ("precis tolv", "exactly twelve"),
    ("tolva-4", "viv"): ("tredje mälning. ", "third meld of the deal. "),
    ("bondtolva-4", "viv"): ("och den fjärde", "and the fourth"),
    ("bondtolva-4", "ögon"): ("Kung 4", "king 4"),
    ("bondtolva-2", "ögon"): ("Ess 4", "ace 4"),
    ("tolva-4", "vinsten"): ("kortpoäng", "card points"),
    ("bondtolva-2", "vinsten"): ("matadorer", "matadorer"),
    ("plump", "saka"): ("renons", "void"),
    ("kasino", "förhand"): ("som börjar", "begins"),
    ("lomber", "förhand"): ("till *höger*", "*right*"),
    ("grandissimo", "förhand"): ("ta", "in forehand"),
    ("nittionio", "förhand"): ("premiebud", "premium bids"),
    ("grandissimo", "sang"): ("när spelföraren säger grandissimo", "when the declarer says grandissimo"),
    ("lomber", "trumf"): ("två svarta essen", "two black aces"),
    ("nittionio", "trumf"): ("uppvända kortet", "turned up"),
    ("grandissimo", "trumf"): ("spelföraren har valt", "declarer has named"),
    ("lomber", "matador"): ("tre högsta trumfen", "three highest trumps"),
    ("lomber", "gå hem"): ("Om ett spel", "Of a game"),
    ("nittionio", "gå hem"): ("precis så många stick", "exactly as many tricks"),
    ("tjugoett", "straffa"): ("den som är nöjd", "who stands"),
    ("vandtia", "högen"): ("lägger på", "lay on"),
    ("hej-knekt", "högen"): ("Ingen tittar", "nobody looks"),
    ("femtio", "hög"): ("själv har valt", "own choice"),
    ("svalta-rav", "hög"): ("Ingen tittar", "Nobody looks"),
}
"""Words that a glossary must use for a term that several games have, in Swedish and English."""
NAMES = {
    *("kasino", "lomber", "grandissimo", "plump", "femtio", "nittionio", "vändtia", "tjugoett", "hej knekt"),
}
"""Games named only in their own glossaries."""


def words(game: str, lang: Language) -> dict[str, str]:
    return glossary(page(game, lang, GLOSSARY))


def found(text: str, lang: Language, game: str) -> list[str]:
    return [mark.word for mark in marks(text, words(game, lang), lang)]


@pytest.mark.parametrize(
    ("game", "text", "lang", "wanted"),
    [
        ("tolva-4", "Tjog i ruter, 1 poäng", "sv", ["tjog"]),
        ("tolva-4", "Vill du mäla?", "sv", ["mäla"]),
        ("tolva-4", "Vinsten: 65–55", "sv", ["vinsten"]),
        ("plocketolva", "Dra ur talongen, förhanden först", "sv", ["talong", "förhand"]),
        ("tolva-4", "Halv gubbe, förlorad", "sv", ["halv gubbe"]),
        ("tolva-4", "Två gubbar och en gubbe", "sv", ["gubbar", "gubbe"]),
        ("tolva-4", "Lankornas färg, vivets poäng, sistans värde", "sv", ["lankor", "viv", "sistan"]),
        ("tolva-4", "Sistan. Sistan igen, och sistan.", "sv", ["sistan"]),
        ("tolva-4", "Du spelar ut: partiet, given och sticket är ditt", "sv", []),
        ("tolva-4", "The part of the deck; stick to it", "en", []),
        ("tolva-4", "Vinsten is shared, the talong is empty", "en", ["vinsten", "talong"]),
        ("tolva-4", "Målet är nära, målningen hänger där", "sv", []),
        ("kasino", "Vinsten i sang: tjog!", "sv", []),
        ("plump", "Sistan är ditt", "sv", []),
    ],
)
def test_words_in_a_text(game: str, text: str, lang: Language, wanted: list[str]) -> None:
    assert found(text, lang, game) == wanted


def test_a_mark_covers_the_word_as_it_stands() -> None:
    text = "Nu är talongen slut"
    (mark,) = marks(text, words("plocketolva", "sv"), "sv")
    assert text[mark.start : mark.end] == "talongen"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "word"), OWN_MEANINGS)
def test_a_word_means_in_each_game_what_it_means_there(game: str, word: str, lang: Language) -> None:
    assert OWN_MEANINGS[game, word][LANGUAGES.index(lang)] in words(game, lang)[word]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_no_list_speaks_of_another_game(game: str, lang: Language) -> None:
    others = NAMES - set(re.split("[- ]", game.replace("vandtia", "vändtia"))) - {game.replace("-", " ")}
    told = " ".join(chain.from_iterable(words(game, lang).items())).casefold()
    assert [name for name in others if re.search(rf"\bi {name}\b|\bin {name}\b", told)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_word_of_the_rules_is_explained(game: str, lang: Language) -> None:
    wanted = {word.casefold() for word in rule_words(game)}
    assert wanted - {word.casefold() for word in words(game, lang)} == set()


@pytest.mark.parametrize("game", EXPLAINED)
def test_both_languages_explain_the_same_words(game: str) -> None:
    missing = set(words(game, "sv")) - set(words(game, "en")) - ENGLISH_LACKS
    assert not missing, (
        f"the English glossary of {game} lacks {sorted(missing)}. English texts use the Swedish words, so each form is "
        "needed, also an inflected one; put forms that no English sentence can have into ENGLISH_LACKS"
    )
    assert all(words(game, "sv").values())


ENGLISH_LACKS = {
    "går jämnt upp",
    *("begär vist", "gick hem", "gått hem", "högsta beten", "i högsta", "ofärger", "spela av", "sätter bet"),
    *("vistar", "chansar", "valörer", "vänder bort", "spricker", "spruckit", "varv", "daskar", "gör honnör"),
    *("hälsa", "hälsar"),
}
"""Forms of a Swedish word that no English sentence has."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_marked_is_in_a_glossary(lang: Language) -> None:
    """A word that has left the glossaries needs no exception."""
    known = {word.casefold() for game in EXPLAINED for word in words(game, lang)}
    assert known >= KNOWN_TO_ALL[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["lomber", "grandissimo"])
def test_every_bid_word_of_a_box_is_explained(game: str, lang: Language) -> None:
    """The texts of the bidding box, abbreviations too, lead to the glossary."""
    data = tomllib.loads((FOLDER / game / f"words.{lang}.toml").read_text("utf-8"))
    said = [data.get("box", {}).get(bid) or data["value"][bid] for bid in data["meaning"]]
    known = {word.casefold() for word in words(game, lang)}
    assert [text for text in said if text.casefold() not in known and not found(text, lang, game)] == []


def test_without_a_glossary_nothing_is_marked() -> None:
    assert list(marks("Tjog i ruter", {}, "sv")) == []


GAMES = [game for game in BY_ID if meanings_file(game).is_file()]
OTHERS = range(100_000, 100_080)
"""Numbers of deals outside the measurement."""


@pytest.mark.parametrize("game", GAMES)
def test_measured_calls_hold_as_often_in_other_deals(game: str) -> None:
    data = meanings_of(game)
    heard = [one for number in OTHERS for one in calls_of(game, "rules", number)]
    said = [(one, meaning) for one in heard if (meaning := data.meaning("rules", one.kind))]
    assert len(said) >= 20
    true = sum(all(part.holds(one.worth[part.measure]) for part in meaning.parts) for one, meaning in said)
    expected = sum(meaning.held for _, meaning in said) / 100
    assert abs(true - expected) < 0.1 * len(said)


@pytest.mark.parametrize("game", GAMES)
def test_every_meaning_says_something_and_has_words(game: str) -> None:
    data = meanings_of(game)
    for meaning in (one for level in data.levels.values() for one in level.values()):
        assert meaning.held >= 70
        assert meaning.usual < meaning.held or not meaning.parts
        assert meaning.deals >= 30
        for lang in LANGUAGES:
            said = holding(meaning, "C", lang)
            assert said[0].isupper()
            assert "{" not in said
    assert any(data.levels.values())


def test_a_call_is_likelier_with_a_hand_that_fits() -> None:
    meaning = Meaning((Part("aces", "least", 2), Part("named", "least", 5)), held=80, usual=10, deals=50)
    fits, misses = meaning.likelihood({"aces": 2, "named": 6}), meaning.likelihood({"aces": 1, "named": 6})
    assert fits > 5
    assert misses < 0.5
    assert Meaning((), 100, 100, 50).likelihood({}) == 1


def test_kind_of_call_is_word_and_moment_not_suit() -> None:
    bids = [Called(1, "bid", "solo C"), Called(0, "bid", "solo D"), Called(2, "bid", 3)]
    calls = [Called(None, "turned", "H"), Called(0, "pass"), *bids]
    kinds = [kind for _, kind in kinds_of(calls, 3)]
    assert kinds == ["pass first", "bid solo suit first", "bid solo suit later", "bid 3 first 0"]
    assert [named_suit(call) for call in calls[1:4]] == [None, "C", "D"]
