"""Whole games, from the page for a new game to the last sheet and on, by mouse, by keyboard and by touch alone."""

import pytest

from tests.ui.conftest import Open, Window, press_is_long_after
from tests.ui.forms import new_host
from tests.ui.hands import Finger, Hands, Keyboard, Mouse, middle
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View
from tolva_gui.table.calls import calls
from tolva_gui.table.host import Host

HANDS = (Mouse, Keyboard, Finger)
SEEDS = {"tolva-4": 191, "bordstolva": 219, "bondtolva-4": 67}
MADE = {
    "tolva-4": {"play", "meld", "ask", "gubbe", "pass"},
    "bordstolva": {"play", "meld", "pass", "gubbe"},
    "bondtolva-4": {"play", "meld", "ask", "pass"},
}
"""Moves that the player makes at least once in each form."""


def kind(move: Move) -> str:
    """Return the verb of the move; both gubbar are one kind."""
    return "gubbe" if move in GUBBAR else str(move).split()[0]


def choose(view: View, made: set[str]) -> Move:
    """Return a new kind of move, otherwise a meld, otherwise a card."""
    new = [move for move in view.legal if kind(move) not in made]
    melds = [move for move in view.legal if is_meld(move)]
    cards = [move for move in view.legal if isinstance(move, Play)]
    return (new or melds or cards or list(view.legal))[0]


def act(hands: Hands, host: Host, move: Move) -> None:
    """Make the move by mouse, keyboard or touch."""
    if isinstance(move, Play):
        hands.play(str(move.card))
    else:
        hands.call(list(calls(host.view(0))).index(move))


def asked(window: Window) -> bool:
    """Return whether the player must act; a claim in progress needs nothing."""
    return window.sheet() != "" or (window.my_turn() and window.app.sitting.claims.card() is None)


def play_through(window: Window, hands: Hands) -> set[str]:
    """Play until the game is over; return the kinds of moves that the player has made."""
    made = set[str]()
    for _ in range(900):
        window.wait(lambda: asked(window))
        if window.sheet() == "game":
            return made
        host = window.host
        before = host.version
        if window.sheet() == "deal":
            hands.press("next")
        elif window.app.sitting.claims.property("tricks"):
            hands.press("claim")
        else:
            move = choose(host.view(0), made)
            made.add(kind(move))
            act(hands, host, move)
        window.wait(lambda: host.version > before)  # noqa: B023
    raise AssertionError("the game does not end")


WAYS = [
    pytest.param("tolva-4", Keyboard, marks=pytest.mark.smoke),
    *(
        pytest.param(form, hands, marks=pytest.mark.long)
        for form, hands in (
            ("bordstolva", Finger),
            ("tolva-4", Mouse),
            ("tolva-4", Finger),
            ("bondtolva-4", Mouse),
        )
    ),
]
"""Forms and ways to play them; `test_by_hand` plays every form, by mouse or by keyboard."""


@pytest.mark.parametrize(("form", "hands_of"), WAYS)
def test_a_whole_game(open_window: Open, form: str, hands_of: type[Mouse | Keyboard | Finger]) -> None:
    window = open_window()
    window.app.new_game.draw = lambda most: SEEDS[form] % most
    hands: Hands = hands_of(window)
    hands.press(f"form-{form}")
    hands.press("play")
    assert play_through(window, hands) >= MADE[form]
    host = window.host
    assert host.info.id == form
    assert host.winner is not None
    hands.press("again")
    window.wait(window.my_turn)
    assert window.host is not host
    hands.press("menu")
    hands.press("newGame")
    assert window.item(f"form-{form}") is not None


def test_a_finger_that_stays_on_a_button_is_told_what_it_does(window: Window) -> None:
    window.sit(new_host("tolva-4"), turn=True)
    finger, button = Finger(window), window.item("menu")
    press_is_long_after(50)
    finger.hold(middle(button))
    window.wait(lambda: bool(button.property("held")))
    assert window.find("tip") is not None
    finger.let_go(middle(button))
    window.settle()
    assert window.find("tip") is None
    assert window.find("menuLines") is None
