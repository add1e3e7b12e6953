"""Lomber: the rules of its digest, each example, and random play."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.contract.checks import check_deal, chosen, first_standing, shuffled
from tests.rules.bench import Bench, begin, cards, filled
from tests.rules.help_page import check_pages, pictures
from tolva_gui.rules.cards import Card, Suit, parse_card
from tolva_gui.rules.events import Called, Moved, Place, Scored
from tolva_gui.rules.game import OptionValue, SetupError, Standing
from tolva_gui.rules.lomber.bids import Contract
from tolva_gui.rules.lomber.cards import PACK, playable, suit_order, winner_of, worths
from tolva_gui.rules.lomber.game import LOMBER
from tolva_gui.rules.lomber.payment import given_up, lines_of, outcome, settled
from tolva_gui.rules.moves import Move, MoveError
from tolva_gui.rules.parti import Parti

SEED = 1985
NONE: Mapping[str, OptionValue] = {}
DEALER = 0
P1, P2, P3 = 2, 1, 0
"""First, middle and last hand where seat 0 deals: play runs to the right (L3)."""
ACES = "SA CA"


def deal(
    *hands: str,
    stock: str = "",
    options: Mapping[str, OptionValue] = NONE,
    standing: Standing | None = None,
) -> Bench:
    """A deal of these hands, first hand's first; the rest of the pack fills them up in its order."""
    rows = [cards(hand) for hand in (*hands, "", "", "")[:3]]
    full: list[list[Card | None]] = [[*row, *[None] * (9 - len(row))] for row in rows]
    known = [card for start in (0, 3, 6) for row in full for card in row[start : start + 3]]
    deck = filled(LOMBER, [*known, *cards(stock)])
    return begin(LOMBER, chosen(LOMBER, **options), deck, standing or Standing(DEALER, (0, 0, 0)))


def said(table: Bench) -> set[str]:
    """What the seat to act may say in the auction, without the word `bid`."""
    return {text.removeprefix("bid ") for text in table.legal}


def own(table: Bench, number: int) -> str:
    """The first so many cards of the seat to act."""
    return " ".join(table.zone("hand", table.to_act)[:number])


def buy(table: Bench, *numbers: int) -> Bench:
    """The seats in turn buy so many cards."""
    for number in numbers:
        table.act(f"discard {own(table, number)}" if number else "pass")
    return table


SOLOS = {"solo C", "solo D", "solo H"}
ABOVE_SOLO = {"spadasolo", "nolo", "yfir"}


def test_L1_LD15_three_play() -> None:
    assert LOMBER.seated(3) is LOMBER
    with pytest.raises(SetupError):
        LOMBER.seated(4)


def test_L2_forty_cards_without_eight_nine_ten() -> None:
    assert len(PACK) == 40
    assert {card.rank for card in PACK} == set("KQJ765432A")


def test_L3_L4_L5_three_at_a_time_from_the_dealers_right() -> None:
    table = deal()
    dealt = table.said(Moved)
    assert [(event.target.owner, len(event.cards)) for event in dealt] == [(P1, 3), (P2, 3), (P3, 3)] * 3
    position = table.position(0)
    assert [len(hand) for hand in position["hands"]] == [9, 9, 9]
    assert position["stock"] == ["??"] * 13
    assert (table.to_act, position["leader"]) == (P1, P1)
    assert deal(standing=Standing(2, (0, 0, 0))).to_act == 1


def test_L6_the_deal_moves_to_the_right() -> None:
    table = deal().act("pass", "pass", "pass")
    following = LOMBER.next(table.state.options, table.state.standing, table.result)
    assert following == Standing(2, (0, 0, 0), {}, 2)
    assert LOMBER.next_game_dealer(0, 1, table.result) == 0


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
def test_L7_L8_L9_L10_L11_L12_the_order_of_each_suit(suit: Suit, trump: Suit | None, order: str) -> None:
    assert suit_order(suit, trump) == tuple(cards(order))


def sorted_by_worth(text: str, trump: Suit | None) -> str:
    return " ".join(map(str, sorted(cards(text), key=lambda card: worths(trump)[card].place)))


