"""Every game of the catalogue keeps the common contract, for every number of players and option."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.contract.checks import MOST_MOVES, check_deals, check_decks
from tests.contract.random_deals import (
    AnyGame,
    every_option,
    first_standing,
    further,
    shuffled,
    table_name,
    tables,
)
from tests.knock_toy import KnockToy
from tests.toy import ShortToy, Toy
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import NULL_LOG, DealOver, Place
from tolva_gui.rules.info import SetupError
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.parti import NotNow, Parti

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


@pytest.mark.parametrize("game", tables(), ids=table_name)
def test_no_deal_0_and_no_unknown_carried_value_begins(game: AnyGame) -> None:
    options = game.info.defaults()
    first = first_standing(game, options)
    for wrong in (replace(first, deal=0), replace(first, carried={"x": 1})):
        with pytest.raises(SetupError):
            game.check_start(options, wrong)


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_a_deck_that_is_not_the_pack_is_refused(game: AnyGame) -> None:
    check_decks(game)


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_no_game_makes_a_move_of_another_and_none_after_the_end(game: AnyGame) -> None:
    rng, options = Random(SEED), game.info.defaults()
    foreign: list[Move] = [Call("steal"), Play(game.info.pack[:1], verb="steal"), Pick("steal", 1)]
    orders = further(game.info, "foreign")
    state = game.start(
        options, shuffled(game.info.pack, rng), first_standing(game, options), NULL_LOG, orders
    )
    made: list[Move] = []
    while game.result(state) is None and len(made) < MOST_MOVES:
        assert all(game.why_not(state, move) is not None for move in foreign)
        made.append(rng.choice(game.legal_moves(state)))
        game.apply(state, made[-1])
    if game.result(state) is not None:
        assert all(game.why_not(state, move) is not None for move in (*foreign, *made))


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_a_random_deal_comes_to_an_end(game: AnyGame) -> None:
    rng, options = Random(SEED), game.info.defaults()
    deck = shuffled(game.info.under(options).pack, rng)
    state = game.start(options, deck, first_standing(game, options), NULL_LOG, further(game.info, "end"))
    moves = 0
    while game.result(state) is None and moves < MOST_AT_RANDOM:
        game.apply(state, rng.choice(game.legal_moves(state)))
        moves += 1
    assert game.result(state) is not None, f"not over after {moves} moves: no search could judge a move"


NAMES = {"hand": ("fan", {"owner"}), "pack": ("pile", {"nobody"}), "trick": ("trick", {"all"})}
"""By name of a place with a meaning (docs/adding-a-game.md, 4): its layout, and who may see it."""


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_names_of_places_mean_what_the_page_says(game: AnyGame) -> None:
    for place in game.info.places:
        layout, sees = NAMES.get(place.kind, (place.layout, {place.sees}))
        assert (place.layout, {place.sees}) == (layout, sees), place


def test_a_deal_may_be_over_when_it_is_dealt() -> None:
    game = ShortToy(2)
    rng = Random(SEED)
    over = 0
    for number in range(30):
        parti = Parti(game, {}, first_standing(game, {}))
        events = parti.start_deal(shuffled(game.info.pack, rng), further(game.info, str(number)))
        ends = [event for event in events if isinstance(event, DealOver)]
        assert (
            (parti.deal.result is not None)
            == bool(ends)
            == parti.over
            == (game.to_act(parti.deal.state) is None)
        )
        over += parti.over
        if parti.over:
            with pytest.raises(NotNow):
                parti.play(1, Call("guess", 1))
            parti.undo_to(0)
            assert parti.over
    assert 0 < over < 30


@pytest.mark.parametrize("game", [KnockToy(2)], ids=table_name)
def test_sampled_layout_leaves_an_openly_taken_card(game: AnyGame) -> None:
    state = game.start({}, game.info.pack, first_standing(game, {}))
    (taken,), taker = state.piles[Place("discards")], game.to_act(state)
    assert taker is not None
    game.apply(state, game.parse("take"))
    worlds = [game.determinize(game.view(state, 1 - taker), Random(seed)) for seed in range(20)]
    assert all(taken in world.hands[taker] for world in worlds)
    assert len({repr(world.hands[taker]) for world in worlds}) > 1
