"""A game without any special support is played at the window, shown, kept, counted and reviewed."""

from collections.abc import Iterator

import pytest

from tests import toy
from tests.cases import cases
from tests.gallery.tables import next_deal, people
from tests.records.games import loaded
from tests.table.games import NAMES, act, dated
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.forms import rows
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import new_table, play
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
    """Every step has its text, with all cards open."""
    window, cards = open_window(), toy.HELD * count
    made = play(window, hands_of(window), new_table("toy", count), lambda view: view.legal[-1])
    assert made == {Call, Play}
    assert len(rows(window, "heap")) == cards
    window.wait(lambda: window.sheet() != "")
    review = window.app.models.review
    review.lookBack()
    window.item("reviewPage")
    story = review.property("story").rows()
    assert len(story) == 1 + count + cards
    assert all(line["text"] for line in story)
    for step in range(len(story)):
        review.goTo(step)
        faces = [row["face"] for row in review.property("cards").rows() if row["zone"] in ("hand", "heap")]
        assert len([face for face in faces if face]) == cards
    assert not window.app.models.critic.property("possible")
    assert window.find("judge") is None


def test_a_deal_that_is_over_when_it_is_dealt_ends_at_the_window(open_window: Open) -> None:
    window = open_window()
    host = Host.new("toy-short", {}, people("mc"), seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host, over=True)
    assert window.app.sitting.sheet.property("verdict") == "The winner is Alva"
    assert Host.resume(loaded(dump(host.record()))).over
    # Among several people it ends without the curtain.
    host = Host.new("toy-short", {}, people("pp"), seed=1, first_dealer=1, decks=[toy.WON_WHEN_DEALT])
    window.sit(host)
    window.wait(lambda: host.over and window.sheet() == "game")


def new_toy(seats: int, *, alone: bool = False) -> Host:
    sat = people(("c" if alone else "m") + "c" * (seats - 1), "rules")
    return dated(Host.new("toy", {}, sat, seed=4, first_dealer=seats - 1))


def test_computers_play_it_and_the_sheet_names_places(open_window: Open) -> None:
    window = open_window()
    host = new_toy(4, alone=True)
    host.start_deal()
    while host.moves_made < 4 * toy.HELD - 2:
        act(host)
    window.sit(host, over=True)
    winner = NAMES[host.results[-1].result.ranking[0][0]]
    assert window.app.sitting.sheet.property("verdict") == f"The winner is {winner}"
    first, others = window.app.sitting.sheet.property("places")
    assert (first["place"], first["names"]) == (1, winner)
    assert others["place"] == 2
    assert len(window.app.sitting.sheet.property("rows")) == 1
    window.item("places")


def test_it_is_kept_found_and_counted(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True).sit(next_deal(new_toy(3)))
    window.app.sitting.director.moved.emit()
    window.keep()
    app = window.app
    app.pages.open("history")
    (line,) = app.models.history.property("games").rows()
    assert line["form"] == "toy"
    assert line["result"].startswith("won by")
    app.pages.open("statistics")
    assert app.models.statistics.property("deals") == 1
    assert len(app.models.statistics.property("counts")) == 1


def test_it_has_no_hints_matches_claims_and_lessons(window: Window) -> None:
    """Without a page of rules it is not offered, either."""
    assert "toy" not in window.app.new_game.offered
    window.sit(new_toy(2), turn=True)
    assert not window.app.sitting.hints.property("possible")
    assert not window.app.models.lesson.property("available")
    assert window.find("hintButton") is None
    assert not window.app.models.matches.property("offered")
    assert window.app.sitting.claims.property("tricks") == 0
