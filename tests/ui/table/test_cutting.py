"""Cutting and knocking in bondtolva are seen and heard at the table, and change nothing else (B4, BD10)."""

import pytest
from PySide6.QtTest import QSignalSpy

from tests.ui.conftest import Asleep, Open, Window
from tests.ui.place_tables import new_table
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host
from tolva_gui.ui.table.speech.cutting import cut_before_deal

GAMES = [game for game in BY_ID if "knocking" in BY_ID[game].info.defaults()]


def dealt(game: str, seed: int, *, knocking: bool) -> Host:
    """A table where the first deal has been dealt by the last seat, so that the one before it cuts."""
    host = new_table(game, BY_ID[game].info.seats, seed, knocking=knocking)
    host.start_deal()
    return host


def heard(window: Window, host: Host) -> list[str]:
    spy = QSignalSpy(window.app.narrator.said)
    host_before_deal(window, host)
    return [str(spy.at(no)[0]) for no in range(spy.count())]


def host_before_deal(window: Window, host: Host) -> None:
    window.sit(host)
    window.wait(lambda: host.deal_number == 1 and not window.app.director.choreography.busy)


def test_it_is_bondtolva_that_is_cut_for() -> None:
    assert GAMES == ["bondtolva-4", "bondtolva-6"]
    plump = new_table("plump", 4)
    plump.start_deal()
    assert cut_before_deal(plump) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_right_neighbour_knocks_as_often_as_they_cut(game: str) -> None:
    found = [cut_before_deal(dealt(game, seed, knocking=True)) for seed in range(60)]
    cutter = BY_ID[game].info.seats - 2
    assert {seat for seat, _ in filter(None, found)} == {cutter}
    how = [cut for _, cut in filter(None, found)]
    expected = (60, 60) if cutter == 0 else (18, 42)
    assert expected[0] <= how.count("cuts") <= expected[1]
    assert {
        cut
        for _, cut in filter(None, (cut_before_deal(dealt(game, seed, knocking=False)) for seed in range(9)))
    } == {"cuts"}


def test_knocking_changes_no_card_and_no_event() -> None:
    for seed in range(4):
        plain, agreed = (dealt("bondtolva-4", seed, knocking=knocking) for knocking in (False, True))
        assert plain.logs[-1].events == agreed.logs[-1].events


@pytest.mark.parametrize(
    ("lang", "cuts", "knocks"), [("en", "Nils cuts", "Nils knocks"), ("sv", "Nils kuperar", "Nils knackar")]
)
def test_it_is_said_at_the_table_and_to_those_who_listen(
    open_window: Open, lang: str, cuts: str, knocks: str
) -> None:
    window = open_window(Asleep)
    window.app.settings.set("language", lang)
    seen = set()
    for seed in range(8):
        host = new_table("bondtolva-4", 4, seed, knocking=True)
        said = heard(window, host)
        speech = str(window.app.table.property("seats").rows()[2]["speech"])
        assert f"{speech}." in said
        seen.add(speech)
    assert seen == {cuts, knocks}
