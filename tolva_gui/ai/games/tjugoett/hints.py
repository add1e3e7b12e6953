"""What speaks for a card, for standing and for a stake in tjugoett."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import weighed
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.games.tjugoett.state import TjugoettState, total
from tolva_gui.rules.kit.hidden import UNSEEN
from tolva_gui.rules.moves import Call, Move

POINT: Final = 0.2
"""What is counted is stakes won."""
LOOK: Final = Budget()
MOST: Final = 21


def all_known(_view: View) -> bool:
    """Return whether nothing is hidden: the pack always is."""
    return False


def question(view: View, _move: Move) -> Fact:
    """Return the question that points at the matter."""
    if len(view.legal) == 1:
        return Fact("ask_only")
    match view.phase:
        case "bank":
            return Fact("how_much_bank")
        case "stake":
            return Fact("how_good_first")
        case "draw":
            return Fact("how_many_bust")
        case _:
            return Fact("what_has_stander")


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the move."""
    if len(view.legal) == 1:
        return (Fact("only"),)
    word = advice.move.word if isinstance(advice.move, Call) else ""
    return weighed(advice, list(_facts(view, word)), [Fact("thumb")], ("total_is", "banker_has"))


def _facts(view: View, word: str) -> Iterator[Fact]:
    state: TjugoettState = view.public
    seat = view.seat or 0
    match word:
        case "bank":
            yield Fact("purse", {"points": state.scores[seat]})
        case "stake":
            yield Fact("first_card", {"cards": tuple(_seen(state.hands[seat]) or _seen(state.waiting[seat]))})
            yield Fact("in_bank", {"points": state.bank})
        case "card" | "stand" if view.phase == "draw":
            yield from _of_drawing(view, _seen(state.hands[seat]), "total_is")
        case _:
            yield from _of_drawing(view, _seen(state.banker), "banker_has")
            yield Fact("equal")


def _seen(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card != UNSEEN]


def _of_drawing(view: View, hand: list[Card], key: str) -> Iterator[Fact]:
    """What the hand comes to, and how many of the cards that have not been seen would be too many."""
    yield Fact(key, {"count": total(hand)})
    unseen = _unseen(view)
    over = sum(total([*hand, card]) > MOST for card in unseen)
    yield Fact("over", {"count": over, "points": len(unseen)}) if over else Fact("none_over")


def _unseen(view: View) -> list[Card]:
    """The cards that the seat has not seen since they were last shuffled."""
    state: TjugoettState = view.public
    left = list(view.info.pack)
    known = [
        card for cards in (*state.hands, *state.waiting, state.banker, state.used) for card in _seen(cards)
    ]
    for card in known:
        if card in left:
            left.remove(card)
    return left
