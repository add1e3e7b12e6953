"""Lomber: the legal calls, and the winner of the auction."""

import pytest

from tests.rules.games.lomber.table import ACES, P1, P2, P3, deal, said
from tolva_gui.rules.account import Standing
from tolva_gui.rules.events import Called
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.moves import MoveError

SOLOS = {"solo C", "solo D", "solo H"}
ABOVE_SOLO = {"spadasolo", "nolo", "yfir"}


@pytest.mark.rule("L13", "L14")
def test_first_hand_bids_freely_but_grandturnir_needs_aces() -> None:
    everything = {"spil", "betra", "turnir", "kuppa", *SOLOS, *ABOVE_SOLO, "pass"}
    assert said(deal()) == everything
    assert said(deal(ACES)) == everything | {"grandturnir"}
    assert deal().refused("bid grandturnir").rule == "L28"


@pytest.mark.rule("L15", "L28", "LD11")
@pytest.mark.example("A1")
def test_first_hand_may_keep_the_bid_or_go_higher() -> None:
    table = deal().act("bid spil", "bid turnir")
    assert (table.to_act, said(table)) == (P1, {"pass", "same", "kuppa", *SOLOS, *ABOVE_SOLO})
    assert table.refused("bid betra").rule == "L15"
    assert table.refused("bid turnir").key == "say_same"
    assert table.refused("same D").rule == "LD12"
    assert "grandturnir" in said(deal(ACES).act("bid spil", "bid turnir"))
    assert deal("", ACES).act("bid spil", "bid grandturnir").refused("same").rule == "LD11"


@pytest.mark.rule("L15", "L16")
@pytest.mark.example("A2")
def test_the_later_hand_goes_higher() -> None:
    table = deal().act("bid spil", "pass")
    assert table.to_act == P3
    assert said(table) == {"pass", "betra", "turnir", "kuppa", *SOLOS, *ABOVE_SOLO}
    assert table.refused("bid spil").rule == "L15"
    assert table.refused("same").rule == "L15"


@pytest.mark.rule("L17", "LD1")
@pytest.mark.example("A3")
def test_nolo_can_be_kept_but_not_overbid_by_spadasolo() -> None:
    table = deal().act("pass", "bid solo H", "bid nolo")
    assert (table.to_act, said(table)) == (P2, {"pass", "same", "yfir"})
    assert table.refused("bid spadasolo").rule == "L17"


@pytest.mark.rule("L17")
@pytest.mark.example("A4")
def test_spadasolo_is_overbid_by_hrein_yfir_only() -> None:
    table = deal().act("bid spadasolo")
    assert (table.to_act, said(table)) == (P2, {"pass", "yfir"})
    assert table.refused("bid nolo").rule == "L17"


@pytest.mark.rule("L16", "L18", "LD4")
@pytest.mark.example("A5", "A6")
def test_the_survivor_meets_the_last_hand() -> None:
    table = deal().act("bid spil", "bid betra", "same", "bid turnir", "pass")
    assert (table.to_act, said(table)) == (P3, {"pass", "kuppa", *SOLOS, *ABOVE_SOLO})
    table.act("bid kuppa")
    assert (table.to_act, said(table)) == (P2, {"pass", "same", *SOLOS, *ABOVE_SOLO})
    assert table.position(0)["bids"][2] == [P1, "same"]
    table.act("same", "pass")
    assert table.position(0)["contract"] == {"declarer": P2, "game": "kuppa", "trump": None, "totus": False}


@pytest.mark.rule("L19", "LD18")
@pytest.mark.example("A7")
@pytest.mark.parametrize("deals", [12, 1])
def test_all_pass_and_the_next_dealer_deals(deals: int) -> None:
    number = 1 if deals == 12 else 12
    table = deal(standing=Standing(0, (4, -2, -2), {}, number)).act("pass", "pass", "pass")
    assert (table.lines, table.result.scores, table.to_act) == ([], (4, -2, -2), None)
    assert (table.result.ranking == ()) is (number == 1), "it counts as one of the deals"
    assert table.position(0)["contract"] is None


def test_the_last_hand_alone_wins_with_any_bid() -> None:
    table = deal().act("pass", "pass", "bid spil")
    assert (table.to_act, LOMBER.view(table.state, 0).phase) == (P3, "contract")


def test_nobody_is_asked_who_can_only_pass() -> None:
    table = deal().act("bid yfir")
    assert table.position(0)["bids"] == [[P1, "yfir"]]
    assert LOMBER.view(table.state, 0).phase == "play"
    kept = deal().act("bid spil", "bid yfir")
    assert (kept.to_act, said(kept)) == (P1, {"pass", "same"})


@pytest.mark.rule("LD12")
def test_a_solo_is_kept_with_a_suit_of_ones_own() -> None:
    table = deal().act("bid spil", "bid solo D")
    assert {"same C", "same D", "same H"} <= set(table.legal)
    assert "same" not in table.legal
    assert table.refused("same").rule == "LD12"
    assert table.refused("bid solo H").rule == "L15", "hearts do not beat diamonds"
    table.act("same C", "pass", "pass")
    assert table.position(0)["bids"] == [
        [P1, "spil"],
        [P2, "solo D"],
        [P1, "same C"],
        [P2, "pass"],
        [P3, "pass"],
    ]
    assert table.position(0)["contract"] == {"declarer": P1, "game": "solo", "trump": "C", "totus": False}


@pytest.mark.rule("LD10", "LV1", "LV2", "LV3", "LV4", "LV5")
def test_unoffered_grandissimo_options_are_absent() -> None:
    assert [option.name for option in LOMBER.info.options] == ["deals", "kuppa_cap"]
    for text in ("bid kaski", "bid mort", "bid grandisamo"):
        with pytest.raises(MoveError):
            LOMBER.parse(text)


def test_what_is_said_is_told_with_the_bid_that_stands() -> None:
    table = deal().act("bid spil", "bid solo D", "same C")
    words = [(event.seat, event.word, event.value) for event in table.said(Called)][1:]
    assert words == [(P1, "bid", "spil"), (P2, "bid", "solo D"), (P1, "same", "solo C")]