def test_example_K1_K2_trumps_from_the_top() -> None:
    assert sorted_by_worth("S3 CA S2 SK", "S") == "S2 CA SK S3"
    assert sorted_by_worth("HA HK H7 H6 H2", "H") == "H7 HA HK H2 H6"


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
def test_L39_K3_K4_K5_K6_who_takes_the_trick(
    example: str, trump: Suit | None, trick: str, winner: str
) -> None:
    row = cards(trick)
    assert str(row[winner_of(row, trump)]) == winner, example


def test_example_K7_the_suits_add_up_to_forty_cards() -> None:
    assert [len(suit_order(suit, "S")) for suit in ("S", "C", "H", "D")] == [11, 9, 10, 10]
    assert [len(suit_order(suit, "H")) for suit in ("H", "D", "S", "C")] == [12, 10, 9, 9]


def test_L13_L14_first_hand_may_bid_anything_but_grandturnir_needs_the_aces() -> None:
    everything = {"spil", "betra", "turnir", "kuppa", *SOLOS, *ABOVE_SOLO, "pass"}
    assert said(deal()) == everything
    assert said(deal(ACES)) == everything | {"grandturnir"}
    assert deal().refused("bid grandturnir").rule == "L28"


def test_L15_L28_LD11_A1_first_hand_may_keep_the_bid_or_go_higher() -> None:
    table = deal().act("bid spil", "bid turnir")
    assert (table.to_act, said(table)) == (P1, {"pass", "same", "kuppa", *SOLOS, *ABOVE_SOLO})
    assert table.refused("bid betra").rule == "L15"
    assert table.refused("bid turnir").key == "say_same"
    assert table.refused("same D").rule == "LD12"
    assert "grandturnir" in said(deal(ACES).act("bid spil", "bid turnir"))
    assert deal("", ACES).act("bid spil", "bid grandturnir").refused("same").rule == "LD11"


def test_L15_L16_A2_the_later_hand_goes_higher() -> None:
    table = deal().act("bid spil", "pass")
    assert table.to_act == P3
    assert said(table) == {"pass", "betra", "turnir", "kuppa", *SOLOS, *ABOVE_SOLO}
    assert table.refused("bid spil").rule == "L15"
    assert table.refused("same").rule == "L15"


def test_L17_LD1_A3_nolo_can_be_kept_but_not_overbid_by_spadasolo() -> None:
    table = deal().act("pass", "bid solo H", "bid nolo")
    assert (table.to_act, said(table)) == (P2, {"pass", "same", "yfir"})
    assert table.refused("bid spadasolo").rule == "L17"


def test_L17_A4_spadasolo_is_overbid_by_hrein_yfir_only() -> None:
    table = deal().act("bid spadasolo")
    assert (table.to_act, said(table)) == (P2, {"pass", "yfir"})
    assert table.refused("bid nolo").rule == "L17"


def test_L16_L18_LD4_A5_A6_the_survivor_meets_the_last_hand() -> None:
    table = deal().act("bid spil", "bid betra", "same", "bid turnir", "pass")
    assert (table.to_act, said(table)) == (P3, {"pass", "kuppa", *SOLOS, *ABOVE_SOLO})
    table.act("bid kuppa")
    assert (table.to_act, said(table)) == (P2, {"pass", "same", *SOLOS, *ABOVE_SOLO})
    assert table.position(0)["bids"][2] == [P1, "same"]
    table.act("same", "pass")
    assert table.position(0)["contract"] == {"declarer": P2, "game": "kuppa", "trump": None, "totus": False}


@pytest.mark.parametrize("deals", [12, 1])
def test_L19_A7_LD18_all_pass_and_the_next_dealer_deals(deals: int) -> None:
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


def test_LD12_a_solo_is_kept_with_a_suit_of_ones_own() -> None:
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


def spil(*hands: str, name: str = "name S", stock: str = "") -> Bench:
    return deal(*hands, stock=stock).act("bid spil", "pass", "pass", name)


def test_L20_LD2_spil_names_trump_and_buys_one_to_eight() -> None:
    table = deal().act("bid spil", "pass", "pass")
    assert table.position(1)["contract"] == {"declarer": P1, "game": "spil", "trump": None, "totus": False}
    assert set(table.legal) == {"name S", "name H", "name D", "name C", "turnir", "kuppa"}
    assert table.refused("bid yfir").key == "first_contract"
    table.act("name S")
    assert table.position(1)["trump"] == "S"
    assert {len(text.split()) - 1 for text in table.legal} == set(range(1, 9))
    assert table.refused("pass").rule == "LD2"
    assert table.refused(f"discard {own(table, 9)}").rule == "LD2"
    top = [str(card) for card in table.state.stock[:3]]
    buy(table, 3)
    assert set(top) <= set(table.zone("hand", P1))
    assert table.position(P1)["bought"] == [None, None, 3]


