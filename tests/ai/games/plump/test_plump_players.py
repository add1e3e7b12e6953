"""The players of plump: a sensible player's bids and plays in telling positions."""

import pytest

from tests.ai.moves import move_of
from tests.rules.bench import Bench, examples
from tests.rules.games.test_plump import deal
from tolva_gui.ai.player import Budget

BUDGET = Budget(iterations=2000)
LEVELS = ["rules", "hilding", "best"]


def bids(table: Bench, *by_seat: int) -> Bench:
    """Let each seat bid that."""
    return table.act(*(f"bid {by_seat[seat]}" for seat in table.state.bidders))


@pytest.mark.parametrize("level", LEVELS)
@examples(
    "turned hands said led sensible",
    """
    the three highest trumps are three tricks | S2 | SA SK SQ / H2 H3 H4 / D2 D3 D4 / C2 C3 C4 |         |    | bid 3
    who has nothing bids nothing              | S2 | H2 D2 C2 / HA HK HQ / DA DK DQ / CA CK CQ |         |    | bid 0
    # The king is on the table: the queen goes under it, and the ace is discarded some other time.
    who wants no more tricks keeps under      | H2 | S3 HK / SA HQ / C2 D2 / C3 D3             | 1 0 0 0 | HK | play HQ
    who needs the trick takes it              | H2 | S3 D5 / SA D2 / S4 C2 / S5 C3             | 0 1 0 0 | S3 | play SA
    # A bid of nothing: the ten is above the jack to come only if it is kept.
    who wants no trick ducks high             | H2 | SJ D2 D3 / ST S2 C4 / C5 C6 C7 / D8 D9 DT | 1 0 0 0 | SJ | play ST
    """,
)
def test_a_sensible_move_is_made(
    turned: str, hands: str, said: str, led: str, sensible: str, level: str
) -> None:
    rows = hands.split(" / ")
    table = deal(*rows, each=len(rows[0].split()), turned=turned, dealer=3 if said else 0)
    if said:
        bids(table, *map(int, said.split())).act(f"play {led}")
    assert move_of(level, table, BUDGET) == sensible


def test_the_last_tricks_are_seen_through() -> None:
    """Two tricks left, one wanted: leading the low card first makes sure that the other is not wasted."""
    table = bids(deal("SA S2", "SK S3", "D2 D3", "C2 C3", each=2, turned="H4"), 1, 1, 0, 0)
    assert move_of("best", table, BUDGET) in ("play SA", "play S2")
    table.act("play SA", "play SK", "play D2", "play C2")
    assert move_of("best", table, BUDGET) == "play S2"
