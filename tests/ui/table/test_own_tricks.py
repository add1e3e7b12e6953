"""Taken tricks: shown on request, each card with its player, an aid that can be switched off or left out of a game."""

import pytest
from PySide6.QtCore import Qt

from tests.gallery.tables import trick_of
from tests.table.games import reached
from tests.ui.conftest import Window, table
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import tricks_of
from tolva_gui.ui.table.cards.taken_tricks import last_trick

OWN = "play SA, play S9, play S7, play S6"
LOST = ", play D6, play DA, play DJ, play D7"


def opened(window: Window, moves: str = OWN, *, aids: bool = True) -> None:
    host = table(0, moves)
    host.aids = aids
    window.sit(host, drawn=True)


def test_l_shows_last_trick_own_tricks_then_the_table(window: Window) -> None:
    opened(window, OWN + LOST)
    tricks = window.app.sitting.table.property("ownTricks")
    assert [trick["number"] for trick in tricks] == [1]
    assert [card["face"] for card in tricks[0]["cards"]] == ["SA", "S9", "S7", "S6"]
    assert [card["winner"] for card in tricks[0]["cards"]] == [True, False, False, False]
    last = window.app.sitting.table.property("lastTrick")
    assert [card["face"] for card in last] == ["D6", "DA", "DJ", "D7"]
    window.key(Qt.Key.Key_L)
    assert window.item("tablePage").property("lastTrickShown")
    window.key(Qt.Key.Key_L)
    assert window.item("ownTricks") is not None
    window.key(Qt.Key.Key_L)
    window.wait(lambda: window.find("ownTricks") is None)
    assert not window.item("tablePage").property("lastTrickShown")
    window.key(Qt.Key.Key_L)
    window.click(window.item("ownTricksButton"))
    assert window.item("ownTricks") is not None


def test_it_can_be_switched_off_and_is_in_no_game_without_aids(window: Window) -> None:
    window.app.settings.set("own_tricks", False)
    opened(window)
    window.key(Qt.Key.Key_L)
    assert window.find("ownTricksButton") is None
    window.key(Qt.Key.Key_L)
    window.settle()
    assert window.find("ownTricks") is None
    assert window.app.sitting.table.property("ownTricks") == []
    window.app.settings.set("own_tricks", True)
    opened(window, aids=False)
    assert window.app.sitting.table.property("ownTricks") == []
    window.key(Qt.Key.Key_L)
    assert window.find("ownTricksButton") is None


@pytest.mark.parametrize("name", ["tolva-4", "lomber", "nittionio", "grandissimo", "plump"])
def test_the_last_trick_lies_with_its_players(name: str) -> None:
    host = reached(name, BY_ID[name].info.seats, trick_of(0), first_seed=7)
    plays = [(move, seat) for seat, move in host.moves if isinstance(move, Play) and move.verb == "play"]
    view = host.view(None)
    trick, rows = tricks_of(view.facts)[-1], last_trick(view, 0, str)
    played = [(str(move.card), seat) for move, seat in plays[-len(trick.cards) :]]
    assert [(row["face"], row["position"]) for row in rows] == played
    assert [row["position"] for row in rows if row["winner"]] == [trick.winner]
