"""Grandissimo: cards and deal (G1–G10), the games and the auction (G11–G31), trump and partner (G32–G36)."""

from collections.abc import Sequence

import pytest

from tests.rules.games.grandissimo.table import Table
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import CardError, parse_card
from tolva_gui.rules.games.grandissimo.bids import BIDS, SAME_COLOUR, TABLE_I, grade
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import Parti

HIGH = ["begar", "6", "7", "8", "9", "10", "11", "12", "13"]
LOW = [
    "liten-misar",
    "stor-misar",
    "liten-upplaggare",
    "stor-upplaggare",
    "liten-pratmakare",
    "stor-pratmakare",
]
SUFFIXES = ("", " farg", " hogsta", " grand")


def auction(*texts: str) -> Table:
    """Hold an auction: P1 is seat 0, forehand; P4 deals."""
    return Table(dealer=3).deal().act(*texts)


def bids_of(table: Table) -> set[str]:
    return {text.removeprefix("bid ") for text in set(table.legal) if text.startswith("bid ")}


def above(bid: str) -> set[str]:
    """Return every bid higher than this one (Table I, G25)."""
    order = [str(known) for known in BIDS]
    return set(order[order.index(bid) + 1 :])


@pytest.mark.rule("G3", "G8")
def test_the_second_pack_gives_one_card() -> None:
    assert GRANDISSIMO.info.further == (("turned", 1),)
    table = Table().deal(turned="DQ")
    assert table.position(2)["turned"] == "DQ"
    assert table.position(2)["first_suit"] == "D"
    assert table.called()[-1] == (2, "turned", "D"), "the player opposite the dealer turns it up"


@pytest.mark.rule("G8")
@pytest.mark.parametrize("turned", [[], ["H7", "H8"], ["JO"]])
def test_exactly_one_card_of_the_pack_is_turned(turned: Sequence[str]) -> None:
    parti = Parti(GRANDISSIMO, {}, Standing(0, (0, 0, 0, 0)))
    with pytest.raises(CardError, match="one card of the second pack"):
        parti.start_deal(GRANDISSIMO.info.pack, {"turned": [tuple(parse_card(text) for text in turned)]})


@pytest.mark.rule("G9")
def test_second_suit_is_the_other_of_the_colour() -> None:
    assert SAME_COLOUR == {"S": "C", "C": "S", "H": "D", "D": "H"}
    assert [grade(trump, "C") for trump in ("H", "D", "S", "C", "grand")] == [0, 0, 1, 2, 3]


@pytest.mark.rule("G10")
def test_the_dealership_moves_clockwise() -> None:
    table = Table(dealer=3).deal([0] * 13, "S").act("bid begar", *["pass"] * 3, "trump S", "solo").play_out()
    assert table.parti.next_standing().dealer == 0
    assert GRANDISSIMO.next_game_dealer(3, 1, table.result) == 2


@pytest.mark.rule("GD2")
def test_lots_decide_who_deals_first() -> None:
    assert GRANDISSIMO.info.drawn_by == ""


@pytest.mark.rule("G11")
def test_the_games_in_the_order_of_the_first_table() -> None:
    assert [(spel.id, spel.tricks, spel.partner_tricks, spel.points) for spel in TABLE_I] == [
        ("begar", 5, 3, 8),
        ("liten-misar", 0, 0, 50),
        ("6", 6, 4, 12),
        ("7", 7, 4, 18),
        ("stor-misar", 0, 0, 100),
        ("8", 8, 4, 24),
        ("liten-upplaggare", 0, 0, 150),
        ("9", 9, 4, 30),
        ("stor-upplaggare", 0, 0, 200),
        ("10", 10, 0, 36),
        ("liten-pratmakare", 0, 0, 250),
        ("11", 11, 0, 42),
        ("12", 12, 0, 48),
        ("stor-pratmakare", 0, 0, 300),
        ("13", 13, 0, 54),
    ]


@pytest.mark.rule("G22", "G23")
def test_forehand_speaks_first_then_clockwise() -> None:
    table = auction()
    assert table.to_act == 0
    assert set(table.legal) == {"pass", *(f"bid {bid}" for bid in BIDS)}
    assert [table.act("pass").to_act, table.act("bid begar").to_act] == [1, 2]


@pytest.mark.rule("G24", "G25")
def test_forty_two_bids_low_games_without_suffix() -> None:
    assert {str(bid) for bid in BIDS} == {*LOW, *(spel + suffix for spel in HIGH for suffix in SUFFIXES)}
    assert len(BIDS) == 42
    assert [str(bid) for bid in BIDS[:6]] == [
        *("begar", "begar farg", "begar hogsta", "begar grand"),
        *("liten-misar", "6"),
    ]
    with pytest.raises(MoveError, match="does not go with"):
        GRANDISSIMO.parse("bid liten-misar farg")


