"""Players who know every card's place solve the last tricks exactly, and others do not."""

from functools import partial
from itertools import islice
from random import Random

import pytest

from tests.ai.brute_force import at_the_end, tried
from tests.ai.games.mariage.test_solver import endings
from tests.cases import cases
from tests.contract.play import USUAL, USUAL_FOR_TWO, Form, deal, forms
from tolva_gui.ai.games.mariage.deal_value import worth_of_deal
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE
from tolva_gui.ai.games.mariage.rule_player import counted_out, rule_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Result
from tolva_gui.rules.view import View

FOR_TWO = [form for form in forms() if form.game.info.seats == 2]


@cases("form", FOR_TWO, usual=USUAL_FOR_TWO, ids=str)
def test_the_end_is_counted_out_as_trying_everything_would(
    form: Form, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = 0
    for state in endings(form, Random(f"counted {form}"), 3):
        seat = state.turn
        view = form.game.view(state, seat)
        if any(None in zone.cards for zone in view.zones if zone.place.kind == "down"):
            continue
        worths = tried(form.game, state, at_the_end(form.game, partial(use_of, view)), seat.__eq__)
        best = {move for move, worth in worths.items() if worth == max(worths.values())}
        for search in (BRIDGE.kernel, None):
            with monkeypatch.context() as patch:
                patch.setattr(BRIDGE, "kernel", search)
                assert set(counted_out(view)) == best, search
        done += 1
        if done == 4 * length:
            return


def use_of(view: View, result: Result) -> float:
    return worth_of_deal(result, view.info, view.seat or 0, mariage(view.facts).scores).use


@cases("form", forms(), usual=USUAL, ids=str)
def test_nothing_is_counted_out_while_a_card_may_lie_anywhere(form: Form) -> None:
    state = deal(form, Random(f"dealt {form}"))
    seat = form.game.to_act(state)
    assert seat is not None
    assert counted_out(form.game.view(state, seat)) == ()


def test_who_has_forgotten_a_card_does_not_count() -> None:
    """With four tricks left all cards have been seen; only a player who remembers them plays the counted moves."""
    form, rng = next(form for form in FOR_TWO if form.game.info.id == "bondtolva-2"), Random("forgotten")
    player, others = rule_player(), [rule_player(memory="trumps"), rule_player(horizon="table")]
    differs = [0, 0]
    for state in islice(endings(form, rng, 4), 60):
        view = form.game.view(state, state.turn)
        counted = counted_out(view)
        assert player.choose(view, Budget()).move in counted
        for number, other in enumerate(others):
            differs[number] += other.choose(view, Budget()).move not in counted
    assert min(differs) > 0
