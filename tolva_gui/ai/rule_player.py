"""The player that follows rules of thumb: no search, an answer at once, a reason for each card."""

from tolva_gui.ai.appraisal import Appraisal
from tolva_gui.ai.calls import choose_call
from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.reading import Reading
from tolva_gui.rules.game import Move, PlayCard, View


class RulePlayer:
    """Plays as a sensible person would. No chance is involved; the same view gives the same move."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return the move; see `Player.choose`. The budget is never used up."""
        moves = moves_of(view)
        return Choice(moves[0] if len(moves) == 1 else rule_move(view))


def rule_move(view: View) -> Move:
    """Return the rule player's move for the seat of the view, which must be the one to act."""
    read = Reading(view)
    look = Appraisal(read)
    call = choose_call(read, look)
    if call is not None:
        return call
    plays = [move for move in view.legal if isinstance(move, PlayCard)]
    return max(plays, key=lambda play: (look.total(play.card), -read.strength(play.card)))
