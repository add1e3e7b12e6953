"""What happens at the table in words: of others by their names, of who is called You as one speaks to him."""

from dataclasses import replace
from random import Random

import pytest

from tests.rules.mariage.moves import parse_move
from tests.ui.conftest import table
from tests.ui.forms import new_host, quietly
from tolva_gui.rules.events import Scored
from tolva_gui.rules.mariage.facts import mariage
from tolva_gui.table.host import Host
from tolva_gui.table.seats import SeatSetup
from tolva_gui.ui.table.deal_lines import deal_lines
from tolva_gui.ui.table.sheet import Sheet
from tolva_gui.ui.table.telling import Teller


def told(name: str, *moves: str) -> str:
    """Return what the first moves of a deal read as, when who leads goes by that name."""
    host = table(0)
    teller = Teller([name, "Elna", "Nils", "Karna"], host.view(None))
    begun = teller.tell(host.deal_log)
    steps = [teller.tell(host.play(no, parse_move(move))) for no, move in enumerate(moves)]
    return "\n".join([begun, *steps])


def won_alone(name: str) -> Host:
    """Return a game of two that the first seat has won."""
    seats = [SeatSetup("me", name), SeatSetup("computer", "Elna", "best")]
    host = Host.new("plocketolva", {}, seats, seed=1, first_dealer=1, scores=(11, 0))
    while host.winner is None:
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, quietly(host.view(seat), Random(1)))
    assert host.winner == 0
    return host


def test_you_is_spoken_to() -> None:
    text = told("You", "play SA", "play S9", "play S7", "play S6")
    assert "You lead ♠A" in text
    assert "Elna plays ♠9" in text
    assert "You take the trick" in text


def test_others_are_spoken_of() -> None:
    text = told("Alva", "play SA", "play S9", "play S7", "play S6")
    assert "Alva leads ♠A" in text
    assert "Alva takes the trick" in text


@pytest.mark.parametrize(("name", "verdict"), [("You", "You have won"), ("Alva", "Alva has won")])
def test_so_it_is_with_the_winner(name: str, verdict: str) -> None:
    sheet = Sheet()
    sheet.show(won_alone(name))
    assert sheet.property("verdict") == verdict


@pytest.mark.parametrize(("counted", "eyes_tell"), [((4, 4), True), ((5, 3), False)])
def test_b17_the_sheet_names_the_eyes_only_where_they_decide(
    counted: tuple[int, int], eyes_tell: bool
) -> None:
    view = new_host("bondtolva-4").view(None)
    level = replace(view, facts=replace(mariage(view.facts), card_points=counted, eyes=(34, 20)))
    (line,) = deal_lines([Scored(0, "vinsten", 1, 1)], level, ["Alva", "Elna", "Nils", "Karna"])
    assert ("34 – 20" in line.story) == eyes_tell
    assert [figures for _, figures in line.counts] == [counted, (34, 20)][: 1 + eyes_tell]
