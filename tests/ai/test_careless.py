"""Careless players slip now and then, and not always to the same move."""

from collections import Counter

from tests.table.games import begun
from tolva_gui.ai.careless import careless_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.view import View

BUDGET = Budget(iterations=1)
SEEDS = range(300)


def view() -> View:
    """Return the view of a player with at least three cards to choose from."""
    for moves in range(4, 60):
        host = begun("tolva-4", 1, moves)
        seen = host.view(host.to_act())
        if len(seen.legal) >= 3:
            return seen
    raise AssertionError("nobody has a choice")


def test_a_slip_may_be_any_of_the_slips() -> None:
    seen = view()
    sensible, slips = seen.legal[0], seen.legal[1:3]
    players = [careless_player(seed, lambda _view: sensible, 0.5, lambda _view: slips) for seed in SEEDS]
    made = Counter(player.choose(seen, BUDGET).move for player in players)
    assert set(made) == {sensible, *slips}
    assert 0.4 * len(SEEDS) < made[sensible] < 0.6 * len(SEEDS)
    assert min(made[slip] for slip in slips) > 0.15 * len(SEEDS)