def test_example_buying_P1_L21_L22_four_to_spades_and_everybody_holds_nine() -> None:
    table = buy(spil(), 4).act("go_on")
    assert (table.to_act, len(table.position()["stock"])) == (P2, 9)
    buy(table, 2)
    assert (table.to_act, len(table.position()["stock"])) == (P3, 7)
    assert max(len(text.split()) - 1 for text in table.legal if text != "pass") == 7
    assert table.refused(f"discard {own(table, 8)}").rule == "L21"
    buy(table, 7)
    position = table.position(P1)
    assert [len(hand) for hand in position["hands"]] == [9, 9, 9]
    assert position["bought"] == [7, 2, 4]
    assert (table.to_act, LOMBER.view(table.state, 0).phase) == (P1, "play")


def test_L21_who_cannot_buy_is_not_asked() -> None:
    table = buy(spil(), 8).act("go_on")
    buy(table, 5)
    assert LOMBER.view(table.state, 0).phase == "play"
    assert table.position(0)["bought"] == [None, 5, 8]


def test_L23_stock_and_discards_stay_unseen() -> None:
    table = buy(spil(), 4)
    put_away = table.position(P1)["discards"][P1]
    assert len(put_away) == 4
    assert "??" not in put_away
    assert table.position(P2)["discards"] == [[], [], ["??"] * 4]
    table.act("give_up")
    assert table.position(P2)["discards"][P1] == ["??"] * 4, "after the deal too"
    assert table.position(P2)["stock"] == ["??"] * 9


def test_L24_betra_spil_is_spil_in_spades() -> None:
    table = deal().act("bid betra", "pass", "pass")
    assert table.position(0)["contract"] == {"declarer": P1, "game": "betra", "trump": "S", "totus": False}
    assert table.refused("pass").rule == "LD2"


def test_L25_LD3_example_buying_P3_turnir() -> None:
    table = deal(stock="D4").act("bid turnir", "pass", "pass")
    position = table.position(P2)
    assert (position["turned"], position["trump"], position["stock"][:2]) == ("D4", "D", ["D4", "??"])
    assert {len(text.split()) - 1 for text in table.legal} == set(range(2, 9))
    assert table.refused(f"discard {own(table, 1)}").rule == "LD3"
    assert table.refused("discard D4").key == "not_available"
    buy(table, 3)
    position = table.position(P2)
    assert (len(position["stock"]), position["turned"]) == (10, "D4")
    assert position["hands"][P1][0] == "D4", "everybody has seen it"
    assert position["hands"][P1][1:] == ["??"] * 8


@pytest.mark.parametrize("ace", ["SA", "CA"])
def test_LD17_the_suit_of_a_turned_black_ace_is_trump(ace: str) -> None:
    table = deal(stock=ace).act("bid turnir", "pass", "pass")
    assert table.position(0)["trump"] == ace[0]


def test_L26_example_buying_P4_kuppa() -> None:
    table = deal().act("bid kuppa", "pass", "pass")
    assert {len(text.split()) - 1 for text in table.legal} == {*range(10)}
    assert "pass" in table.legal
    buy(table, 5)
    assert (table.to_act, LOMBER.view(table.state, 0).phase) == (P1, "play"), "opponents do not buy"
    assert table.position(0)["stock"] == ["??"] * 8
    assert table.position(0)["bought"] == [None, None, 5]


def test_L27_LD6_spil_may_be_played_as_turnir_or_kuppa() -> None:
    table = spil(name="turnir", stock="H3")
    assert table.position(0)["contract"] == {"declarer": P1, "game": "turnir", "trump": "H", "totus": False}
    assert spil(name="kuppa").position(0)["contract"]["game"] == "kuppa"
    assert deal().act("bid betra", "pass", "pass").refused("kuppa").key == "first_buy"


