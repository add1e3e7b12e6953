"""Tolva for two: plocketolva (T32–T35) and bordstolva (T36–T39), and what we decided about them (TD8–TD10, TD16)."""

from random import Random

import pytest

from tests.contract.random_deals import dealt_at_random, walk
from tests.rules.bench import cards, examples
from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.rules.kit import Place, Standing

TWO = ("plocketolva", "bordstolva")
# Rows of bordstolva without a pair or a diamond or club with which seat 1 could win; plocketolva has no rows.
ROWS = {"plocketolva": (), "bordstolva": ("S9 H9 DA9 CA9", "D6 C6 D7 C7 D8 C8")}


def lead(table: Table, mine: str, theirs: str, tricks: int) -> Table:
    """Lead that many of seat 0's cards to as many of seat 1's, and never meld."""
    for first, second in [*zip(cards(mine), cards(theirs), strict=True)][:tricks]:
        table.play(f"{first} {second}")
        if "pass" in table.calls:
            table.play("pass")
    return table


@pytest.mark.rule("T32")
def test_eighteen_tricks_and_no_draw_when_the_stock_is_gone() -> None:
    table = lead(deal("plocketolva", *LONG, stock=LONG_STOCK), *LONG_PLAY, 12)
    assert table.place(Place("talong")) == []
    assert [len(table.hand(seat)) for seat in (0, 1)] == [6, 6]
    table = lead(deal("plocketolva", *LONG, stock=LONG_STOCK), *LONG_PLAY, 18)
    assert table.facts.tricks_won == (18, 0)
    assert table.lines == [("vinsten", 0, 1), ("sistan", 0, 1)]


HANDS = {
    "plain": ("SATJ HATJ", "S678 H678", "D6 C6 D7 C7"),
    "second": ("S6", "SA HKQ D678", "C6 C7"),
    "suits": ("S9 D9", "SK6 HA86 C9", ""),
    "ruff": ("SAKQ D6 HAT", "S76 CATKQ", "H6 H7 H8 H9"),
    "pair": ("SAKQ HAT D6", "S678 H678", ""),
    "queen drawn": ("SAK HAT D67", "S678 H678", "SQ"),
}


@examples(
    "hands played claims",
    """
    T32: both draw, the winner first | plain | SA S6 | hands ST SJ HA HT HJ D6 / S8 S7 H8 H7 H6 C6
    T32: and again | plain | SA S6 : SJ S7 | hands ST HA HT HJ D7 D6 / S8 H8 H7 H6 C7 C6
    T32: the winner is not always the leader | second | S6 SA : pass | hands ST SK SQ SJ S9 C7 / HK HQ D8 D7 D6 C6
    TD8: half is announced after the draw | second | S6 SA | may meld H pass; refuses half TD8
    TD8: on lead | second | S6 SA : pass | offers half
    TD8: and is told | second | S6 SA : pass half | gubbe half 1 1
    T33: suit is followed and headed | suits | S9 | may SK; refuses H6 T7; refuses S6 T9
    T33: trump is compulsory | ruff | SA S6 : meld S : D6 | refuses CA T8
    T34: a meld comes before the draw | pair | SA S6 | held 5 5; may meld S pass; refuses HA T34
    T34: and then both draw | pair | SA S6 : meld S | held 6 6; trump S
    T34: after the draw it is too late | pair | SA S6 : pass | refuses meld S T34
    T34: a card just drawn waits for another trick | queen drawn | SA S6 | refuses meld S T34
    T34: and is melded then | queen drawn | SA S6 : HA H6 | may meld S pass
    """,
)
def test_while_the_stock_lasts(hands: str, played: str, claims: str) -> None:
    one, other, stock = HANDS[hands]
    deal("plocketolva", one, other, stock=stock).play(played).check(claims)


@pytest.mark.rule("T33")
def test_what_the_play_limits_is_true_and_minded() -> None:
    game, rng, limited = BY_ID["plocketolva"], Random("limits"), 0
    for number in range(40):
        state = dealt_at_random(game, rng, Standing(number % 2, (0, 0)))
        for view in walk(game, state, lambda view: rng.choice(view.legal)):
            public, world = view.public, game.determinize(view, rng)
            assert isinstance(public, MariageState)
            assert isinstance(state, MariageState)
            for other, cards_, most in public.proved.limits:
                limited += 1
                for hands in (state.hands, world.hands):
                    hidden = {*hands[other]} - {*public.hands[other]}
                    places = [game.info.pack.index(card) for card in hidden]
                    assert sum(cards_ >> place & 1 for place in places) <= most
    assert limited > 100


