"""Lomber: trump, the stock, buying, the turned card and giving up."""

from random import Random

import pytest

from tests.contract.checks import check_deal
from tests.contract.random_deals import chosen, first_standing, shuffled
from tests.rules.bench import Bench, cards, examples, spoken
from tests.rules.games.lomber.table import ACES, DEALER, P1, P2, P3, SEED, deal, own
from tolva_gui.rules.games.lomber.game import LOMBER


def spil() -> Bench:
    return deal().act("bid spil", "pass", "pass", "name S")


@pytest.mark.example("P1", "P2", "P4", "X15")
@examples(
    "stock moves claims",
    """
    L20: spil names trump |  | SPIL | may name S, name H, name D, name C, turnir, kuppa; refuses bid yfir first_contract
    L20: which is open until then |  | SPIL | declarer 2; game spil; trump None; totus False
    L20 LD2: and buys |  | SPADES | trump S; sizes 1 2 3 4 5 6 7 8; refuses pass LD2; refuses buy 9 LD2
    L21 L22: P1, four to spades |  | SPADES, buy 4, go_on | acts 1; left 9
    L21 L22: P1, the second |  | SPADES, buy 4, go_on, buy 2 | acts 0; left 7; sizes 0 1 2 3 4 5 6 7; refuses buy 8 L21
    L21 L22: P1, all hold nine |  | SPADES, buy 4, go_on, buy 2, buy 7 | bought 7 2 4; held 9 9 9; acts 2; phase play
    L21: who cannot buy is not asked |  | SPADES, buy 8, go_on, buy 5 | phase play; bought None 5 8
    L23: who puts cards away sees them |  | SPADES, buy 4 | sees 2 discards / / SK SQ SJ SA
    L23: nobody else does |  | SPADES, buy 4 | sees 1 discards / / ?? ?? ?? ??
    L23: nor after the deal |  | SPADES, buy 4, give_up | sees 1 discards / / ?? ?? ?? ??
    L23: nor the stock |  | SPADES, buy 4, give_up | sees 1 stock ?? ?? ?? ?? ?? ?? ?? ?? ??
    L24: betra spil is in spades |  | bid betra, 2 pass | declarer 2; game betra; trump S; totus False
    L24 LD2: and buys |  | bid betra, 2 pass | refuses pass LD2
    L25 LD3: P3, the top card is trump | D4 | bid turnir, 2 pass | turned D4; trump D; sizes 2 3 4 5 6 7 8
    L25 LD3: P3, which must be bought | D4 | bid turnir, 2 pass | refuses buy 1 LD3; refuses discard D4 not_available
    L25: the turned card is told | D4 | bid turnir, 2 pass, buy 3 | turned D4
    L25: until the deal is over | D4 | bid turnir, 2 pass, buy 3, give_up | turned None; sees 1 turned None
    LD17: also the suit of spadilla | SA | bid turnir, 2 pass | trump S
    LD17: also the suit of basta | CA | bid turnir, 2 pass | trump C
    L26: P4, kuppa exchanges |  | bid kuppa, 2 pass | sizes 0 1 2 3 4 5 6 7 8 9
    L26: P4, for the declarer alone |  | bid kuppa, 2 pass, buy 5 | acts 2; phase play; left 8; bought None None 5
    L27: spil may be played as turnir | H3 | SPIL, turnir | declarer 2; game turnir; trump H; totus False
    L27: or as kuppa |  | SPIL, kuppa | game kuppa
    LD6: betra may not |  | bid betra, 2 pass | refuses kuppa LD6; refuses turnir LD6; refuses name H first_buy
    L29: P2, only the opponents of a solo buy |  | bid solo H, 2 pass | acts 1; trump H
    L29: P2, the second what is left |  | bid solo H, 2 pass, buy 8 | acts 0; sizes 0 1 2 3 4 5
    L29: P2, or nothing |  | bid solo H, 2 pass, buy 8, buy 0 | bought 0 8 None; acts 2
    L30: nobody buys in nóló |  | bid nolo, 2 pass | phase play; acts 2; bought None None None
    L31: nor in hrein yfir |  | bid yfir | phase play; acts 2; bought None None None
    L32 LD14: one gives up after buying |  | SPADES | refuses give_up first_buy
    L32 LD14: or goes on |  | SPADES, buy 2 | acts 2; may give_up, go_on
    L32 LD14: X15, which costs one to each |  | SPADES, buy 2, give_up | lines given_up 0 1, given_up 1 1, given_up 2 -2
    LD14: before the others buy |  | SPADES, buy 2, give_up | bought None None 2
    L32: betra |  | bid betra, 2 pass, buy 2, give_up | lines given_up 0 1, given_up 1 1, given_up 2 -2
    L32: túrnir |  | bid turnir, 2 pass, buy 2, give_up | lines given_up 0 1, given_up 1 1, given_up 2 -2
    L32: not kuppa |  | bid kuppa, 2 pass | refuses give_up L32; refuses totus L43
    L32: nor a solo |  | bid solo H, 2 pass | refuses give_up L32
    L32: nor spaðasóló |  | bid spadasolo, 2 pass | refuses give_up L32
    L32: nor nóló |  | bid nolo, 2 pass | refuses give_up L32; refuses totus L43
    L32: nor yfir |  | bid yfir | refuses give_up L32; refuses totus L43
    LD5: the right neighbour of the declarer is first |  | pass, bid betra, pass, buy 1, go_on | acts 0
    """,
)
def test_buying(stock: str, moves: str, claims: str) -> None:
    moves = moves.replace("SPADES", "SPIL, name S").replace("SPIL", "bid spil, 2 pass")
    deal(stock=stock).act(*spoken(moves)).check(claims)


