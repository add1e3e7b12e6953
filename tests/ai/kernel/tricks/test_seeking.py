"""Small questions of the players of games to an exact number of tricks."""

import pytest

from tests.rules.bench import cards, examples
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.search_player import in_reach
from tolva_gui.ai.kernel.tricks.sense import TrickPosition


@pytest.mark.parametrize(
    ("bid", "taken", "left", "can"),
    [(3, 3, 0, True), (3, 2, 0, False), (3, 1, 2, True), (3, 0, 2, False), (3, 4, 5, False), (0, 0, 9, True)],
)
def test_a_bid_is_in_reach_if_what_is_missing_can_still_be_taken(
    bid: int, taken: int, left: int, *, can: bool
) -> None:
    assert in_reach(bid, taken, left) == can


def sight(hand: str, trick: str, others: str, privileged: str) -> TrickPosition:
    """Return the sight of a seat that may play any card of the hand; cards as `SA`, suits in the kernel's order."""
    held, out, free = (NUMBERS.set_of(cards(text)) for text in (hand, others, privileged))
    played = [NUMBERS.of[card] for card in cards(trick)]
    return TrickPosition(len(played), 0, held, held, out, played, 0, (0, 1, 0, 1), privileged=free)


@examples(
    "hand trick others privileged groups",
    """
    the best card on the table divides cards | SAKJT7 | S8 S2 SQ |  |  | S7 ST SJ, SK SA
    a beaten card there divides nothing | HAJ | HQ S2 |  |  | HJ HA
    a card in another hand divides them | SAJ9 |  | SQ |  | S9 SJ, SA
    a card that need not follow is unlike its neighbour | SAK |  |  | SA | SK, SA
    """,
)
def test_cards_that_do_the_same_are_alike(
    hand: str, trick: str, others: str, privileged: str, groups: str
) -> None:
    alike = sight(hand, trick, others, privileged).alike()
    found = {" ".join(str(NUMBERS.card[card]) for card in group) for group in alike}
    assert found == {*groups.split(", ")}