# Seat 0 has all spades and hearts, with the pair of spades last; seat 1 throws clubs, then diamonds.
LONG = ("HK SATJ98", "CATKQJ9")
LONG_STOCK = "S7 C8 S6 C7 HA C6 HT DA HJ DT H9 DK H8 DQ H7 DJ H6 D9 HQ D8 SK D7 SQ D6"
LONG_PLAY = ("HK SATJ9876 HATJ9876Q SKQ", "CATKQJ9876 DATKQJ9876")


@pytest.mark.rule("T34")
@pytest.mark.parametrize(("tricks", "left"), [(14, 4), (15, 3), (16, 2)])
def test_three_cards_at_least_also_when_the_stock_is_gone(tricks: int, left: int) -> None:
    table = lead(deal("plocketolva", *LONG, stock=LONG_STOCK), *LONG_PLAY, tricks - 1)
    table.play(" ".join(str(cards(player)[tricks - 1]) for player in LONG_PLAY))
    assert len(table.hand(0)) == left
    if left >= 3:
        assert table.choices == {"meld S", "pass"}
    else:
        assert table.refused("meld S").rule == "T13"


@pytest.mark.parametrize("game", TWO)
@examples(
    "score option played claims",
    """
    T14: one meld for two players too | 0  |     | SA S6 : meld S | refuses meld H T14
    T17: is told also after the draw  | 10 |     | SA S6          | acts 0; refuses meld S T17
    T35: hel gubbe is not used        | 0  |     |                | calls half; refuses whole TD8
    TD8: hel gubbe can be switched on | 0  | hel |                | calls half whole
    TD8: and is announced             | 0  | hel | whole          | gubbe whole 0 1
    """,
)
def test_calls_in_both_forms(game: str, score: str, option: str, played: str, claims: str) -> None:
    options = {"hel_gubbe_two_players": bool(option)}
    table = deal(game, "SAKQ HAKQ", "S678 H678", scores=(int(score), 0), up=ROWS[game], options=options)
    table.play(played).check(claims)


@pytest.mark.rule("T36")
@pytest.mark.parametrize("dealer", [0, 1])
def test_order_of_the_deal(dealer: int) -> None:
    table = deal("bordstolva", dealer=dealer)
    forehand = 1 - dealer
    assert table.to_act == forehand
    by_turns = [(slot, seat) for slot in range(6) for seat in (forehand, dealer)]
    three_each = [Place("hand", seat) for seat in (forehand,) * 3 + (dealer,) * 3]
    dealt = table.dealt()
    assert [move.target for move in dealt] == [
        *[Place("down", seat, slot) for slot, seat in by_turns],
        *three_each,
        *[Place("up", seat, slot) for slot, seat in by_turns],
        *three_each,
    ]
    for slot, seat in by_turns:
        for viewer in (0, 1):
            assert table.place(Place("down", seat, slot), viewer) == ["??"]
            assert table.place(Place("up", seat, slot), viewer) != ["??"]


BORD = {
    # Seat 0 has the king of spades over the queen, and the queen of hearts over the king.
    "": (
        ("SAJ HAJ D6 C9", "S6 H6 D7 C7 ST HT"),
        ("SK HQ D9 C6 S9 H9", "S8 H8 D8 C8 S7 H7"),
        ("SQ HK DA CA DT CT", "DK CK DQ CQ DJ CJ"),
    ),
    # It wins with the king of spades over the queen of hearts.
    "under": (
        ("SATJ HATJ", "S678 H678"),
        ("SK HK D6 C6 S9 H9", "D9 C9 D8 C8 D7 C7"),
        ("HQ SQ DA CA DT CT", "DK DQ CK CQ DJ CJ"),
    ),
    # The king in hand, the queen face up.
    "pair": (("SAK6 HATJ", "S78 H678 ST"), ("SQ D6 C6 D9 C9 S9", "D8 C8 D7 C7 DJ CJ"), ()),
    # Both play the card over another to the first trick.
    "both": (
        ("HKQ SATK D6", "H678JTA"),
        ("S9 D9 C6 D7 C9 H9", "S8 D8 C8 C7 DJ CJ"),
        ("DA CA DT CT DK CK", "S7 S6 SJ SQ DQ CQ"),
    ),
}
"""By name: the hands, and the rows that lie face up and face down."""


