"""Every form at scores where every limit is in reach: conceivable moves, and the sums of the sheet."""

from random import Random

from tests.cases import cases
from tests.contract.play import USUAL, Form, every_move, forms, positions

SEED = 12
FORMS = forms()


def test_every_deal_ends_with_the_score_that_its_lines_tell(length: int) -> None:
    rng = Random(SEED)
    for form in FORMS:
        for _ in range(-(-60 * length // sum(other.game is form.game for other in FORMS))):
            *_, state = positions(form, rng)
            result = form.game.result(state)
            assert result is not None
            scores = list(state.standing.scores)
            for line in result.lines:
                scores[line.side] = line.points if line.kind == "fall" else scores[line.side] + line.points
            assert tuple(scores) == result.scores
            assert result.winner is None or result.scores[result.winner] >= (form.game.info.target or 0)
            assert form.game.legal_moves(state) == []


@cases("form", FORMS, usual=USUAL, ids=str)
def test_legal_moves_and_reasons_are_one(form: Form) -> None:
    rng = Random(SEED)
    conceivable = every_move(form.game)
    for state in positions(form, rng):
        legal = form.game.legal_moves(state)
        assert len(set(legal)) == len(legal)
        allowed = {move for move in conceivable if form.game.why_not(state, move) is None}
        assert allowed == set(legal)
