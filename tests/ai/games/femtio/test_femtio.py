"""The players of femtio: no plan beats the best level, and every order uses only the player's own cards."""

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from tests.contract.random_deals import dealt_at_random, first_standing, shuffled
from tolva_gui.ai.games.femtio.layouts import Layouts
from tolva_gui.ai.games.femtio.players import planned
from tolva_gui.ai.levels import OFFERED, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.femtio.game import FEMTIO, arrange
from tolva_gui.rules.kit import TURN, Card, Play, Seat
from tolva_gui.words.game_data import game_data

SEED = 13


def layouts(
    hand: list[Card], seats: int, count: int, pile: Callable[[list[Card], int], list[Card]]
) -> Layouts:
    """Return layouts in which the others, with cards dealt at random, lay their piles in this way."""
    found, dice, length = Layouts(0, len(hand)), Random(SEED), len(hand)
    rest = [card for card in FEMTIO.info.pack if card not in hand]
    for number in range(count):
        dice.shuffle(rest)
        found.add([pile(rest[no * length : (no + 1) * length], number) for no in range(seats - 1)])
    return found


def high_first(hand: list[Card], _number: int) -> list[Card]:
    return planned(hand)


def pile_of(seats: int) -> Callable[[list[Card], int], list[Card]]:
    """Return how the best level lays a hand at seat 0, with dice of that number."""
    game = FEMTIO.seated(seats)

    def pile(hand: list[Card], number: int) -> list[Card]:
        state = game.start({}, FEMTIO.info.pack, first_standing(game, {}, seats - 1))
        state.hands[0][:] = hand
        move = make_player("best", number).choose(game.view(state, 0), Budget()).move
        assert isinstance(move, Play)
        return list(move.cards)

    return pile


def halves() -> list[list[Card]]:
    pack = shuffled(FEMTIO.info.pack, Random(SEED))
    return [list(pack[:26]), list(pack[26:])]


def test_the_highest_cards_lie_on_top() -> None:
    assert "".join(card.rank for card in planned(halves()[0])) == "KQQJJTT9998877765554443322"


def test_low_cards_on_top_do_not_beat_the_best_level() -> None:
    """They took 18.8 of 26 when the best level laid its high cards first."""
    taken = []
    for hand in halves():
        high = planned(hand)
        taken.append(layouts(hand, 2, 12, pile_of(2)).tricks([*high[:-5:-1], *high[:-4]]))
    assert fmean(taken) < 15


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_level_beats_high_cards_first(seats: int) -> None:
    """Over the hands of a deal the even share is 13 of 26, or 3.25 of 13."""
    pack, length = shuffled(FEMTIO.info.pack, Random(SEED)), 52 // seats
    hands = [list(pack[no * length : (no + 1) * length]) for no in range(seats)]
    taken = [
        layouts(hand, seats, 40, high_first).tricks(pile_of(seats)(hand, no))
        for hand in hands
        for no in range(3)
    ]
    assert fmean(taken) > 1.05 * length / seats


def test_tricks_in_layouts_are_those_of_the_rules() -> None:
    """Whole deals for two to six players, turned by the rules."""
    for seats in range(2, 7):
        game = FEMTIO.seated(seats)
        for number in range(4):
            state = dealt_at_random(game, Random(number), first_standing(game, {}, number % seats))
            piles, leader = [list(hand) for hand in state.hands], state.leader
            while game.to_act(state) is not None:
                game.apply(state, arrange(state.hands[state.turn]) if state.phase == "arrange" else TURN)
            one = Layouts(leader, len(piles[0]))
            one.add(piles[1:])
            assert one.tricks(piles[0]) == state.tricks_won[0]


def test_who_is_said_to_play_alike_arranges_alike() -> None:
    """Each of the three ways has its own order."""
    seat = Seat(1)
    state = dealt_at_random(FEMTIO, Random(SEED))

    def order(level: str) -> str:
        return str(make_player(level, 3).choose(FEMTIO.view(state, seat), Budget()).move)

    alike = game_data("femtio").alike
    assert alike
    assert all(order(level) == order(other) for level, other in alike.items())
    assert len({order(level) for level in OFFERED}) == len(OFFERED) - len(alike)
