"""What the calls imply about the hands (G33, G34), and which of two bids a hint prefers."""

import pytest

from tests.ai.games.grandissimo.test_grandissimo_players import deal
from tests.rules.bench import spoken
from tolva_gui.ai.games.grandissimo.appraisal import levelled
from tolva_gui.ai.games.grandissimo.bidding import LIMITS, readings, strain_of
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.refusals import PASS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Call, Move

TRUMP = 1 << strain_of("S")
ANSWERS = {"helped": ("accept",), "refused once": ("refuse", "accept"), "refused": ("refuse",) * 3}


def named(*answers: str) -> GrandissimoState:
    """Seat 1 plays begar in spades, and asks for a partner or not."""
    played: GrandissimoState = deal().act(*spoken("bid begar, 3 pass, trump S"), *answers).state
    return played


def inferred(state: GrandissimoState, of: int, by: int) -> set[tuple[bool, float]]:
    """Whether the hand is worth at least or at most a number of tricks in spades."""
    seen = readings(GRANDISSIMO.view(state, by).public, state.contract, by)
    return {(one.at_least, one.limit) for one in seen if one.seat == of and one.strains == TRUMP}


def test_a_declarer_who_plays_alone_holds_enough_for_it() -> None:
    state = named("solo")
    assert inferred(state, of=1, by=2) >= {(True, LIMITS.needs["begar"]), (True, 5 + LIMITS.alone)}


@pytest.mark.parametrize("answers", [(), *ANSWERS.values()], ids=["asked", *ANSWERS])
def test_declarer_who_asks_for_a_partner_is_too_weak_alone(answers: tuple[str, ...]) -> None:
    state = named("vist", *answers)
    assert inferred(state, of=1, by=0) >= {(True, LIMITS.needs["begar"]), (False, 5 + LIMITS.alone)}
    assert (True, 5 + LIMITS.alone) not in inferred(state, of=1, by=0)


def test_who_refused_holds_too_little_to_help() -> None:
    state = named("vist", *ANSWERS["refused"])
    assert all((False, LIMITS.helps[3]) in inferred(state, of=seat, by=1) for seat in (0, 2, 3))


def test_nobody_refused_a_declarer_who_asked_nobody() -> None:
    state = named("solo")
    assert all((False, LIMITS.helps[3]) not in inferred(state, of=seat, by=1) for seat in (0, 2, 3))


@pytest.mark.parametrize(
    ("passing", "begar", "six", "told"),
    [(0, 20, 40, (40, 40)), (0, 20, 80, (50, 80)), (0, 40, 20, (40, 20)), (30, 20, 40, (20, 40))],
    ids=[
        "a lead that play does not show",
        "a clear lead",
        "the lower leads",
        "a pass is better than the lower",
    ],
)
def test_lower_game_is_as_good_unless_the_higher_is_shown_better(
    passing: float, begar: float, six: float, told: tuple[float, float]
) -> None:
    lower, higher = Call("bid", "begar"), Call("bid", "6 farg")
    values: dict[Move, float] = {PASS: passing, lower: begar, higher: six}
    found = levelled(deal().state, values)
    assert (found[PASS], found[lower], found[higher]) == (passing, *told)
