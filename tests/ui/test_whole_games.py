"""Whole games to twelve through the window, as a person plays them."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Open, Window


def play_through(window: Window, move: str) -> None:
    """Play until the game is over; `move` names how a turn and a sheet are answered."""
    window.wait(lambda: window.my_turn() or window.sheet() != "")
    for _ in range(400):
        if window.sheet() == "game":
            return
        if window.sheet() == "deal":
            by_mouse_next(window) if move == "mouse" else window.key(Qt.Key.Key_N)
            window.wait(lambda: window.sheet() != "deal")
        elif window.my_turn():
            before = window.app.director.host.version if window.app.director.host else 0
            by_mouse(window) if move == "mouse" else by_keyboard(window)
            host = window.app.director.host
            window.wait(lambda: host is not None and host.version > before)  # noqa: B023
        window.wait(lambda: window.my_turn() or window.sheet() != "")
    raise AssertionError("the game does not end")


def by_mouse_next(window: Window) -> None:
    window.click(window.item("next"))


def offered(window: Window) -> bool:
    """Whether the first call is a meld: those tell their points."""
    calls = window.app.table.property("calls")
    return bool(calls) and calls[0].endswith(" p")


def by_mouse(window: Window) -> None:
    """Meld if a meld is offered, else play the first card that may be played."""
    if offered(window):
        window.click(window.item("call0"))
        return
    card = next(card for card in window.cards() if card.property("playable"))
    window.click_card(card.property("face"))


def by_keyboard(window: Window) -> None:
    if offered(window):
        window.key(Qt.Key.Key_1)
        return
    count = len(window.cards())
    for _ in range(count):
        window.key(Qt.Key.Key_Right)
        chosen = next(card for card in window.cards() if card.property("cursor"))
        if chosen.property("playable"):
            window.key(Qt.Key.Key_Return)
            return


def test_a_game_by_mouse(open_window: Open) -> None:
    window = open_window()
    window.click(window.item("play"))
    play_through(window, "mouse")
    assert window.app.director.host is not None
    assert window.app.director.host.winner is not None
    window.click(window.item("again"))
    window.wait(window.my_turn)
    assert window.app.director.host.winner is None


def test_a_game_by_keyboard(open_window: Open) -> None:
    window = open_window()
    window.item("play")
    window.key(Qt.Key.Key_Return)
    play_through(window, "keyboard")
    window.item("again")
    window.key(Qt.Key.Key_Return)
    window.wait(window.my_turn)
