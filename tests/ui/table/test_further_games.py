"""Games laid out from places: a person plays each of them, some by mouse, keyboard and touch."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from tests.cases import cases
from tests.family import FORMS
from tests.ui.conftest import Open
from tests.ui.hands import Mouse
from tests.ui.place_tables import make, new_table, turns
from tolva_gui.ai.levels import make_player
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move

FURTHER = [name for name, game in BY_ID.items() if name not in FORMS and not game.info.reactions]
"""The family and the races are played by hand in separate tests."""
MOVES = 6


def tables() -> Iterator[tuple[str, int]]:
    """Yield each game with its smallest and its largest number of players."""
    for name in FURTHER:
        counts = BY_ID[name].info.seat_counts
        yield from ((name, seats) for seats in sorted({min(counts), max(counts)}))


@cases("game, seats", tables(), usual=["lomber-3"])
def test_a_person_can_make_the_moves_that_they_may(
    open_window: Open, game: str, seats: int, length: int
) -> None:
    window, rng = open_window(lambda: make_player("rules", 1)), Random(4)
    window.sit(new_table(game, seats, 4))
    made = list[Move]()
    for view in islice(turns(window), MOVES if length > 1 else MOVES // 2):
        made.append(rng.choice(view.legal))
        make(window, Mouse(window), made[-1])
    assert made
