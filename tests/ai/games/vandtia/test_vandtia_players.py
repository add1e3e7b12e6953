"""The players of vändtia: a sensible player's moves in telling positions."""

import pytest

from tests.ai.moves import check_sensible, move_of
from tests.rules.bench import examples
from tests.rules.games.vandtia.positions import placed, table
from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Place
from tolva_gui.rules.games.vandtia.state import TOP

BUDGET = Budget(iterations=1000)
LEVELS = ("rules", "hilding", "best")


@examples(
    "levels position sensible",
    """
    the lowest card that fits goes first | rules | S5 SJ SA : pile H3 | lay S5
    all low cards of a rank go together | rules | S5 H5 SA : pile H3 : stock S3 H3 D3 C3 S6 H6 D6 | lay (S5 H5 or H5 S5)
    an ordinary card spares the ten and the two | rules | ST S2 S9 : pile H3 H8 | lay S9
    # The eight would fit too, but completing the four means another turn.
    the fourth of a rank turns the pile away | rules | S6 S8 SK : pile H3 H6 D6 C6 | lay S6
    four of a rank in hand go together | rules | S7 H7 D7 C7 S8 : pile H6 | lay( .7){4}
    a high pile is turned away, not taken | rules hilding | ST S4 S5 : pile S358J H359Q D46 C7 SK HK : stock - | lay ST
    after a ten the lowest card goes | rules | S4 HJ HA : again V14 | lay S4
    a two goes out | all | S2 : pile HK : stock - | lay S2
    # Nearly every card of the stock fits a five; the pile would be added to the hand.
    a chance on a low card | all | S3 H3 D4 : pile S4 C4 H4 S5 H5 C5 : stock S789JQKA H789JQKA | chance
    # VV1: the ace is kept for the end.
    no two is kept that brings the pile back | all | S2 SA : pile HK : stock - : no_out_on_special | lay S2
    # The other has only fours: any card above them will do, and a low one would let them out.
    the master hinders who has one rank left | best | S4 H5 SJ SQ SA, C4 D4 : pile H3 | (?!lay S4).*
    """,
)
def test_a_sensible_move_is_made(levels: str, position: str, sensible: str) -> None:
    place, again, rule = position.partition(" : again ")
    for level in LEVELS if levels == "all" else levels.split():
        bench = placed(place)
        if again:
            bench.state.again = rule
        check_sensible(bench, move_of(level, bench, BUDGET), sensible)


def test_twos_tens_and_high_cards_are_put_on_the_table_first() -> None:
    up, down = ["H4 H5 H6", "H7 H8 H9"], ["C3 C4 C5"] * 2
    bench = table("ST S2 SA", up=up, down=down, phase="exchange", dealer=1)
    kept = set()
    while bench.to_act == 0 and (text := move_of("rules", bench, BUDGET)) != "done":
        kept.add(text.split()[1])
        bench.act(text)
    assert kept == {"ST", "S2", "SA"}


@pytest.mark.parametrize("seed", range(3))
def test_the_master_sees_how_the_last_cards_go_out(seed: int) -> None:
    """The other is known to hold three fours: after the ten the five makes them take it, and the four goes out."""
    bench = table("ST S4 S5", pile="D7 D8 D9", stock="")
    state = bench.state
    state.piles.move(other := state.hands[1][:], Place("hand", 1), TOP)
    state.piles.move(other, TOP, Place("hand", 1))  # all see it take them up
    for text in ("lay ST", "lay S5", "pickup", "lay S4"):
        if bench.to_act == 0 and len(bench.legal) > 1:
            assert move_of("best", bench, BUDGET, seed) == text
        bench.act(text)
    assert state.out[0] == 0


@pytest.mark.parametrize("seed", range(5))
def test_the_master_keeps_the_best_of_six_for_the_table(seed: int) -> None:
    up, down = ["SA HA S3", "HT H2 H7"], ["C3 C4 C5", "C6 C7 C8"]
    bench = table("ST S2 S5", "H3 H4 H5", up=up, down=down, phase="exchange", dealer=1)
    while bench.to_act == 0 and bench.state.phase == "exchange":
        bench.act(move_of("best", bench, BUDGET, seed))
    left = {card.rank for row in bench.state.up[0] for card in row}
    assert left & {"T", "2", "A"}
    assert "5" not in left
