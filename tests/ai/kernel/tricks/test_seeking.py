"""Small questions of the players of games to an exact number of tricks."""

import pytest

from tolva_gui.ai.kernel.tricks.seeking import in_reach


@pytest.mark.parametrize(
    ("bid", "taken", "left", "can"),
    [(3, 3, 0, True), (3, 2, 0, False), (3, 1, 2, True), (3, 0, 2, False), (3, 4, 5, False), (0, 0, 9, True)],
)
def test_a_bid_is_in_reach_if_what_is_missing_can_still_be_taken(
    bid: int, taken: int, left: int, *, can: bool
) -> None:
    assert in_reach(bid, taken, left) == can
