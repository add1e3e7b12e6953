"""Grandissimo: cards and deal (G1–G10), the games and the auction (G11–G31), trump and partner (G32–G36)."""

from collections.abc import Sequence

import pytest

from tests.rules.bench import examples, spoken
from tests.rules.games.grandissimo.table import Table
from tolva_gui.rules.events import Moved
from tolva_gui.rules.games.grandissimo.bids import BIDS, SAME_COLOUR, TABLE_I, grade
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.kit import CardError, Standing, parse_card
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


@pytest.mark.rule("GD1")
def test_four_four_and_five_cards_are_dealt_at_a_time() -> None:
    dealt = [(event.target.owner, len(event.cards)) for event in auction().said(Moved) if event.dealt]
    assert dealt == [(seat, number) for number in (4, 4, 5) for seat in range(4)]


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


@pytest.mark.rule("G21", "G24", "G25")
def test_forty_two_bids_low_games_without_suffix() -> None:
    assert {str(bid) for bid in BIDS} == {*LOW, *(spel + suffix for spel in HIGH for suffix in SUFFIXES)}
    assert len(BIDS) == 42
    assert [str(bid) for bid in BIDS[:6]] == [
        *("begar", "begar farg", "begar hogsta", "begar grand"),
        *("liten-misar", "6"),
    ]
    with pytest.raises(MoveError, match="does not go with"):
        GRANDISSIMO.parse("bid liten-misar farg")
    with pytest.raises(MoveError):
        GRANDISSIMO.parse("bid rundmisar")


@pytest.mark.example("A1", "A2", "A3", "A4", "A5", "A6", "B3", "C3")
@examples(
    "moves claims",
    """
    G22 G23: forehand speaks first |  | acts 0; may pass, above
    G22 G23: then clockwise | pass, bid begar | acts 2
    A1, a better suit | bid begar, bid begar farg, 2 pass | acts 0; may pass, hold, above begar farg
    A1, what is above it | bid begar, bid begar farg, 2 pass | offers bid begar grand, bid liten-misar, bid 6
    G28: A1, what is not | bid begar, bid begar farg, 2 pass | refuses bid begar G28
    A2, a bid is higher in the first round | bid 6 | acts 1; may pass, above 6; offers bid 6 farg, bid 7, bid stor-misar
    G26: A2, neither the same nor a lower one | bid 6 | refuses bid 6 G26; refuses bid liten-misar G26
    A3, an equal bid with the same suffix | pass, bid 6, bid 6 hogsta, pass | acts 1; may pass, hold, above 6 hogsta
    G28: A3, not with a lower one | pass, bid 6, bid 6 hogsta, pass | refuses bid 6 farg G28
    A4, who spoke later has no forehand | bid begar, bid 6, 2 pass, hold | acts 1; may pass, above 6
    G27: A4, so that it may not hold | bid begar, bid 6, 2 pass, hold | refuses hold G27; refuses bid 6 G27
    A5, three have passed | 3 pass | acts 3; may pass, above
    A5, and the dealer declares | 3 pass, bid 7 | declarer 3
    A6, hold over it | pass, bid stor-misar, pass, bid 8 | may pass, hold, above 8; refuses bid stor-misar G27
    G26: nothing is held at first |  | refuses hold G26
    G26: nor in the first round | bid 6 | refuses hold G26
    G27: hold repeats the bid for its new maker | bid begar, bid 6 farg, 2 pass, hold | called 0 hold 6 farg
    G27: who declares it | bid begar, bid 6 farg, 2 pass, hold, pass | declarer 0; game 6; suffix farg
    G27: every one before may hold | bid begar, bid 6, pass, bid 7, hold, bid 8, pass | acts 0; offers hold
    G28: hold is the only way to bid the same | bid begar, bid 6, 2 pass | refuses bid 6 G27; refuses bid 6 say_hold
    G29: who has passed is asked no more | pass, bid 6, pass, bid 7, bid 8 | acts 3
    G30: three passes end the auction | bid begar, bid 6, 3 pass | phase trump; acts 1
    G23: a pass that is all there is | pass, bid 13 grand | bids 0 pass / 1 bid 13 grand / 2 pass / 3 pass
    G23: and the cards are played | pass, bid 13 grand | phase play
    G23: but seat 0 may hold | bid begar, bid 13 grand | bids 0 bid begar / 1 bid 13 grand / 2 pass / 3 pass
    G23: or not | bid begar, bid 13 grand, hold | bids 0 bid begar / 1 bid 13 grand / 2 pass / 3 pass / 0 hold / 1 pass
    G31 G21: four passes make rundmisar | 4 pass | phase play; acts 0; contract None; called None rundmisar None
    G32: grandissimo is named by its suffix | bid 8 grand, 3 pass | phase partner; trump grand
    G15: a low game has neither | bid stor-misar, 3 pass | phase play; trump None; partner None
    G15: stor | bid stor-misar, 3 pass | game stor-misar; declarer 0; suffix None; conceded False
    G15: also when told to | bid stor-misar, 3 pass | refuses trump S G15; refuses vist G13
    G34: all are asked in turn | bid 6, 3 pass, trump S, vist | acts 1; may accept, refuse
    G34: the first to accept becomes partner | bid 6, 3 pass, trump S, vist, refuse, accept | partner 2; phase play
    G6 G7: from the dealer's left | pass | acts 1; held 13 13 13 13
    G40: forehand leads, whoever declares | pass, bid begar, 2 pass, trump S, solo | declarer 1; acts 0
    G35: nobody accepts | bid 6, 3 pass, trump grand, vist, 3 refuse | partner None; phase play; target 6
    G36: C3, is conceded | bid begar, 3 pass, trump grand, vist, 3 refuse | conceded True; paid 210 -70 -70 -70
    GD12: or played solo | bid begar, 3 pass, trump grand, solo | phase play
    GD11: trump stays after a refusal | bid begar, 3 pass, trump S, vist, 3 refuse | phase play; trump S
    """,
)
def test_what_may_be_said(moves: str, claims: str) -> None:
    auction(*spoken(moves)).check(claims)


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


@pytest.mark.rule("GD22")
def test_only_what_is_legal_is_done() -> None:
    table = auction("bid begar")
    for text in ("play SA", "accept", "solo", "trump S", "concede", "agree", "strike 1"):
        assert table.refused(text) is not None, text
    held, elsewhere = table.position()["hands"][1][0], table.position()["hands"][2][0]
    assert table.refused(f"play {held}") != table.refused(f"play {elsewhere}")
    assert table.refused(f"discard {elsewhere}") == table.refused(f"play {elsewhere}")
