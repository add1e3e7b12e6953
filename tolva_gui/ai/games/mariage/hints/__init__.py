"""What the K+Q family has to say for a move: a question that points at the matter, and the reasons."""

from typing import Final

from tolva_gui.ai.games.mariage.hints.facts import facts_for
from tolva_gui.ai.games.mariage.hints.score_facts import of_exact_twelve, of_score
from tolva_gui.ai.games.mariage.hints.thumb_facts import of_thumb
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.hints.advice import MORE_POINTS, Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, REDEAL, gubbe_kind, is_meld
from tolva_gui.rules.moves import Call, Move, Play

POINT: Final = 1.0
LOOK: Final = Budget(ms=40)
"""The strength of the player is saturated by then."""
MOST_FACTS: Final = 3
_CLEARLY: Final = 2.0
"""So many standard errors more of another move call for a word."""
_MOST_PERCENT: Final = 99
_OF_THE_TRICK: Final = ("last_trick", "partner_has", "partner_safe", "cannot_win")
"""Facts about the trick, whichever card is played to it."""


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter without naming the move."""
    return _question(Position(view), move)


def all_known(view: View) -> bool:
    """Return whether the seat knows where every card is."""
    return not Reading(view).unseen


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the advised move, the weightiest first."""
    position = Position(view)
    reason = list(facts_for(position, advice.move))
    if _for_the_game(advice):
        score = [*of_exact_twelve(position), *of_score(position)]
        reason = score + [fact for fact in reason if fact not in score]
    if advice.alike:
        # What tells the card apart is no reason here; what there is to know of the trick still is.
        thumb = list(of_thumb(position, advice.move))
        reason = [Fact("no_difference"), *thumb, *(fact for fact in reason if fact.key in _OF_THE_TRICK)]
    return _counted(advice) + tuple(reason[:MOST_FACTS])


def _for_the_game(advice: Advice) -> bool:
    """Whether fewer points in the deal win the game more often, beyond chance, so that the score is the reason."""
    return advice.gain < -max(MORE_POINTS, _CLEARLY * advice.error)


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
