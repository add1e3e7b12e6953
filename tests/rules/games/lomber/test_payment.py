"""Lomber: payments, the early end of play, tótus and the end of the game."""

import pytest

from tests.rules.bench import Bench, examples
from tests.rules.games.lomber.table import P1, P2, P3, SEED, cautious, deal
from tests.table.games import at_random
from tolva_gui.rules.events import Scored
from tolva_gui.rules.games.lomber.bids import Contract
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.games.lomber.payment import lines_of, outcome, settled
from tolva_gui.rules.kit import SetupError, Standing, Suit


def contract(game: str, trump: Suit | None = None, totus: bool = False) -> Contract:
    trumps = {"spil": "H", "solo": "H", "spadasolo": "S", "turnir": "D", "grandturnir": "D"}
    return Contract(P1, game, trump or trumps.get(game), totus)  # type: ignore[arg-type]


def changes(played: Contract, tricks: str, cap: int = 6) -> str:
    """Return the result and what P1, P2, P3 win or lose with these tricks."""
    row = by_seat(tricks)
    end = outcome(played, row, cap)
    totals = [0, 0, 0]
    for line in lines_of(played, end, row):
        totals[line.side] += line.points
    return f"{end.kind} {totals[P1]} {totals[P2]} {totals[P3]}"


def by_seat(tricks: str) -> tuple[int, int, int]:
    """Return the tricks of P1, P2, P3 in the order of seats."""
    row = dict(zip((P1, P2, P3), map(int, tricks.split()), strict=True))
    return row[0], row[1], row[2]


@pytest.mark.rule("L34", "L41", "L42", "L44", "L46", "LD7")
@pytest.mark.example("X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11", "X12", "X13", "X14")
@examples(
    "game tricks end",
    """
    X1                                     | spil        | 5 3 1 | made 2 -1 -1
    X2                                     | spil        | 4 3 2 | made 2 -1 -1
    X3                                     | turnir      | 4 4 1 | bit -2 1 1
    X4                                     | spil        | 4 5 0 | krukk -4 2 2
    X5                                     | grandturnir | 3 3 3 | bit -4 2 2
    X6                                     | solo        | 3 4 2 | krukk -6 3 3
    X7                                     | spadasolo   | 6 2 1 | made 6 -3 -3
    X8                                     | kuppa       | 0 5 4 | made 4 -2 -2
    X9                                     | kuppa       | 3 3 3 | bit -8 4 4
    X10                                    | kuppa       | 7 1 1 | bit -12 6 6
    X11, one trick                         | nolo        | 1 4 4 | bit -6 3 3
    X11, two                               | nolo        | 2 4 3 | krukk -8 4 4
    X12                                    | yfir        | 0 5 4 | made 12 -6 -6
    L43 L45: X13, tótus pays one more      | totus spil  | 9 0 0 | made 4 -2 -2
    L43 L45: X14, or costs one             | totus spil  | 8 1 0 | made 0 0 0
    L34 L41: five tricks                   | betra       | 5 4 0 | made 2 -1 -1
    L34 L41: four and more than the others | betra       | 4 3 2 | made 2 -1 -1
    L34 L41: four each                     | betra       | 4 4 1 | bit -2 1 1
    L34 L41: another has five              | betra       | 4 5 0 | krukk -4 2 2
    L34 L41: three each                    | betra       | 3 3 3 | bit -2 1 1
    L34 L41: another has four              | betra       | 3 4 2 | krukk -4 2 2
    L34 L41: another has six               | betra       | 3 6 0 | krukk -4 2 2
    L34 L41: two                           | betra       | 2 4 3 | krukk -4 2 2
    L34 L41: none                          | betra       | 0 5 4 | krukk -4 2 2
    """,
)
def test_payments(game: str, tricks: str, end: str) -> None:
    *totus, name = game.split()
    assert changes(contract(name, totus=bool(totus)), tricks) == end


@pytest.mark.rule("LD8")
@pytest.mark.parametrize(("cap", "each"), [(6, 6), (5, 5), (4, 4), (0, 10)])
def test_the_cap_of_a_lost_kuppa(cap: int, each: int) -> None:
    assert changes(contract("kuppa"), "9 0 0", cap) == f"bit {-2 * each} {each} {each}"


@pytest.mark.rule("LD13")
@pytest.mark.parametrize(
    ("game", "over", "not_yet"),
    [
        ("spil", ("5 1 0", "0 5 0", "4 2 2", "1 4 3"), ("0 4 0", "4 3 1", "1 3 3")),
        ("nolo", ("2 0 0",), ("1 0 0",)),
        ("kuppa", ("5 0 0",), ("4 0 0",)),
    ],
)
def test_play_stops_when_the_payment_cannot_change(
    game: str, over: tuple[str, ...], not_yet: tuple[str, ...]
) -> None:
    assert all(settled(contract(game), by_seat(tricks), 6) is not None for tricks in over)
    assert all(settled(contract(game), by_seat(tricks), 6) is None for tricks in not_yet)


def nine_trumps() -> Bench:
    """First hand holds the nine highest spades and plays spaðasóló; no player buys."""
    table = deal("SA S2 CA SK SQ SJ S7 S6 S5", "S4 S3 H2 H3 H4 H5 H6 H7 HK")
    return table.act("bid spadasolo", "pass", "pass", "pass", "pass")


def trick(table: Bench) -> Bench:
    for _ in range(3):
        table.act(table.legal[0])
    return table


@pytest.mark.rule("L40", "L43")
def test_after_five_straight_tricks_totus_is_asked() -> None:
    table = nine_trumps()
    for _ in range(5):
        trick(table)
    assert (table.to_act, table.legal) == (P1, ["totus", "go_on"])
    ended = Bench(LOMBER, table.state.copy()).act("go_on")
    ended.check("lines made 0 -3, made 1 -3, made 2 6")
    table.act("totus")
    assert table.position(0)["contract"]["totus"] is True
    for _ in range(4):
        trick(table)
    assert table.lines[3:] == [("totus", P3, -1), ("totus", P2, -1), ("totus", P1, 2)]
    assert table.result.scores == (-4, -4, 8)


@pytest.mark.rule("L43", "L45")
def test_with_totus_the_play_stops_at_the_first_trick_lost() -> None:
    table = deal("SA S2 CA SK SQ SJ D7 D6 D5", "S4 S3 H2 H3 H4 H5 DK DQ DJ", "S7 S6 S5 HK HQ HJ HA H6 H7")
    table.act("bid spadasolo", "pass", "pass", "pass", "pass")
    for card in ("SA", "S2", "CA", "SK", "SQ"):
        table.act(f"play {card}")
        for _ in range(2):
            table.act(next(text for text in table.legal if text[5] != "D"))
    table.act("totus", "play D7", "play DK")
    table.act(table.legal[0])
    assert table.to_act is None
    table.check("lines made 0 -3, made 1 -3, made 2 6, totus 0 1, totus 1 1, totus 2 -2")
    assert Scored(2, "totus", -2, 4) in table.events


@pytest.mark.rule("L47", "LD9", "LD16")
@pytest.mark.parametrize("deals", [6, 12, 24])
def test_the_highest_balance_after_so_many_deals_wins(deals: int) -> None:
    parti = at_random("lomber", 3, SEED, choose=cautious, dealer=1, deals=deals)
    assert [deal.standing.dealer for deal in parti.deals] == ([1, 0, 2] * 8)[:deals]
    result = parti.deal.result
    assert result is not None
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}
    with pytest.raises(SetupError):
        LOMBER.check_start(parti.options, Standing(0, (0, 0, 0), {}, deals + 1))
