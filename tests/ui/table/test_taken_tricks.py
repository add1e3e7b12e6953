"""Taken tricks: every card lies with its player, whichever way play goes round."""

from random import Random
from typing import Any

import pytest

from tests.contract.random_deals import first_standing, further, shuffled
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Play
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import TrickFacts, tricks_of
from tolva_gui.ui.table.cards.taken_tricks import last_trick


def trick_played(game: Game[Any], rng: Random) -> tuple[Any, list[tuple[str, Seat]]]:
    """Return a state after a finished trick, and its cards with the seats that played them."""
    while True:
        options = game.info.defaults()
        state = game.start(
            options,
            shuffled(game.info.pack, rng),
            first_standing(game, options),
            further=further(game.info, str(rng.random())),
        )
        played = list[tuple[str, Seat]]()
        while (seat := game.to_act(state)) is not None:
            move = rng.choice(game.legal_moves(state))
            before = len(tricks_of(game.view(state, None).facts))
            game.apply(state, move)
            if isinstance(move, Play) and move.verb == "play":
                played.append((str(move.card), seat))
            tricks = tricks_of(game.view(state, None).facts)
            if len(tricks) > before:
                return state, played[-len(tricks[-1].cards) :]


@pytest.mark.parametrize("name", ["tolva-4", "lomber", "nittionio", "grandissimo", "plump"])
def test_the_last_trick_lies_with_its_players(name: str) -> None:
    game = BY_ID[name]
    state, played = trick_played(game, Random(7))
    view = game.view(state, None)
    assert isinstance(view.facts, TrickFacts)
    rows = last_trick(view, 0, str)
    assert [(row["face"], row["position"]) for row in rows] == played
    assert [row["position"] for row in rows if row["winner"]] == [tricks_of(view.facts)[-1].winner]
