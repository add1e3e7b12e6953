"""A hint to a person on turn, in three strengths: a question, the reason, the move.

Ids and values only; the sentences are made by `hint_words`. Reasons are facts that hold in every world that fits what
the seat knows; what the search has counted stands beside them in the advice. What there is to say for a move belongs
to its game (`by_game`).
"""

from msgspec import Struct

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

__all__ = ["Advice", "Fact", "Hint", "hint_for"]


class Hint(Struct, frozen=True):
    """*question* points at the matter without naming the move, *reason* speaks for the move of the *advice*."""

    question: Fact
    reason: tuple[Fact, ...]
    advice: Advice

    @property
    def move(self) -> Move:
        """The move that is advised."""
        return self.advice.move


def hint_for(view: View, advice: Advice) -> Hint:
    """Return the hint that leads to the advised move; raise LookupError for a game that has no hints."""
    speaker = speaker_for(view.info)
    return Hint(
        speaker.question(view, advice.move), speaker.reasons(view, advice) or (Fact("no_fact"),), advice
    )
