"""Games whose skill is in the bidding, played to their end by mouse and by keyboard, in every form."""

from itertools import product
from random import Random

import pytest

from tests.cases import cases
from tests.ui.conftest import Open
from tests.ui.hands import Keyboard, Mouse
from tests.ui.place_tables import Value, act, new_table
from tolva_gui.rules.moves import Call, Move
from tolva_gui.table.host import Host

ENDS: dict[str, tuple[int, int, dict[str, Value]]] = {
    # Players, the first deal, options; the last deals of a game.
    "nittionio": (3, 8, {}),
    "lomber": (3, 5, {"deals": 6}),
    "grandissimo": (4, 7, {"deals": 8}),
}
FORMS: tuple[tuple[str, Value], ...] = (("form", "rubber"), ("form", "pennycook"), ("form", "no_joker"))
MOST = 120


def eager(legal: tuple[Move, ...], rng: Random) -> Move:
    """Return often one of the lowest bids, so that a game is undertaken; otherwise any move."""
    bids = [move for move in legal if isinstance(move, Call) and move.word == "bid"]
    return bids[rng.randrange(min(3, len(bids)))] if bids and rng.random() < 0.7 else rng.choice(legal)


def play_on(open_window: Open, hands_of: type[Mouse | Keyboard], host: Host, *, end: bool) -> None:
    """Play the deal, or to the end of the game."""
    window, rng = open_window(), Random(11)
    hands = hands_of(window)
    window.sit(host)
    for _ in range(MOST):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet() and (host.over or not end):
            break
        if window.sheet():
            window.app.navigation.nextDeal()
            continue
        window.settle()
        before = host.version
        act(window, hands, host, eager(host.view(0).legal, rng))
        window.wait(lambda: host.version > before)  # noqa: B023
    assert host.over if end else host.result() is not None


@pytest.mark.long
@pytest.mark.parametrize(("game", "hands_of"), [*product(ENDS, [Keyboard, Mouse])])
def test_to_the_end_of_the_game(open_window: Open, game: str, hands_of: type[Mouse | Keyboard]) -> None:
    count, first, options = ENDS[game]
    play_on(open_window, hands_of, new_table(game, count, 5, first, None, **options), end=True)


@cases("number", range(len(FORMS)), usual=["0"])
def test_a_deal_of_each_further_form(open_window: Open, number: int) -> None:
    host = new_table("nittionio", 3, 5, 1, None, **dict([FORMS[number]]))
    play_on(open_window, Keyboard if number % 2 else Mouse, host, end=False)
