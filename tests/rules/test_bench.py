"""The benches of the rules' tests: what a row claims is tried, and a row that means nothing is refused."""

import doctest

import pytest

from tests.rules.bench import examples
from tests.rules.games.mariage import deals
from tests.rules.games.mariage.deals import Table, deal


def led() -> Table:
    """Seat 1 must follow suit: the six of hearts may not be played."""
    return deal("tolva-4", "SA", "S6 H6").play("SA")


def test_the_examples_are_true() -> None:
    assert doctest.testmod(deals) == (0, 3)


def test_claims_that_hold_pass() -> None:
    led().check("acts 1; phase follow; offers S6; refuses H6 T7; trump None; melds; held 8 9 9 9")


@pytest.mark.parametrize(
    "claims",
    [
        "acts 2",
        "may S6 H6",
        "offers H6",
        "refuses S6 T7",
        "refuses H6 T8",
        "trump S",
        "held 9 9 9 9",
        "acts 1; acts 0",
    ],
)
def test_a_claim_that_does_not_hold_fails(claims: str) -> None:
    with pytest.raises(AssertionError):
        led().check(claims)


@pytest.mark.parametrize("claims", ["trmp None", "", "acts 1;", "acts 1, trump None; leadr 0"])
def test_a_claim_that_means_nothing_is_refused(claims: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        led().check(claims)


def test_a_word_that_no_claim_has_is_named_beside_the_fields() -> None:
    with pytest.raises(ValueError, match=r"no claim begins with 'trmp'; fields are .*trump"):
        led().check("trmp None")


def test_only_rules_stand_before_the_colon_of_a_row() -> None:
    with pytest.raises(AssertionError, match=r"stand rules, not \['seat'\]"):
        examples("claims", "T7 seat: follows | acts 1")
