"""Grandissimo: payments for the game (G63–G81), the digest's examples C1–C16 and R1–R4."""

from collections.abc import Mapping, Sequence

import pytest

from tests.rules.bench import examples
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


@pytest.mark.rule("G52", "G63", "G64", "G65", "G69", "G70", "G71", "G73", "G74", "G76", "G77", "GD3", "GD19")
@pytest.mark.example("C1", "C2", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C16", "F1")
@examples(
    "says tricks first paid forfeits",
    """
    C1 | 6 grand vist | 5 1 6 1 | 1 | 130 -130 130 -130 |
    C2 | begar off | 5 4 2 2 | 1 | 30 -10 -10 -10 |
    C4 | 8 first | 10 3 0 0 | 1 | 330 -110 -110 -110 |
    C5 | 9 second vist | 9 0 4 0 |  | 80 -80 80 -80 |
    C6 | 7 second | 13 0 0 0 |  | 330 -110 -110 -110 |
    C7 | 13 off | 13 0 0 0 |  | 360 -120 -120 -120 |
    G58: C8 and F1 | 10 grand | 9 4 0 0 |  | -660 220 220 220 | 0 260
    G57 G59: C9, both have missed and owe the same | 8 off vist | 7 3 3 0 |  | -30 30 -30 30 | 0 210, 2 210
    C10 | 6 first vist | 7 2 2 2 |  | 0 70 -140 70 | 2 240
    C11 | begar second vist | 5 2 4 2 | 0 2 0 2 0 2 0 2 | 30 -30 30 -30 |
    C12 | 9 off | 12 1 0 0 | 1 | 120 -40 -40 -40 |
    C13 | 7 grand vist | 9 0 4 0 |  | 360 -360 360 -360 |
    C16 | begar off | 4 9 0 0 |  | -30 10 10 10 | 0 210
    G56: one of two has missed | 6 first vist | 5 4 4 0 |  | -140 70 0 70 | 0 240
    G58: the second table, the first suit | 10 first | 9 4 0 0 |  | -420 140 140 140 | 0 240
    G58: the second table, the second suit | 10 second | 9 4 0 0 |  | -210 70 70 70 | 0 220
    G58: the second table, an off-suit | 10 off | 9 4 0 0 |  | -120 40 40 40 | 0 210
    G81: no scale for undertricks | 10 off | 1 12 0 0 |  | -120 40 40 40 | 0 210
    # 12 + 2 (+ 2) in the first suit, times 4
    G66: six at once for the sank | 6 first | 6 7 0 0 | 0 0 0 0 0 0 | 180 -60 -60 -60 |
    G66: nothing is left to spoil after six | 6 first | 6 7 0 0 | 0 0 0 0 0 1 0 | 180 -60 -60 -60 |
    G66: eight at once for the sank | 8 first | 8 5 0 0 | 0 0 0 0 0 0 0 0 | 330 -110 -110 -110 |
    G66: a trick of the defenders spoils it | 8 first | 8 5 0 0 | 0 0 0 0 0 0 0 1 0 | 300 -100 -100 -100 |
    # lost by both, off-suit: basic payment + 6
    G67: six more with a partner, 12 + 6 | 6 off vist | 2 9 2 0 |  | -20 20 -20 20 | 0 210, 2 210
    G67: six more with a partner, 18 + 6 | 7 off vist | 2 9 2 0 |  | -20 20 -20 20 | 0 210, 2 210
    G67: six more with a partner, 24 + 6 | 8 off vist | 2 9 2 0 |  | -30 30 -30 30 | 0 210, 2 210
    G67: six more with a partner, 30 + 6 | 9 off vist | 2 9 2 0 |  | -40 40 -40 40 | 0 210, 2 210
    # (8 + 2) × 4 with a partner as without
    G67: begär adds nothing for a partner | begar first vist | 5 5 3 0 | 1 | 40 -40 40 -40 |
    # 42 + 2
    G68 G72: the factor comes before the rounding, × 1 | 11 off | 11 2 0 0 | 1 | 120 -40 -40 -40 |
    G68 G72: the factor comes before the rounding, × 2 | 11 second | 11 2 0 0 | 1 | 270 -90 -90 -90 |
    G68 G72: the factor comes before the rounding, × 4 | 11 first | 11 2 0 0 | 1 | 540 -180 -180 -180 |
    G68 G72: the factor comes before the rounding, × 6 | 11 grand | 11 2 0 0 | 1 | 780 -260 -260 -260 |
    # 7 spel, second suit, 11 tricks: (18 + 2 + 6) × 2 = 52
    G75: one defender pays each of the two | 7 second vist | 4 1 7 1 | 1 | 50 -50 50 -50 |
    """,
)
def test_the_worked_payments(says: str, tricks: str, first: str, paid: str, forfeits: str) -> None:
    """Seat 0 declares, with seat 2 if it is vist; *first*: the winners of the first tricks."""
    bid, trump, *vist = says.split()
    counts = dict(enumerate(map(int, tricks.split())))
    table = played(bid, trump, counts, vist=bool(vist), first=[*map(int, first.split())])
    table.check(f"paid {paid}; owed {forfeits}")


@pytest.mark.rule("GD3")
def test_option_removes_the_doubling_of_thirteen_alone() -> None:
    off = {"slam_doubles_13_spel": False}
    # 54 + 2 + 2 = 58
    assert played("13", "off", {0: 13}, options=off).paid() == (180, -60, -60, -60)
    assert played("7", "second", {0: 13}, options=off).paid() == (330, -110, -110, -110)


@pytest.mark.rule("G4", "G71")
def test_amounts_are_multiples_of_ten_a_five_upwards() -> None:
    assert [rounded(amount) for amount in (10, 14, 15, 112, 35, 126, 216)] == [10, 10, 20, 110, 40, 130, 220]


@pytest.mark.rule("G78", "G79", "G80")
@pytest.mark.example("R1", "R2", "R3", "R4", "F3")
@examples(
    "tricks balance sheet",
    """
    R1     | 6 4 3 0 | -170 -20 0 190    | 0 210
    R2, F3 | 5 5 3 0 | -120 -120 10 230  | 0 210, 1 210
    R3     | 4 4 4 1 | -30 -30 -30 90    | 0 210, 1 210, 2 210
    R4     | 7 6 0 0 | -290 -110 200 200 | 0 210
    """,
)
def test_rundmisar_pays_off_no_eel(tricks: str, balance: str, sheet: str) -> None:
    table = (
        Table(dealer=3).deal(spread(dict(enumerate(map(int, tricks.split()))))).act(*["pass"] * 4).play_out()
    )
    table.check(f"tricks_won {tricks}; paid {balance}")
    assert table.told("sheet") == f"eels . . . .: {sheet}", "no forfeit is paid off (G60)"
