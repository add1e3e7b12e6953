"""The search player keeps the players' contract: legal, honest, repeatable, cancelled at once."""

from itertools import islice
from random import Random

from msgspec.structs import replace

from tests.ai.games.mariage.test_solver import brute, endings
from tests.cases import cases
from tests.contract.play import USUAL_FOR_TWO, Form, forms
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge
from tolva_gui.ai.games.mariage.search import (
    MASTER,
    MOST_NODES,
    MOST_PLAYOUTS,
    SearchSettings,
    limits_of,
    nodes_for,
)
from tolva_gui.ai.games.mariage.search_player import SearchPlayer
from tolva_gui.ai.player import Budget

FORMS = forms()


def player(seed: int = 1) -> SearchPlayer:
    """The master, without the playouts that he makes beyond a budget."""
    return SearchPlayer(seed, replace(MASTER, least=0))


@cases("form", [form for form in FORMS if form.game.info.seats == 2], usual=USUAL_FOR_TWO, ids=str)
def test_play_is_perfect_when_nothing_is_hidden(form: Form) -> None:
    """K9, T32, T36: a player who has counted knows the last cards of both hands."""
    for state in islice(endings(form, Random(f"perfect {form}"), 4), 10):
        view = form.game.view(state, state.turn)
        if len(view.legal) == 1 or not FormBridge(form.game, form.options).position(view.public).known:
            continue
        points = SearchPlayer(1, SearchSettings(per_chance=0.0, per_point=1.0))
        choice = points.choose(view, Budget(iterations=1000))
        worths = brute(form, state, state.turn)
        assert choice.values is not None
        assert choice.values[choice.move] == worths[choice.move] == max(worths.values())


def test_a_budget_leaves_time_for_the_answer() -> None:
    assert 0 < limits_of(Budget(ms=60), 0).ms() < 50
    assert limits_of(Budget(ms=0), 0).ms() > 0


def test_a_budget_of_playouts_never_takes_long() -> None:
    generous, scanty = limits_of(Budget(iterations=10**9), 4000), limits_of(Budget(iterations=1), 4000)
    assert generous.ms() == scanty.ms() == 0
    assert generous.playouts == MOST_PLAYOUTS
    assert nodes_for(generous) == MOST_NODES
    assert scanty.playouts == 4000
