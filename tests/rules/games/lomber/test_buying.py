"""Lomber: trump, the stock, buying, the turned card and giving up."""

from random import Random

import pytest

from tests.contract.checks import check_deal
from tests.contract.random_deals import chosen, first_standing, shuffled
from tests.rules.bench import Bench, cards
from tests.rules.games.lomber.table import ACES, DEALER, P1, P2, P3, SEED, buy, deal, own
from tolva_gui.rules.games.lomber.game import LOMBER


def spil(*hands: str, name: str = "name S", stock: str = "") -> Bench:
    return deal(*hands, stock=stock).act("bid spil", "pass", "pass", name)


@pytest.mark.rule("L20", "LD2")
def test_spil_names_trump_and_buys_one_to_eight() -> None:
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


@pytest.mark.rule("L21", "L22")
@pytest.mark.example("P1")
def test_four_to_spades_and_everybody_holds_nine() -> None:
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


@pytest.mark.rule("L21")
def test_who_cannot_buy_is_not_asked() -> None:
    table = buy(spil(), 8).act("go_on")
    buy(table, 5)
    assert LOMBER.view(table.state, 0).phase == "play"
    assert table.position(0)["bought"] == [None, 5, 8]


@pytest.mark.rule("L23")
def test_stock_and_discards_stay_unseen() -> None:
    table = buy(spil(), 4)
    put_away = table.position(P1)["discards"][P1]
    assert len(put_away) == 4
    assert "??" not in put_away
    assert table.position(P2)["discards"] == [[], [], ["??"] * 4]
    table.act("give_up")
    assert table.position(P2)["discards"][P1] == ["??"] * 4, "after the deal too"
    assert table.position(P2)["stock"] == ["??"] * 9


@pytest.mark.rule("L24")
def test_betra_spil_is_spil_in_spades() -> None:
    table = deal().act("bid betra", "pass", "pass")
    assert table.position(0)["contract"] == {"declarer": P1, "game": "betra", "trump": "S", "totus": False}
    assert table.refused("pass").rule == "LD2"


@pytest.mark.rule("L25", "LD3")
@pytest.mark.example("P3")
def test_turnir_takes_the_top_card_as_trump() -> None:
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


@pytest.mark.rule("L25")
def test_the_turned_card_is_told_until_the_deal_is_over() -> None:
    table = deal(stock="D4").act("bid turnir", "pass", "pass")
    buy(table, 3)
    assert table.position()["turned"] == "D4"
    table.act("give_up")
    assert [table.position(seat)["turned"] for seat in (None, P1, P2, P3)] == [None] * 4
    assert table.position(P2)["hands"][P1][0] == "D4", "it has been seen"


@pytest.mark.rule("LD17")
@pytest.mark.parametrize("ace", ["SA", "CA"])
def test_the_suit_of_a_turned_black_ace_is_trump(ace: str) -> None:
    table = deal(stock=ace).act("bid turnir", "pass", "pass")
    assert table.position(0)["trump"] == ace[0]


@pytest.mark.rule("L26")
@pytest.mark.example("P4")
def test_kuppa_exchanges_for_the_declarer_alone() -> None:
    table = deal().act("bid kuppa", "pass", "pass")
    assert {len(text.split()) - 1 for text in table.legal} == {*range(10)}
    assert "pass" in table.legal
    buy(table, 5)
    assert (table.to_act, LOMBER.view(table.state, 0).phase) == (P1, "play"), "opponents do not buy"
    assert table.position(0)["stock"] == ["??"] * 8
    assert table.position(0)["bought"] == [None, None, 5]


@pytest.mark.rule("L27", "LD6")
def test_spil_may_be_played_as_turnir_or_kuppa() -> None:
    table = spil(name="turnir", stock="H3")
    assert table.position(0)["contract"] == {"declarer": P1, "game": "turnir", "trump": "H", "totus": False}
    assert spil(name="kuppa").position(0)["contract"]["game"] == "kuppa"
    raised = deal().act("bid betra", "pass", "pass")
    assert [raised.refused(text).rule for text in ("kuppa", "turnir", "name H")] == ["LD6", "LD6", None]


