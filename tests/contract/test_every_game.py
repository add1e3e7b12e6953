"""Every game of the catalogue, for every number of players and with every option, keeps what all games owe."""

from random import Random

import pytest

from tests.contract.checks import check_deals, check_decks
from tests.contract.random_deals import AnyGame, every_option, table_name, tables

SEED = 12


@pytest.mark.parametrize("game", tables(), ids=table_name)
def test_random_deals_keep_every_promise(game: AnyGame) -> None:
    seed = f"{table_name(game)} {SEED}"
    for number, options in enumerate(every_option(game, Random(seed))):
        check_deals(game, options, f"{seed} {number}", deals=1 if number else 2)


@pytest.mark.parametrize("game", tables(), ids=table_name)
def test_a_deck_that_is_not_the_pack_is_refused(game: AnyGame) -> None:
    check_decks(game)
