"""Grandissimo: payments for the game (G63–G81), the digest's examples C1–C16 and R1–R4."""

from collections.abc import Mapping, Sequence

import pytest

from tests.rules.games.grandissimo.table import Table, spread
from tolva_gui.rules.cards import Suit
from tolva_gui.rules.games.grandissimo.payment import rounded

# The turned card is the ♥7: hearts are the first suit, diamonds the second.
TRUMPS: Mapping[str, Suit | None] = {"off": "S", "second": "D", "first": "H", "grand": None}


def played(
    bid: str,
    trump: str,
    tricks: Mapping[int, int],
    *,
    vist: bool = False,
    first: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
) -> Table:
    """Play a deal that seat 0, forehand, declares with seat 2 or alone. *first*: the winners of the first tricks."""
    suit = TRUMPS[trump]
    table = Table(options, dealer=3).deal(spread(tricks, first), suit)
    table.act(f"bid {bid}", *["pass"] * 3, f"trump {suit or 'grand'}")
    if table.phase == "partner":
        table.act(*(("vist", "refuse", "accept") if vist else ("solo",)))
    table.play_out()
    won = dict(enumerate(table.position()["tricks_won"]))
    assert won == {seat: tricks.get(seat, 0) for seat in range(4)}
    return strike(table)


def strike(table: Table) -> Table:
    """Choose the first eel to pay off, if there is a choice."""
    return table.act(min(set(table.legal))) if table.phase == "strike" else table


