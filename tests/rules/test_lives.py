"""The toy game of lives: seats that are out are passed over, and the last one in wins."""

from random import Random

import pytest

from tests.contract.checks import check_deal
from tests.contract.random_deals import first_standing, shuffled
from tests.knock_toy import LIVES, KnockToy
from tolva_gui.rules.account import Standing
from tolva_gui.rules.info import SetupError
from tolva_gui.rules.parti import Parti


@pytest.mark.parametrize("scores", [(2, 0, 0, 0), (2, -1, 1, 1), (0, 1, 1, 1)])
def test_lives_with_which_no_deal_can_begin_are_refused(scores: tuple[int, ...]) -> None:
    with pytest.raises(SetupError, match="two players at least have lives"):
        KnockToy(4).check_start({}, Standing(0, scores))


@pytest.mark.parametrize("seed", range(4))
def test_the_toy_keeps_the_contract_when_some_are_out(seed: int) -> None:
    check_deal(KnockToy(4), {}, f"out {seed}", Standing(1, (0, 2, 0, 1), {"out": [[2], [0]]}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_toy_game_ends_when_one_has_lives_or_the_last_leave(seats: int) -> None:
    game, rng = KnockToy(seats), Random(seats)
    parti = Parti(game, {}, first_standing(game, {}))
    deals = 0
    while not parti.over:
        parti.start_deal(shuffled(game.info.pack, rng))
        deals += 1
        while (seat := game.to_act(parti.deal.state)) is not None:
            parti.play(seat, rng.choice(game.legal_moves(parti.deal.state)))
    result = parti.deal.result
    assert result is not None
    assert 1 <= deals <= LIVES * seats
    assert sum(lives > 0 for lives in result.scores) < 2
    assert sorted(seat for tied in result.ranking for seat in tied) == list(range(seats))
