"""The contract of every player: honest, legal, repeatable answers that leave the view unchanged."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.random_deals import first_standing, further, shuffled, walk
from tests.family import FORMS
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import GameInfo, SetupError, View
from tolva_gui.rules.protocol import Game

SHORT = Budget(iterations=40)


def at_tables(info: GameInfo) -> Iterator[tuple[int, Sequence[str]]]:
    """The smallest table at every level, and the largest at the base levels."""
    least, most = min(info.seat_counts), max(info.seat_counts)
    yield least, LEVELS
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


def some(tables: list[tuple[str, int, str]], of_family: int, of_others: int) -> list[str]:
    """Return the ids of every so manieth of the tables, of the K+Q family and of the other games."""
    family = [table for table in tables if table[0] in FORMS]
    others = [table for table in tables if table[0] not in FORMS]
    return ["-".join(map(str, table)) for table in (*family[::of_family], *others[::of_others])]


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
    for view in islice(walk(game, state, lambda view: rng.choice(view.legal)), 0, 120, every):
        yield state, view


@cases("game_id, seats, level", TABLES, usual=some(TABLES, 4, 2))
def test_cards_that_the_seat_cannot_know_change_nothing(game_id: str, seats: int, level: str) -> None:
    game, player, rng = BY_ID[game_id].seated(seats), make_player(level, 5), Random(level)
    for state, view in views(game, rng, every=9):
        other = game.view(game.determinize(view, rng), view.seat)
        assert other == view
        choice = player.choose(view, SHORT)
        assert player.choose(other, SHORT) == choice
        assert game.why_not(state, choice.move) is None
        assert view == game.view(state, view.seat), "the player has changed its view"


@cases("game_id, seats, level", WITH_AN_AIM, usual=some(WITH_AN_AIM, 20, 5))
def test_a_deal_among_players_of_a_level_comes_to_an_end(game_id: str, seats: int, level: str) -> None:
    """Players have no memory between two decisions, and yet no two of them go round in circles."""
    game = BY_ID[game_id].seated(seats)
    state, players = deal(game, Random(2)), [make_player(level, seat) for seat in range(seats)]
    moves = walk(game, state, lambda view: players[view.seat or 0].choose(view, SHORT).move)
    assert len([*islice(moves, 5000)]) < 5000


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_to_act_has_no_answer(level: str) -> None:
    game = BY_ID["tolva-4"]
    state = deal(game, Random(1))
    turn = game.to_act(state)
    assert turn is not None
    idle = (turn + 1) % 4
    with pytest.raises(ValueError, match="not to act"):
        make_player(level, 1).choose(game.view(state, idle), SHORT)


@pytest.mark.parametrize("level", ["random", "best"])
def test_another_seed_is_another_player(level: str) -> None:
    found = [view for _, view in views(BY_ID["tolva-4"], Random(3), every=9)]
    first, second = ([make_player(level, seed).choose(view, SHORT) for view in found] for seed in (1, 2))
    assert first != second


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'clever'.*random, stina, algot, rules, sigrid, hilding, best"):
        make_player("clever", 1)


@pytest.mark.parametrize("budget", [{"ms": -1}, {"iterations": 0}])
def test_a_budget_below_its_least_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"at least one|cannot be negative"):
        Budget(**budget)
