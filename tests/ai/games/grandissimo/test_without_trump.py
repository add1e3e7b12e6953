"""Without trump is weighed at every bid, and the tricks that are there are counted."""

from random import Random

import pytest

from tests.ai.hints.test_players_examples import dealt
from tolva_gui.ai.games.grandissimo.appraisal import OWN_WORLDS, Appraisal
from tolva_gui.ai.games.grandissimo.cashing import cashed
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import SUITS, parse_card
from tolva_gui.rules.games.grandissimo.bids import BEGAR, GRAND, Bid, Contract
from tolva_gui.rules.moves import Call

SOLID = "SA SK SQ SJ ST S6 S3 H9 CJ C7 DA D4 D2"


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


def test_eight_solid_tricks_are_bid_without_trump() -> None:
    game, state = dealt("grandissimo", 4, SOLID)
    view = game.view(state, state.turn)
    found = make_player("best", 0).choose(view, Budget())
    assert found.move in (Call("bid", "7"), Call("bid", "8"), Call("bid", "7 grand"), Call("bid", "8 grand"))
    assert found.values is not None
    assert found.values[found.move] > found.values[Call("bid", "begar")] + 30


def test_sure_tricks_are_a_floor_of_what_a_game_brings() -> None:
    game, state = dealt("grandissimo", 4, SOLID)
    view = game.view(state, state.turn)
    hand = Appraisal(view, view.public, state.turn, Random(1))
    assert hand.made_alone(GRAND, 6) >= OWN_WORLDS - 1, "six are certain, whatever the others hold"
    assert Contract(state.turn, Bid(BEGAR), GRAND).declarer == state.turn
