"""Inferences from calls weight the worlds, and the hands' values decide the rest of an auction."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.ai.kernel.tricks.brute_force import in_the_kernel
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import mask

SEATS = 4
ACE = 1 << WIDTH - 1
NO_TRICK = 5
ACES = [float(bool(cards & ACE)) for cards in range(1 << WIDTH)]
NOTHING = [0.0] * (1 << WIDTH)
EVERY_ACE = [card for card in range(4 * WIDTH) if card % WIDTH == WIDTH - 1]
REST = [card for card in range(4 * WIDTH) if card not in EVERY_ACE]
SPADES, HEARTS, DIAMONDS, CLUBS = (range(suit * WIDTH, (suit + 1) * WIDTH) for suit in range(4))


def position(hands: Sequence[Sequence[int]], hidden: Sequence[int] = (), **more: Any) -> Any:
    """A position in which a hand's value is its number of aces; *hidden*: seats whose cards are not known."""
    unknown = [(card, seat) for seat in hidden for card in hands[seat]]
    values = BRIDGE.need().Values(ACES, ACES, ACES, NOTHING)
    return in_the_kernel([*map(mask, hands)], 1, hidden=unknown, sides=range(SEATS), values=values, **more)


def dealt() -> list[list[int]]:
    order = Random(4).sample(range(4 * WIDTH), 4 * WIDTH)
    return [order[seat * WIDTH : (seat + 1) * WIDTH] for seat in range(SEATS)]


def aces_held(known: Any) -> float:
    """Return the mean number of aces that seat 2 holds in the worlds."""
    held = 0
    for seed in range(60):
        known.stir(400, seed)
        held += sum(known.hands()[2] >> suit * WIDTH & ACE > 0 for suit in range(4))
    return held / 60


@pytest.mark.parametrize(("at_least", "few", "many"), [(True, 2.4, 4.0), (False, 0.0, 0.6)])
def test_worlds_fit_what_a_hand_is_said_to_be_worth(at_least: bool, few: float, many: float) -> None:
    """Without inferences each of three hands has a third of the aces still out."""
    hands = dealt()
    reading = (2, 1 << 4, at_least, 2.5 if at_least else 0.5)
    known = position(hands, (1, 2, 3), readings=[reading], shown=[0] * SEATS, read=6.0)
    assert few <= aces_held(known) <= many


def test_what_a_seat_has_played_counts_in_what_it_said() -> None:
    """A player who has shown two aces need not hold a third to have had two."""
    hands = dealt()
    left = [[card for card in hand if card not in EVERY_ACE[:2]] for hand in hands]
    size = min(map(len, left))
    held = [hand[:size] for hand in left]
    found = []
    for shown in (0, mask(EVERY_ACE[:2])):
        known = position(held, (1, 2, 3), readings=[(2, 1 << 4, True, 1.5)], shown=[0, 0, shown, 0], read=6.0)
        found.append(aces_held(known))
    assert found[0] > found[1]


def test_the_first_who_has_enough_helps() -> None:
    """G34: the players asked answer in turn."""
    known = position([SPADES, DIAMONDS, HEARTS, CLUBS])
    for needs, helper in ((-9.0, 2), (12.0, -1)):
        found = known.asked(0, [2, 3, 1], needs, 20, 1)
        assert {partner for partner, _, _ in found} == {helper}
        assert sum(found.values()) == 20


OFFERS = [(1 << 4, 1.0, 9.0, 0.0, 0), (1 << 4, 3.0, 9.0, 1.0, 0), (1 << NO_TRICK, 5.0, 0.0, 0.0, 1)]
"""Needing one ace; three, with a partner who has one; and one beyond every hand."""


def said(hands: Sequence[Sequence[int]], action: int, standing: tuple[int, int, int, int, int]) -> set[Any]:
    """The ends of the auction after that call by seat 1: declarer, offer and partner."""
    known = position(hands)
    (found,) = known.auctioned(1, [action], OFFERS, standing, 5, 1, lean=[0.0] * 6, noise=0.0)
    assert all(sum(end[5:]) == len(hands[0]) for end in found)
    return {(end[0], end[1], end[3]) for end in found}


def test_who_is_good_for_more_bids_more_and_asks_for_a_partner() -> None:
    """G26, G30, G34."""
    aces, rest = EVERY_ACE, REST
    hands = [rest[:13], [aces[0], *rest[13:25]], [*aces[1:3], *rest[25:36]], [aces[3], *rest[36:]]]
    nobody = (-1, -1, 0, 0, 1)
    assert said(hands, -1, nobody) == {(2, 0, -1)}
    hands = [rest[:13], rest[13:26], [*aces[:3], *rest[26:36]], [aces[3], *rest[36:]]]
    assert said(hands, 0, nobody) == {(2, 1, 3)}
    assert said([SPADES[:-1], DIAMONDS[:-1], HEARTS[:-1], CLUBS[:-1]], -1, nobody) == {(-1, -1, -1)}


def test_who_spoke_before_takes_over_the_same_bid() -> None:
    """G27: in the second round, by right of position."""
    aces, rest = EVERY_ACE, REST
    hands = [rest[:13], [*aces[:2], *rest[13:24]], [aces[2], *rest[24:36]], [aces[3], *rest[36:]]]
    assert said(hands, 0, (0, 2, 1 | 8, 15, 1)) == {(1, 0, -1)}
