"""Hints of the K+Q family: a question that points at the matter, certain facts, and reasons for a move."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.mariage.hints.call_facts import of_call, of_melds, of_question, of_waiting
from tolva_gui.ai.games.mariage.hints.facts import facts_for, fits, of_partner
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.trick_facts import facts_of_play, keeps_higher, rival
from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR, REDEAL, is_meld
from tolva_gui.rules.kit import Call, Card, Move, Play, View

POINT: Final = 1.0


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter without naming the move."""
    return _question(Position(view), move)


def facts(view: View, moves: Sequence[Move]) -> Iterator[Fact]:
    """Return certain facts about the trick and the suits, and the needs, pay and cost of each call."""
    position = Position(view)
    asked = [call for call in GUBBAR if call in moves[:1]]
    for call in asked:
        yield from of_call(position, call)
    if ASK in moves[:1]:
        yield from of_question(position)
    if moves and _question(position, moves[0]).key == "ask_wait":
        yield from of_waiting(position, None)
    if REDEAL in moves[:1]:
        yield Fact("low_hand")
    yield from of_partner(position)
    if not position.playable or any(map(is_meld, moves[:1])):
        yield from of_melds(position)
    if position.playable:
        yield from facts_of_play(position.sight, counts=position.tricks_count)
    for move in view.legal:
        if isinstance(move, Call) and move not in asked:
            yield from of_call(position, move)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    """Return certain facts in favour of the move, the weightiest first, and not of the other card as well."""
    if len(view.legal) > 1:
        position = Position(view)
        for fact in facts_for(position, move):
            if not (isinstance(over, Play) and fits(position, fact, over.card)):
                yield fact
        if isinstance(move, Play):
            yield from keeps_higher(position.sight, move.card, rival(over))


def _question(position: Position, move: Move) -> Fact:
    match move:
        case Play():
            return _question_of_card(position, move)
        case Call("pass"):
            return _of_calls("ask_redeal" if REDEAL in position.view.legal else "ask_pass")
        case Call("meld"):
            several = sum(is_meld(other) for other in position.view.legal) > 1
            return _of_calls("ask_which_meld" if several else "ask_meld")
        case Call("ask"):
            return _of_calls("ask_partner")
        case Call("half" | "whole"):
            return Fact("ask_gubbe")
        case _:
            return _of_calls("ask_redeal")


def _of_calls(key: str) -> Fact:
    """A question that no suit answers."""
    return Fact(key, {"concerned": ()})


def _question_of_card(position: Position, move: Play) -> Fact:
    if position.tricks_left == 1:
        return Fact("ask_last")
    return (_question_in_trick if position.trick else _question_of_lead)(position, move.card)


def _question_of_lead(position: Position, card: Card) -> Fact:
    prize = position.prize(card)
    if any(is_meld(other) for other in position.view.legal):
        return _of_calls("ask_wait")
    if prize is not None and not position.prized(card) and not position.safe(card):
        return _of_prize(position, prize)
    if card.suit == position.trump and position.out(card.suit):
        return Fact("ask_trumps", {"suit": position.trump})
    return Fact("ask_lead" if position.sight.above(card) else "ask_highest")


def _of_prize(position: Position, prize: Card) -> Fact:
    """The question for who beats the card, which its suit and trump answer."""
    return Fact("ask_who_beats", {"card": prize, "concerned": (prize.suit, position.trump)})


def _question_in_trick(position: Position, card: Card) -> Fact:
    prize = position.prize(card)
    leading = [position.leads(other) for other in position.playable]
    asked: dict[str, object] = {"suit": position.lead, "concerned": (position.lead, position.trump)}
    if all(leading) and not position.after_me:
        return Fact("ask_which_takes", {**asked, "states": "sure_winner"})
    if prize is not None:
        return _of_prize(position, prize)
    if position.partner_has and not all(leading):
        return Fact("ask_partners_trick")
    if not any(leading):
        return Fact("ask_cheapest")
    if position.leads(card) and position.after_me:
        several = len(position.after_me) > 1
        return (
            Fact("ask_behind", asked)
            if several
            else Fact("ask_behind_one", {**asked, "seat": position.after_me[0]})
        )
    return Fact("ask_worth")