@pytest.mark.rule("L28")
def test_grandturnir_shows_both_black_aces() -> None:
    table = deal(ACES, stock="H3").act("bid grandturnir", "pass", "pass")
    position = table.position(P2)
    assert position["hands"][P1] == ["SA", "CA", *["??"] * 7]
    assert (position["trump"], position["turned"]) == ("H", "H3")
    table.act("discard SA CA")
    position = table.position(P2)
    assert position["hands"][P1] == ["H3", *["??"] * 8]
    assert position["discards"][P1] == ["??", "??"]


@pytest.mark.rule("L29")
@pytest.mark.example("P2")
def test_solo_only_the_opponents_buy() -> None:
    table = deal().act("bid solo H", "pass", "pass")
    assert (table.to_act, table.position(0)["trump"]) == (P2, "H")
    buy(table, 8)
    assert table.to_act == P3
    assert max(len(text.split()) - 1 for text in table.legal if text != "pass") == 5
    buy(table, 0)
    assert table.position(0)["bought"] == [0, 8, None]
    assert table.to_act == P1


@pytest.mark.rule("L30", "L31")
@pytest.mark.parametrize("bid", ["nolo", "yfir"])
def test_in_the_pure_miseres_nobody_buys(bid: str) -> None:
    table = deal().act(f"bid {bid}")
    table.act(*["pass"] * (0 if bid == "yfir" else 2))
    assert (LOMBER.view(table.state, 0).phase, table.to_act) == ("play", P1)
    assert table.position(0)["bought"] == [None, None, None]


@pytest.mark.rule("L31")
def test_hrein_yfir_lies_open_after_the_first_lead() -> None:
    table = deal().act("pass", "bid yfir")
    hand = table.zone("hand", P2)
    assert table.zone("hand", P2, viewer=P3) == ["??"] * 9
    table.act(f"play {own(table, 1)}")
    assert table.zone("hand", P2, viewer=P3) == hand


@pytest.mark.rule("L32", "LD14")
@pytest.mark.parametrize("game", ["spil", "betra", "turnir", "grandturnir"])
def test_giving_up_comes_after_ones_own_purchase(game: str) -> None:
    table = deal(ACES).act(f"bid {game}", "pass", "pass")
    table.act(*(["name H"] if game == "spil" else []))
    assert table.refused("give_up").key == "first_buy"
    buy(table, 2)
    assert (table.to_act, table.legal) == (P1, ["give_up", "go_on"])
    cost = 2 if game == "grandturnir" else 1
    table.act("give_up")
    assert table.lines == [("given_up", P3, cost), ("given_up", P2, cost), ("given_up", P1, -2 * cost)]
    assert table.position(0)["bought"] == [None, None, 2]


@pytest.mark.rule("L32")
@pytest.mark.parametrize("bid", ["kuppa", "solo H", "spadasolo", "nolo", "yfir"])
def test_some_games_cannot_be_given_up(bid: str) -> None:
    table = deal().act(f"bid {bid}", *["pass"] * (0 if bid == "yfir" else 2))
    assert table.refused("give_up").rule == "L32"
    assert table.refused("totus").rule == (None if "solo" in bid else "L43")


@pytest.mark.rule("LD5")
def test_the_declarers_right_neighbour_buys_first() -> None:
    table = deal().act("pass", "bid betra", "pass")
    buy(table, 1).act("go_on")
    assert table.to_act == P3


def test_grandturnir_keeps_its_secrets_when_an_ace_is_put_away(length: int) -> None:
    options, rng, checked = chosen(LOMBER), Random(SEED), 0
    while checked < 4 * length:
        deck = shuffled(LOMBER.info.pack, rng)
        first_hand = [card for start in (0, 9, 18) for card in deck[start : start + 3]]
        if {*cards(ACES)} <= set(first_hand):
            checked += 1
            standing = first_standing(LOMBER, options, DEALER)
            check_deal(LOMBER, options, f"{SEED} {checked}", standing, opening=["bid grandturnir"], deck=deck)
