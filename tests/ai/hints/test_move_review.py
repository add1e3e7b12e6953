"""Moves are judged by their player's knowledge; the actual layout is reported separately."""

from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace

from tests.family import FORMS as FAMILY_FORMS
from tests.table.games import played
from tests.thinned import thinned
from tolva_gui.ai.hints.move_review import SLIP, Verdict, judge
from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, never
from tolva_gui.ai.search.flat import GenericPlayer
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.view import View
from tolva_gui.table.review_positions import Decision, decisions

QUICK = Budget(iterations=80)


def choices(game_id: str, seed: int = 3) -> list[Decision]:
    record = played(game_id, deals=1, seed=seed).record()
    return decisions(record, record.deals[0])


def judged(choice: Decision) -> Verdict:
    """Return the verdict of a simple search: these tests do not depend on the judge's strength."""
    return judge(
        choice.view,
        choice.everything,
        choice.move,
        budget=QUICK,
        maker=lambda _level, seed: GenericPlayer(seed, most_worlds=6),
    )


@thinned("game_id", FAMILY_FORMS, every=4)
def test_every_move_of_a_deal_can_be_judged(game_id: str, length: int) -> None:
    for choice in choices(game_id)[:: 15 // length]:
        verdict = judged(choice)
        assert verdict.played == choice.move
        assert verdict.best in choice.view.legal
        assert verdict.loss >= 0
        assert verdict.open_loss >= 0
        if verdict.best == verdict.played:
            assert verdict.weight in ("only", "best")
        if verdict.weight in ("slip", "blunder"):
            assert verdict.loss >= SLIP


def test_a_fair_verdict_does_not_depend_on_hidden_cards() -> None:
    """The same move in another world, indistinguishable to the seat, has the same verdict."""
    game, rng, compared = BY_ID["tolva-4"], Random(5), 0
    for choice in choices("tolva-4")[20:26]:
        world = game.determinize(choice.view, rng)
        seat = choice.view.seat
        assert seat is not None
        there = judged(choice)
        other = judged(replace(choice, view=game.view(world, seat), everything=game.view(world, None)))
        assert (there.best, there.loss, there.values) == (other.best, other.loss, other.values)
        compared += there.weight != "only"
    assert compared > 3


def test_with_open_cards_a_lost_trick_is_seen(length: int) -> None:
    """In the last two tricks everything is proved: throwing away the last trick loses its point."""
    lost = [
        judge(choice.view, choice.everything, choice.move)
        for seed in range(1, 1 + 3 * length)
        for choice in choices("tolva-4", seed)[-8:]
        if len(choice.view.legal) > 1
    ]
    assert any(verdict.open_loss >= 1 for verdict in lost)
    assert any(verdict.open_loss == 0 for verdict in lost)


def test_judging_gives_up_when_told() -> None:
    choice = next(each for each in choices("tolva-4") if len(each.view.legal) > 1)
    with pytest.raises(SearchCancelled):
        judge(choice.view, choice.everything, choice.move, budget=Budget(ms=10_000), cancelled=lambda: True)


@dataclass(frozen=True)
class Wavering:
    """Rates the first move above the others by a varying amount."""

    seed: int
    more: float
    wavers: float

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        values = dict.fromkeys(view.legal, 0.0)
        values[view.legal[0]] = self.more + (self.wavers if self.seed % 2 else -self.wavers)
        return Choice(view.legal[0], values)


@pytest.mark.parametrize(("wavers", "weight"), [(0.01, "slip"), (1.0, "fine")])
def test_a_loss_that_may_be_chance_is_none(wavers: float, weight: str) -> None:
    choice = next(each for each in choices("tolva-4") if len(each.view.legal) > 1)
    verdict = judge(
        choice.view,
        choice.everything,
        choice.view.legal[-1],
        maker=lambda _level, seed: Wavering(seed, 0.3, wavers),
    )
    assert verdict.loss == pytest.approx(0.3)
    assert verdict.weight == weight


class Silent:
    """Names a move without values, as a search may that has no time."""

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        return Choice(view.legal[0], {})


def test_a_search_that_has_counted_nothing_still_comes_to_a_verdict() -> None:
    choice = next(each for each in choices("tolva-4") if len(each.view.legal) > 1)
    played_move = choice.view.legal[-1]
    verdict = judge(choice.view, choice.everything, played_move, maker=lambda _level, _seed: Silent())
    assert (verdict.weight, verdict.loss) == ("fine", 0.0)
