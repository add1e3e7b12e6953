"""Meanings of computers' calls: they hold in unmeasured deals, have words, and a damaged file gives none."""

import logging
from pathlib import Path

import pytest
from lab.learn.call_meanings import calls_of

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called
from tolva_gui.words.call_meanings import (
    VERSION,
    Meaning,
    Part,
    kinds_of,
    meanings_file,
    meanings_of,
    named_suit,
)
from tolva_gui.words.game_data import games_folder
from tolva_gui.words.sentences import LANGUAGES, holding

FOLDER = games_folder()
GAMES = [game for game in BY_ID if meanings_file(FOLDER, game).is_file()]
OTHERS = range(100_000, 100_080)
"""Numbers of deals outside the measurement."""


@pytest.mark.parametrize("game", GAMES)
def test_measured_calls_hold_as_often_in_other_deals(game: str) -> None:
    data = meanings_of(FOLDER, game)
    heard = [one for number in OTHERS for one in calls_of(game, "rules", number)]
    said = [(one, meaning) for one in heard if (meaning := data.meaning("rules", one.kind))]
    assert len(said) >= 20
    true = sum(all(part.holds(one.worth[part.measure]) for part in meaning.parts) for one, meaning in said)
    expected = sum(meaning.held for _, meaning in said) / 100
    assert abs(true - expected) < 0.1 * len(said)


@pytest.mark.parametrize("game", GAMES)
def test_every_meaning_says_something_and_has_words(game: str) -> None:
    data = meanings_of(FOLDER, game)
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
    calls = [
        Called(None, "turned", "H"),
        Called(0, "pass"),
        Called(1, "bid", "solo C"),
        Called(0, "bid", "solo D"),
        Called(2, "bid", 3),
    ]
    kinds = [kind for _, kind in kinds_of(calls, 3)]
    assert kinds == ["pass first", "bid solo suit first", "bid solo suit later", "bid 3 first 0"]
    assert [named_suit(call) for call in calls[1:4]] == [None, "C", "D"]


@pytest.mark.parametrize(
    "text",
    ["{", f'{{"version": {VERSION}}}', '{"version": 9, "rules": 1, "seats": 3, "playouts": 1, "levels": {}}'],
)
def test_a_damaged_file_is_told_in_the_log_and_shows_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    path = meanings_file(tmp_path, "lomber")
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert meanings_of(tmp_path, "lomber").levels == {}
    assert "lomber" in caplog.text
