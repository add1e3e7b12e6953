"""The pages support a game unknown to them: sheet, library, statistics, review; it offers no help."""

from collections.abc import Iterator

import pytest

from tests import toy
from tests.gallery.tables import people, play_on
from tests.table.games import act
from tests.ui.conftest import BlockedPlayer, Open, Window
from tolva_gui.table.host import Host

NAMES = ("Alva", "Elna", "Nils", "Karna")


@pytest.fixture(autouse=True)
def _one_of_the_games() -> Iterator[None]:
    with toy.at_hand():
        yield


def new_toy(seats: int, *, alone: bool = False) -> Host:
    sat = people(("c" if alone else "m") + "c" * (seats - 1), "rules")
    host = Host.new("toy", {}, sat, seed=4, first_dealer=seats - 1)
    host.began = "2026-01-01T12:00:00+00:00"
    return host


def played_out(host: Host) -> Host:
    """Let computers play the game to its end."""
    host.start_deal()
    play_on(host)
    return host


def test_computers_play_it_and_the_sheet_names_places(open_window: Open) -> None:
    window = open_window()
    host = new_toy(4, alone=True)
    host.start_deal()
    while host.moves_made < 4 * toy.HELD - 2:
        act(host)
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    result = host.result()
    assert result is not None
    winner = NAMES[result.ranking[0][0]]
    assert window.app.sitting.sheet.property("verdict") == f"The winner is {winner}"
    first, others = window.app.sitting.sheet.property("places")
    assert (first["place"], first["names"]) == (1, winner)
    assert others["place"] == 2
    assert sum(1 for row in window.app.sitting.sheet.property("rows")) == 1
    window.item("places")


def test_every_step_is_told_with_all_cards_open(window: Window) -> None:
    window.app.models.review.show(played_out(new_toy(3)).record())
    window.item("reviewPage")
    review = window.app.models.review
    story = review.property("story").rows()
    assert len(story) == 1 + 3 + 3 * toy.HELD
    assert all(line["text"] for line in story)
    for step in range(len(story)):
        review.goTo(step)
        shown = [row["face"] for row in review.property("cards").rows() if row["zone"] in ("hand", "heap")]
        assert len(shown) == 3 * toy.HELD
        assert all(shown)
    assert not window.app.models.critic.property("possible")
    assert window.find("judge") is None


def test_it_is_kept_found_and_counted(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True).sit(played_out(new_toy(3)))
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


def test_it_is_not_offered_without_its_rules_page(window: Window) -> None:
    assert "toy" not in [game["id"] for game in window.app.new_game.property("games")]


def test_it_has_no_hints_matches_claims_and_lessons(window: Window) -> None:
    window.sit(new_toy(2), turn=True)
    assert not window.app.sitting.hints.property("possible")
    assert not window.app.models.lesson.property("available")
    assert window.find("hintButton") is None
    assert [choice["value"] for choice in window.app.models.matches.property("choices")] == [""]
    assert window.app.sitting.claims.property("tricks") == 0
