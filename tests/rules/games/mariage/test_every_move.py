"""Every form at scores where every limit is in reach: conceivable moves, refusals, and the sums of the sheet."""

from random import Random

import pytest

from tests.contract.play import Form, every_move, forms, positions
from tolva_gui.words.rule_texts import rule_texts

DEALS = 12


@pytest.mark.parametrize("form", forms(), ids=str)
def test_moves_refusals_and_sums_agree_in_every_form(form: Form, length: int) -> None:
    """Exactly the legal moves are not refused, a refusal names a written rule, and the lines lead to the score."""
    game, rng, conceivable = form.game, Random(str(form)), every_move(form.game)
    for number in range(DEALS * length):
        for state in positions(form, rng):
            if number >= length:
                continue  # trying every move takes longest
            legal, reasons = game.legal_moves(state), [game.why_not(state, move) for move in conceivable]
            assert len(set(legal)) == len(legal)
            allowed = [move for move, reason in zip(conceivable, reasons, strict=True) if reason is None]
            assert set(allowed) == set(legal)
            named = {reason.rule for reason in reasons if reason is not None and reason.rule}
            assert named <= set(rule_texts(game.info.id))
        result = game.result(state)
        assert result is not None
        scores = list(state.standing.scores)
        for line in result.lines:
            scores[line.side] = line.points if line.kind == "fall" else scores[line.side] + line.points
        assert tuple(scores) == result.scores
        assert result.winner is None or result.scores[result.winner] >= (game.info.target or 0)
