"""The players that the master is measured against."""

from random import Random
from typing import Any

import pytest
from lab.kit.contest import Meeting, played
from lab.kit.yardsticks import yardstick
from lab.measure import strength

from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.protocol import Game


def shuffled(game: Game[Any], seed: int) -> Any:
    deck = list(game.info.pack)
    Random(seed).shuffle(deck)
    standing = Standing(0, (0,) * game.info.sides)
    return game.start(game.info.defaults(), tuple(deck), standing)


@pytest.mark.parametrize(("form", "name"), [("bordstolva", "flat"), ("kasino", "flat-rules")])
def test_compiled_yardsticks_keep_the_rules_to_the_end(form: str, name: str) -> None:
    game = BY_ID[form]
    meeting = Meeting(form, game.info.seats, dict(game.info.defaults()), "random", 1, name)
    assert played(meeting, 1).broken == 0  # an illegal move raises


def test_an_unknown_opponent_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.parsed(["--against", "nobody"])
    assert "'nobody'" in capsys.readouterr().err


def test_a_level_that_is_met_thinks_as_long_as_it_is_told() -> None:
    """It plays as the level does with that budget, not as with the least: one sampled layout is as good as none."""
    game, long, short = BY_ID["plump"], Budget(iterations=600), Budget(iterations=1)
    deals = [shuffled(game, seed) for seed in range(12)]

    def chosen(budget: Budget) -> list[Any]:
        met = yardstick("best", game, budget)(7)
        return [met(game, deal, deal.turn) for deal in deals]

    itself = make_player("best", 7)
    assert chosen(long) == [itself.choose(game.view(deal, deal.turn), long).move for deal in deals]
    assert chosen(long) != chosen(short)
