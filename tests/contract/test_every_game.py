"""Every game of the catalogue keeps the common contract, for every number of players and option."""

from random import Random

import pytest

from tests.contract.checks import MOST_MOVES, check_deal, check_deals
from tests.contract.random_deals import (
    AnyGame,
    dealt_at_random,
    every_option,
    table_name,
    tables,
)
from tests.knock_toy import KnockToy
from tests.toy import ShortToy, Toy
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Move, Pick, Play, SetupError, Standing

SEED = 12
TOYS = (Toy, ShortToy, KnockToy)
MOST_AT_RANDOM = 20_000
"""Moves of a random deal; the longest, of vändtia for eight, take some thousands."""
GAMES = [*tables(), *(kind(seats) for kind in TOYS for seats in (2, 3, 4))]


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_random_deals_keep_every_promise(game: AnyGame, length: int) -> None:
    """Each number of players takes its share of the options, and the smallest plays two deals on end.

    With `--long` each does all.
    """
    counts = game.info.seat_counts
    share = counts.index(game.info.seats)
    seed = f"{table_name(game)} {SEED}"
    choices = list(enumerate(every_option(game, Random(seed))))
    # Where there are fewer choices than numbers of players, several take the same one.
    for number, options in choices if length > 1 else choices[share % len(choices) :: len(counts)]:
        check_deals(game, options, f"{seed} {number}", deals=1 if number or (share and length == 1) else 2)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_lives_passes_over_seats_that_are_out(seed: int) -> None:
    check_deal(KnockToy(4), {}, f"out {seed}", Standing(1, (0, 2, 0, 1), {"out": [[2], [0]]}))


@pytest.mark.rule("N1", "KA1", "V1", "TJ1", "PL1", "SR1", "SR20", "HK1", "SP1", "F1", "G1", "L1", "LD15")
@pytest.mark.parametrize(
    ("game", "least", "most"),
    [
        *(("nittionio", 3, 3), ("lomber", 3, 3), ("grandissimo", 4, 4), ("svalta-rav-2", 2, 2)),
        *(("kasino", 2, 4), ("svalta-rav", 2, 4), ("femtio", 2, 6), ("hej-knekt", 3, 6)),
        *(("svarte-petter", 3, 6), ("plump", 3, 8), ("vandtia", 2, 8), ("tjugoett", 2, 8)),
    ],
)
def test_a_game_is_for_so_many_players_and_no_others(game: str, least: int, most: int) -> None:
    assert BY_ID[game].info.seat_counts == tuple(range(least, most + 1))
    for seats in (least - 1, most + 1):
        with pytest.raises(SetupError, match=f"not {seats}"):
            BY_ID[game].seated(seats)


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_a_random_deal_ends_and_no_foreign_move_is_made_in_it(game: AnyGame) -> None:
    """Nor any after its end."""
    rng = Random(SEED)
    foreign: list[Move] = [Call("steal"), Play(game.info.pack[:1], verb="steal"), Pick("steal", 1)]
    state = dealt_at_random(game, rng)
    made: list[Move] = []
    while game.result(state) is None and len(made) < MOST_AT_RANDOM:
        if len(made) < MOST_MOVES:
            assert all(game.why_not(state, move) is not None for move in foreign)
        made.append(rng.choice(game.legal_moves(state)))
        game.apply(state, made[-1])
    assert game.result(state) is not None, f"not over after {len(made)} moves: no search could judge a move"
    assert all(game.why_not(state, move) is not None for move in (*foreign, *made[-MOST_MOVES:]))


NAMES = {"hand": ("fan", {"owner"}), "pack": ("pile", {"nobody"}), "trick": ("trick", {"all"})}
"""By name of a place with a meaning (docs/adding-a-game.md, 4): its layout, and who may see it."""


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_names_of_places_mean_what_the_page_says(game: AnyGame) -> None:
    for place in game.info.places:
        layout, sees = NAMES.get(place.kind, (place.layout, {place.sees}))
        assert (place.layout, {place.sees}) == (layout, sees), place
