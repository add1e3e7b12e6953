"""The solver finds what trying everything finds, whatever the goal, with and without memory of other positions."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.ai.kernel.tricks.brute_force import Ending, Worth, any_ending, in_the_kernel
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, NUMBERS
from tolva_gui.ai.kernel.tricks.sense import mask
from tolva_gui.ai.player import SearchCancelled
from tolva_gui.rules.cards import parse_card

BATCH = 250
BATCHES = 40


def solved(ending: Ending, worths: Sequence[float], left: int, counted: Sequence[int], **limits: Any) -> Any:
    """Return the solver's values, by card."""
    hands, limits["attackers"] = [*map(mask, ending.hands)], mask(ending.attackers)
    limits |= {"seats": len(hands), "trump": ending.trump, "matadors": ending.matadors, "bits": 8}
    return BRIDGE.ask("solve", hands, ending.turn, ending.trick, worths, left, counted=counted, **limits)


def of_the_side(ending: Ending, left: int, rng: Random) -> tuple[Sequence[float], Sequence[int], Worth]:
    """A goal of the attackers' tricks together: most, fewest, exactly some number, or anything."""
    anything = [rng.choice((-1, 0, 2, 4)) for _ in range(left + 1)]
    number = rng.randrange(left + 1)
    exactly = [int(taken == number) for taken in range(left + 1)]
    worths = rng.choice((sorted(anything), sorted(anything, reverse=True), exactly, anything))
    counted = [int(seat in ending.attackers) for seat in range(len(ending.hands))]
    return worths, counted, lambda taken: worths[sum(taken[seat] for seat in ending.attackers)]


def of_two(ending: Ending, left: int, rng: Random) -> tuple[Sequence[float], Sequence[int], Worth]:
    """A goal of the tricks of two seats, one by one."""
    one, other = rng.sample(range(len(ending.hands)), 2)
    by_both = {(a, b): rng.choice((-2, 0, 1, 3)) for a in range(left + 1) for b in range(left + 1)}
    worths = [by_both[both - second, second] for both in range(left + 1) for second in range(both + 1)]
    counted = [1 if seat == one else 2 if seat == other else 0 for seat in range(len(ending.hands))]
    return worths, counted, lambda taken: by_both[taken[one], taken[other]]


def one_side_besides(ending: Ending, counted: Sequence[int]) -> Ending:
    """The same with all seats that are not counted on one side."""
    rest = {seat for seat, number in enumerate(counted) if not number}
    attackers = ending.attackers - rest if min(rest, default=0) % 2 else ending.attackers | rest
    return ending._replace(attackers=frozenset(attackers))


@pytest.mark.parametrize(
    "batch", [pytest.param(batch, marks=[pytest.mark.long] * (batch > 0)) for batch in range(BATCHES)]
)
def test_a_card_is_worth_what_trying_everything_finds(batch: int) -> None:
    rng = Random(batch)
    for number in range(BATCH):
        few = rng.random() < 0.7
        left = rng.choice((1, 2, 3) if few else (2, 3, 4))
        ending = any_ending(rng, left, (2, 3, 4, 5) if left < 4 else (2, 3))
        worths, counted, worth = rng.choice((of_the_side, of_two))(ending, left, rng)
        if 2 in counted:
            ending = one_side_besides(ending, counted)
        found = solved(ending, worths, left, counted)
        tried = ending.values(worth, (0,) * len(ending.hands))
        assert {card: tried[card] for card in found} == found, number
        for card, value in tried.items():
            equal = min(other for other in found if other >= card and other // 13 == card // 13)
            assert found[equal] == value, number


def hands_of(*texts: str) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(NUMBERS.of[parse_card(card)] for card in text.split()) for text in texts)


def whole_deal(seed: int, cards: int = 13) -> Ending:
    """A deal without trump, sides across."""
    pack = list(range(52))
    Random(seed).shuffle(pack)
    hands = tuple(frozenset(pack[cards * seat : cards * seat + cards]) for seat in range(4))
    return Ending(-1, 0, frozenset((0, 2)), hands, 0)


MOST_TRICKS, BY_SIDE = range(14), (1, 0, 1, 0)


