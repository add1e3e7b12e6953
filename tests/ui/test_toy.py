"""A game that is defined in the tests alone is dealt, played, shown, saved, resumed, kept and looked back at."""

from collections.abc import Iterator

import pytest

from tests.ui.conftest import Asleep, Open, Window
from tests.ui.toy import Toy, in_the_catalogue
from tolva_gui.ai.by_game import maker_for
from tolva_gui.ai.player import Budget
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.table.seats import SeatSetup

NAMES = ("Alva", "Elna", "Nils")


@pytest.fixture(autouse=True)
def toy() -> Iterator[Toy]:
    with in_the_catalogue() as game:
        yield game


def new_toy(seats: int = 3, *, alone: bool = False) -> Host:
    people = [
        SeatSetup("computer", NAMES[no], "rules") if no or alone else SeatSetup("me", NAMES[no])
        for no in range(seats)
    ]
    return Host.new("toy", {}, people, seed=4, first_dealer=seats - 1)


def played_out(host: Host) -> Host:
    """Computers play it to its end, each with what the seat may know."""
    players = [maker_for("toy")("rules", seat) for seat in range(host.info.seats)]
    while not host.over:
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, players[seat].choose(host.view(seat), Budget(iterations=20)).move)
    return host


def play_first(window: Window) -> None:
    playable = [card for card in window.cards() if card.property("playable")]
    window.click_card(playable[0].property("face"))


def test_a_person_plays_it_to_its_end_by_mouse(open_window: Open) -> None:
    window = open_window()
    host = new_toy()
    window.sit(host)
    window.settle()
    for _ in range(20):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet() == "game":
            break
        if window.sheet() == "deal":
            window.click(window.item("next"))
            window.wait(lambda: window.sheet() == "")
        else:
            before = host.version
            window.settle()
            play_first(window)
            window.wait(lambda: host.version > before)  # noqa: B023
    assert host.over
    assert sum(host.results[-1].result.scores) == 4
    assert window.app.sheet.property("verdict")
    window.item("places")


def test_computers_play_it_in_the_window(open_window: Open) -> None:
    window = open_window()
    window.app.session.goes_on_by_itself = True
    host = new_toy(2, alone=True)
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    assert host.over


def test_no_card_of_another_is_shown(open_window: Open) -> None:
    window = open_window(Asleep)
    window.sit(new_toy())
    window.wait(window.my_turn)
    hidden = [
        row for row in window.app.table.property("cards").rows() if row["zone"] == "hand" and not row["own"]
    ]
    assert len(hidden) == 4
    assert {row["face"] for row in hidden} == {""}


def test_it_is_saved_and_taken_up_again(open_window: Open) -> None:
    window = open_window(Asleep, keep=True)
    host = new_toy()
    window.sit(host)
    window.wait(window.my_turn)
    window.settle()
    play_first(window)
    window.wait(lambda: host.moves_made == 1)
    assert window.app.keeper is not None
    window.app.keeper.settle()
    again = open_window(Asleep, keep=True)
    assert again.app.resume()
    resumed = again.app.director.host
    assert resumed is not None
    assert resumed.moves == host.moves
    assert resumed.seats == host.seats


def test_its_record_is_read_as_it_was_written() -> None:
    record = played_out(new_toy()).record()
    read = load(dump(record))
    assert isinstance(read, GameRecord)
    assert dump(read) == dump(record)


def test_it_is_looked_back_at_step_by_step(open_window: Open) -> None:
    window = open_window(Asleep)
    window.app.shelf.review.show(played_out(new_toy()).record())
    window.item("reviewPage")
    review = window.app.shelf.review
    story = review.property("story")
    assert len(story) == 7
    assert all(line["text"] for line in story)
    for step in range(7):
        review.goTo(step)
        faces = [row["face"] for row in review.property("cards").rows() if row["zone"] in ("hand", "middle")]
        assert all(faces)
    assert not window.app.shelf.critic.property("possible")


def test_it_is_kept_and_counted(open_window: Open) -> None:
    window = open_window(Asleep, keep=True)
    host = new_toy()
    host.began = "2026-01-01T12:00:00+00:00"
    window.sit(played_out(host))
    window.app.director.moved.emit()
    window.app.shelf.history.open()
    (line,) = window.app.shelf.history.property("games")
    assert line["form"] == "toy"
    assert line["state"].startswith("won by")
    window.app.shelf.statistics.open()
    assert window.app.shelf.statistics.property("deals") == 2
    assert [row["name"] for row in window.app.shelf.statistics.property("counts")] == ["highest"]


def test_it_is_not_offered_without_its_rules_page(open_window: Open) -> None:
    window = open_window(Asleep)
    assert "toy" not in [game["id"] for game in window.app.new_game.property("games")]


def test_there_are_no_hints_matches_and_lessons_in_it(open_window: Open) -> None:
    window = open_window(Asleep)
    window.sit(new_toy())
    window.wait(window.my_turn)
    assert not window.app.hints.property("possible")
    assert not window.app.lesson.property("available")
    assert window.find("hintButton") is None
    assert [choice["value"] for choice in window.app.shelf.matches.property("choices")] == [""]
    assert window.app.claims.property("tricks") == 0
