"""The catalogue finds every folder of games, and imports a game on request."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.family import FORMS
from tolva_gui.rules import games
from tolva_gui.rules.catalog import BY_ID, GAMES
from tolva_gui.rules.protocol import Game

FOLDERS = sorted(path.parent.name for path in Path(*games.__path__).glob("*/__init__.py"))
LOADED = """
import sys
from tolva_gui.rules.catalog import BY_ID
assert len(BY_ID) > 10
print(*(name for name in sys.modules if name.startswith("tolva_gui.rules.games.")))
"""


def test_the_catalogue_has_the_games_of_every_folder_by_id() -> None:
    homes = {type(game).__module__.removeprefix("tolva_gui.rules.games.").split(".")[0] for game in GAMES}
    assert sorted(homes) == FOLDERS
    assert [game.info.id for game in GAMES] == list(BY_ID)


def test_no_two_folders_claim_the_same_place_or_game() -> None:
    packages = [__import__(f"{games.__name__}.{name}", fromlist=["GAMES"]) for name in FOLDERS]
    assert len({package.ORDER for package in packages}) == len(packages)
    assert sum(len(package.GAMES) for package in packages) == len(BY_ID)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_folder_says_for_how_many_its_games_are(game: Game[Any]) -> None:
    assert BY_ID.seat_counts(game.info.id) == game.info.seat_counts


def test_to_know_which_games_there_are_imports_none() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert [name.rsplit(".", 1)[1] for name in done.stdout.split()] == FOLDERS


def test_the_family_is_what_says_so() -> None:
    assert [game.info.id for game in GAMES if game.info.family == "mariage"] == list(FORMS)
