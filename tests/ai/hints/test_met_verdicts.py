"""Choices that were called right though no search had thought of them."""

import pytest

from tests.ai.hints.test_players_examples import dealt, reach
from tolva_gui.ai.hints.judge import Judge


def verdict(game_id: str, seats: int, hand: str, call: str) -> str:
    """Return the weight of the call of seat 0, when all before it have passed."""
    game, state = dealt(game_id, seats, hand)
    view = reach(game, state, lambda _view: True)
    return Judge().judge(view, game.view(state, None), game.parse(call)).weight


@pytest.mark.parametrize(
    ("game_id", "seats", "hand", "call"),
    [
        ("grandissimo", 4, "SK ST S4 H9 CA CQ C9 C8 DA DJ DT D8 D3", "bid 13 grand"),
        ("lomber", 3, "SJ S4 HK HJ H7 H2 DQ C3 C2", "bid yfir"),
        ("grandissimo", 4, "SA SK SQ SJ ST S6 S3 H9 CJ C7 DA D4 D2", "bid 7"),
        ("tolva-4", 4, "SA HA DA CA ST HT DT CT SK", "half"),
    ],
)
def test_a_bid_far_from_the_best_is_a_blunder(game_id: str, seats: int, hand: str, call: str) -> None:
    assert verdict(game_id, seats, hand, call) == "blunder"
