"""Kasino with partners: the partner's captures count for the side, and so does the partner's sistan."""

from random import Random

import pytest

from tests.ai.games.kasino.lockstep import dealt
from tests.rules.bench import Bench
from tests.rules.games.test_kasino import last_cards, table
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget

BUDGET = Budget(iterations=400)
SHORT = Budget(iterations=40)
SEARCHING = ["sigrid", "hilding", "best"]
ACES = "SA HA DA CA"


def near_the_end(*hands: str, taken: dict[int, str], last_taker: int) -> Bench:
    """Return a position with the pack's last cards; 0 and 2 are partners. All captures not given are the opponents'."""
    bench = last_cards(table("D5 HQ", *hands, seats=4, options={"partners": True}), taken)
    state = bench.state
    held = {card for place in (state.sea, *state.hands, *state.won) for card in place}
    rest = [card for card in bench.game.info.pack if card not in held]
    for seat in (1, 3):
        state.won[seat] = state.won[seat] + rest[seat // 2 :: 2]
    state.last_taker = last_taker
    return bench


def values(bench: Bench, level: str) -> dict[str, float]:
    choice = make_player(level, 1).choose(bench.game.view(bench.state, 0), BUDGET)
    assert choice.values is not None
    return {str(move): value for move, value in choice.values.items()}


@pytest.mark.parametrize("level", SEARCHING)
def test_aces_that_the_partner_has_taken_are_the_side_s_own(level: str) -> None:
    hands = ("S5 C9", "H2 D6", "C2 DJ", "S8 H7")
    ours, theirs = (values(near_the_end(*hands, taken={seat: ACES}, last_taker=1), level) for seat in (2, 3))
    assert ours.keys() == theirs.keys()
    for move, value in ours.items():
        assert value - theirs[move] == pytest.approx(8, abs=1.5)


@pytest.mark.parametrize("level", SEARCHING)
def test_sistan_is_worth_as_much_in_the_partner_s_hands(level: str) -> None:
    """The last card takes nothing: laying it out leaves sistan to the last player who took."""
    laid, taking = zip(
        *(
            (found["lay S5"], found["take S5 D5"])
            for last_taker in range(4)
            for found in [values(near_the_end("S5", "C2", "", "", taken={}, last_taker=last_taker), level)]
        ),
        strict=True,
    )
    assert laid[0] == laid[2] == laid[1] + 2
    assert laid[1] == laid[3]
    assert len(set(taking)) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_partners_of_every_level_play_honestly_to_the_end(level: str) -> None:
    bench, rng, player = Bench(*dealt(4, 3)), Random(level), make_player(level, 5)
    for number in range(48):
        view = bench.game.view(bench.state, bench.to_act)
        choice = player.choose(view, SHORT)
        if number % 9 == 0:
            other = bench.game.view(bench.game.determinize(view, rng), view.seat)
            assert other == view
            assert player.choose(other, SHORT) == choice
        bench.act(str(choice.move))
    assert bench.result.scores[0] + bench.result.scores[1] >= 7