def test_L28_grandturnir_shows_both_black_aces() -> None:
    table = deal(ACES, stock="H3").act("bid grandturnir", "pass", "pass")
    position = table.position(P2)
    assert position["hands"][P1] == ["SA", "CA", *["??"] * 7]
    assert (position["trump"], position["turned"]) == ("H", "H3")
    table.act("discard SA CA")
    position = table.position(P2)
    assert position["hands"][P1] == ["H3", *["??"] * 8]
    assert position["discards"][P1] == ["??", "??"]


def test_L29_example_buying_P2_solo_only_the_opponents_buy() -> None:
    table = deal().act("bid solo H", "pass", "pass")
    assert (table.to_act, table.position(0)["trump"]) == (P2, "H")
    buy(table, 8)
    assert table.to_act == P3
    assert max(len(text.split()) - 1 for text in table.legal if text != "pass") == 5
    buy(table, 0)
    assert table.position(0)["bought"] == [0, 8, None]
    assert table.to_act == P1


@pytest.mark.parametrize("bid", ["nolo", "yfir"])
def test_L30_L31_in_the_pure_miseres_nobody_buys(bid: str) -> None:
    table = deal().act(f"bid {bid}")
    table.act(*["pass"] * (0 if bid == "yfir" else 2))
    assert (LOMBER.view(table.state, 0).phase, table.to_act) == ("play", P1)
    assert table.position(0)["bought"] == [None, None, None]


def test_L31_hrein_yfir_lies_open_after_the_first_lead() -> None:
    table = deal().act("pass", "bid yfir")
    hand = table.zone("hand", P2)
    assert table.zone("hand", P2, viewer=P3) == ["??"] * 9
    table.act(f"play {own(table, 1)}")
    assert table.zone("hand", P2, viewer=P3) == hand


@pytest.mark.parametrize("game", ["spil", "betra", "turnir", "grandturnir"])
def test_L32_LD14_giving_up_comes_after_ones_own_purchase(game: str) -> None:
    table = deal(ACES).act(f"bid {game}", "pass", "pass")
    table.act(*(["name H"] if game == "spil" else []))
    assert table.refused("give_up").key == "first_buy"
    buy(table, 2)
    assert (table.to_act, table.legal) == (P1, ["give_up", "go_on"])
    cost = 2 if game == "grandturnir" else 1
    table.act("give_up")
    assert table.lines == [("given_up", P3, cost), ("given_up", P2, cost), ("given_up", P1, -2 * cost)]
    assert table.position(0)["bought"] == [None, None, 2]


def test_L33_first_hand_leads_whoever_is_declarer_and_play_runs_to_the_right() -> None:
    table = deal().act("pass", "pass", "bid kuppa", "pass")
    assert table.to_act == P1
    table.act(f"play {own(table, 1)}")
    assert table.to_act == P2


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
def test_L35_L36_L37_L38_C1_C2_C3_C4_C5_C6_C7_C8_C9_C10_C11_what_may_be_played(
    example: str, trump: Suit, led: str, hand: str, legal: str
) -> None:
    assert playable(cards(hand), parse_card(led), trump) == cards(legal), example


def test_L35_L37_a_refused_card_names_the_rule_that_it_breaks() -> None:
    table = deal("SA SK", "CA DK DQ DJ D7 D6 D5 D4 D3", "S7 S6 S5 S4 S3 H2 H3 H4 H5")
    table.act("bid spadasolo", "pass", "pass", "pass", "pass", "play SA")
    refused = table.refused("play DK")
    assert (refused.rule, refused.values["instead"]) == ("L37", tuple(cards("CA")))
    table.act("play CA")
    assert table.refused("play H2").rule == "L35"


def contract(game: str, trump: Suit | None = None, totus: bool = False) -> Contract:
    trumps = {"spil": "H", "solo": "H", "spadasolo": "S", "turnir": "D", "grandturnir": "D"}
    return Contract(P1, game, trump or trumps.get(game), totus)  # type: ignore[arg-type]


def by_seat(first: int, middle: int, last: int) -> tuple[int, int, int]:
    """Tricks of P1, P2, P3 in the order of seats."""
    row = {P1: first, P2: middle, P3: last}
    return row[0], row[1], row[2]


