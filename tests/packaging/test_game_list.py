"""Lists of the games outside their folders are generated from those folders."""

import pytest
from game_list import README, with_table
from share_tree import other_games

from tests.family import FORMS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words import sentences as words


def test_the_readme_lists_the_games() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_table(text), "run `python3 packaging/start.py games`"


@pytest.mark.parametrize(("language", "last"), [("sv", "och"), ("en", "and")])
def test_software_centres_name_the_games(language: words.Language, last: str) -> None:
    said = other_games(language, last).lower()
    names = [
        words.game_name(game, language) for game in BY_ID if game not in FORMS and game != "svalta-rav-2"
    ]
    assert [name for name in names if name.lower() not in said] == []
    assert f" {last} vändtia" in said
