"""Games laid out from places that have no tests of their own at the table: a person plays them by each hand."""

from random import Random
from typing import Any

import pytest

from tests.ui.conftest import Open, Window
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import Hand, act, new_table
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host

FURTHER = ("nittionio", "grandissimo", "vandtia", "femtio", "svalta-rav", "svalta-rav-2", "lomber")
MOVES = 25
WHOLE: dict[str, tuple[int, dict[str, Any]]] = {
    # Players, options.
    "tjugoett": (2, {"rounds_per_banker": 1}),
}
LONGEST = 200


def make_a_move(window: Window, hands: Hand, host: Host, rng: Random) -> None:
    """Make any of the moves that one may make."""
    window.settle()
    view = host.view(0)
    before, move = host.version, rng.choice(view.legal)
    act(window, hands, host, move)
    window.wait(lambda: host.version > before)


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
        make_a_move(window, hands, host, rng)
        done += 1
    assert done > 0


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard, Finger])
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game(open_window: Open, game: str, hands_of: type[Mouse | Keyboard | Finger]) -> None:
    window, rng = open_window(), Random(4)
    count, options = WHOLE[game]
    host, hands = new_table(game, count, 4, **options), hands_of(window)
    window.sit(host)
    for _ in range(LONGEST):
        window.wait(lambda: window.my_turn() or window.sheet() != "", 30_000)
        if window.sheet() == "game":
            break
        if window.sheet():
            window.app.session.nextDeal()
        else:
            make_a_move(window, hands, host, rng)
    assert host.over
