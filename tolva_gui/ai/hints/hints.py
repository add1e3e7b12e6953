"""A hint to a person on turn, in three strengths: a question, the reason, the move.

Ids and values only; `words.hints` makes the sentences. Facts hold in every world that fits the seat's
knowledge, and belong to the game (`by_game`). Reasons distinguish the advised move from the second best:
facts first, then results of trials of the two (`trials`).
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from msgspec import Struct

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import Speaker, is_advised, speaker_for
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.trials import reasons_shown
from tolva_gui.ai.player import Cancelled, never
from tolva_gui.rules.kit import Card, Move, Play, Suit, TrickFacts, View

__all__ = ["Advice", "Fact", "Hint", "HintReason", "Price", "hint_for", "prices"]

MOST_REASONS: Final = 3
MOST_FACTS: Final = 3
"""Number of facts that answer the question at once."""
_SAID_BY: Final = {
    "takes_after": frozenset({"takes", "takes_last", "enough", "enough_last"}),
    "leaves_after": frozenset({"stays_under", "sheds", "highest_under"}),
}
"""Certain facts that make a trial's reason (the key) redundant."""
_OF_SUITS: Final = ("unseen", "has_none", "have_none", "still_out", "still_hidden", "none_hidden", "none_out")
_OF_TRICKS: Final = ("cannot_win", "none_certain", "sure_winner", "sure_winner_one", "sure_tricks")
_OF_CARDS: Final = (*_OF_SUITS, *_OF_TRICKS, "can_beat", "can_beat_one", "only_trumps")
_TAKES: Final = ("takes", "takes_last", "enough", "enough_last")
"""Both cards take the trick: that is a reason for the one that is enough alone."""
_OF_THE_CARD: Final = ("card", "cards", "action")
"""Values that differ from move to move although the statement is the same."""


class Hint(Struct, frozen=True):
    """*question* points at the matter without naming the move; *reasons* favour the move of the *advice*.

    *suits*: those in question where one must be followed, it and trump.
    """

    question: Fact
    facts: tuple[Fact, ...]
    reasons: tuple[HintReason, ...]
    advice: Advice
    suits: tuple[Suit | None, ...] = ()

    @property
    def move(self) -> Move:
        return self.advice.move

    @property
    def answer(self) -> tuple[Fact, ...]:
        """The facts that answer the question without naming a move, the most relevant first."""
        asked = self.question.values.get("states")
        fitting = [
            fact
            for fact in self.facts
            if fact.key != asked and not self._names_move(fact) and _answers(self.question, self.suits, fact)
        ]
        near = sorted(fitting, key=lambda fact: _distance(self.question, fact))
        return tuple(_at_once(list(_unnamed(near))))[:MOST_FACTS]

    def _names_move(self, fact: Fact) -> bool:
        """Whether the fact names a move, or is about a call other than the advised one."""
        return "action" in fact.values or fact.fields.get("action", self.move) != self.move


class Price(Struct, frozen=True):
    """Tricks or points a call needs, and its pay or cost at the present stakes; None if unknown."""

    needs: int | None = None
    pays: int | None = None
    costs: int | None = None


def prices(view: View) -> dict[Move, Price]:
    """Return the known prices of the calls that the seat on turn may make; calls without one are left out."""
    if not is_advised(view.info) or not view.legal:
        return {}
    found: dict[Move, dict[str, int]] = {}
    for fact in speaker_for(view.info).facts(view, view.legal[:1]):
        action, value = fact.values.get("action"), fact.fields.get("value")
        if fact.kind in ("needs", "pays", "costs") and isinstance(value, int):
            found.setdefault(cast(Move, action), {})[fact.kind] = value
    return {move: Price(**known) for move, known in found.items()}


def explained(view: View, advice: Advice, cancelled: Cancelled = never) -> Hint:
    """Return the hint with reasons from trials; raise SearchCancelled."""
    return hint_for(view, advice, reasons_shown(view, advice, cancelled))


def hint_for(view: View, advice: Advice, shown: Sequence[HintReason] = ()) -> Hint:
    """Return the hint for the advised move. *shown*: reasons from trials of it and the second best."""
    if not is_advised(view.info):
        return Hint(Fact("ask_only"), (), (), advice)
    speaker = speaker_for(view.info)
    moves = [move for move in (advice.move, advice.over) if move is not None]
    proved = [HintReason(fact) for fact in _speaking(speaker, view, advice)]
    if not shown and all(reason.fact.use == "beside" for reason in proved):
        proved = []
    return Hint(
        Fact("ask_only") if _is_forced(view) else speaker.question(view, advice.move),
        tuple(speaker.facts(view, moves)),
        _strongest([reason for reason in proved if reason.fact.use != "even"], shown)
        if not advice.close
        else tuple(reason for reason in proved if reason.fact.use in ("weighing", "even")),
        advice,
        suits=_followed(view),
    )


