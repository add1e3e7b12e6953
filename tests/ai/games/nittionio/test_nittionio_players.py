"""Sensible moves in nittionio, found by every player from the careful one upwards."""

from random import Random
from typing import Any

import pytest

from tests.ai.moves import move_of
from tests.contract.random_deals import dealt_at_random
from tests.rules.games.test_nittionio import deal, position
from tolva_gui.ai.games.nittionio.rule_player import sight_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, seated_among
from tolva_gui.rules.games.nittionio.game import NITTIONIO
from tolva_gui.rules.games.nittionio.state import CODE

LEVELS = ["rules", "best"]
BUDGET = Budget(iterations=3000)


def bid(text: str) -> int:
    """Return the bid expressed by the cards of `aside …`."""
    return sum(CODE.index(word[0]) for word in text.split()[1:])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        pytest.param("D6 D7 D8 D9 S6 S7 S8 C6 C7 C8 H6 DT", 0, 1, id="nothing"),
        pytest.param("HA JO HQ HJ HT H9 SA CA DA C6 C7 D6", 5, 9, id="trumps and aces"),
    ],
)
def test_a_bid_fits_the_hand(hand: str, least: int, most: int, level: str) -> None:
    assert least <= bid(move_of(level, deal(hand), BUDGET)) <= most


@pytest.mark.parametrize("level", LEVELS)
def test_who_wants_no_trick_goes_under_with_the_highest_card(level: str) -> None:
    table = deal("SK CJ CT C9", "SQ S7 S6 D6 D7 D8 H6 H7 C6 C7 D9 H8", "SA", turned="HK")
    table.act("aside CJ CT C9", "aside D8 D7 D6", f"aside {' '.join(table.zone('hand', 2)[:3])}")
    table.act("pass", "pass", "pass", "play SK")
    assert move_of(level, table, BUDGET) == "play SQ"


@pytest.mark.parametrize("level", LEVELS)
def test_who_needs_a_trick_takes_the_last_chance_cheaply(level: str) -> None:
    """Seat 2 has bid one and plays last: the trump six is enough."""
    table = position("HK", "SK S6", "SQ S7", "H6 C6", asides=("C7 C8 C9", "C6 CT CA", "S8 D6 D7"))
    assert move_of(level, table.act("play SK", "play SQ"), BUDGET) == "play H6"


def test_the_joker_counts_as_the_turned_card() -> None:
    """Nothing beats the ace of trumps; the joker, a king, is beaten by it alone."""
    table = position("HK", "JO S6", "HA S7", "H6 C6", asides=("S8", "S9", "ST"))
    sight = sight_of(table.state)
    assert sight.above(max(range(52), key=lambda number: sight.hand >> number & 1 and number % 13)) == 1


@pytest.mark.parametrize(
    ("hand", "turned", "aside", "seat", "premium"),
    [
        ("SA SK SQ SJ ST S9 S8 S7 S6 C8 C7 C6", "H9", "C8 C7 C6", 0, "reveal"),
        ("D6 D7 D8 S6 S7 S8 S9 H6 H7 C6 C7 C9", "HK", "D8 D7 D6", 2, "declare"),
        ("HA HK HQ HJ HT SA SK D6 D7 D8 C6 S6", "H7", "HT SA SK", 1, "pass"),
    ],
    ids=["sure", "likely", "stopped if the others know it"],
)
def test_a_bid_is_shown_where_it_will_be_made_all_the_same(
    hand: str, turned: str, aside: str, seat: int, premium: str
) -> None:
    rest = [card for card in NITTIONIO.info.pack if str(card) not in {turned, *hand.split()}]
    Random(3).shuffle(rest)
    hands = [" ".join(map(str, rest[12 * number : 12 * number + 12])) for number in range(2)]
    hands.insert(seat, hand)
    table = deal(*hands, turned=turned)
    for _ in hands:
        held = table.zone("hand", table.to_act)
        table.act("aside " + " ".join([card for card in held if card in aside] or held[:3]))
    while table.to_act != seat:
        table.act("pass")
    assert move_of("best", table, BUDGET) == premium


@pytest.mark.parametrize(
    ("others", "premium"),
    [(["rules", "stina"], "declare"), (["rules", "best"], "pass"), (["rules", ""], "pass")],
)
def test_a_likely_bid_is_declared_where_weak_levels_defend(others: list[str], premium: str) -> None:
    """The second seat of this deal makes its bid in about four of five playouts; "" is a person."""
    state = first_deal(135)
    player = seated_among(make_player("best", 1), others)
    assert str(player.choose(NITTIONIO.view(state, NITTIONIO.to_act(state)), BUDGET).move) == premium


def first_deal(number: int) -> Any:
    """Return a deal in which all have laid sensible bid cards aside."""
    state, rules = dealt_at_random(NITTIONIO, Random(number)), make_player("rules", 1)
    while state.phase == "aside":
        NITTIONIO.apply(state, rules.choose(NITTIONIO.view(state, NITTIONIO.to_act(state)), BUDGET).move)
    return state
