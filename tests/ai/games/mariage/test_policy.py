"""The learnt policy: every form has one, and it predicts card choices to some degree."""

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import pytest

from tests.contract.random_deals import dealt_at_random, walk
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge, weights_for
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.kit import Move, Play, Standing, View
from tolva_gui.rules.protocol import Game

FAMILY = [form for form, game in BY_ID.items() if isinstance(game, MariageGame)]
DEALS = 4


@pytest.mark.parametrize("form", FAMILY)
def test_every_form_has_been_learnt(form: str) -> None:
    weights = weights_for(form)
    assert min(weights) > 0
    assert len(set(weights)) > 1


@pytest.mark.parametrize("form", FAMILY)
def test_it_foretells_choices_that_it_has_not_seen(form: str) -> None:
    """Those of the player by rules of thumb, from whom it has not learnt."""
    game = BY_ID[form]
    bridge, gains = FormBridge(game, game.info.defaults()), []
    for view, move in choices(game):
        shares = bridge.position(view.public).likings()
        share = shares[bridge.number(move)] / sum(shares.values())
        gains.append(log(share) + log(len(shares)))
    assert sum(gains) / len(gains) > 0.1


def choices(game: Game[Any]) -> Iterator[tuple[View, Move]]:
    """Every choice between cards in some deals."""
    player, rng = make_player("rules", 1), Random(f"policy {game.info.id}")
    for number in range(DEALS):
        state = dealt_at_random(game, rng, Standing(number % game.info.seats, (0,) * game.info.sides))
        for view in walk(game, state, lambda view: player.choose(view, Budget()).move):
            move = player.choose(view, Budget()).move
            if isinstance(move, Play) and sum(isinstance(each, Play) for each in view.legal) > 1:
                yield view, move
