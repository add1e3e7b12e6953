"""The value of a trump game of lomber by the fitted numbers, purchases, and inferences from them."""

from random import Random

import pytest

from tests.rules.bench import cards
from tests.rules.games.lomber.table import deal
from tolva_gui.ai.games.lomber.cards import kernel_seat, numbers
from tolva_gui.ai.games.lomber.prospects import Prospects, expected, strength, worth
from tolva_gui.ai.games.lomber.worlds import MOST, paid, position, table
from tolva_gui.rules.cards import Suit
from tolva_gui.rules.games.lomber.bids import MISERES, SPIL, TURNIR, Contract
from tolva_gui.rules.games.lomber.cards import suit_order

DRAWS = 40
ENDS = [(first, second, 9 - first - second) for first in range(10) for second in range(10 - first)]


def prospects(hand: str) -> Prospects:
    return Prospects(cards(hand), [], Random(1), DRAWS)


def test_a_higher_trump_is_worth_more() -> None:
    rest = "S2 CA SK SQ HK H6 D6 D7"
    worths = [strength(cards(f"{card} {rest}"), "S") for card in ("SA", "SJ", "S3", "H5")]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


def test_a_sure_game_brings_what_it_pays() -> None:
    """L44: from each of the other two, one for spil and three for spaðasóló."""
    hand = cards("SA S2 CA SK SQ SJ S7 HK DK")
    assert expected(SPIL, hand, "S") == pytest.approx(2, abs=0.01)
    assert expected("spadasolo", hand, "S") == pytest.approx(6, abs=0.01)


def test_spil_is_worth_its_best_trump() -> None:
    hand = prospects("SA S2 CA SK SQ HK H6 D6 D7")
    assert hand.of(Contract(0, SPIL)) == hand.purchase(SPIL, "S").worth > hand.purchase(SPIL, "D").worth


def test_who_may_give_up_loses_no_more_than_that() -> None:
    """L32, L44."""
    hand = cards("S7 S6 S5 S4 HJ H4 DJ D5 C3")
    assert expected(SPIL, hand, "S") < -3
    assert worth(SPIL, hand, "S") == -2
    assert worth("spadasolo", hand, "S") == expected("spadasolo", hand, "S")


@pytest.mark.parametrize(
    ("hand", "trump", "game", "least"),
    [
        ("SA S2 CA SK SQ SJ S7 S6 S5", "S", SPIL, 1),
        ("SA S2 CA SK SQ SJ S7 S6 S5", "S", TURNIR, 2),
        ("H6 H5 H4 D6 D5 D4 C3 C4 C5", "S", SPIL, 1),
    ],
)
def test_as_many_are_bought_as_must_and_may_be(hand: str, trump: Suit, game: str, least: int) -> None:
    """LD2, LD3: at least one, or two with a card turned up, and at most eight."""
    keep = prospects(hand).purchase(game, trump).keep
    assert 1 <= len(keep) <= 9 - least


def test_trumps_are_never_put_away_for_others() -> None:
    keep = prospects("SA S7 S3 HK H2 DQ D5 C4 C6").purchase(SPIL, "S").keep
    assert set(cards("SA S7 S3 HK")) <= set(keep)
    assert not set(cards("H2 D5 C4 C6")) & set(keep)


def sampled(bought: int) -> list[list[int]]:
    """Hands and stock as first hand samples them after the first opponent to buy has bought that number of cards."""
    table = deal("SA S2 CA SK SQ HK H6 D6 D7").act("bid spil", "pass", "pass", "name S", "discard H6 D7 D6")
    table.act("go_on", f"buy {bought}", "buy 1")
    view = table.game.view(table.state, table.to_act)
    world = table.game.determinize(view, Random(1))
    known = position(view, world)
    worlds = []
    for number in range(60):
        known.stir(60, number)
        worlds.append(known.hands())
    return worlds


def test_nobody_is_thought_to_have_put_a_king_away() -> None:
    kings = numbers("S").set_of(cards("HK DK CK"))
    for hands in sampled(3)[5:]:
        assert sum(hand & kings for hand in hands) == kings


def test_who_buys_little_is_thought_to_have_kept_much() -> None:
    """P2 of the digest: seat 1 is the first opponent of seat 2."""
    kept = numbers("S").set_of([*suit_order("S", "S"), *cards("HK DK CK")])
    few, many = (
        sum((hands[kernel_seat(1)] & kept).bit_count() for hands in sampled(bought)) for bought in (2, 7)
    )
    assert few > 1.5 * many


@pytest.mark.parametrize("contract", [Contract(0, SPIL, "S"), *(Contract(0, game) for game in MISERES)])
def test_defender_does_not_count_on_a_game_lost_in_playouts(contract: Contract) -> None:
    """The order of the ends is unchanged, so that the same card is chosen."""
    for seat in (1, 2):
        thought = table(contract, 0, seat)
        known = [paid(contract, 0, seat, taken) for taken in ENDS]
        worths = [thought[(first * MOST + second) * MOST + third] for first, second, third in ENDS]
        assert all(here <= there for here, there in zip(worths, known, strict=True))
        assert worths != known
        assert sorted(range(len(ENDS)), key=lambda end: (worths[end], end)) == sorted(
            range(len(ENDS)), key=lambda end: (known[end], end)
        )
    assert table(contract, 0, 0)[5 * MOST * MOST + 4 * MOST] == paid(contract, 0, 0, (5, 4, 0))
