"""A hint as JSON values: the same as the window shows to the seat to act."""

import time
from math import inf
from typing import Final

from tolva_gui.ai.hints.advice import LOOK, LOOKS, advise
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import explained, hint_for
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.engine.answers import Json, value_of
from tolva_gui.rules.view import View
from tolva_gui.words.hints import HintWords
from tolva_gui.words.sentences import Language

REASONS_MS: Final = 3000
LOOKING: Final = 0.6
"""The share of the time for comparing moves; the rest is for finding reasons."""


def hint(view: View, level: str, budget: Budget, lang: Language) -> dict[str, Json]:
    """Return seat, question, facts and advice for the view's seat, which is to act."""
    *_, advice = advise(view, level=level, budget=_of_one_look(budget))
    end = time.monotonic() + _left_for_reasons(budget) / 1000
    try:
        found = explained(view, advice, lambda: time.monotonic() > end)
    except SearchCancelled:
        found = hint_for(view, advice)
    # Reasons that set equal choices apart support neither; the protocol gives none.
    reasons = () if advice.close else found.reasons
    word = "plats" if lang == "sv" else "seat"
    say = HintWords(view.info, [f"{word} {seat}" for seat in range(view.info.seats)], lang)
    return {
        "seat": view.seat,
        "question": say.question(found),
        "facts": [_fact(fact, say) for fact in found.facts],
        "advice": {
            "action": str(advice.move),
            "over": None if advice.over is None else str(advice.over),
            "gain": None if advice.over is None else advice.gain,
            "close": advice.close,
            "reasons": [
                {**_fact(one.fact, say), "share": one.share, "line": [str(move) for move in one.line]}
                for one in reasons
            ],
            "text": say.advice(advice),
        },
    }


def _of_one_look(budget: Budget) -> Budget:
    if budget.ms is None and budget.iterations is None:
        return LOOK
    ms = None if budget.ms is None else int(budget.ms * LOOKING / LOOKS)
    return Budget(ms, None if budget.iterations is None else max(1, budget.iterations // LOOKS))


def _left_for_reasons(budget: Budget) -> float:
    if budget.ms is None:
        return REASONS_MS if budget.iterations is None else inf
    return budget.ms * (1 - LOOKING)


def _fact(fact: Fact, say: HintWords) -> dict[str, Json]:
    fields = {name: value_of(part) for name, part in (fact.fields or fact.values).items()}
    return {"id": fact.id, **fields, "text": say.fact(fact)}