def test_cards_that_are_bought_come_from_the_top_of_the_stock() -> None:
    table = spil()
    top = [str(card) for card in table.state.stock[:3]]
    table.act("buy 3")
    assert set(top) <= set(table.zone("hand", P1))


@pytest.mark.rule("L25", "LD3")
@pytest.mark.example("P3")
def test_turnir_takes_the_top_card_as_trump() -> None:
    table = deal(stock="D4").act("bid turnir", "pass", "pass")
    position = table.position(P2)
    assert position["stock"][:2] == ["D4", "??"]
    table.act("buy 3")
    position = table.position(P2)
    assert (len(position["stock"]), position["turned"]) == (10, "D4")
    assert position["hands"][P1][0] == "D4", "everybody has seen it"
    assert position["hands"][P1][1:] == ["??"] * 8


@pytest.mark.rule("L28", "L32")
def test_grandturnir_shows_both_black_aces() -> None:
    table = deal(ACES, stock="H3").act("bid grandturnir", "pass", "pass")
    position = table.position(P2)
    assert position["hands"][P1] == ["SA", "CA", *["??"] * 7]
    assert (position["trump"], position["turned"]) == ("H", "H3")
    table.act("discard SA CA")
    position = table.position(P2)
    assert position["hands"][P1] == ["H3", *["??"] * 8]
    assert position["discards"][P1] == ["??", "??"]
    table.act("give_up").check("lines given_up 0 2, given_up 1 2, given_up 2 -4")


@pytest.mark.rule("L31")
def test_hrein_yfir_lies_open_after_the_first_lead() -> None:
    table = deal().act("pass", "bid yfir")
    hand = table.zone("hand", P2)
    assert table.zone("hand", P2, viewer=P3) == ["??"] * 9
    table.act(f"play {own(table, 1)}")
    assert table.zone("hand", P2, viewer=P3) == hand


def test_grandturnir_keeps_its_secrets_when_an_ace_is_put_away(length: int) -> None:
    options, rng, checked = chosen(LOMBER), Random(SEED), 0
    while checked < 4 * length:
        deck = shuffled(LOMBER.info.pack, rng)
        first_hand = [card for start in (0, 9, 18) for card in deck[start : start + 3]]
        if {*cards(ACES)} <= set(first_hand):
            checked += 1
            standing = first_standing(LOMBER, options, DEALER)
            check_deal(LOMBER, options, f"{SEED} {checked}", standing, opening=["bid grandturnir"], deck=deck)