def changes(played: Contract, tricks: Sequence[int], cap: int = 6) -> tuple[str, tuple[int, int, int]]:
    end = outcome(played, tricks, cap)
    totals = [0, 0, 0]
    for line in lines_of(played, end, tricks):
        totals[line.side] += line.points
    return end.kind, (totals[P1], totals[P2], totals[P3])


@pytest.mark.parametrize(
    ("example", "game", "tricks", "kind", "change"),
    [
        ("X1", "spil", (5, 3, 1), "made", (2, -1, -1)),
        ("X2", "spil", (4, 3, 2), "made", (2, -1, -1)),
        ("X3", "turnir", (4, 4, 1), "bit", (-2, 1, 1)),
        ("X4", "spil", (4, 5, 0), "krukk", (-4, 2, 2)),
        ("X5", "grandturnir", (3, 3, 3), "bit", (-4, 2, 2)),
        ("X6", "solo", (3, 4, 2), "krukk", (-6, 3, 3)),
        ("X7", "spadasolo", (6, 2, 1), "made", (6, -3, -3)),
        ("X8", "kuppa", (0, 5, 4), "made", (4, -2, -2)),
        ("X9", "kuppa", (3, 3, 3), "bit", (-8, 4, 4)),
        ("X10", "kuppa", (7, 1, 1), "bit", (-12, 6, 6)),
        ("X11", "nolo", (1, 4, 4), "bit", (-6, 3, 3)),
        ("X11", "nolo", (2, 4, 3), "krukk", (-8, 4, 4)),
        ("X12", "yfir", (0, 5, 4), "made", (12, -6, -6)),
    ],
)
def test_L34_L41_L42_L44_LD7_X1_X2_X3_X4_X5_X6_X7_X8_X9_X10_X11_X12_payments(
    example: str, game: str, tricks: tuple[int, int, int], kind: str, change: tuple[int, int, int]
) -> None:
    assert changes(contract(game), by_seat(*tricks)) == (kind, change), example


def test_L43_L45_X13_X14_totus_pays_one_more_or_costs_one() -> None:
    played = contract("spil", totus=True)
    assert changes(played, by_seat(9, 0, 0)) == ("made", (4, -2, -2))
    assert changes(played, by_seat(8, 1, 0)) == ("made", (0, 0, 0))


def test_example_X15_giving_up_spil() -> None:
    assert [line.points for line in lines_of(contract("spil"), given_up(contract("spil")), (0, 0, 0))] == [
        1,
        1,
        -2,
    ]


@pytest.mark.parametrize(
    ("tricks", "kind"),
    [((5, 4, 0), "made"), ((4, 3, 2), "made"), ((4, 4, 1), "bit"), ((4, 5, 0), "krukk"), ((3, 3, 3), "bit")]
    + [((3, 4, 2), "krukk"), ((3, 6, 0), "krukk"), ((2, 4, 3), "krukk"), ((0, 5, 4), "krukk")],
)
def test_L41_L34_the_table_of_results(tricks: tuple[int, int, int], kind: str) -> None:
    assert changes(contract("betra"), by_seat(*tricks))[0] == kind


@pytest.mark.parametrize(("cap", "each"), [(6, 6), (5, 5), (4, 4), (0, 10)])
def test_LD8_the_cap_of_a_lost_kuppa(cap: int, each: int) -> None:
    assert changes(contract("kuppa"), by_seat(9, 0, 0), cap)[1] == (-2 * each, each, each)


@pytest.mark.parametrize(
    ("game", "tricks", "over"),
    [
        ("spil", (5, 1, 0), True),
        ("spil", (0, 4, 0), False),
        ("spil", (0, 5, 0), True),
        ("spil", (4, 2, 2), True),
        ("spil", (4, 3, 1), False),
        ("spil", (1, 3, 3), False),
        ("spil", (1, 4, 3), True),
        ("nolo", (1, 0, 0), False),
        ("nolo", (2, 0, 0), True),
        ("kuppa", (4, 0, 0), False),
        ("kuppa", (5, 0, 0), True),
    ],
)
def test_LD13_play_stops_when_the_payment_cannot_change(
    game: str, tricks: tuple[int, int, int], over: bool
) -> None:
    assert (settled(contract(game), by_seat(*tricks), 6) is not None) is over


