"""The players of plump: a sensible player's bids and plays in telling positions."""

import pytest

from tests.rules.bench import Bench
from tests.rules.games.test_plump import deal
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget

BUDGET = Budget(iterations=2000)


@pytest.fixture(params=["rules", "hilding", "best"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(table: Bench, level: str) -> str:
    seat = table.game.to_act(table.state)
    return str(make_player(level, 1).choose(table.game.view(table.state, seat), BUDGET).move)


def bids(table: Bench, *by_seat: int) -> Bench:
    """Let each seat bid that."""
    return table.act(*(f"bid {by_seat[seat]}" for seat in table.state.bidders))


def test_the_three_highest_trumps_are_three_tricks(level: str) -> None:
    table = deal("SA SK SQ", "H2 H3 H4", "D2 D3 D4", "C2 C3 C4", each=3, turned="S2", dealer=0)
    assert chosen(table, level) == "bid 3"


def test_who_has_nothing_bids_nothing(level: str) -> None:
    table = deal("H2 D2 C2", "HA HK HQ", "DA DK DQ", "CA CK CQ", each=3, turned="S2", dealer=0)
    assert chosen(table, level) == "bid 0"


def test_who_wants_no_more_tricks_keeps_under(level: str) -> None:
    """The king is on the table: the queen goes under it, and the ace is discarded some other time."""
    table = bids(deal("S3 HK", "SA HQ", "C2 D2", "C3 D3", each=2, turned="H2"), 1, 0, 0, 0)
    table.act("play HK")
    assert chosen(table, level) == "play HQ"


def test_who_needs_the_trick_takes_it(level: str) -> None:
    table = bids(deal("S3 D5", "SA D2", "S4 C2", "S5 C3", each=2, turned="H2"), 0, 1, 0, 0)
    table.act("play S3")
    assert chosen(table, level) == "play SA"


def test_who_wants_no_trick_ducks_as_high_as_possible(level: str) -> None:
    """A bid of nothing: the ten is above the jack to come only if it is kept."""
    table = bids(deal("SJ D2 D3", "ST S2 C4", "C5 C6 C7", "D8 D9 DT", each=3, turned="H2"), 1, 0, 0, 0)
    table.act("play SJ")
    assert chosen(table, level) == "play ST"


def test_the_last_tricks_are_seen_through() -> None:
    """Two tricks left, one wanted: leading the low card first makes sure that the other is not wasted."""
    table = bids(deal("SA S2", "SK S3", "D2 D3", "C2 C3", each=2, turned="H4"), 1, 1, 0, 0)
    assert chosen(table, "best") in ("play SA", "play S2")
    table.act("play SA", "play SK", "play D2", "play C2")
    assert chosen(table, "best") == "play S2"


@pytest.mark.parametrize("level", ["sigrid", "hilding", "best"])
@pytest.mark.parametrize("seed", range(4))
def test_who_needs_both_tricks_leads_the_higher_trump(level: str, seed: int) -> None:
    """The nine first is never better, and worse wherever another hand holds a trump between the two."""
    table = bids(deal("DJ D9", "H2 S3", "S4 C2", "S5 C3", each=2, turned="D2", dealer=3), 2, 0, 1, 0)
    view = table.game.view(table.state, table.game.to_act(table.state))
    assert str(make_player(level, seed).choose(view, Budget(iterations=300)).move) == "play DJ"
