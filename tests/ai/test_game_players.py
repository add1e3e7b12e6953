"""The contract of every player: honest, legal, repeatable answers that leave the view unchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.random_deals import first_standing, further, shuffled
from tolva_gui.ai.games.plump import rule_player
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, SetupError
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import View

SHORT = Budget(iterations=40)
LEVEL_IDS = [level.id for level in LEVELS]


def at_tables(info: GameInfo) -> Iterator[tuple[int, list[str]]]:
    """The smallest table at every level, and the largest at the base levels."""
    least, most = min(info.seat_counts or (info.seats,)), max(info.seat_counts or (info.seats,))
    yield least, LEVEL_IDS
    if most > least:
        yield most, ["rules", "best"]


GAMES = [name for name, game in BY_ID.items() if not game.info.reactions]
"""In a race to_act has no meaning; its players have their own tests."""
TABLES = [
    (game, seats, level)
    for game in GAMES
    for seats, levels in at_tables(BY_ID[game].info)
    for level in levels
]
WITH_AN_AIM = [table for table in TABLES if table[2] != "random"]
"""A random player may take up the pile again and again."""


def deal(game: Game[Any], rng: Random) -> Any:
    """A deal early in a game, or its first if each deal is a game."""
    options = game.info.defaults()
    try:
        standing = first_standing(game, options, rng.randrange(game.info.seats), rng.randint(2, 6))
    except SetupError:
        standing = first_standing(game, options, rng.randrange(game.info.seats))
    deck = shuffled(game.info.pack, rng)
    return game.start(options, deck, standing, further=further(game.info, str(rng.random())))


def views(game: Game[Any], rng: Random, every: int) -> Iterator[tuple[Any, View]]:
    """Yield, now and then, a state of one random deal and the view of the seat to act, for a limited time."""
    state = deal(game, rng)
    for number in range(120):
        seat = game.to_act(state)
        if seat is None:
            return
        if number % every == 0:
            yield state, game.view(state, seat)
        game.apply(state, rng.choice(game.legal_moves(state)))


@cases(
    "game_id, seats, level",
    TABLES,
    usual=[
        "tolva-4-4-random",
        "tolva-4-4-algot",
        "tolva-4-4-sigrid",
        "tolva-4-4-best",
        "tolva-3-3-stina",
        "plocketolva-2-hilding",
        "bordstolva-2-best",
        "bondtolva-4-4-sigrid",
        "bondtolva-6-6-rules",
        "bondtolva-2-2-best",
        "plump-3-random",
        "plump-3-algot",
        "plump-3-sigrid",
        "plump-3-best",
        "plump-8-best",
        "svarte-petter-3-stina",
        "svarte-petter-3-rules",
        "svarte-petter-3-hilding",
        "svarte-petter-6-rules",
        "kasino-2-random",
        "kasino-2-algot",
        "kasino-2-sigrid",
        "kasino-2-best",
        "kasino-4-best",
        "grandissimo-4-stina",
        "grandissimo-4-rules",
        "grandissimo-4-hilding",
        "vandtia-2-random",
        "vandtia-2-algot",
        "vandtia-2-sigrid",
        "vandtia-2-best",
        "vandtia-8-best",
        "tjugoett-2-stina",
        "tjugoett-2-rules",
        "tjugoett-2-hilding",
        "tjugoett-8-rules",
        "femtio-2-random",
        "femtio-2-algot",
        "femtio-2-sigrid",
        "femtio-2-best",
        "femtio-6-best",
        "svalta-rav-2-stina",
        "svalta-rav-2-rules",
        "svalta-rav-2-hilding",
        "svalta-rav-4-rules",
        "svalta-rav-2-2-random",
        "svalta-rav-2-2-algot",
        "svalta-rav-2-2-sigrid",
        "svalta-rav-2-2-best",
        "nittionio-3-stina",
        "nittionio-3-rules",
        "nittionio-3-hilding",
        "lomber-3-random",
        "lomber-3-algot",
        "lomber-3-sigrid",
        "lomber-3-best",
    ],
)
def test_cards_that_the_seat_cannot_know_change_nothing(game_id: str, seats: int, level: str) -> None:
    game, player, rng = BY_ID[game_id].seated(seats), make_player(level, 5), Random(level)
    for state, view in views(game, rng, every=9):
        other = game.view(game.determinize(view, rng), view.seat)
        assert other == view
        choice = player.choose(view, SHORT)
        assert player.choose(other, SHORT) == choice
        assert game.why_not(state, choice.move) is None
        assert view == game.view(state, view.seat), "the player has changed its view"


@cases(
    "game_id, seats, level",
    WITH_AN_AIM,
    usual=[
        "bordstolva-2-algot",
        "plump-3-stina",
        "plump-3-best",
        "svarte-petter-3-rules",
        "svarte-petter-6-best",
        "kasino-2-hilding",
        "grandissimo-4-algot",
        "vandtia-2-stina",
        "vandtia-2-best",
        "tjugoett-2-rules",
        "tjugoett-8-best",
        "femtio-2-hilding",
        "svalta-rav-2-algot",
        "svalta-rav-4-rules",
        "svalta-rav-2-2-sigrid",
        "nittionio-3-rules",
        "lomber-3-algot",
    ],
)
def test_a_deal_among_players_of_a_level_comes_to_an_end(game_id: str, seats: int, level: str) -> None:
    """Players have no memory between two decisions, and yet no two of them go round in circles."""
    game = BY_ID[game_id].seated(seats)
    state, players = deal(game, Random(2)), [make_player(level, seat) for seat in range(seats)]
    for _ in range(5000):
        seat = game.to_act(state)
        if seat is None:
            return
        view = game.view(state, seat)
        game.apply(state, players[seat].choose(view, SHORT).move)
    pytest.fail(f"{game_id} for {seats} does not end with {level}")


def test_who_has_the_high_trumps_bids_more_than_who_has_nothing() -> None:
    game = BY_ID["plump"].seated(4)
    for seed in range(20):
        state = deal(game, Random(seed))
        bids = [rule_player.bid_of(state, seat) for seat in range(4)]
        assert all(0 <= bid <= state.cards for bid in bids)
        assert len(set(bids)) > 1


@pytest.mark.parametrize("level", LEVEL_IDS)
def test_who_is_not_to_act_has_no_answer(level: str) -> None:
    game = BY_ID["tolva-4"]
    state = deal(game, Random(1))
    turn = game.to_act(state)
    assert turn is not None
    idle = (turn + 1) % 4
    with pytest.raises(ValueError, match="not to act"):
        make_player(level, 1).choose(game.view(state, idle), SHORT)


def test_another_seed_is_another_player() -> None:
    found = [view for _, view in views(BY_ID["tolva-4"], Random(3), every=1)]
    first, second = ([RandomPlayer(seed).choose(view, SHORT).move for view in found] for seed in (1, 2))
    assert first != second


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'clever'.*random, stina, algot, rules, sigrid, hilding, best"):
        make_player("clever", 1)


@pytest.mark.parametrize("budget", [{"ms": -1}, {"iterations": 0}])
def test_a_budget_below_its_least_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"at least one|cannot be negative"):
        Budget(**budget)
