"""Whole games of every form through the window: by mouse, by keys, and by computers alone."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tests.cases import cases
from tests.ui.conftest import Open, Window
from tests.ui.forms import FORMS, Options, calls, new_host, positions
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host


def by_mouse(window: Window) -> None:
    """Meld if possible, answer if required, otherwise play the first playable card."""
    playable = [card for card in window.cards() if card.property("playable")]
    if not playable or (calls(window) and calls(window)[0].endswith(" p")):
        window.click(window.item("call0"))
    else:
        window.click_card(playable[0].property("face"))


def by_keys(window: Window) -> None:
    """Do the same with the keys: right through the hand, down from the row to it."""
    playable = {card.property("face") for card in window.cards() if card.property("playable")}
    if not playable or (calls(window) and calls(window)[0].endswith(" p")):
        window.key(Qt.Key.Key_1)
        return
    for line in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        window.key(line)
        for _ in range(12):
            window.key(Qt.Key.Key_Right)
            if any(card.property("cursor") and card.property("playable") for card in window.cards()):
                window.key(Qt.Key.Key_Return)
                return
    raise AssertionError("no card that may be played can be reached by keys")


def next_deal(window: Window) -> None:
    """Press the key for the next deal, which the sheet takes once its button has the focus."""
    window.wait(lambda: (button := window.find("next")) is not None and button.hasActiveFocus())
    window.key(Qt.Key.Key_N)
    window.wait(lambda: window.sheet() != "deal")


def play_through(window: Window, move: Callable[[Window], None]) -> Host:
    """Play until the game is over."""
    host = window.app.navigation.host
    assert host is not None
    for _ in range(2000):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet() == "game":
            return host
        if window.sheet() == "deal":
            next_deal(window)
        else:
            before = host.version
            move(window)
            window.wait(lambda: host.version > before)  # noqa: B023
    raise AssertionError("the game does not end")


GAMES: list[tuple[str, Options]] = [
    *((form, {}) for form in FORMS),
    ("bordstolva", {"first_trick_from_table": True}),
]
# `test_whole_games` uses every way to play; here each form is played in one way.
HANDS = [by_keys, by_mouse] * (len(GAMES) // 2)
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


@pytest.mark.parametrize(
    ("form", "options", "move"),
    [
        pytest.param(*game, move, id=name, marks=pytest.mark.long)
        for name, game, move in zip([*FORMS, "bordstolva-from-table"], GAMES, HANDS, strict=True)
    ],
)
def test_a_game_is_played_to_its_end(
    open_window: Open, form: str, options: Options, move: Callable[[Window], None]
) -> None:
    window = open_window()
    scores = (8, 6, 9)[: BY_ID[form].info.sides]
    window.sit(new_host(form, SEED, options, scores=scores))
    window.settle()
    host = play_through(window, move)
    assert host.winner is not None
    assert window.app.sitting.sheet.property("verdict")
    assert window.app.sitting.sheet.property("marks") == list(range(host.info.sides))


def by_computers(window: Window, form: str) -> Host:
    """Start a game of computers only, set up on the page for a new game."""
    window.click(window.item(f"form-{form}"))
    window.app.new_game.setKind(0, "computer")
    window.app.navigation.goes_on_by_itself = True
    window.click(window.item("play"))
    host = window.app.navigation.host
    assert host is not None
    assert host.info.id == form
    return host


@pytest.mark.long
def test_computers_play_a_whole_game_from_the_new_game_page(open_window: Open) -> None:
    window = open_window()
    host = by_computers(window, "tolva-3")
    while host.winner is None:
        deal = host.deal_number
        window.wait(lambda: host.deal_number > deal or host.winner is not None)  # noqa: B023
    window.wait(lambda: window.sheet() == "game")


@cases("form", ["bordstolva", "bondtolva-6"], usual=["bordstolva"])
def test_computers_go_on_to_the_next_deal_by_themselves(open_window: Open, form: str) -> None:
    host = almost_over(form)
    host.seats = tuple(replace(seat, kind="computer", level="best") for seat in host.seats)
    window = open_window()
    window.app.navigation.goes_on_by_itself = True
    window.sit(host)
    window.wait(lambda: host.deal_number == 2)
    assert len(host.results) == 1