@pytest.mark.example("A1")
def test_a_better_suit_beats_a_better_hand() -> None:
    table = auction("bid begar", "bid begar farg", "pass", "pass")
    assert table.to_act == 0
    assert set(table.legal) == {"pass", "hold", *(f"bid {bid}" for bid in above("begar farg"))}
    assert {"begar hogsta", "begar grand", "liten-misar", "6"} <= bids_of(table)
    assert table.refused("bid begar").rule == "G28"


@pytest.mark.example("A2")
def test_a_bid_is_higher_in_the_first_round() -> None:
    table = auction("bid 6")
    assert table.to_act == 1
    assert set(table.legal) == {"pass", *(f"bid {bid}" for bid in above("6"))}
    assert {"6 farg", "6 hogsta", "6 grand", "7", "stor-misar"} <= bids_of(table)
    assert table.refused("bid 6").rule == table.refused("bid liten-misar").rule == "G26"


@pytest.mark.example("A3")
def test_an_equal_bid_with_the_same_suffix() -> None:
    table = auction("pass", "bid 6", "bid 6 hogsta", "pass")
    assert table.to_act == 1
    assert set(table.legal) == {"pass", "hold", *(f"bid {bid}" for bid in above("6 hogsta"))}
    assert table.refused("bid 6 farg").rule == "G28"


@pytest.mark.example("A4")
def test_who_spoke_later_has_no_forehand() -> None:
    table = auction("bid begar", "bid 6", "pass", "pass", "hold")
    assert table.to_act == 1
    assert set(table.legal) == {"pass", *(f"bid {bid}" for bid in above("6"))}
    assert table.refused("hold").rule == table.refused("bid 6").rule == "G27"


@pytest.mark.example("A5")
def test_three_have_passed() -> None:
    table = auction("pass", "pass", "pass")
    assert table.to_act == 3
    assert set(table.legal) == {"pass", *(f"bid {bid}" for bid in BIDS)}
    assert auction("pass", "pass", "pass", "bid 7").position()["contract"]["declarer"] == 3


@pytest.mark.example("A6")
def test_hold_over_the_dealer() -> None:
    table = auction("pass", "bid stor-misar", "pass", "bid 8")
    assert table.to_act == 1
    assert set(table.legal) == {"pass", "hold", *(f"bid {bid}" for bid in above("8"))}
    assert table.refused("bid stor-misar").rule == "G27"


@pytest.mark.rule("G26")
def test_nothing_is_held_in_the_first_round() -> None:
    assert auction().refused("hold").rule == "G26"
    assert auction("bid 6").refused("hold").rule == "G26"


@pytest.mark.rule("G27")
def test_hold_repeats_the_bid_for_its_new_maker() -> None:
    table = auction("bid begar", "bid 6 farg", "pass", "pass", "hold")
    assert table.position()["bids"][-1] == [0, "hold"]
    assert table.called()[-1] == (0, "hold", "6 farg")
    contract = table.act("pass").position()["contract"]
    assert (contract["declarer"], contract["game"], contract["suffix"]) == (0, "6", "farg")


@pytest.mark.rule("G27")
def test_every_one_before_the_high_bidder_may_hold() -> None:
    table = auction("bid begar", "bid 6", "pass", "bid 7", "hold", "bid 8", "pass")
    assert table.to_act == 0
    assert "hold" in set(table.legal)


@pytest.mark.rule("G28")
def test_hold_is_the_only_way_to_bid_the_same() -> None:
    reason = auction("bid begar", "bid 6", "pass", "pass").refused("bid 6")
    assert (reason.rule, reason.key) == ("G27", "say_hold")


@pytest.mark.rule("G29")
def test_who_has_passed_is_asked_no_more() -> None:
    table = auction("pass", "bid 6", "pass", "bid 7")
    assert table.to_act == 1
    assert table.act("bid 8").to_act == 3


@pytest.mark.rule("G30")
def test_three_passes_end_the_auction() -> None:
    table = auction("bid begar", "bid 6", "pass", "pass", "pass")
    assert table.phase == "trump"
    assert table.to_act == 1


@pytest.mark.rule("G23")
def test_a_pass_that_is_all_there_is_comes_by_itself() -> None:
    table = auction("pass", "bid 13 grand")
    assert table.position()["bids"] == [[0, "pass"], [1, "bid 13 grand"], [2, "pass"], [3, "pass"]]
    assert table.phase == "play"
    assert auction("bid begar", "bid 13 grand").position()["bids"][-1] == [3, "pass"], "seat 0 may hold"
    assert auction("bid begar", "bid 13 grand", "hold").position()["bids"][-1] == [1, "pass"]


