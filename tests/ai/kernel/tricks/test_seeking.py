"""Small questions of the players of games to an exact number of tricks."""

import pytest

from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.seeking import in_reach
from tolva_gui.ai.kernel.tricks.sense import TrickPosition
from tolva_gui.rules.cards import parse_card


@pytest.mark.parametrize(
    ("bid", "taken", "left", "can"),
    [(3, 3, 0, True), (3, 2, 0, False), (3, 1, 2, True), (3, 0, 2, False), (3, 4, 5, False), (0, 0, 9, True)],
)
def test_a_bid_is_in_reach_if_what_is_missing_can_still_be_taken(
    bid: int, taken: int, left: int, *, can: bool
) -> None:
    assert in_reach(bid, taken, left) == can


def sight(hand: str, trick: str = "", others: str = "", privileged: int = 0) -> TrickPosition:
    """Return the sight of a seat that may play any card of the hand; cards as `SA`, suits in the kernel's order."""
    held, out = (NUMBERS.set_of(map(parse_card, cards.split())) for cards in (hand, others))
    played = [NUMBERS.of[parse_card(card)] for card in trick.split()]
    return TrickPosition(len(played), 0, held, held, out, played, 0, (0, 1, 0, 1), privileged=privileged)


def groups(position: TrickPosition) -> set[str]:
    """Return the groups of cards that are alike, as texts."""
    return {" ".join(str(NUMBERS.card[card]) for card in group) for group in position.alike()}


def test_the_best_card_on_the_table_divides_cards() -> None:
    assert groups(sight("SA SK SJ ST S7", trick="S8 S2 SQ")) == {"SK SA", "S7 ST SJ"}


def test_a_beaten_card_on_the_table_divides_nothing() -> None:
    assert groups(sight("HA HJ", trick="HQ S2")) == {"HJ HA"}


def test_a_card_in_another_hand_divides_cards() -> None:
    assert groups(sight("SA SJ S9", others="SQ")) == {"SA", "S9 SJ"}


def test_a_card_that_need_not_follow_is_unlike_its_neighbour() -> None:
    assert groups(sight("SA SK", privileged=1 << NUMBERS.of[parse_card("SA")])) == {"SA", "SK"}
