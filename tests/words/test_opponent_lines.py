"""Descriptions of the opponents: their behaviour in each game, in both languages."""

import pytest

from tests.family import FORMS
from tolva_gui.ai.levels import OFFERED
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data
from tolva_gui.words.sentences import Language, opponent_line

OTHERS = [game for game in BY_ID if game not in FORMS and not game_data(game).luck]


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("game", OTHERS)
def test_each_opponent_is_told_of_by_what_they_do_in_that_game(game: str, lang: Language) -> None:
    own_way = [level for level in OFFERED if level not in game_data(game).alike]
    lines = [opponent_line(level, lang, game) for level in own_way]
    assert len(set(lines)) == len(own_way), (
        f"two opponents of {game} have the same line; who plays alike is in [alike]"
    )
    common = [level for level in own_way if opponent_line(level, lang, game) == opponent_line(level, lang)]
    assert common == [], (
        f"words.{lang}.toml: [opponent] needs a line for each, or game.toml an entry in [alike]"
    )
    assert not any("gubb" in line for line in lines)
