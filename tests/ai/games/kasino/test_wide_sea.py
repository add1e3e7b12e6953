"""The players of kasino on a large table with hundreds of captures."""

from tests.rules.games.test_kasino import table
from tolva_gui.ai.games.kasino.rule_player import MOST_WEIGHED, MoveEvaluator, Scale
from tolva_gui.rules.moves import Play

WIDE = "S2 S3 S4 S5 S6 H2 H3 H4 H5 D2"


def test_promising_captures_and_every_lay_are_weighed() -> None:
    bench = table(WIDE, "SQ HQ DT S7", "C2 C3 C4 C5")
    moves = [move for move in bench.game.legal_moves(bench.state) if isinstance(move, Play)]
    assert len(moves) > 4 * MOST_WEIGHED
    judge = MoveEvaluator(bench.state, Scale(bench.state), fears=0.0)
    weighed = judge.worth_weighing(moves)
    assert len(weighed) == MOST_WEIGHED
    assert {str(move) for move in weighed if not move.takes} == {"lay SQ", "lay HQ", "lay DT", "lay S7"}
    assert max(map(judge.weigh, weighed)) == max(map(judge.weigh, moves))