def nine_trumps() -> Bench:
    """First hand holds the nine highest spades and plays spaðasóló; nobody buys."""
    table = deal("SA S2 CA SK SQ SJ S7 S6 S5", "S4 S3 H2 H3 H4 H5 H6 H7 HK")
    return table.act("bid spadasolo", "pass", "pass", "pass", "pass")


def trick(table: Bench) -> Bench:
    for _ in range(3):
        table.act(table.legal[0])
    return table


def test_L40_L43_after_five_straight_tricks_totus_is_asked() -> None:
    table = nine_trumps()
    for _ in range(5):
        trick(table)
    assert (table.to_act, table.legal) == (P1, ["totus", "go_on"])
    ended = Bench(LOMBER, table.state.copy()).act("go_on")
    assert ended.lines == [("made", P3, -3), ("made", P2, -3), ("made", P1, 6)]
    table.act("totus")
    assert table.position(0)["contract"]["totus"] is True
    for _ in range(4):
        trick(table)
    assert table.lines[3:] == [("totus", P3, -1), ("totus", P2, -1), ("totus", P1, 2)]
    assert table.result.scores == (-4, -4, 8)


def test_L43_L45_with_totus_the_play_stops_at_the_first_trick_lost() -> None:
    table = deal("SA S2 CA SK SQ SJ D7 D6 D5", "S4 S3 H2 H3 H4 H5 DK DQ DJ", "S7 S6 S5 HK HQ HJ HA H6 H7")
    table.act("bid spadasolo", "pass", "pass", "pass", "pass")
    for card in ("SA", "S2", "CA", "SK", "SQ"):
        table.act(f"play {card}")
        for _ in range(2):
            table.act(next(text for text in table.legal if text[5] != "D"))
    table.act("totus", "play D7", "play DK")
    table.act(table.legal[0])
    assert table.to_act is None
    assert table.lines == [("made", 0, -3), ("made", 1, -3), ("made", 2, 6)] + [
        ("totus", 0, 1),
        ("totus", 1, 1),
        ("totus", 2, -2),
    ]
    assert Scored(2, "totus", -2, 4) in table.events


def test_L46_only_three_take_part_so_every_deal_sums_to_nothing() -> None:
    rng = Random(SEED)
    for _ in range(20):
        result = check_deal(LOMBER, chosen(LOMBER), rng, choose=cautious)
        assert sum(result.scores) == 0


@pytest.mark.parametrize("deals", [6, 12, 24])
def test_L47_LD9_LD16_the_highest_balance_after_so_many_deals_wins(deals: int) -> None:
    parti, rng = Parti(LOMBER, {"deals": deals}, Standing(1, (0, 0, 0))), Random(SEED)
    dealers = []
    while not parti.over:
        parti.start_deal(shuffled(LOMBER, parti.options, rng))
        dealers.append(parti.deal.standing.dealer)
        while (seat := LOMBER.to_act(parti.deal.state)) is not None:
            parti.play(seat, cautious(LOMBER.legal_moves(parti.deal.state), rng))
    assert dealers == ([1, 0, 2] * 8)[:deals]
    result = parti.deal.result
    assert result is not None
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}
    with pytest.raises(SetupError):
        LOMBER.check_start(parti.options, Standing(0, (0, 0, 0), {}, deals + 1))
    with pytest.raises(SetupError):
        LOMBER.check_start(parti.options, Standing(0, (0, 0, 0), {"made": 1}))


def test_LD5_the_declarers_right_neighbour_buys_first() -> None:
    table = deal().act("pass", "bid betra", "pass")
    buy(table, 1).act("go_on")
    assert table.to_act == P3


def test_LD10_LV1_LV2_LV3_LV4_LV5_kaski_mort_grandisamo_pott_and_dearer_spades_are_not_offered() -> None:
    assert [option.name for option in LOMBER.info.options] == ["deals", "kuppa_cap"]
    for text in ("bid kaski", "bid mort", "bid grandisamo"):
        with pytest.raises(MoveError):
            LOMBER.parse(text)


def test_moves_of_another_phase_are_refused_with_what_comes_first() -> None:
    table = deal()
    assert table.refused(f"play {own(table, 1)}").key == "first_auction"
    assert (
        table.refused("play H2" if "H2" not in table.zone("hand", P1) else "play C2").key == "not_available"
    )
    assert table.refused("totus").key == "first_auction"
    table.act("pass", "pass", "pass")
    assert table.refused("pass").key == "deal_over"


