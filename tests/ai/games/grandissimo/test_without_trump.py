"""Without trump is weighed at every bid, and the tricks that are there are counted."""

from random import Random

import pytest

from tests.ai.hints.test_players_examples import dealt
from tolva_gui.ai.games.grandissimo.appraisal import OWN_WORLDS, Appraisal, Taken, cashed
from tolva_gui.ai.games.grandissimo.stakes import terms, worth
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.grandissimo.bids import BIDS, GRAND, RANK, Bid, Contract
from tolva_gui.rules.kit import SUITS, Call, View, parse_card

SOLID = "SA SK SQ SJ ST S6 S3 H9 CJ C7 DA D4 D2"
EIGHT = Call("bid", "8")


def numbers(cards: str) -> int:
    return NUMBERS.set_of(map(parse_card, cards.split()))


@pytest.mark.parametrize(
    ("hand", "others", "trump", "taken"),
    [
        ("SA SK SQ H2", ["SJ ST", "S9 S8", "HA HK"], None, 3),
        ("SA SK SQ S2 H2", ["SJ ST", "S9 S8", "HA HK"], None, 4),
        ("SA SK S2", ["SJ ST S9", "HA HK HQ", "CA CK CQ"], None, 2),
        ("SA SK S2", ["SQ ST", "S9 S8", "HA HK"], None, 3),
        ("SA HA HK H2", ["S2 H3", "S3 H4", "C4 C5"], "S", 4),
        ("SA HA HK H2", ["SK SQ", "H3 H4", "C4 C5"], "S", 1),
    ],
)
def test_what_a_hand_on_lead_takes_at_once(
    hand: str, others: list[str], trump: str | None, taken: int
) -> None:
    suit = -1 if trump is None else SUITS.index(trump)
    assert cashed(numbers(hand), [numbers(other) for other in others], suit) == taken


@pytest.fixture
def solid() -> View:
    """A hand on lead with eight tricks without trump, unless one player has all six spades."""
    game, state = dealt("grandissimo", 4, SOLID)
    view: View = game.view(state, state.turn)
    return view


def test_eight_solid_tricks_are_bid_without_trump(solid: View) -> None:
    found = make_player("best", 0).choose(solid, Budget())
    assert found.move in (EIGHT, Call("bid", "8 grand"))
    assert found.values is not None
    assert found.values[found.move] > found.values[Call("bid", "7")] + 30


def test_sure_tricks_are_a_floor_of_what_a_game_brings(solid: View) -> None:
    hand = Appraisal(solid, solid.public, 0, Random(1))
    assert hand.made_alone(GRAND, 6) >= OWN_WORLDS - 1, "six are certain, whatever the others hold"


def test_a_game_that_is_sure_is_not_doubted(solid: View) -> None:
    hand, contract = (
        Appraisal(solid, solid.public, 0, Random(1)),
        Contract(0, Bid(BIDS[RANK["8"]].spel), GRAND),
    )
    sure, found = (hand.value(contract, Taken(8, sure=number)) for number in (8, 0))
    assert sure == worth(terms(solid.public, contract), 8, 0)[0] > found


def test_a_hint_says_that_they_are_taken_without_trump(solid: View) -> None:
    hint = hint_for(solid, Advice(EIGHT, {}, "clear", 8, 8, 80.0, over=Call("bid", "begar")))
    assert hint.answer[0].key == "sure_tricks_without"
    reason = hint.reasons[0].fact
    assert (reason.key, reason.values["tried"]) == ("takes_enough_in_grand", 100)
    assert int(str(reason.values["count"])) >= 98
