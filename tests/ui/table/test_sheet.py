"""The sheet of any game: deal by deal, a column per side, and the final places."""

import re
from random import Random

import pytest

from tests.table.games import NAMES, play_on, seats_of
from tests.ui.conftest import Window, where
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.deal_rows import placings, sheet_rows
from tolva_gui.ui.table.scores.sheet import Sheet


def played(game: str, seats: int, deals: int, seed: int = 3) -> Host:
    """Return a game played at random, after that number of deals or at its end."""
    people = seats_of(seats, "rules")
    host, rng = Host.new(game, {}, people, seed=seed, first_dealer=0), Random(seed)
    while len(host.results) < deals and not host.over:
        host.start_deal()
        play_on(host, lambda view: rng.choice(view.legal))
    return host


def figure(text: str) -> int:
    """Return the points in a field of the sheet, 0 if it holds something else."""
    return int(text.replace("−", "-")) if re.fullmatch("[+−]?[0-9]+", text) else 0


@pytest.mark.parametrize(("game", "seats"), [("plump", 3), ("plump", 8), ("kasino", 4)])
def test_the_figures_of_the_sheet_add_up_to_the_scores(qapp: object, game: str, seats: int) -> None:
    host = played(game, seats, 4)
    rows = [row["figures"] for row in sheet_rows(host)]
    points = [[figure(text) for text in column] for column in zip(*rows, strict=True)]
    assert tuple(map(sum, points)) == host.results[-1].result.scores
    assert all(len(row) == host.info.sides for row in rows)


def test_each_earlier_deal_is_a_row_and_the_last_one_is_told(qapp: object) -> None:
    texts = [row["text"] for row in sheet_rows(played("plump", 4, 3))]
    assert texts[:3] == ["Deal 1", "Deal 2", "Deal 3"]
    assert "Tricks" in texts[3:]


def test_bid_and_taken_stand_in_the_sheet(qapp: object) -> None:
    told = sheet_rows(played("plump", 4, 3))[2]["figures"]
    assert [text.split(" of ")[0].isdigit() for text in told] == [True] * 4


def test_tricks_that_are_points_are_told_once(qapp: object) -> None:
    last = sheet_rows(played("femtio", 4, 2))[-1]
    assert last["text"] == "Deal 2: Tricks"
    texts = [row["text"] for row in sheet_rows(played("femtio", 4, 1))]
    assert texts == ["Deal 1: Tricks"]


def test_what_everybody_owns_stands_in_the_last_row_only(qapp: object) -> None:
    host = played("tjugoett", 4, 2)
    owned = list(map(str, host.results[-1].result.scores))
    assert owned not in [row["figures"] for row in sheet_rows(host)]


def test_places_count_those_who_share_one() -> None:
    assert [place for place, _ in placings(((3,), (0, 1), (2,)))] == [1, 2, 4]


def test_all_places_are_named_at_the_end_beside_the_menu(window: Window) -> None:
    host = played("plump", 8, 99)
    window.sit(host, (900, 600))
    window.wait(lambda: window.sheet() == "game")
    places = window.app.sitting.sheet.property("places")
    named = [name for row in places for name in row["names"].replace(" and ", ", ").split(", ")]
    assert sorted(named) == sorted(NAMES[:8])
    assert [row["place"] for row in places] == sorted(row["place"] for row in places)
    window.item("places")
    assert not where(window.item("menu")).intersects(where(window.item("panelPaper")))
    window.app.settings.set("text_size", 160)
    window.settle()
    assert not where(window.item("menu")).intersects(where(window.item("panelPaper").parentItem()))
    links = [where(window.item(name)) for name in ("seeAgain", "beside", "copyPicture", "savePicture")]
    assert len({link.y() for link in links}) == 2
    assert links == sorted(links, key=lambda link: (link.y(), link.x()))


def test_a_game_that_only_has_a_loser_names_them(window: Window) -> None:
    host = played("svarte-petter", 4, 99)
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    result = host.result()
    assert result is not None
    assert window.app.sitting.sheet.property("verdict") == f"This time it was {NAMES[result.ranking[-1][0]]}"
    assert window.app.sitting.sheet.property("places") == []


def test_the_text_of_the_sheet_has_every_place(qapp: object) -> None:
    host = played("plump", 4, 99)
    sheet = Sheet(host)
    assert sum(line.lstrip()[:2] in ("1.", "2.", "3.", "4.") for line in sheet.as_text().splitlines()) >= 2
