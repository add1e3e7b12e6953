"""Lomber: the players, the pack, the deal and the ranks of the cards."""

import pytest

from tests.rules.bench import cards
from tests.rules.games.lomber.table import P1, P2, P3, deal
from tolva_gui.rules.events import Moved
from tolva_gui.rules.games.lomber.cards import suit_order, winner_of, worths
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.kit import Standing, Suit


@pytest.mark.rule("L2", "L3", "L4", "L5")
def test_nine_cards_each_are_dealt_to_the_right_in_threes() -> None:
    assert {*map(str, LOMBER.info.pack)} == {suit + rank for suit in "SHDC" for rank in "AKQJ765432"}
    table = deal()
    dealt = [(event.target.owner, len(event.cards)) for event in table.said(Moved) if event.dealt]
    assert dealt == [(P1, 3), (P2, 3), (P3, 3)] * 3
    assert table.zone("stock", viewer=P1) == ["??"] * 13


@pytest.mark.rule("L6")
def test_the_deal_moves_to_the_right() -> None:
    table = deal().act("pass", "pass", "pass")
    following = LOMBER.next(table.state.options, table.state.standing, table.result)
    assert following == Standing(2, (0, 0, 0), {}, 2)
    assert LOMBER.next_game_dealer(0, 1, table.result) == 0


@pytest.mark.rule("L7", "L8", "L9", "L10", "L11", "L12")
@pytest.mark.parametrize(
    ("suit", "trump", "order"),
    [
        ("C", "S", "CK CQ CJ C7 C6 C5 C4 C3 C2"),
        ("D", "S", "DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
        ("S", "S", "SA S2 CA SK SQ SJ S7 S6 S5 S4 S3"),
        ("C", "C", "SA C2 CA CK CQ CJ C7 C6 C5 C4 C3"),
        ("H", "H", "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6"),
        ("D", "D", "SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6"),
        ("S", None, "SK SQ SJ S7 S6 S5 S4 S3 S2 SA"),
        ("H", None, "HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
    ],
)
def test_the_order_of_each_suit(suit: Suit, trump: Suit | None, order: str) -> None:
    assert suit_order(suit, trump) == tuple(cards(order))


def sorted_by_worth(text: str, trump: Suit | None) -> str:
    return " ".join(map(str, sorted(cards(text), key=lambda card: worths(trump)[card].place)))


@pytest.mark.example("K1", "K2")
def test_trumps_from_the_top() -> None:
    assert sorted_by_worth("S3 CA S2 SK", "S") == "S2 CA SK S3"
    assert sorted_by_worth("HA HK H7 H6 H2", "H") == "H7 HA HK H2 H6"


@pytest.mark.rule("L39")
@pytest.mark.example("K3", "K4", "K5", "K6")
@pytest.mark.parametrize(
    ("example", "trump", "trick", "winner"),
    [
        ("K3", "S", "D2 DA D7", "DA"),
        ("K4", "S", "D7 D6 D3", "D3"),
        ("K5", "S", "C5 C7 C2", "C7"),
        ("K6", None, "S3 SA S2", "S3"),
        ("L39", "H", "DK H6 DA", "H6"),
        ("L39", "H", "D6 SK DA", "DA"),
    ],
)
def test_who_takes_the_trick(example: str, trump: Suit | None, trick: str, winner: str) -> None:
    row = cards(trick)
    assert str(row[winner_of(row, trump)]) == winner, example


@pytest.mark.example("K7")
def test_the_suits_add_up_to_forty_cards() -> None:
    assert [len(suit_order(suit, "S")) for suit in ("S", "C", "H", "D")] == [11, 9, 10, 10]
    assert [len(suit_order(suit, "H")) for suit in ("H", "D", "S", "C")] == [12, 10, 9, 9]
