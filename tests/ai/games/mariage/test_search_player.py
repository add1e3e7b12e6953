"""The search player keeps the players' contract: legal, honest, repeatable, cancelled at once."""

from itertools import islice
from random import Random

from tests.ai.games.mariage.test_solver import brute, endings
from tests.ai.hints.hint_tables import at
from tests.cases import cases
from tests.contract.play import USUAL_FOR_TWO, Form, forms
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge
from tolva_gui.ai.games.mariage.players import SearchPlayer
from tolva_gui.ai.games.mariage.search import (
    LEAST_PLAYOUTS,
    MOST_NODES,
    MOST_PLAYOUTS,
    POINTS_ONLY,
    limits_of,
    nodes_for,
)
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.mariage.calls import ASK


@cases("form", [form for form in forms() if form.game.info.seats == 2], usual=USUAL_FOR_TWO, ids=str)
def test_play_is_perfect_when_nothing_is_hidden(form: Form) -> None:
    """K9, T32, T36: a player who has counted knows the last cards of both hands."""
    for state in islice(endings(form, Random(f"perfect {form}"), 4), 10):
        view = form.game.view(state, state.turn)
        known = FormBridge(form.game, form.options).position(view.public)
        if len(view.legal) == 1 or known.hidden["unseen_cards"]:
            continue
        points = SearchPlayer(1, POINTS_ONLY)
        choice = points.choose(view, Budget(iterations=1000))
        worths = brute(form, state, state.turn)
        assert choice.values is not None
        assert choice.values[choice.move] == worths[choice.move] == max(worths.values())


def test_a_budget_leaves_time_for_the_answer() -> None:
    assert 0 < limits_of(Budget(ms=60)).ms() < 50
    assert limits_of(Budget(ms=0)).ms() > 0


def test_a_budget_of_playouts_never_takes_long() -> None:
    generous, scanty = limits_of(Budget(iterations=10**9)), limits_of(Budget(iterations=1))
    assert generous.ms() == scanty.ms() == 0
    assert generous.playouts == MOST_PLAYOUTS
    assert nodes_for(generous) == MOST_NODES
    assert scanty.playouts == LEAST_PLAYOUTS


def test_no_pair_is_held_back_for_a_gubbe_of_open_cards() -> None:
    """TD5: who asks on their first lead may still announce, and would know with open cards when to."""
    hands = (
        "SJ HQ H8 DT DK DQ D9 D8 CA",
        "S9 S8 HA HT HJ H9 DJ C9 C7",
        "SQ S6 HK DA D7 D6 CQ CJ C8",
        "SA ST SK S7 H7 H6 CT CK C6",
    )
    played = "HA HK H6 H8 : ask : HT S6 H7 HQ : ask : HJ D6 SA D8 : ask : DJ DA C6 DT : ask"
    choice = SearchPlayer(1).choose(at(1, played, hands), Budget(iterations=1000))
    assert str(choice.move) == "meld D"


def test_asking_is_worth_the_card_that_can_follow() -> None:
    """T15: the policy of a playout would lead another card after the question."""
    hands = (
        "SA ST S9 HQ DA DQ D8 CT C6",
        "SK S8 HA HT HK H9 H6 DJ CA",
        "SQ S6 H8 DT D9 D6 CJ C9 C8",
        "SJ S7 HJ H7 DK D7 CK CQ C7",
    )
    values = SearchPlayer(1).choose(at(1, "HA H8 HJ HQ", hands), Budget(iterations=1000)).values
    assert values is not None
    assert values[ASK] == max(values.values())
