"""Computers alone go on from deal to deal."""

from msgspec.structs import replace

from tests.cases import cases
from tests.ui.conftest import Open
from tests.ui.forms import new_host, positions
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host

# `test_whole_games` uses every way to play; here each form is played in one way.
SEED = 2
"""With this seed every game has more than one deal, but none has many."""
LAST = 8
"""The moves of a deal that are made in the window if not the whole deal is."""


def almost_over(form: str) -> Host:
    """Return a table before the last moves of its first deal, whose end is not that of the game."""
    scores = (9, 7, 9)[: BY_ID[form].info.sides]
    whole, host = (new_host(form, SEED, scores=scores) for _ in range(2))
    for _ in positions(whole):
        pass
    for seat, move in whole.moves[:-LAST]:
        host.play(seat, move)
    assert whole.winner is None
    return host


@cases("form", ["bordstolva", "bondtolva-6"], usual=["bordstolva"])
def test_computers_go_on_to_the_next_deal_by_themselves(open_window: Open, form: str) -> None:
    host = almost_over(form)
    host.seats = tuple(replace(seat, kind="computer", level="best") for seat in host.seats)
    window = open_window()
    window.app.navigation.goes_on_by_itself = True
    window.sit(host)
    window.wait(lambda: host.deal_number == 2)
    assert len(host.results) == 1
