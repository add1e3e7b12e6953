"""The players of kasino: the captures of a sensible player, and cards kept from the next one."""

import pytest

from tests.rules.bench import Bench
from tests.rules.games.test_kasino import last_cards, table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget

BUDGET = Budget(iterations=600)


@pytest.fixture(params=["rules", "hilding", "best"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(bench: Bench, level: str) -> str:
    view = bench.game.view(bench.state, 0)
    return str(make_player(level, 1).choose(view, BUDGET).move)


def test_storan_is_taken_when_it_lies_there(level: str) -> None:
    assert chosen(table("DT C5 H3", "HT C6 HJ CQ", "S4 H6 S9 HK"), level).startswith("take HT DT")


def test_the_sea_is_cleared_when_it_can_be(level: str) -> None:
    assert chosen(table("C5 H4 D9", "S9 CJ HQ DK", "S4 H6 S8 HK"), level) == "take S9 H4 D9 C5"


def test_of_equal_captures_the_one_with_more_spades_is_taken(level: str) -> None:
    move = chosen(table("S6 D6 HQ CJ", "H6 C2 D3 C4", "S4 H7 S8 HK"), level)
    assert "S6" in move
    assert move.startswith("take H6")


def test_an_ace_is_not_laid_out_for_the_others(level: str) -> None:
    assert chosen(table("HQ CK", "SA C2 D9 H7", "S4 H6 S8 HK"), level) != "lay SA"


def test_the_last_capture_brings_what_lies_there(level: str) -> None:
    """With one card each, taking now means sistan and the rest of the table."""
    bench = last_cards(table("C5 HQ CK D2", "S5", "H9"), {0: "", 1: ""})
    assert chosen(bench, level) == "take S5 C5"
