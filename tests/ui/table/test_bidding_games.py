"""Games whose skill is in the bidding, played to their end by mouse and by keyboard, in every form."""

from itertools import product
from random import Random

from tests.thinned import thinned
from tests.ui.conftest import Open
from tests.ui.hands import Keyboard, Mouse
from tests.ui.place_tables import Value, act, new_table
from tolva_gui.rules.moves import Call, Move

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


def play_on(open_window: Open, hands_of: type[Mouse | Keyboard], game: str, deals: int, *, end: bool) -> None:
    """Play that number of deals from the given first one; *end*: the game is over then."""
    window, rng = open_window(), Random(11)
    count, first, options = ENDS[game] if end else (3, 1, dict([FORMS[deals % 3]]))
    host, hands = new_table(game, count, 5, first, None, **options), hands_of(window)
    window.sit(host)
    for _ in range(MOST):
        window.wait(lambda: window.my_turn() or window.sheet() != "", 30_000)
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


@thinned("game, hands_of", product(ENDS, [Keyboard, Mouse]), every=8)
def test_to_the_end_of_the_game(open_window: Open, game: str, hands_of: type[Mouse | Keyboard]) -> None:
    play_on(open_window, hands_of, game, 2, end=True)


@thinned("number", range(len(FORMS)), every=3)
def test_a_deal_of_each_further_form(open_window: Open, number: int) -> None:
    play_on(open_window, Keyboard if number % 2 else Mouse, "nittionio", number, end=False)
