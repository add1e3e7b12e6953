"""Gubbar are judged by the probability of keeping them, and by how well partners can guess the worlds."""

from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.ai.games.mariage.gubbe_odds import counted, kept_at_table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.mariage.calls import HALF
from tolva_gui.rules.kit import Move

STRONG = "SA HA87 D7 CATK8"
"""Five tricks from the top. The sixth is the partner's, in hearts or diamonds, in almost every layout."""


def master_at(table: Table) -> Move:
    return make_player("best", 1).choose(table.seen(), Budget(iterations=2000)).move


def test_who_plays_alone_guesses_little() -> None:
    assert kept_at_table(deal("tolva-3", STRONG).seen(), HALF, 0.8) == 0.8


def test_master_announces_what_cannot_be_counted_in_hand() -> None:
    """Rules of thumb see five tricks; with the partner's the sixth is there."""
    table = deal("tolva-4", STRONG)
    assert counted(table.seen()) == {}
    assert master_at(table) == HALF


def test_under_a_gubbe_the_only_card_that_can_break_it_is_kept() -> None:
    """T27: seat 1 has thrown its spades; the ace of hearts beats the ten, the small cards beat nothing."""
    table = deal("tolva-4", "SATKQJ HTKQ DA", "S9 HA H9 D9876 C98", "S87 DQ", "S6").play(
        "half | SA S9 S8 S6 | ST"
    )
    assert table.to_act == 1
    assert str(master_at(table)) != "play HA"
