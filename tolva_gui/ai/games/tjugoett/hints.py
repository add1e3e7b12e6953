"""Hints of tjugoett: reasons for a card, for standing and for a stake."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.tjugoett.odds import Hand
from tolva_gui.ai.games.tjugoett.players import hand_of, odds_of, unseen
from tolva_gui.ai.hints.fact import Fact, costs, pays
from tolva_gui.rules.games.tjugoett.game import bounds
from tolva_gui.rules.games.tjugoett.state import GOAL, TjugoettState, total
from tolva_gui.rules.kit import Call, Card, Move, View, known

POINT: Final = 0.2
"""Values are stakes won."""
_QUESTIONS: Final = {"bank": "how_much_bank", "stake": "how_good_first", "draw": "how_many_bust"}


def question(view: View, _move: Move) -> Fact:
    return Fact(_QUESTIONS.get(view.phase, "what_has_stander"))


def facts(view: View, moves: Sequence[Move]) -> Iterator[Fact]:
    """Return known facts about the hand, the bank, and the cards that would bust."""
    state: TjugoettState = view.public
    seat = view.seat or 0
    match view.phase:
        case "bank":
            yield Fact("purse", {"points": state.scores[seat]})
        case "stake":
            yield Fact("first_card", {"cards": tuple(known(state.hands[seat]) or known(state.waiting[seat]))})
            yield Fact("in_bank", {"points": state.bank})
            for move in moves:
                if isinstance(move, Call) and isinstance(move.value, int):
                    yield pays(move, move.value)
                    yield costs(move, move.value)
        case "draw":
            yield from _of_drawing(view, known(state.hands[seat]), "total_is")
        case _:
            yield from _of_drawing(view, known(state.banker), "banker_has")
            yield Fact("equal")


def reasons(view: View, move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return that another card is safe, or more likely to bust than not."""
    state: TjugoettState = view.public
    word = move.word if isinstance(move, Call) else ""
    if word == "bank":
        yield Fact("equal")
    if word == "stake":
        yield from _of_first_card(view, move)
    if word not in ("card", "stand", "stop"):
        return
    hand = known(state.hands[view.seat or 0]) if view.phase == "draw" else known(state.banker)
    over, number = _busting(view, hand)
    if word == "card" and not over:
        yield Fact("none_over")
    elif (over * 2 > number) == (word != "card"):
        yield Fact("over_few" if word == "card" else "over", {"count": over, "points": number})


def _of_first_card(view: View, move: Move) -> Iterator[Fact]:
    """Whether the first card wins or loses in the long run, computed from the unseen cards."""
    state: TjugoettState = view.public
    cards = tuple(known(state.hands[view.seat or 0]))
    if len(cards) != 1 or not isinstance(move, Call):
        return
    counts, (low, ace) = unseen(view), hand_of(list(cards))
    gain = max(Hand(counts).player(odds_of(counts), 1, low, ace))
    least, _ = bounds(state)
    if gain <= 0 and move.value == least:
        yield Fact("loses_long", {"cards": cards})
    elif gain > 0 and move.value != least:
        yield Fact("wins_long", {"cards": cards})


def _of_drawing(view: View, hand: list[Card], key: str) -> Iterator[Fact]:
    """The hand's total, and the number of unseen cards that would bust it."""
    yield Fact(key, {"count": total(hand)})
    over, number = _busting(view, hand)
    yield Fact("over", {"count": over, "points": number}) if over else Fact("none_over")


def _busting(view: View, hand: list[Card]) -> tuple[int, int]:
    """How many of the cards unseen since the last shuffle would bust the hand, and their number."""
    unseen = view.public.piles.unseen(view.info.pack)
    return sum(total([*hand, card]) > GOAL for card in unseen), len(unseen)