def _is_forced(view: View) -> bool:
    """Whether there is no choice; a verb that is open has more moves than those listed."""
    return len(view.legal) == 1 and not view.form.open


def _followed(view: View) -> tuple[Suit | None, ...]:
    """Return the suit that the seat must follow, and trump; nothing if it has a choice of suits, or leads."""
    if not isinstance(view.facts, TrickFacts) or not view.facts.trick:
        return ()
    suits = {move.card.suit if isinstance(move, Play) else None for move in view.legal}
    return (*suits, view.facts.trump) if len(suits) == 1 and None not in suits else ()


def _answers(question: Fact, suits: Sequence[Suit | None], fact: Fact) -> bool:
    """Whether the fact is about the matter of the question: calls, or certain suits."""
    concerned = question.values.get("concerned", suits or None)
    if concerned == ():
        return fact.key not in _OF_CARDS
    elsewhere = (
        isinstance(concerned, tuple) and fact.key in _OF_SUITS and fact.values["suit"] not in concerned
    )
    return not elsewhere


def _unnamed(facts: Sequence[Fact]) -> Iterator[Fact]:
    """Leave out what is left in a suit if it has just been named as what can beat a card."""
    beaters = [fact.values["cards"] for fact in facts if fact.kind == "can_beat"]
    yield from (
        fact
        for fact in facts
        if fact.key not in ("still_out", "unseen") or fact.values["cards"] not in beaters
    )


def _at_once(facts: Sequence[Fact]) -> Iterator[Fact]:
    """Merge facts about several cards that the same cards can beat."""
    threats = [fact.values["cards"] for fact in facts if fact.kind == "can_beat" and fact.values["cards"]]
    merged: list[object] = []
    for fact in facts:
        beaters = fact.values.get("cards")
        if fact.kind != "can_beat" or threats.count(beaters) < 2:
            yield fact
        elif beaters not in merged:
            merged.append(beaters)
            alike = [
                other for other in facts if other.kind == "can_beat" and other.values["cards"] == beaters
            ]
            beaten = tuple(other.values["card"] for other in alike)
            yield Fact("can_beat_each", {"either": beaten, "cards": beaters}, "can_beat")


def _distance(question: Fact, fact: Fact) -> int:
    """Distance of a fact from the question: 0 same card, 1 same suit, 2 another card of the suit, 3 anything else."""
    asked = question.values.get("card")
    suit = question.values.get("suit", asked.suit if isinstance(asked, Card) else None)
    named = fact.values.get("card")
    either = fact.values.get("either")
    if asked is not None and (named == asked or (isinstance(either, tuple) and asked in either)):
        return 0
    if suit is None or fact.values.get("suit") == suit:
        return 1
    concerned = question.values.get("concerned")
    if fact.kind == "can_beat" and asked is None and isinstance(concerned, tuple) and concerned:
        return 1
    return 2 if isinstance(named, Card) and named.suit == suit else 3


def _strongest(proved: Sequence[HintReason], shown: Sequence[HintReason]) -> tuple[HintReason, ...]:
    """Certain reasons first, leaving room for one that the trials have shown."""
    certain = {reason.fact.key for reason in proved}
    new = [
        reason
        for reason in shown
        if not certain & _SAID_BY.get(reason.fact.key, frozenset())
        and reason.fact.values.get("line") not in certain
    ]
    room = MOST_REASONS - bool(new)
    return (*proved[:room], *new)[:MOST_REASONS]


def _speaking(speaker: Speaker, view: View, advice: Advice) -> Iterator[Fact]:
    """Facts certain of the advised move, and not of the second best as well."""
    if advice.sure == "only":
        return
    of_both = (
        set() if advice.over is None else {_gist(fact) for fact in speaker.reasons(view, advice.over, None)}
    )
    takes = any(key in _TAKES for key, _ in of_both)
    for fact in speaker.reasons(view, advice.move, advice.over):
        if fact.use == "warning":
            alike = advice.over is not None and not _warns_of(fact, advice.over)
        else:
            alike = _gist(fact) in of_both or (takes and fact.key in _TAKES[:2])
        if not alike:
            yield fact


def _warns_of(fact: Fact, move: Move) -> bool:
    return isinstance(move, Play) and move.card == fact.values["card"]


def _gist(fact: Fact) -> tuple[str, str]:
    """The statement, without the card it is about."""
    values = {name: value for name, value in sorted(fact.values.items()) if name not in _OF_THE_CARD}
    return fact.key, repr(values)
