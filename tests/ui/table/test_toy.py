"""A game without any special support is dealt, played by computers, shown, saved and reviewed."""

from collections.abc import Iterator

import pytest

from tests import toy
from tests.cases import cases
from tests.gallery.tables import people
from tests.ui.conftest import Open
from tests.ui.forms import rows
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import new_table, play
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.moves import Call, Play
from tolva_gui.table.host import Host


@pytest.fixture(autouse=True)
def _one_of_the_games() -> Iterator[None]:
    with toy.at_hand():
        yield


@cases("count", [2, 4], usual=["2"])
@cases("hands_of", [Mouse, Keyboard, Finger], usual=["Keyboard"])
def test_it_is_played_at_the_window_and_looked_back_at(
    open_window: Open, count: int, hands_of: type[Mouse | Keyboard | Finger]
) -> None:
    window = open_window()
    host = new_table("toy", count)
    made = play(window, hands_of(window), host, lambda view: view.legal[-1])
    assert made == {Call, Play}
    assert len(rows(window, "heap")) == toy.HELD * count
    window.wait(lambda: window.sheet() != "")
    window.app.models.review.lookBack()
    window.settle()
    assert window.find("reviewPage") is not None
    assert window.app.pages.property("page") == "review"


def test_a_deal_that_is_over_when_it_is_dealt_ends_at_the_window(open_window: Open) -> None:
    window = open_window()
    host = Host.new("toy-short", {}, people("mc"), seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    assert window.app.sitting.sheet.property("verdict") == "The winner is Alva"
    record = load(dump(host.record()))
    assert isinstance(record, GameRecord)
    assert Host.resume(record).over
    # Among several people it ends without the curtain.
    host = Host.new("toy-short", {}, people("pp"), seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host)
    window.wait(lambda: host.over and window.sheet() == "game")
