"""Positions in which a sensible person knows the right move, with the reason in words.

`test_sense` has those that every opponent from the middle level up finds, the rule player among them.
"""

import pytest

from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.ai.games.mariage.appraisal import Appraisal
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import rule_move
from tolva_gui.rules.cards import parse_card


def move(table: Table) -> str:
    """The rule player's move at that table."""
    seat = table.to_act
    assert seat is not None
    return str(rule_move(table.game.view(table.state, seat))).removeprefix("play ")


# Sang, and discards.


def test_a_winner_is_not_fed_where_a_loser_brings_as_much() -> None:
    # Two tens: hearts is second to the ace still out; spades is the highest left and will win on its own.
    table = deal("tolva-4", "DAK6", "D98", "HT9 ST7", "SK6").play("DA D8")
    assert move(table) != "ST"


def test_nothing_is_fed_to_the_others_certain_trick() -> None:
    table = deal("tolva-4", "SA76", "HTA6 DTA6 CT86", "SK98").play("SA")
    assert move(table) in ("H6", "D6", "C6")


# King and queen together.


def test_the_pair_is_kept_when_another_card_follows_suit() -> None:
    # No card beats the ace: the six is enough.
    table = deal("tolva-4", "SA97", "SKQ6 H98 DJ C987", "ST", "SJ").play("SA")
    assert move(table) == "S6"


def test_the_pair_is_kept_when_something_is_thrown_away() -> None:
    table = deal("tolva-4", "SA76", "HKQ DJ97 CJ987", "ST", "SJ").play("SA")
    assert move(table) not in ("HK", "HQ")


def test_pair_past_melding_is_two_ordinary_cards() -> None:
    # At eleven nothing may be melded (T17): the king feeds the partner's ace rather than the ace of hearts.
    table = deal("tolva-4", "SA76", "SJ9", "HKQ8 D9876 C98", "ST", scores=(11, 3)).play("SA S9")
    assert move(table) == "HK"


# Calls.


def test_of_two_pairs_the_longer_suit_becomes_trump() -> None:
    table = deal("tolva-4", "SA HKQ DKQJ9 C98", "S6", "S7", "S8").play("SA S6 S7 S8")
    assert move(table) == "meld D"


def test_without_a_pair_the_partner_is_asked() -> None:
    table = deal("tolva-4", "SAK H98 D98 C987", "S6", "S7", "S8").play("SA S6 S7 S8")
    assert move(table) == "ask"


@pytest.mark.parametrize("scores", [(11, 0), (10, 0)])
def test_where_no_meld_is_allowed_a_card_is_led(scores: tuple[int, int]) -> None:
    table = deal("tolva-4", "SA HKQ DKQJ9", "S6", "S7", "S8", scores=scores).play("SA S6 S7 S8")
    assert len(move(table)) == 2


# Gubbar are announced on tricks that are counted, not hoped for.


def test_halv_gubbe_on_six_sure_tricks() -> None:
    assert move(deal("tolva-4", "SATKQ HAT D876")) == "half"


def test_no_gubbe_on_a_merely_good_hand() -> None:
    table = deal("tolva-4", "SAT H9J DA7 CT86")
    assert {"half", "whole"} <= table.calls
    assert len(move(table)) == 2


def test_no_halv_gubbe_on_six_tricks_that_may_hold_few_points() -> None:
    # Seven tricks are sure, but ace, ten and king are 25 points, and the others give only what they must.
    table = deal("tolva-4", "SATK9876 D76")
    assert "half" in table.calls
    assert len(move(table)) == 2


def test_no_gubbe_where_the_score_forbids_it() -> None:
    # T26: at six and more a side may not announce halv gubbe; the nine tricks of the whole one are not sure.
    table = deal("tolva-4", "SATKQ HAT D876", scores=(6, 0))
    assert "half" not in table.calls
    assert len(move(table)) == 2


# Inferences from the play.


def test_a_seat_that_did_not_follow_is_known_to_be_void() -> None:
    table = deal("tolva-4", "SAT76", "HJ98", "SK98", "SQJ").play("SA HJ S8 SJ")
    read = Reading(table.game.view(table.state, 0))
    assert read.void(1, "S") == 1.0
    assert read.void(2, "S") < 1.0


def test_a_seat_that_did_not_head_is_known_to_be_unable_to() -> None:
    # Seat 1 puts the nine on the jack: it has no higher spade (T9), so that the king cannot be beaten there.
    table = deal("tolva-4", "SJK6", "S9", "S8T", "S7A").play("SJ S9")
    read = Reading(table.game.view(table.state, 0))
    assert read.likely(1, parse_card("ST")) == 0.0
    assert read.likely(2, parse_card("ST")) > 0.0


def test_a_melded_pair_is_known_to_lie_where_it_was_shown() -> None:
    table = deal("tolva-4", "SA HKQ", "S6", "S7", "S8").play("SA S6 S7 S8 | meld H")
    read = Reading(table.game.view(table.state, 1))
    assert read.likely(0, parse_card("HK")) == 1.0
    assert read.likely(2, parse_card("HK")) == 0.0


def test_points_no_longer_matter_when_vinsten_is_settled() -> None:
    table = deal("tolva-4", "SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")
    for rank in "ATKQ":
        table.play(f"S{rank} H{rank} D{rank} C{rank}")
    look = Appraisal(Reading(table.game.view(table.state, 0)))
    assert look.points_matter < 0.1
