"""A game without any special support is dealt, played by computers, shown, saved, resumed and reviewed."""

from collections.abc import Iterator

import pytest

from tests import toy
from tests.cases import cases
from tests.ui.conftest import Open, Window
from tests.ui.forms import rows
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import act, own_fan
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.rules.moves import Call, Play
from tolva_gui.table.host import Host


@pytest.fixture(autouse=True)
def _one_of_the_games() -> Iterator[None]:
    with toy.at_hand():
        yield


def new_host(count: int) -> Host:
    seats = [
        SeatSetup("computer" if no else "me", f"Seat {no}", "best" if no else None) for no in range(count)
    ]
    return Host.new("toy", {}, seats, seed=1, first_dealer=count - 1)


def play_through(window: Window, host: Host, hands: Mouse | Keyboard | Finger) -> None:
    for _ in range(20):
        window.wait(lambda: window.my_turn() or host.result() is not None)
        if host.result() is not None:
            return
        window.settle()
        before = host.version
        act(window, hands, host, host.view(0).legal[-1])
        window.wait(lambda: host.version > before)  # noqa: B023


@cases("count", [2, 4], usual=["2"])
@cases("hands_of", [Mouse, Keyboard, Finger], usual=["Keyboard"])
def test_it_is_played_at_the_window_and_looked_back_at(
    open_window: Open, count: int, hands_of: type[Mouse | Keyboard | Finger]
) -> None:
    window = open_window()
    host = new_host(count)
    window.sit(host)
    play_through(window, host, hands_of(window))
    assert {type(move) for _, move in host.moves} == {Call, Play}
    assert len(rows(window, "heap")) == toy.HELD * count
    window.wait(lambda: window.sheet() != "")
    window.app.models.review.lookBack()
    window.settle()
    assert window.find("reviewPage") is not None
    assert window.app.pages.property("page") == "review"


def test_it_is_saved_and_taken_up_again(open_window: Open) -> None:
    window = open_window()
    host = new_host(3)
    window.sit(host)
    window.wait(window.my_turn)
    act(window, Mouse(window), host, Call("guess", 2))
    window.wait(window.my_turn)
    record = load(dump(host.record()))
    assert isinstance(record, GameRecord)
    again = Host.resume(record)
    window.sit(again)
    window.wait(window.my_turn)
    assert own_fan(again) == own_fan(host)
    assert again.view(0).zones == host.view(0).zones


def test_a_deal_that_is_over_when_it_is_dealt_ends_at_the_window(open_window: Open) -> None:
    window = open_window()
    seats = [SeatSetup("me", "Alva"), SeatSetup("computer", "Elna", "best")]
    host = Host.new("toy-short", {}, seats, seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    assert window.app.sitting.sheet.property("verdict") == "The winner is Alva"
    record = load(dump(host.record()))
    assert isinstance(record, GameRecord)
    assert Host.resume(record).over
    # Among several people it ends without the curtain.
    seats = [SeatSetup("person", "Alva"), SeatSetup("person", "Elna")]
    host = Host.new("toy-short", {}, seats, seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host)
    window.wait(lambda: host.over and window.sheet() == "game")
