"""Games laid out from places: a person plays each of them, some by mouse, keyboard and touch."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.cases import cases
from tests.family import FORMS
from tests.ui.conftest import Open, Window
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import Hand, act, new_table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host

FURTHER = [name for name, game in BY_ID.items() if name not in FORMS and not game.info.reactions]
"""The family and the races are played by hand in separate tests."""
MOVES = 6
WHOLE: tuple[tuple[str, type[Mouse | Keyboard | Finger], dict[str, Any]], ...] = (
    ("tjugoett", Mouse, {"rounds_per_banker": 1}),
    ("tjugoett", Keyboard, {"rounds_per_banker": 1}),
    ("tjugoett", Finger, {"rounds_per_banker": 1}),
    ("femtio", Keyboard, {}),
    ("svalta-rav", Finger, {"stop_after": 5}),
    ("vandtia", Mouse, {}),
    ("vandtia", Keyboard, {}),
    ("vandtia", Finger, {}),
)
"""Games for two: the way to play them, and the options."""
LONGEST = 300
SEED = 3
"""This seed makes games short, and in vandtia a person still makes nearly every kind of move."""
SHORT = Budget(iterations=20)


def tables() -> Iterator[tuple[str, int]]:
    """Yield each game with its smallest and its largest number of players."""
    for name in FURTHER:
        counts = BY_ID[name].info.seat_counts
        yield from ((name, seats) for seats in sorted({min(counts), max(counts)}))


def make_a_move(window: Window, hands: Hand, host: Host, move: Move) -> None:
    """Make the legal move by hand."""
    if not window.app.sitting.table.property("single"):
        window.settle()
    before = host.version
    act(window, hands, host, move)
    window.wait(lambda: host.version > before)


@cases("game, seats", tables(), usual=["lomber-3"])
def test_a_person_can_make_the_moves_that_they_may(
    open_window: Open, game: str, seats: int, length: int
) -> None:
    window, rng = open_window(lambda: make_player("rules", 1)), Random(4)
    host, hands = new_table(game, seats, 4), Mouse(window)
    window.sit(host)
    done = 0
    while done < (MOVES if length > 1 else MOVES // 2):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet():
            break
        make_a_move(window, hands, host, rng.choice(host.view(0).legal))
        done += 1
    assert done > 0


@cases("game, hands_of, options", WHOLE, usual=["tjugoett-Keyboard-{'rounds_per_banker': 1}"])
def test_a_whole_game(
    open_window: Open, game: str, hands_of: type[Mouse | Keyboard | Finger], options: dict[str, Any]
) -> None:
    window, me = open_window(lambda: make_player("rules", 1)), make_player("rules", 2)
    host, hands = new_table(game, 2, SEED, **options), hands_of(window)
    window.sit(host)
    for _ in range(LONGEST):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet() == "game":
            break
        if window.sheet():
            window.app.navigation.nextDeal()
        else:
            make_a_move(window, hands, host, me.choose(host.view(0), SHORT).move)
    assert host.over
