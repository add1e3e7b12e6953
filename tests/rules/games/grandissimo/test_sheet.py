"""Grandissimo: eels, forfeits and betdelning (G46–G62, G82–G85)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.games.grandissimo.table import Table, spread
from tests.rules.games.grandissimo.test_payment import played
from tolva_gui.rules.games.grandissimo.bids import BIDS, Contract
from tolva_gui.rules.games.grandissimo.payment import increase
from tolva_gui.rules.games.grandissimo.sheet import (
    Forfeit,
    Sheet,
    as_carried,
    betdelning,
    read_carried,
    share,
)
from tolva_gui.rules.info import SetupError

BEGAR = BIDS[0]
NEW: dict[str, Any] = {"mode": "eels", "eels": [None] * 4, "forfeits": []}


def made(table: Table, vist: int | None = None) -> Table:
    """Let seat 0 make begär with spades, an off-suit, alone or with the partner that accepts."""
    winners = [0] * 13 if vist is None else spread({0: 5, vist: 8})
    table.deal(winners, "S").act("bid begar", *["pass"] * 3, "trump S")
    if vist is None:
        table.act("solo")
    else:
        table.act("vist", *["refuse"] * (vist - 1), "accept")
    return table.play_out()


def lost(table: Table) -> Table:
    """Let seat 0 lose begär in an off-suit alone."""
    table.deal([1] * 13, "S").act("bid begar", *["pass"] * 3, "trump S", "solo")
    return table.play_out()


def at(left: dict[str, Any], deal: int = 1) -> Table:
    return Table(dealer=3, carried=left, deal=deal)


@pytest.mark.rule("G46")
def test_four_eels_of_two_hundred() -> None:
    assert [Sheet().owed(seat) for seat in range(4)] == [200] * 4
    assert as_carried(Sheet()) == NEW


@pytest.mark.rule("G47")
def test_on_eels_at_first_and_the_eel_is_current() -> None:
    assert Table().deal().position()["current"] == 200
    assert (
        at({"mode": "eels", "eels": [[0, 1], None, None, None], "forfeits": [[1, 260, None]]})
        .deal()
        .position()["current"]
        == 200
    )


@pytest.mark.rule("G47", "GD5")
def test_on_highest_the_highest_unpaid_forfeit_is_current() -> None:
    rows = [[1, 240, None], [2, 280, [3, None]], [3, 260, None]]
    table = at({"mode": "highest", "eels": [[0, None], None, None, None], "forfeits": rows}).deal()
    assert table.position()["current"] == 260


@pytest.mark.rule("G48")
def test_ones_own_eel_comes_first() -> None:
    table = made(Table(dealer=3))
    assert table.carried == {"mode": "eels", "eels": [[0, None], None, None, None], "forfeits": []}
    assert table.paid("forfeit") == (0, 0, 0, 0)


@pytest.mark.rule("G48", "GD4")
def test_otherwise_the_declarer_chooses_one_of_the_others() -> None:
    table = made(at({"eels": [[0, None], [0, None], None, None]}))
    assert (table.phase, table.to_act) == ("strike", 0)
    assert set(table.legal) == {"strike 2", "strike 3"}
    assert table.refused("strike 0").rule == table.refused("strike 1").rule == "G48"
    assert table.parti.deal.result is None, "nothing is paid before the choice"
    table.act("strike 3")
    assert table.carried["eels"] == [[0, None], [0, None], None, [0, None]]
    assert table.paid("forfeit") == (200, 0, 0, -200)


@pytest.mark.rule("GD4")
def test_nobody_is_asked_where_one_eel_is_left() -> None:
    table = made(at({"eels": [[0, None], [0, None], [3, 1], None]}))
    assert table.phase == "over"
    assert table.paid("forfeit") == (200, 0, 0, -200)


@pytest.mark.rule("G49")
def test_eel_paid_with_unpaid_forfeits_turns_to_the_highest() -> None:
    table = made(at({"forfeits": [[1, 240, None]]}))
    assert table.carried["mode"] == "highest"
    assert table.carried["eels"] == [[0, None], None, None, None]


@pytest.mark.rule("G50")
def test_on_highest_until_none_is_left() -> None:
    two = {
        "mode": "highest",
        "eels": [[0, None], None, None, None],
        "forfeits": [[1, 240, None], [2, 220, None]],
    }
    table = made(at(two))
    assert table.carried["mode"] == "highest"
    assert table.carried["forfeits"] == [[1, 240, [0, None]], [2, 220, None]]
    table = made(at(dict(table.carried)))
    assert table.carried["mode"] == "eels"


@pytest.mark.rule("G51")
def test_of_equal_ones_the_declarers_own_else_a_choice() -> None:
    rows = [[1, 240, None], [2, 240, None], [3, 220, None]]
    left = {"mode": "highest", "eels": [[0, None], None, None, None], "forfeits": rows}
    table = made(at(left))
    assert set(table.legal) == {"strike 1", "strike 2"}
    assert table.refused("strike 3").rule == "G51"
    table.act("strike 2")
    assert table.carried["forfeits"] == [[1, 240, None], [2, 240, [0, None]], [3, 220, None]]
    own = made(at({**left, "forfeits": [*rows, [0, 240, None]]}))
    assert own.phase == "over"
    assert own.carried["forfeits"][-1] == [0, 240, [0, None]]


def test_of_equal_ones_of_one_seat_the_first_is_paid_off_unasked() -> None:
    rows = [[1, 240, None], [1, 240, None]]
    table = made(at({"mode": "highest", "eels": [[0, None], None, None, None], "forfeits": rows}))
    assert table.carried["forfeits"] == [[1, 240, [0, None]], [1, 240, None]]


@pytest.mark.rule("G52")
def test_the_declarer_gets_the_current_forfeit_from_its_owner() -> None:
    rows = [[3, 260, None]]
    table = made(at({"mode": "highest", "eels": [None, None, None, [0, 1]], "forfeits": rows}))
    assert table.paid("forfeit") == (260, 0, 0, -260)


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


@pytest.mark.rule("G55")
def test_lost_alone() -> None:
    table = lost(Table(dealer=3))
    assert table.carried["forfeits"] == [[0, 210, None]]
    assert (0, "forfeit", 210) in table.called()


@pytest.mark.rule("G56")
def test_one_of_two_has_missed() -> None:
    table = played("6", "first", {0: 5, 2: 4, 1: 4}, vist=True)
    assert table.carried["forfeits"] == [[0, 240, None]]
    assert table.paid()[2] == 0


@pytest.mark.rule("G57", "G59")
def test_both_have_missed_and_owe_the_same() -> None:
    table = played("8", "off", {0: 7, 2: 3, 1: 3}, vist=True)
    assert table.carried["forfeits"] == [[0, 210, None], [2, 210, None]]


@pytest.mark.rule("G58")
@pytest.mark.parametrize(("trump", "value"), [("grand", 260), ("first", 240), ("second", 220), ("off", 210)])
def test_the_second_table_high_games(trump: str, value: int) -> None:
    assert played("10", trump, {0: 9, 1: 4}).carried["forfeits"] == [[0, value, None]]


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


@pytest.mark.rule("G5", "G61")
def test_the_stroke_has_the_numbers_of_declarer_and_partner() -> None:
    table = made(Table(dealer=3), vist=3)
    assert table.carried["eels"] == [[0, 3], None, None, None]
    assert table.paid("forfeit") == (-100, 0, 0, 100)


@pytest.mark.rule("G62", "GD8")
def test_a_complete_altur_sets_new_eels_at_once() -> None:
    left = {"eels": [None, [1, None], [2, 0], [3, None]], "forfeits": [[2, 230, [1, None]]]}
    table = made(at(left))
    assert table.carried == NEW
    assert (None, "altur", None) in table.called()
    last = made(at(left, deal=16))
    assert last.carried == NEW


def test_the_last_eel_with_forfeits_unpaid_does_not_complete_it() -> None:
    table = made(at({"eels": [None, [1, None], [2, 0], [3, None]], "forfeits": [[2, 230, None]]}))
    assert table.carried["mode"] == "highest"
    done = made(at(dict(table.carried)))
    assert done.carried == NEW


@pytest.mark.example("F1")
def test_a_forfeit_on_eels() -> None:
    table = played("10", "grand", {0: 9, 1: 4})
    assert table.carried == {**NEW, "forfeits": [[0, 260, None]]}


@pytest.mark.example("F2")
def test_an_odd_number_of_tens() -> None:
    table = made(
        at({"mode": "highest", "eels": [[0, 2], None, None, None], "forfeits": [[1, 210, None]]}), vist=2
    )
    assert table.paid("forfeit") == (110, -210, 100, 0)


@pytest.mark.example("F3")
def test_rundmisar_with_a_shared_top() -> None:
    winners = spread(dict(enumerate((5, 5, 3, 0))))
    table = Table(dealer=3).deal(winners).act(*["pass"] * 4).play_out()
    assert table.carried["forfeits"] == [[0, 210, None], [1, 210, None]]


@pytest.mark.example("F4")
def test_both_miss_on_highest() -> None:
    left = {"mode": "highest", "eels": [[0, 2], None, None, None], "forfeits": [[1, 260, None]]}
    table = at(left).deal(spread({0: 7, 2: 3, 1: 3}), "S")
    table.act("bid 8", *["pass"] * 3, "trump S", "vist", "refuse", "accept").play_out()
    assert table.carried["forfeits"] == [[1, 260, None], [0, 270, None], [2, 270, None]]


@pytest.mark.example("F5")
def test_ones_own_of_two_equal_ones() -> None:
    rows = [[0, 240, None], [2, 240, None]]
    left = {"mode": "highest", "eels": [[0, 2], None, None, None], "forfeits": rows}
    table = (
        at(left).deal([2] * 13, "S").act("pass", "pass", "bid begar", "pass", "trump S", "solo").play_out()
    )
    assert table.carried["forfeits"] == [[0, 240, None], [2, 240, [2, None]]]
    assert table.paid("forfeit") == (0, 0, 0, 0)


@pytest.mark.example("F6")
def test_the_second_and_the_fourth_take_the_eel_of_the_third() -> None:
    table = at({"eels": [[0, None], [1, None], None, None]}).deal(spread({1: 5, 3: 8}), "S")
    table.act("pass", "bid begar", "pass", "pass", "trump S", "vist", "refuse", "accept").play_out()
    assert set(table.legal) == {"strike 2", "strike 3"}
    table.act("strike 2")
    assert table.paid("forfeit") == (0, 100, -200, 100)
    assert table.carried["eels"] == [[0, None], [1, None], [1, 3], None]


def sheet_with(columns: Sequence[int]) -> Sheet:
    """Return a sheet with these unpaid amounts by seat; all eels are paid off."""
    stroke = (0, None)
    rows = tuple(Forfeit(seat, value) for seat, value in enumerate(columns) if value)
    return Sheet("highest", (stroke, stroke, stroke, stroke), rows)


@pytest.mark.rule("G83", "GD9")
@pytest.mark.example("E1")
def test_stopping_after_the_five_deals() -> None:
    sheet = Sheet("highest", ((0, None), None, (2, 3), None), (Forfeit(1, 240), Forfeit(1, 260, (3, 2))))
    assert [sheet.owed(seat) for seat in range(4)] == [0, 440, 0, 200]
    scores = (60, -530, 100, 370)
    moved = betdelning(sheet, scores)
    assert moved == (160, -280, 160, -40)
    assert tuple(score + net for score, net in zip(scores, moved, strict=True)) == (220, -810, 260, 330)


@pytest.mark.rule("G84", "GD10")
@pytest.mark.example("E2")
@pytest.mark.parametrize(
    ("scores", "moved"),
    [
        ((0, 0, 0, 0), (-30, 170, -60, -80)),
        ((200, -100, 0, -100), (-40, 180, -60, -80)),
        ((0, -200, 100, 100), (-30, 180, -70, -80)),
    ],
)
def test_a_shortage_falls_on_the_highest_balance(scores: tuple[int, ...], moved: tuple[int, ...]) -> None:
    """The balance after the rounded payments decides: before them P2, who is due 180, is ahead."""
    assert betdelning(sheet_with((210, 0, 240, 260)), scores) == moved


@pytest.mark.rule("GD10")
def test_a_surplus_goes_to_the_lowest_balance() -> None:
    # average 82.5: P1 pays 248 → 250, the others are due 82.5 → 80 each
    assert betdelning(sheet_with((330, 0, 0, 0)), (500, 0, 10, 20)) == (-250, 90, 80, 80)
    assert betdelning(sheet_with((330, 0, 0, 0)), (0, 0, 0, 0)) == (-240, 80, 80, 80)


@pytest.mark.rule("GD10")
def test_of_equal_balances_the_lower_seat() -> None:
    assert betdelning(sheet_with((330, 0, 0, 0)), (900, 0, 0, 0)) == (-250, 90, 80, 80)


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
    with pytest.raises(SetupError, match="numbered 1 to 16"):
        Table(deal=deal)


@pytest.mark.parametrize(
    ("left", "fault"),
    [
        ({"eels": [[0, None], [1, 0], [2, 0], [3, 0]]}, "every eel is paid off"),
        ({"mode": "highest"}, "none is unpaid"),
        ({"mode": "highest", "forfeits": [[0, 210, [1, 2]]]}, "none is unpaid"),
        ({"mode": "ålar"}, "mode is"),
        ({"mode": []}, "mode is"),
        ({"betar": []}, "no 'betar'"),
        ({"eels": [None] * 3}, "four seats"),
        ({"eels": 4}, "four seats"),
        ({"eels": [[0, 0], None, None, None]}, "a stroke is"),
        ({"eels": [[4, None], None, None, None]}, "a stroke is"),
        ({"eels": [True, None, None, None]}, "a stroke is"),
        ({"eels": [[True, None], None, None, None]}, "a stroke is"),
        ({"eels": [[0], None, None, None]}, "a stroke is"),
        ({"forfeits": {}}, "forfeits is a list"),
        ({"forfeits": [7]}, "a forfeit is"),
        ({"forfeits": [[4, 210, None]]}, "a forfeit is"),
        ({"forfeits": [[0, 210]]}, "a forfeit is"),
        ({"forfeits": [[0, 215, None]]}, "worth"),
        ({"forfeits": [[0, -10, None]]}, "worth"),
        ({"forfeits": [[0, True, None]]}, "worth"),
        ({"forfeits": [[0, "210", None]]}, "worth"),
        ({"forfeits": [[0, 210, 3]]}, "a stroke is"),
    ],
)
def test_a_standing_that_does_not_fit_is_refused(left: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Table(carried=left)


def test_standing_has_all_its_fields_or_is_that_of_a_first_deal() -> None:
    assert as_carried(read_carried({})) == NEW
    for name in NEW:
        with pytest.raises(SetupError, match=f"has '{name}' too"):
            read_carried({other: value for other, value in NEW.items() if other != name})


ONE_EEL_LEFT = {"eels": [None, [1, None], [1, None], [1, None]]}


@pytest.mark.rule("GD8")
@pytest.mark.example("F7")
def test_a_game_of_one_altur_is_over_with_the_last_eel() -> None:
    over = made(Table({"deals": 0}, dealer=3, carried=ONE_EEL_LEFT, deal=6))
    assert over.carried == NEW
    assert over.parti.over
    assert over.paid("betdelning") == (0, 0, 0, 0)
    assert [step.key for step in over.view(None).display.account][-1] != "average"
    by_deals = made(Table({}, dealer=3, carried=ONE_EEL_LEFT, deal=6))
    assert by_deals.carried == NEW
    assert not by_deals.parti.over


@pytest.mark.rule("GD8")
def test_a_game_of_one_altur_goes_on_while_anything_is_unpaid() -> None:
    assert not made(Table({"deals": 0}, dealer=3, deal=39)).parti.over
    owing = made(
        Table({"deals": 0}, dealer=3, carried={**ONE_EEL_LEFT, "forfeits": [[1, 210, None]]}, deal=39)
    )
    assert not owing.parti.over


@pytest.mark.rule("GD8")
def test_game_of_one_altur_ends_with_betdelning_after_forty() -> None:
    over = made(Table({"deals": 0}, dealer=3, deal=40))
    assert over.parti.over
    assert over.paid("betdelning") == (150, -50, -50, -50)
    with pytest.raises(SetupError, match="1 to 40, not 41"):
        Table({"deals": 0}, deal=41)
