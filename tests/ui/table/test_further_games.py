"""Games laid out from places that have no tests of their own at the table: a person plays them with the mouse."""

from random import Random

import pytest

from tests.ui.conftest import Open
from tests.ui.hands import Mouse
from tests.ui.place_tables import act, new_table
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Call

FURTHER = ("grandissimo", "vandtia", "femtio", "svalta-rav", "svalta-rav-2", "lomber")
MOVES = 25


@pytest.mark.parametrize("game", FURTHER)
def test_a_person_can_make_the_moves_that_they_may(open_window: Open, game: str) -> None:
    window, rng = open_window(), Random(4)
    host, hands = new_table(game, BY_ID[game].info.seats, 4), Mouse(window)
    window.sit(host)
    done = 0
    while done < MOVES:
        window.wait(lambda: window.my_turn() or window.sheet() != "", 30_000)
        if window.sheet():
            break
        window.settle()
        view = host.view(0)
        before, move = host.version, rng.choice(view.legal)
        if isinstance(move, Call) and not isinstance(move.value, int):
            said = [one for one in view.legal if isinstance(one, Call) and not isinstance(one.value, int)]
            hands.call(said.index(move))
        else:
            act(window, hands, host, move)
        window.wait(lambda: host.version > before)  # noqa: B023
        done += 1
    assert done > 0
