"""What the cards played tell of the hands of others, and that worlds heed it."""

from itertools import islice
from random import Random

import pytest

from tests.ai.kernel.tricks.test_readings import dealt, position
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.reading import WEIGHTS, Goal, clues, fit_of, stirred
from tolva_gui.ai.kernel.tricks.sense import mask
from tolva_gui.rules.cards import parse_card

SPADES = 0
SIDES = (0, 1, 0)
"""Of three seats; the second plays alone."""


def numbers(text: str) -> list[int]:
    return [NUMBERS.of[parse_card(word)] for word in text.split()]


@pytest.mark.parametrize(
    ("trick", "clue", "card", "spoken_of"),
    [
        ("H5 H9 H2", "led", "H5", "H3 HK"),
        ("H5 H9 H2", "led below", "H5", "H6 HA"),
        ("H5 H9 H2", "won above", "H9", "H6 H8"),
        ("H9 H5 H2", "lost above", "H5", "H4 H3"),
        ("H9 H5 H2", "lost below", "H5", "HT HA"),
        ("H5 H9 H2", "lost below, last", "H2", "HT HA"),
        ("H9 D5 H2", "threw", "D5", "D3 DK"),
        ("H9 D5 H2", "threw below", "D5", "D6 DA"),
    ],
)
def test_a_card_played_speaks_of_cards(trick: str, clue: str, card: str, spoken_of: str) -> None:
    played = list(enumerate(numbers(trick)))
    found = {(seat, what): cards for seat, what, cards in clues(played, SPADES, SIDES)}
    (number,) = numbers(card)
    seat = numbers(trick).index(number)
    assert all(found[seat, clue] >> other & 1 for other in numbers(spoken_of))
    assert not found[seat, clue] >> number & 1 or clue in ("led", "threw")


@pytest.mark.parametrize(
    "trick",
    [
        pytest.param("HK H3 H2", id="the trick is the partner's"),
        pytest.param("H4 S2 H3", id="it has been ruffed"),
    ],
)
def test_losing_is_no_clue_where_winning_gains_nothing(trick: str) -> None:
    played = list(enumerate(numbers(trick)))
    assert not any(
        cards for seat, clue, cards in clues(played, SPADES, SIDES) if "lost below" in clue and seat == 2
    )


def test_who_lost_with_a_card_is_thought_to_hold_no_lower_one() -> None:
    ace, nine, *lower = numbers("HA H9 H8 H7 H6 H5 H4 H3 H2")
    fit = fit_of("side", [(0, ace), (1, nine)], -1, range(4))
    found = []
    for heeded in (None, fit):
        known = position([hand[:12] for hand in dealt()], (1, 2, 3))
        worlds = islice(stirred(known, Random(1), heeded), 60)
        found.append(sum((hands[1] & mask(lower)).bit_count() for hands, _ in worlds))
    assert found[1] < 0.6 * found[0]


@pytest.mark.parametrize("goal", WEIGHTS)
def test_every_clue_has_a_weight(goal: Goal) -> None:
    tricks = [list(enumerate(numbers(trick))) for trick in ("H5 H9 H2", "H9 H5 D2")]
    every = {clue for played in tricks for _, clue, _ in clues(played, SPADES, SIDES)}
    assert WEIGHTS[goal].keys() >= every