def bord(name: str = "", **options: bool) -> Table:
    hands, up, down = BORD[name]
    return deal("bordstolva", *hands, up=up, down=down, options=options)


@examples(
    "rows played claims",
    """
    T37: any card of the hand or face up          |  |  | cards SAJ HAJ D6 C9 SK HQ D9 C6 S9 H9
    T37: none face down, as if it were elsewhere  |  |  | refuses SQ not_available; refuses ST not_available
    T37: the duties apply to both together        |  | S9 | may ST; refuses S8 T9; refuses H8 T7
    T37: the card under a played one is turned up |  | D9 D8 | up SK HQ DA C6 S9 H9 / S8 H8 DQ C8 S7 H7; offers DA
    T37: so that nothing is under it              |  | D9 D8 | down SQ HK None CA DT CT / DK CK None CQ DJ CJ
    T37: and its place is empty then              |  | D9 D8 : DA DQ | up SK HQ None C6 S9 H9 / S8 H8 None C8 S7 H7
    T37: a card of the hand uncovers nothing      |  | SA S6 | down SQ HK DA CA DT CT / DK CK DQ CQ DJ CJ
    TD9: both cards of a pair must be there       |  | SA S6 | acts 0; calls
    T39: both play the first trick from the table | from_table |  | cards SK HQ D9 C6 S9 H9; refuses SA not_available
    # The ten is in the hand that is not taken up yet.
    T39: the second too                           | from_table | S9 | may S87
    T39: then the hands are taken up              | from_table | S9 S7 | offers SAJ HAJ D6 C9
    TD16: half may be announced unseen            | from_table |  | offers half
    TD16: and is                                  | from_table | half | gubbe half 0 1
    T38: a card turned up is too late for a meld  | under | SK S6 | acts 0; refuses meld H T38
    T38: it waits for another trick               | under | SK S6 : SA S7 | may meld H pass; refuses ST T38
    T38: a pair of hand and row                   | pair | SA S7 : meld S | melds 0S2
    T38: only after winning the last trick        | pair | S6 ST : H6 | refuses meld S T12
    TD10: the winner is asked                     | both | S9 S8 | may meld H pass
    TD10: nothing is turned up before the answer  | both | S9 S8 | up None D9 C6 D7 C9 H9 / None D8 C8 C7 DJ CJ
    TD10: then both are                           | both | S9 S8 : meld H | up DA D9 C6 D7 C9 H9 / S7 D8 C8 C7 DJ CJ
    TD10: before the lead                         | both | S9 S8 : meld H | acts 0; offers DA
    """,
)
def test_playing_from_the_hand_and_the_row(rows: str, played: str, claims: str) -> None:
    table = bord(first_trick_from_table=True) if rows == "from_table" else bord(rows)
    table.play(played).check(claims)


# Seat 0 has all spades and hearts: a king in hand, the queen on the table over the last card of all.
LAST_HANDS = ("SK SA ST HAKQ", "CATKQJ9")
LAST_UP, LAST_DOWN = ("SQJ9876", "C876 DATK"), ("H6 HT987J", "DQJ9876")
LAST_PLAY = ("HKAQ SAT SJ9876 HT987J", "CATKQJ9 C876 DATK D678")


@pytest.mark.rule("TD9")
def test_face_down_cards_count_towards_the_three() -> None:
    """After fifteen tricks: king in hand, queen on the table, a card under her."""
    table = deal("bordstolva", *LAST_HANDS, up=LAST_UP, down=LAST_DOWN)
    lead(table, *LAST_PLAY, 14).play("HJ D8")
    assert table.hand(0) == ["SK"]
    assert (table.place(Place("up", 0, 0)), table.place(Place("down", 0, 0))) == (["SQ"], ["H6"])
    assert table.choices == {"meld S", "pass"}


@pytest.mark.rule("TD16")
def test_the_hands_are_not_seen_before_they_are_taken_up() -> None:
    table = bord(first_trick_from_table=True)
    assert table.hand(0, viewer=0) == []
    assert table.place(Place("closed", 0), viewer=0) == ["??"] * 6
    table.play("S9 S7")
    assert table.hand(0, viewer=0) == ["SA", "SJ", "HA", "HJ", "D6", "C9"]
    assert table.hand(1, viewer=0) == ["??"] * 6
