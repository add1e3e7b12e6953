"""The players of kasino: the captures of a sensible player, and cards kept from the next one."""

import pytest

from tests.ai.moves import check_sensible, move_of
from tests.rules.bench import examples
from tests.rules.games.test_kasino import last_cards, table
from tolva_gui.ai.games.kasino.rule_player import MOST_WEIGHED, MoveEvaluator
from tolva_gui.ai.player import Budget
from tolva_gui.rules.kit import Play

BUDGET = Budget(iterations=600)

LEVELS = ["rules", "hilding", "best"]


@pytest.mark.parametrize("level", LEVELS)
@examples(
    "sea hand other sensible",
    """
    storan is taken when it lies there                  | DT C5 H3    | HT C6 HJ CQ | S4 H6 S9 HK | take HT DT.*
    the sea is cleared when it can be                   | C5 H4 D9    | S9 CJ HQ DK | S4 H6 S8 HK | take S9 H4 D9 C5
    of equal captures the one with more spades is taken | S6 D6 HQ CJ | H6 C2 D3 C4 | S4 H7 S8 HK | take H6.* S6.*
    an ace is not laid out for the others               | HQ CK       | SA C2 D9 H7 | S4 H6 S8 HK | (?!lay SA).*
    """,
)
def test_a_sensible_move_is_made(sea: str, hand: str, other: str, sensible: str, level: str) -> None:
    bench = table(sea, hand, other)
    check_sensible(bench, move_of(level, bench, BUDGET), sensible)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_capture_brings_what_lies_there(level: str) -> None:
    """With one card each, taking now means sistan and the rest of the table."""
    bench = last_cards(table("C5 HQ CK D2", "S5", "H9"), {0: "", 1: ""})
    assert move_of(level, bench, BUDGET) == "take S5 C5"


WIDE = "S2 S3 S4 S5 S6 H2 H3 H4 H5 D2"


def test_promising_captures_and_every_lay_are_weighed() -> None:
    """On a table with hundreds of captures."""
    bench = table(WIDE, "SQ HQ DT S7", "C2 C3 C4 C5")
    moves = [move for move in bench.game.legal_moves(bench.state) if isinstance(move, Play)]
    assert len(moves) > 4 * MOST_WEIGHED
    judge = MoveEvaluator(bench.state, fears=0.0)
    weighed = judge.worth_weighing(moves)
    assert len(weighed) == MOST_WEIGHED
    assert {str(move) for move in weighed if not move.takes} == {"lay SQ", "lay HQ", "lay DT", "lay S7"}
    assert max(map(judge.weigh, weighed)) == max(map(judge.weigh, moves))
