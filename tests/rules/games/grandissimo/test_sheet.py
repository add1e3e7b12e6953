"""Grandissimo: eels, forfeits and betdelning (G46–G62, G82–G85)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.rules.bench import examples, spoken
from tests.rules.games.grandissimo.table import Table, sheet_of, spread
from tolva_gui.rules.games.grandissimo.bids import BIDS, Contract
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.payment import increase
from tolva_gui.rules.games.grandissimo.sheet import Forfeit, Sheet, betdelning, share
from tolva_gui.rules.kit import SetupError, Standing

BEGAR = BIDS[0]
NEW: dict[str, Any] = {"mode": "eels", "eels": [None] * 4, "forfeits": []}
MADE = "bid begar, 3 pass, trump S"
DEALS = {
    "made": "13 0 0 0: solo",
    "lost": "0 13 0 0: solo",
    "shared": "0 5 0 8: pass, bid begar, 2 pass, trump S, vist, refuse, accept",
}


def made(table: Table) -> Table:
    """Let seat 0 make begär with spades, an off-suit, alone."""
    return table.deal([0] * 13, "S").act(*spoken(f"{MADE}, solo")).play_out()


def lost(table: Table) -> Table:
    """Let seat 0 lose begär in an off-suit alone."""
    return table.deal([1] * 13, "S").act(*spoken(f"{MADE}, solo")).play_out()


def at(sheet: str) -> Table:
    return Table(dealer=3, carried=sheet_of(sheet))


@pytest.mark.rule("G46")
def test_four_eels_of_two_hundred() -> None:
    assert [Sheet().owed(seat) for seat in range(4)] == [200] * 4
    assert Sheet().written() == NEW


@pytest.mark.rule("G47", "GD5")
@examples(
    "sheet current",
    """
    on eels the eel                       | eels . . . .                              | 200
    although a forfeit is unpaid          | eels 01 . . .: 1 260                      | 200
    on highest the highest unpaid forfeit | highest 0 . . .: 1 240, 2 280 by 3, 3 260 | 260
    """,
)
def test_what_is_current(sheet: str, current: str) -> None:
    at(sheet).deal().check(f"current {current}")


@pytest.mark.example("F2", "F4", "F5", "F6")
@examples(
    "sheet deal claims",
    """
    G48: ones own eel comes first | eels . . . . | made | sheet eels 0 . . .; forfeit 0 0 0 0
    G48 GD4: else the declarer chooses | eels 0 0 . . | made | acts 0; may strike 2 3
    G48: not what is paid off | eels 0 0 . . | made | refuses strike 0 G48; refuses strike 1 G48
    GD4: and is paid | eels 0 0 . . | made, strike 3 | sheet eels 0 0 . 0; forfeit 200 0 0 -200
    GD4: nobody is asked where one is left | eels 0 0 31 . | made | phase over; forfeit 200 0 0 -200
    G49: to the highest, with forfeits unpaid | eels . . . .: 1 240 | made | sheet highest 0 . . .: 1 240
    G50: on highest while one is left | highest 0 . . .: 1 240, 2 220 | made | owed 1 240 by 0, 2 220
    G50: until none is | highest 0 . . .: 1 240 by 0, 2 220 | made | sheet eels 0 . . .: 1 240 by 0, 2 220 by 0
    G51: of equal ones a choice | highest 0 . . .: 1 240, 2 240, 3 220 | made | may strike 1 2; refuses strike 3 G51
    G51: and it is paid | highest 0 . . .: 1 240, 2 240 | made, strike 2 | owed 1 240, 2 240 by 0
    G51: the declarer's own first | highest 0 . . .: 1 240, 0 240 | made | owed 1 240, 0 240 by 0
    F5 | highest 02 . . .: 0 240, 2 240 | 0 0 13 0: 2 pass, bid begar, pass, trump S, solo | owed 0 240, 2 240 by 2
    the first of equal ones of one seat | highest 0 . . .: 1 240, 1 240 | made | owed 1 240 by 0, 1 240
    G52: from its owner to the declarer | highest . . . 01: 3 260 | made | forfeit 260 0 0 -260
    G5 G61: both in it | eels . . . . | 5 0 0 8: vist, 2 refuse, accept | sheet eels 03 . . .; forfeit -100 0 0 100
    F2, an odd number of tens | highest 02 . . .: 1 210 | 5 0 8 0: vist, refuse, accept | forfeit 110 -210 100 0
    F6, the eel of a third | eels 0 1 . . | shared | may strike 2 3
    F6 | eels 0 1 . . | shared, strike 2 | forfeit 0 100 -200 100
    F6, the sheet | eels 0 1 . . | shared, strike 2 | sheet eels 0 1 13 .
    G55: lost alone | eels . . . . | lost | sheet eels . . . .: 0 210; called 0 forfeit 210
    F4 | highest 02 . . .: 1 260 | 7 3 3 0: bid 8, 3 pass, trump S, vist, refuse, accept | owed 1 260, 0 270, 2 270
    G62 GD8: new eels at once | eels . 1 20 3: 2 230 by 1 | made | sheet eels . . . .; called None altur None
    not with forfeits unpaid | eels . 1 20 3: 2 230 | made | sheet highest 0 1 20 3: 2 230
    but with the last of them | highest 0 1 20 3: 2 230 | made | sheet eels . . . .
    """,
)
def test_what_is_paid_off_or_owed(sheet: str, deal: str, claims: str) -> None:
    """Seat 0 declares begär in spades, an off-suit, unless a bid is said."""
    for word, told in DEALS.items():
        deal = deal.replace(word, told)
    tricks, _, said = deal.partition(": ")
    auction, strike, owner = (said if "bid" in said else f"{MADE}, {said}").partition(", strike ")
    table = (
        at(sheet)
        .deal(spread(dict(enumerate(map(int, tricks.split())))), "S")
        .act(*spoken(auction))
        .play_out()
    )
    table.act(*([f"strike {owner}"] if strike else [])).check(claims)


@pytest.mark.rule("G53", "G54")
@pytest.mark.parametrize(
    ("owner", "value", "moved"),
    [
        (1, 200, (100, -200, 100, 0)),
        (0, 200, (-100, 0, 100, 0)),
        (2, 200, (100, 0, -100, 0)),
        (3, 210, (110, 0, 100, -210)),
        (0, 210, (-100, 0, 100, 0)),
        (2, 210, (110, 0, -110, 0)),
    ],
)
def test_two_share_it_the_odd_ten_is_the_declarers(owner: int, value: int, moved: tuple[int, ...]) -> None:
    assert share(value, owner, Contract(0, BEGAR, "S", partner=2)) == moved


@pytest.mark.rule("G58")
def test_the_second_table_low_games() -> None:
    low = {bid.spel.id: increase(Contract(0, bid), "H") for bid in BIDS if not bid.spel.high}
    assert low == {
        "liten-misar": 10,
        "stor-misar": 20,
        "liten-upplaggare": 30,
        "stor-upplaggare": 40,
        "liten-pratmakare": 50,
        "stor-pratmakare": 60,
    }


@pytest.mark.rule("G60", "GD6")
def test_rundmisar_adds_ten_for_those_with_most() -> None:
    table = Table(dealer=3).deal([3] * 13).act(*["pass"] * 4).play_out()
    assert table.carried["forfeits"] == [[3, 210, None]]


def sheet_with(columns: Sequence[int]) -> Sheet:
    """Return a sheet with these unpaid amounts by seat; all eels are paid off."""
    stroke = (0, None)
    rows = tuple(Forfeit(seat, value, None) for seat, value in enumerate(columns) if value)
    return Sheet("highest", (stroke, stroke, stroke, stroke), rows)


@pytest.mark.rule("G83", "GD9")
@pytest.mark.example("E1")
def test_stopping_after_the_five_deals() -> None:
    sheet = Sheet(
        "highest", ((0, None), None, (2, 3), None), (Forfeit(1, 240, None), Forfeit(1, 260, (3, 2)))
    )
    assert [sheet.owed(seat) for seat in range(4)] == [0, 440, 0, 200]
    scores = (60, -530, 100, 370)
    moved = betdelning(sheet, scores)
    assert moved == (160, -280, 160, -40)
    assert tuple(score + net for score, net in zip(scores, moved, strict=True)) == (220, -810, 260, 330)


@pytest.mark.example("E2")
@examples(
    "columns scores moved",
    """
    # The balance after the rounded payments decides: before them P2, who is due 180, is ahead.
    G84: E2, a shortage falls on the highest | 210 0 240 260 | 0 0 0 0         | -30 170 -60 -80
    G84: E2, by the balance                  | 210 0 240 260 | 200 -100 0 -100 | -40 180 -60 -80
    G84: E2, after the payments              | 210 0 240 260 | 0 -200 100 100  | -30 180 -70 -80
    # The average is 82.5: P1 pays 248 → 250, the others are due 82.5 → 80 each.
    GD10: a surplus goes to the lowest       | 330 0 0 0     | 500 0 10 20     | -250 90 80 80
    GD10: also to who pays                   | 330 0 0 0     | 0 0 0 0         | -240 80 80 80
    GD10: of equal ones the lower seat       | 330 0 0 0     | 900 0 0 0       | -250 90 80 80
    """,
)
def test_remainder_of_rounding(columns: str, scores: str, moved: str) -> None:
    found = betdelning(sheet_with([*map(int, columns.split())]), [*map(int, scores.split())])
    assert " ".join(map(str, found)) == moved


@pytest.mark.rule("G82", "G85", "GD8")
@pytest.mark.parametrize("deals", [8, 16, 24])
def test_the_game_ends_with_the_last_deal(deals: int) -> None:
    table = Table({"deals": deals}, dealer=3, scores=(-210, 200, 10, 0), deal=deals)
    table = lost(table)
    # 410, 200, 200, 200: the average is 252.5; P1 pays 157.5 → 160, the others are due 52.5 → 50 each
    assert table.lines == [
        *[("pay", 0, -30), ("pay", 1, 10), ("pay", 2, 10), ("pay", 3, 10)],
        *[("betdelning", 0, -150), ("betdelning", 1, 50), ("betdelning", 2, 50), ("betdelning", 3, 50)],
    ]
    assert table.result.scores == (-390, 260, 70, 60)
    assert table.result.ranking == ((1,), (2,), (3,), (0,))
    assert table.parti.over


@pytest.mark.rule("G85")
def test_players_who_are_level_share_the_win() -> None:
    """P1 makes liten misär: 150 now, and 150 at betdelning; the others pay 50 twice."""
    table = Table({"deals": 8}, dealer=3, scores=(0, 400, 0, -400), deal=8).deal([1] * 12)
    table.act("bid liten-misar", *["pass"] * 3).act(f"discard {table.spare(0)}").play_out()
    assert table.result.scores == (300, 300, -100, -500)
    assert table.result.ranking == ((0, 1), (2,), (3,))


@pytest.mark.rule("GD21")
def test_balances_may_be_negative() -> None:
    table = lost(Table(dealer=3, scores=(-5000, 0, 0, 5000)))
    assert table.result.scores[0] == -5030


@pytest.mark.parametrize("deal", [0, 17])
def test_no_deal_beyond_the_last(deal: int) -> None:
    with pytest.raises(SetupError, match="there is no deal"):
        Table(deal=deal)


NO_EELS: tuple[object, ...] = (
    [None] * 3,
    4,
    *([eel, None, None, None] for eel in ([4, None], True, [True, None], [0])),
)
NO_FORFEITS: tuple[object, ...] = (
    *({}, [7], [[4, 210, None]], [[0, 210]], [[0, 215, None]], [[0, -10, None]], [[0, True, None]]),
    *([[0, "210", None]], [[0, 210, 3]]),
)
STRANGE: list[dict[str, Any]] = [
    *({"mode": "ålar"}, {"mode": []}, {"betar": []}),
    *({"eels": eels} for eels in NO_EELS),
    *({"forfeits": forfeits} for forfeits in NO_FORFEITS),
]


@pytest.mark.parametrize(
    ("left", "fault"),
    [
        ({"eels": [[0, None], [1, 0], [2, 0], [3, 0]]}, "every eel is paid off"),
        ({"mode": "highest"}, "none is unpaid"),
        ({"mode": "highest", "forfeits": [[0, 210, [1, 2]]]}, "none is unpaid"),
        ({"eels": [[0, 0], None, None, None]}, "not one seat twice"),
        *((left, "no deal of grandissimo begins with") for left in STRANGE),
    ],
)
def test_a_standing_that_does_not_fit_is_refused(left: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Table(carried=left)


def test_standing_has_all_its_fields_or_is_that_of_a_first_deal() -> None:
    options = GRANDISSIMO.info.defaults()
    first = Standing(0, (0,) * 4)
    assert GRANDISSIMO.check_start(options, first).carried == NEW
    for name in NEW:
        without = {other: value for other, value in NEW.items() if other != name}
        with pytest.raises(SetupError, match="no deal of grandissimo begins with"):
            GRANDISSIMO.check_start(options, replace(first, carried=without))


@pytest.mark.rule("GD8")
@pytest.mark.example("F7")
@pytest.mark.parametrize(
    ("deals", "deal", "sheet", "over"),
    [
        (0, 6, "eels . 1 1 1", True),
        (8, 6, "eels . 1 1 1", False),
        (0, 39, "eels . . . .", False),
        (0, 39, "eels . 1 1 1: 1 210", False),
        (0, 40, "eels . . . .", True),
    ],
)
def test_game_of_one_altur(deals: int, deal: int, sheet: str, over: bool) -> None:
    """It is over with the last eel, if nothing is unpaid; with betdelning after forty deals."""
    table = made(Table({"deals": deals}, dealer=3, carried=sheet_of(sheet), deal=deal))
    assert table.parti.over is over
    assert table.paid("betdelning") == ((150, -50, -50, -50) if deal == 40 else (0, 0, 0, 0))
    assert ("average" in [step.key for step in table.view(None).display.account]) is (deal == 40)
    assert (table.carried == NEW) is (deal == 6)


def test_a_game_of_one_altur_has_no_deal_after_the_fortieth() -> None:
    with pytest.raises(SetupError, match="no deal 41; this game has 40"):
        Table({"deals": 0}, deal=41)