def test_too_little_time_gives_no_values() -> None:
    assert solved(whole_deal(4), MOST_TRICKS, 13, BY_SIDE, ms=1) is None


def test_a_cancelled_solver_gives_no_values() -> None:
    with pytest.raises(SearchCancelled):
        solved(whole_deal(4), MOST_TRICKS, 13, BY_SIDE, cancelled=lambda: True)


def test_a_squeeze_is_found() -> None:
    """On the club seat 1 must keep the ace of hearts and two spades, and has room for two cards."""
    hands = hands_of("C2 S2 S3", "SK SQ HA", "SA SJ HK", "D3 D4 D5")
    ending = Ending(-1, 0, frozenset((0, 2)), hands, 0)
    assert max(solved(ending, MOST_TRICKS[:4], 3, BY_SIDE).values()) == 3


def test_more_tricks_than_can_be_solved_are_refused() -> None:
    with pytest.raises(ValueError, match="14 tricks are not solved"):
        solved(whole_deal(0), range(15), 14, BY_SIDE)


@pytest.mark.parametrize("seats", [3, 4])
def test_last_tricks_are_played_as_brute_force_finds(seats: int) -> None:
    rng = Random(seats)
    for _ in range(60):
        ending = any_ending(rng, 3, (seats,))._replace(matadors=0)
        attackers = frozenset(rng.sample(range(seats), rng.choice((1, 2))))
        if rng.random() < 0.5:
            attackers = frozenset({ending.turn})
        worth = to_the_seat(ending.turn in attackers, attackers, [rng.choice((-3, 1, 2)) for _ in range(4)])
        ours = attackers if ending.turn in attackers else frozenset(range(seats)) - attackers
        tried = ending._replace(attackers=ours).values(worth, (0,) * seats)
        assert last_tricks(ending._replace(attackers=attackers), worth, [*tried]) == tried


def to_the_seat(attacks: bool, attackers: frozenset[int], by_side: Sequence[int]) -> Worth:
    """The worth to a seat, by the tricks of the attackers."""
    sign = 1.0 if attacks else -1.0
    return lambda taken: sign * by_side[sum(taken[seat] for seat in attackers)]


def last_tricks(ending: Ending, worth: Worth, cards: Sequence[int]) -> dict[int, float]:
    """Return the value of each card by a search in the only world."""
    seats, by_table = len(ending.hands), []
    for three in product(range(14), repeat=3):
        last = 3 - sum(three)
        by_table.append(worth((*three, last)[:seats]) if last >= 0 else 0.0)
    sides = [int(seat in ending.attackers) for seat in range(seats)]
    aims = {"sides": sides, "attackers": mask(ending.attackers), "table": by_table}
    lying = {"trump": ending.trump, "trick": ending.trick}
    position = in_the_kernel(with_the_trick(ending), ending.turn, **lying, **aims)
    told, _ = BRIDGE.need().search(position, ending.turn, [*cards], 1, worlds=1, exact=3)
    return {card: mean for card, (mean, _, _) in zip(cards, told, strict=True)}


def with_the_trick(ending: Ending) -> list[int]:
    """The hands, with the cards in the trick: the kernel plays them itself."""
    hands = [mask(hand) for hand in ending.hands]
    for back, card in enumerate(reversed(ending.trick), start=1):
        hands[(ending.turn - back) % len(hands)] |= 1 << card
    return hands


@pytest.mark.parametrize("attacks", [False, True])
def test_forced_overtaking_is_as_trying_everything_finds(attacks: bool) -> None:
    rng = Random(int(attacks))
    worths = [1, 0, 0, 0] if attacks else [0, 1, 1, 1]
    for _ in range(150):
        ending = any_ending(rng, 3, (3, 4))._replace(trump=-1, matadors=0)
        seats = frozenset(range(len(ending.hands)))
        ending = ending._replace(attackers=frozenset({0}) if attacks else seats - {0})
        tried = ending.values(lambda taken: worths[taken[0]], (0,) * len(seats))
        found = solved(ending, worths, 3, [int(seat == 0) for seat in seats])
        assert {card: tried[card] for card in found} == found
