"""Lomber: the lead, legal plays, and refusals."""

import pytest

from tests.rules.bench import cards
from tests.rules.games.lomber.table import P1, deal, own
from tolva_gui.rules.cards import Suit, parse_card
from tolva_gui.rules.games.lomber.cards import playable


@pytest.mark.rule("L35", "L36", "L37", "L38")
@pytest.mark.example("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11")
@pytest.mark.parametrize(
    ("example", "trump", "led", "hand", "legal"),
    [
        ("C1", "H", "H2", "H7 CK", "H7 CK"),
        ("C2", "H", "H2", "H7 H3 CK", "H7 H3"),
        ("C3", "H", "CA", "H7 CK", "H7 CK"),
        ("C4", "H", "CA", "HA CK", "HA"),
        ("C5", "H", "SA", "CA DK", "CA"),
        ("C6", "H", "H7", "SA DK", "SA DK"),
        ("C7", "H", "H7", "CA DK", "CA"),
        ("C8", "S", "DK", "D7 SA", "D7"),
        ("C9", "S", "DK", "SA S2", "SA S2"),
        ("C10", "S", "CK", "CA H5", "CA H5"),
        ("C11", "H", "H7", "SA CA DK", "SA CA"),
    ],
)
def test_what_may_be_played(example: str, trump: Suit, led: str, hand: str, legal: str) -> None:
    assert playable(cards(hand), parse_card(led), trump) == cards(legal), example


@pytest.mark.rule("L35", "L37")
def test_a_refused_card_names_the_rule_that_it_breaks() -> None:
    table = deal("SA SK", "CA DK DQ DJ D7 D6 D5 D4 D3", "S7 S6 S5 S4 S3 H2 H3 H4 H5")
    table.act("bid spadasolo", "pass", "pass", "pass", "pass", "play SA")
    refused = table.refused("play DK")
    assert (refused.rule, refused.values["instead"]) == ("L37", tuple(cards("CA")))
    table.act("play CA")
    assert table.refused("play H2").rule == "L35"


def test_moves_of_another_phase_are_refused_with_what_is_first() -> None:
    table = deal()
    assert table.refused(f"play {own(table, 1)}").key == "first_auction"
    assert (
        table.refused("play H2" if "H2" not in table.zone("hand", P1) else "play C2").key == "not_available"
    )
    assert table.refused("totus").key == "first_auction"
    table.act("pass", "pass", "pass")
    assert table.refused("pass").key == "deal_over"


def test_hands_are_sorted_with_the_ace_last_in_every_suit() -> None:
    hand = deal("DA DK D2 HA H7 SA S3 SK CA").zone("hand", P1, viewer=P1)
    assert " ".join(hand) == "SK S3 SA H7 HA DK D2 DA CA"
