"""A hint to a person on turn, in three strengths: a question, the reason, the move.

Ids and values only; the sentences are made by `hint_words`. Reasons are facts that hold in every world that fits what
the seat knows (`facts`); what the search has counted stands beside them in the advice.
"""

from dataclasses import dataclass
from typing import Final

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.facts import facts_for
from tolva_gui.ai.hints.score_facts import of_exact_twelve, of_score
from tolva_gui.ai.hints.thumb_facts import of_thumb
from tolva_gui.ai.mariage.proof import Position
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.mariage.calls import GUBBAR, GUBBE_POINTS, REDEAL, gubbe_kind, is_meld
from tolva_gui.rules.moves import Call, Move, Play

__all__ = ["Advice", "Fact", "Hint", "hint_for"]

MOST_FACTS: Final = 3
_MORE_POINTS: Final = 0.1
"""So many points more of another move call for a word."""
_CLEARLY: Final = 2.0
"""And so many standard errors more."""
_MOST_PERCENT: Final = 99
_OF_THE_TRICK: Final = ("last_trick", "partner_has", "partner_safe", "cannot_win")
"""Facts about the trick, whichever card is played to it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """*question* points at the matter without naming the move, *reason* speaks for the move of the *advice*."""

    question: Fact
    reason: tuple[Fact, ...]
    advice: Advice

    @property
    def move(self) -> Move:
        """The move that is advised."""
        return self.advice.move


def hint_for(view: View, advice: Advice) -> Hint:
    """Return the hint that leads to the advised move."""
    position = Position(view)
    reason = list(facts_for(position, advice.move))
    if _for_the_game(advice):
        score = [*of_exact_twelve(position), *of_score(position)]
        reason = score + [fact for fact in reason if fact not in score]
    if _alike(advice):
        # What tells the card apart is no reason here; what there is to know of the trick still is.
        thumb = list(of_thumb(position, advice.move))
        reason = [Fact("no_difference"), *thumb, *(fact for fact in reason if fact.key in _OF_THE_TRICK)]
    told = _counted(advice) + tuple(reason[:MOST_FACTS])
    return Hint(_question(position, advice.move), told or (Fact("no_fact"),), advice)


def _alike(advice: Advice) -> bool:
    """Whether another choice is as good, so that no reason would be the true one."""
    return bool(advice.values) and advice.sure in ("even", "exact") and abs(advice.gain) < _MORE_POINTS


def _for_the_game(advice: Advice) -> bool:
    """Whether fewer points in the deal win the game more often, beyond chance, so that the score is the reason."""
    return advice.gain < -max(_MORE_POINTS, _CLEARLY * advice.error)


def _counted(advice: Advice) -> tuple[Fact, ...]:
    """What the search alone has to say: how often a gubbe succeeds; that less points here win the game more often."""
    move, found = advice.move, []
    if move in GUBBAR and move in advice.values:
        succeeds = (advice.values[move] / GUBBE_POINTS[gubbe_kind(move)] + 1) / 2
        found.append(Fact("gubbe_succeeds", {"percent": min(round(20 * succeeds) * 5, _MOST_PERCENT)}))
    if _for_the_game(advice):
        found.append(Fact("for_the_game"))
    return tuple(found)


def _question(position: Position, move: Move) -> Fact:
    match move:
        case _ if len(position.view.legal) == 1:
            return Fact("ask_only")
        case Play():
            return _question_of_card(position, move)
        case Call("pass"):
            return Fact("ask_redeal" if REDEAL in position.view.legal else "ask_pass")
        case Call("meld"):
            several = sum(is_meld(other) for other in position.view.legal) > 1
            return Fact("ask_which_meld" if several else "ask_meld")
        case Call("ask"):
            return Fact("ask_partner")
        case Call("half" | "whole"):
            return Fact("ask_gubbe")
        case _:
            return Fact("ask_redeal")


def _question_of_card(position: Position, move: Play) -> Fact:
    if position.read.tricks_left == 1:
        return Fact("ask_last")
    return (_question_in_trick if position.read.trick else _question_of_lead)(position, move.card)


def _question_of_lead(position: Position, card: Card) -> Fact:
    read, prize = position.read, position.prize(card)
    if any(is_meld(other) for other in position.view.legal):
        return Fact("ask_wait")
    if prize is not None and not position.safe(card):
        return Fact("ask_who_beats", {"card": prize})
    if card.suit == read.trump and read.out(card.suit):
        return Fact("ask_trumps")
    return Fact("ask_lead" if position.above(card) else "ask_highest")


def _question_in_trick(position: Position, card: Card) -> Fact:
    read, prize = position.read, position.prize(card)
    leading = [position.leads(other) for other in position.playable]
    if all(leading) and not read.after_me:
        return Fact("ask_which_takes")
    if prize is not None:
        return Fact("ask_who_beats", {"card": prize})
    if position.partner_has and not all(leading):
        return Fact("ask_partners_trick")
    if not any(leading):
        return Fact("ask_cheapest")
    if position.leads(card) and read.after_me:
        several = len(read.after_me) > 1
        return Fact("ask_behind") if several else Fact("ask_behind_one", {"seat": read.after_me[0]})
    return Fact("ask_worth")