def test_hands_are_sorted_with_the_ace_last_in_every_suit() -> None:
    assert deal("DA DK D2 HA H7 SA S3 SK CA").position(P1)["hands"][P1] == [
        "SK",
        "S3",
        "SA",
        "H7",
        "HA",
        "DK",
        "D2",
        "DA",
        "CA",
    ]


def test_what_is_said_is_told_with_the_bid_that_stands() -> None:
    table = deal().act("bid spil", "bid solo D", "same C")
    words = [(event.seat, event.word, event.value) for event in table.said(Called)][1:]
    assert words == [(P1, "bid", "spil"), (P2, "bid", "solo D"), (P1, "same", "solo C")]


def cautious(moves: list[Move], rng: Random) -> Move:
    """At random, but grandtúrnir where it can be bid, and otherwise mostly a pass or a low bid."""
    texts = [str(move) for move in moves]
    if "bid grandturnir" in texts:
        return moves[texts.index("bid grandturnir")]
    if any(text.startswith("bid") for text in texts):
        return rng.choice([moves[-1], moves[0], moves[rng.randrange(len(moves))]])
    aces = [move for move in moves if str(move).startswith("discard") and "SA" in str(move)]
    return rng.choice(aces if aces and rng.random() < 0.5 else moves)


@pytest.mark.parametrize(
    "options", [{}, {"kuppa_cap": 0, "deals": 6}, {"kuppa_cap": 4, "deals": 24}], ids=str
)
def test_random_play(options: dict[str, OptionValue]) -> None:
    full, rng = chosen(LOMBER, **options), Random(SEED)
    seen = set()
    for number in range(24):
        standing = first_standing(LOMBER, full, rng.randrange(3), 1 + number % int(full["deals"]))
        result = check_deal(LOMBER, full, rng, standing, choose=cautious)
        seen |= {line.kind for line in result.lines}
    assert {"made", "krukk", "given_up"} <= seen


def test_grandturnir_keeps_its_secrets_when_an_ace_is_put_away() -> None:
    rng, played = Random(SEED), 0
    while played < 12:
        deck = shuffled(LOMBER, chosen(LOMBER), rng)
        hands = [
            [card for start in (0, 9, 18) for card in deck[start + 3 * k : start + 3 * k + 3]]
            for k in range(3)
        ]
        if any({*cards(ACES)} <= set(hand) for hand in hands):
            played += 1
            check_deal(LOMBER, chosen(LOMBER), Given(deck, played), choose=cautious)


class Given(Random):
    """A chance whose first shuffle gives this deck."""

    def __init__(self, deck: Sequence[Card], seed: int) -> None:
        super().__init__(seed)
        self._deck: Sequence[Card] | None = deck

    def shuffle(self, x: list[Card]) -> None:  # type: ignore[override]
        if self._deck is None:
            super().shuffle(x)
        else:
            x[:], self._deck = self._deck, None


def test_seats_see_the_turned_card_in_the_declarers_hand_until_it_is_played() -> None:
    table = buy(deal(stock="D4").act("bid turnir", "pass", "pass"), 3).act("go_on", "pass", "pass", "play D4")
    assert "D4" not in table.position(P2)["hands"][P1]
    assert Moved(tuple(cards("D4")), Place("stock"), Place("turned")) in table.events


def test_the_rules_pages_explain_every_rule_and_option() -> None:
    numbers = {"L": 47, "LV": 5, "LD": 18}
    check_pages(LOMBER.info, {f"{kind}{n}" for kind, last in numbers.items() for n in range(1, last + 1)})


def test_the_pictures_of_the_rules_pages_are_true() -> None:
    spades, hearts, *plays = pictures("lomber")
    for picture, trump in ((spades, "S"), (hearts, "H")):
        row = " ".join(card.face for card in picture.cards("cards"))
        assert suit_order(trump, trump) == tuple(cards(row))
    for picture in plays:
        hand, led = picture.cards("hand"), parse_card(picture.cards("trick")[0].face)
        marked = [parse_card(card.face) for card in hand if card.marked]
        assert playable([parse_card(card.face) for card in hand], led, picture.trump) == marked