@pytest.mark.rule(
    "G52", "G63", "G64", "G65", "G66", "G69", "G70", "G71", "G73", "G74", "G76", "G77", "GD3", "GD19"
)
@pytest.mark.example("C1", "C2", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C16")
@pytest.mark.parametrize(
    ("example", "bid", "trump", "vist", "tricks", "first", "paid", "failed"),
    [
        ("C1", "6", "grand", True, (5, 1, 6, 1), [1], (130, -130, 130, -130), []),
        ("C2", "begar", "off", False, (5, 4, 2, 2), [1], (30, -10, -10, -10), []),
        ("C4", "8", "first", False, (10, 3, 0, 0), [1], (330, -110, -110, -110), []),
        ("C5", "9", "second", True, (9, 0, 4, 0), [], (80, -80, 80, -80), []),
        ("C6", "7", "second", False, (13, 0, 0, 0), [], (330, -110, -110, -110), []),
        ("C7", "13", "off", False, (13, 0, 0, 0), [], (360, -120, -120, -120), []),
        ("C8", "10", "grand", False, (9, 4, 0, 0), [], (-660, 220, 220, 220), [0]),
        ("C9", "8", "off", True, (7, 3, 3, 0), [], (-30, 30, -30, 30), [0, 2]),
        ("C10", "6", "first", True, (7, 2, 2, 2), [], (0, 70, -140, 70), [2]),
        ("C11", "begar", "second", True, (5, 2, 4, 2), [0, 2] * 4, (30, -30, 30, -30), []),
        ("C12", "9", "off", False, (12, 1, 0, 0), [1], (120, -40, -40, -40), []),
        ("C13", "7", "grand", True, (9, 0, 4, 0), [], (360, -360, 360, -360), []),
        ("C16", "begar", "off", False, (4, 9, 0, 0), [], (-30, 10, 10, 10), [0]),
    ],
)
def test_the_worked_payments(
    example: str,
    bid: str,
    trump: str,
    vist: bool,
    tricks: tuple[int, ...],
    first: list[int],
    paid: tuple[int, ...],
    failed: list[int],
) -> None:
    """Seat 0 declares, with seat 2 if it is vist; *failed*: those with a new forfeit."""
    table = played(bid, trump, dict(enumerate(tricks)), vist=vist, first=first)
    assert table.paid() == paid, example
    assert [row[0] for row in table.carried["forfeits"]] == failed


@pytest.mark.example("C3", "B3")
def test_begar_in_grandissimo_conceded() -> None:
    table = Table(dealer=3).deal().act("bid begar", *["pass"] * 3, "trump grand", "vist", *["refuse"] * 3)
    assert table.paid() == (210, -70, -70, -70)


@pytest.mark.rule("GD3")
def test_option_removes_the_doubling_of_thirteen_alone() -> None:
    off = {"slam_doubles_13_spel": False}
    # 54 + 2 + 2 = 58
    assert played("13", "off", {0: 13}, options=off).paid() == (180, -60, -60, -60)
    assert played("7", "second", {0: 13}, options=off).paid() == (330, -110, -110, -110)


@pytest.mark.rule("GD20")
@pytest.mark.example("C14")
def test_liten_misar_made() -> None:
    table = Table(dealer=3).deal([1] * 12).act("bid liten-misar", *["pass"] * 3)
    table.act(f"discard {table.spare(0)}").play_out()
    assert table.paid() == (150, -50, -50, -50)


@pytest.mark.example("C15")
def test_stor_pratmakare_lost() -> None:
    table = Table(dealer=3).deal([1, 0]).act("bid stor-pratmakare", *["pass"] * 3).play_out()
    assert table.paid() == (-900, 300, 300, 300)


@pytest.mark.rule("G4", "G71")
def test_amounts_are_multiples_of_ten_a_five_upwards() -> None:
    assert [rounded(amount) for amount in (10, 14, 15, 112, 35, 126, 216)] == [10, 10, 20, 110, 40, 130, 220]


@pytest.mark.rule("G66")
def test_a_trick_of_the_defenders_spoils_the_sank() -> None:
    # 12 + 2 (+ 2) in the first suit, times 4
    assert played("6", "first", {0: 6, 1: 7}, first=[0] * 6).paid()[0] == 3 * 60
    assert played("6", "first", {0: 6, 1: 7}, first=[0] * 5 + [1, 0]).paid()[0] == 3 * 60
    assert played("8", "first", {0: 8, 1: 5}, first=[0] * 8).paid()[0] == 3 * 110
    assert played("8", "first", {0: 8, 1: 5}, first=[0] * 7 + [1, 0]).paid()[0] == 3 * 100


@pytest.mark.rule("G67")
@pytest.mark.parametrize("bid", ["6", "7", "8", "9"])
def test_with_a_partner_six_more_made_or_lost(bid: str) -> None:
    # lost by both, off-suit: basic payment + 6
    basic = {"6": 12, "7": 18, "8": 24, "9": 30}[bid]
    table = played(bid, "off", {0: 2, 2: 2, 1: 9}, vist=True)
    assert table.paid() == (-rounded(basic + 6), rounded(basic + 6), -rounded(basic + 6), rounded(basic + 6))


@pytest.mark.rule("G67")
def test_begar_adds_nothing_for_a_partner() -> None:
    # (8 + 2) × 4 with a partner as without
    assert played("begar", "first", {0: 5, 2: 3, 1: 5}, vist=True, first=[1]).paid() == (40, -40, 40, -40)


@pytest.mark.rule("G68", "G72")
@pytest.mark.parametrize(("trump", "factor"), [("off", 1), ("second", 2), ("first", 4), ("grand", 6)])
def test_the_trump_factor_comes_before_the_rounding(trump: str, factor: int) -> None:
    assert played("11", trump, {0: 11, 1: 2}, first=[1]).paid()[0] == 3 * rounded((42 + 2) * factor)


@pytest.mark.rule("G15", "G63")
@pytest.mark.parametrize(
    ("bid", "amount"),
    [
        ("liten-misar", 50),
        ("stor-misar", 100),
        ("liten-upplaggare", 150),
        ("stor-upplaggare", 200),
        ("liten-pratmakare", 250),
        ("stor-pratmakare", 300),
    ],
)
def test_low_games_lost_by_one_trick(bid: str, amount: int) -> None:
    table = Table(dealer=3).deal([1, 1, 0]).act(f"bid {bid}", *["pass"] * 3)
    if table.phase == "discard":
        table.act(f"discard {table.spare(0)}")
    assert table.play_out().paid() == (-3 * amount, amount, amount, amount)


@pytest.mark.rule("G75")
def test_one_defender_pays_each_of_the_two() -> None:
    # 7 spel, second suit, 11 tricks: (18 + 2 + 6) × 2 = 52
    table = played("7", "second", {0: 4, 2: 7, 1: 1, 3: 1}, vist=True, first=[1])
    assert table.paid() == (50, -50, 50, -50)


@pytest.mark.rule("G81")
def test_no_scale_for_undertricks() -> None:
    assert played("10", "off", {0: 9, 1: 4}).paid() == played("10", "off", {0: 1, 1: 12}).paid()


@pytest.mark.rule("G78", "G79", "G80")
@pytest.mark.example("R1", "R2", "R3", "R4")
@pytest.mark.parametrize(
    ("tricks", "balance", "forfeits"),
    [
        pytest.param((6, 4, 3, 0), (-170, -20, 0, 190), [0], id="R1"),
        pytest.param((5, 5, 3, 0), (-120, -120, 10, 230), [0, 1], id="R2"),
        pytest.param((4, 4, 4, 1), (-30, -30, -30, 90), [0, 1, 2], id="R3"),
        pytest.param((7, 6, 0, 0), (-290, -110, 200, 200), [0], id="R4"),
    ],
)
def test_rundmisar(tricks: tuple[int, ...], balance: tuple[int, ...], forfeits: list[int]) -> None:
    table = Table(dealer=3).deal(spread(dict(enumerate(tricks)))).act(*["pass"] * 4).play_out()
    assert tuple(table.position()["tricks_won"]) == tricks
    assert table.paid() == balance
    assert table.carried["forfeits"] == [[seat, 210, None] for seat in forfeits]
    assert table.carried["eels"] == [None] * 4, "no forfeit is paid off (G60)"