@pytest.mark.rule("G31", "G21")
def test_four_passes_make_rundmisar() -> None:
    table = auction(*["pass"] * 4)
    assert table.phase == "play"
    assert table.to_act == 0
    assert table.position()["contract"] is None
    assert (None, "rundmisar", None) in table.called()
    with pytest.raises(MoveError):
        GRANDISSIMO.parse("bid rundmisar")


@pytest.mark.rule("G32")
@pytest.mark.example("B1", "B2")
@pytest.mark.parametrize(
    ("bid", "turned", "may"),
    [
        ("7 farg", "H2", {"D", "H", "grand"}),  # B1
        ("begar hogsta", "C9", {"C", "grand"}),  # B2
        ("9", "S5", {"S", "H", "D", "C", "grand"}),
        ("12 farg", "SA", {"C", "S", "grand"}),
    ],
)
def test_trump_within_the_suffix(bid: str, turned: str, may: set[str]) -> None:
    table = Table(dealer=3).deal(turned=turned).act(f"bid {bid}", *["pass"] * 3)
    assert table.phase == "trump"
    assert set(table.legal) == {f"trump {trump}" for trump in may}
    for trump in {"S", "H", "D", "C"} - may:
        assert table.refused(f"trump {trump}").rule == "G32"


@pytest.mark.rule("G32")
def test_grandissimo_is_named_by_its_suffix() -> None:
    table = auction("bid 8 grand", *["pass"] * 3)
    assert table.phase == "partner"
    assert table.position()["contract"]["trump"] == "grand"


@pytest.mark.rule("G15")
def test_a_low_game_names_no_trump_and_asks_nobody() -> None:
    table = auction("bid stor-misar", *["pass"] * 3)
    assert table.phase == "play"
    assert table.position()["contract"] == {
        "declarer": 0,
        "game": "stor-misar",
        "suffix": None,
        "trump": None,
        "partner": None,
        "conceded": False,
    }
    assert (table.refused("trump S").rule, table.refused("vist").rule) == ("G15", "G13")


@pytest.mark.rule("G13", "G33")
@pytest.mark.example("B4")
@pytest.mark.parametrize("spel", HIGH)
def test_a_partner_from_begar_to_nine(spel: str) -> None:
    table = auction(f"bid {spel}", *["pass"] * 3, "trump S")
    if spel in ("begar", "6", "7", "8", "9"):
        assert table.phase == "partner"
        assert set(table.legal) == {"solo", "vist"}
    else:
        assert table.phase == "play"
        assert (table.refused("solo").rule, table.refused("vist").rule) == ("G13", "G13")


@pytest.mark.rule("G34")
def test_the_first_to_accept_becomes_partner() -> None:
    table = auction("bid 6", *["pass"] * 3, "trump S", "vist")
    assert table.to_act == 1
    assert set(table.legal) == {"accept", "refuse"}
    table.act("refuse", "accept")
    assert table.position()["contract"]["partner"] == 2
    assert table.phase == "play"


@pytest.mark.rule("G35")
def test_nobody_accepts_and_the_declarer_plays_alone() -> None:
    table = auction("bid 6", *["pass"] * 3, "trump grand", "vist", *["refuse"] * 3)
    assert table.position()["contract"]["partner"] is None
    assert table.phase == "play"
    assert table.state.contract.target == 6


@pytest.mark.rule("G36")
def test_begar_in_grandissimo_without_partner_is_conceded() -> None:
    table = auction("bid begar", *["pass"] * 3, "trump grand", "vist", *["refuse"] * 3)
    assert table.phase == "over"
    assert table.position()["contract"]["conceded"]
    assert table.paid() == (210, -70, -70, -70)


@pytest.mark.rule("GD12")
def test_begar_in_grandissimo_may_be_played_solo() -> None:
    assert auction("bid begar", *["pass"] * 3, "trump grand", "solo").phase == "play"


@pytest.mark.rule("GD11")
def test_trump_stays_after_a_refusal() -> None:
    table = auction("bid begar", *["pass"] * 3, "trump S", "vist", *["refuse"] * 3)
    assert table.phase == "play"
    assert table.position()["contract"]["trump"] == "S"


@pytest.mark.rule("GD22")
def test_only_what_is_legal_is_done() -> None:
    table = auction("bid begar")
    for text in ("play SA", "accept", "solo", "trump S", "concede", "agree", "strike 1"):
        assert table.refused(text) is not None, text
    held, elsewhere = table.position()["hands"][1][0], table.position()["hands"][2][0]
    assert table.refused(f"play {held}") != table.refused(f"play {elsewhere}")
    assert table.refused(f"discard {elsewhere}") == table.refused(f"play {elsewhere}")
