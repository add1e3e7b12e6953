"""Hints of vändtia: reasons for a move, from the cards laid, the cards kept and the pile after it."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.vandtia.rule_player import MoveEvaluator
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import own_seat
from tolva_gui.rules import kit
from tolva_gui.rules.games.vandtia.state import FOUR, SPECIAL, VandtiaState
from tolva_gui.rules.kit import Call, Card, Move, Pick, Play, Seat, View

POINT: Final = 0.5
STRONG: Final = ("A", "T", "2")
"""Ranks worth keeping for the end."""
MOST_NAMED: Final = 4


def question(view: View, move: Move) -> Fact:
    if view.phase == "exchange":
        return Fact("which_for_last")
    if view.phase == "give":
        return Fact("who_gets")
    if isinstance(move, Pick):
        return Fact("which_hidden")
    if any(isinstance(other, Call) for other in view.legal):
        laid = any(isinstance(other, Play) for other in view.legal)
        return Fact("lay_or_pile" if laid else "chance_or_pile")
    return Fact("what_to_keep")


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return facts about the table, the hand and the pile."""
    state: VandtiaState = view.public
    table = state.open_cards(own_seat(view))
    if view.phase == "exchange" and table:
        yield Fact("table_is", {"cards": tuple(table)})
    if view.phase == "give":
        yield from _of_giving(view)
    if view.phase == "play":
        yield from _of_hand(state, own_seat(view))
        if any(isinstance(move, Call) for move in view.legal):
            yield Fact("pile", {"count": len(state.pile)})
            yield Fact("stock" if state.stock else "stock_gone", {"count": len(state.stock)})


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    match move:
        case Play(cards, _, "lay"):
            fewer = isinstance(over, Play) and len(cards) <= len(over.cards)
            yield from (fact for fact in _of_laying(view, list(cards)) if fact.key != "several" or not fewer)
            if isinstance(over, Play):
                yield from _of_saving(cards, over.cards)
        case Play((card,), (taken,), "swap"):
            yield Fact("exchanges", {"card": card, "cards": (taken,)})
        case Play((card,), _, "give", (other, _)):
            yield Fact("gives", {"card": card, "seat": other})
        case Call() if view.phase == "exchange":
            yield from _of_keeping(view)
        case Call() if view.phase == "give":
            if cards := tuple(dict.fromkeys(play.card for play in _gifts(view))):
                yield Fact("held_back", {"cards": cards[:MOST_NAMED]})
        case Call("chance"):
            yield from _of_chance(view)
        case Pick():
            yield Fact("hidden_alike")


def _of_chance(view: View) -> Iterator[Fact]:
    """Number of unseen cards that could be laid."""
    seen = MoveEvaluator(view.public, view.info.pack)
    fitting = sum(count for rank, count in enumerate(seen.unseen) if seen.fits(rank))
    if fitting:
        yield Fact("chance_fits", {"count": fitting, "points": sum(seen.unseen)})


def _gifts(view: View) -> Iterator[Play]:
    """The cards that may be put on another player's table."""
    yield from (move for move in view.legal if isinstance(move, Play) and move.verb == "give")


def _of_giving(view: View) -> Iterator[Fact]:
    """The cards that fit, with the seats where they fit."""
    places = dict.fromkeys((move.card, move.at[0]) for move in _gifts(view))
    yield from (Fact("fits_at", {"card": card, "seat": seat}) for card, seat in places)


def _of_hand(state: VandtiaState, seat: Seat) -> Iterator[Fact]:
    """Whether any card may be laid, and the cards worth keeping; hidden cards are all alike."""
    held = state.available(seat)
    if not held:
        yield Fact("hidden_alike")
    elif not any(state.is_layable(card.rank) for card in held):
        yield Fact("nothing_fits")
    else:
        strong = tuple(card for card in held if card.rank in STRONG)
        yield Fact("strong_held", {"cards": strong}) if strong else Fact("none_strong")


def _of_keeping(view: View) -> Iterator[Fact]:
    """The cards kept on the table if nothing is exchanged."""
    state: VandtiaState = view.public
    table, hand = state.open_cards(own_seat(view)), state.hands[own_seat(view)]
    if table:
        better = any(_strength(card) > _strength(other) for card in hand for other in table)
        yield Fact("keeps_table" if better else "none_stronger", {"cards": tuple(table)})


def _strength(card: Card) -> int:
    """The card's value at the end: tens and twos are best."""
    return len(kit.ACE_HIGH) if card.rank in SPECIAL else -kit.ACE_HIGH.index(card.rank)


def _of_laying(view: View, cards: list[Card]) -> Iterator[Fact]:
    state: VandtiaState = view.public
    rank = cards[0].rank
    held = list(state.available(own_seat(view)))
    for card in cards:
        held.remove(card)
    top = [card.rank for card in [*state.pile, *cards][-FOUR:]]
    if not held and not state.hands[own_seat(view)] and not any(state.down[own_seat(view)]):
        yield Fact("goes_out")
    if rank == "T":
        yield Fact("ten")
    elif len(top) == FOUR and len(set(top)) == 1:
        yield Fact("four")
    elif rank == "2":
        yield Fact("two")
    else:
        fitting = [
            each for each in [*held, *cards] if each.rank not in SPECIAL and state.is_layable(each.rank)
        ]
        if rank == max((each.rank for each in fitting), key=kit.ACE_HIGH.index):
            yield Fact("lowest", {"card": cards[0]})
    draws = state.stock and len(held) < len(state.up[own_seat(view)])
    if len(cards) > 1 and not draws:
        yield Fact("several", {"count": len(cards)})


def _of_saving(laid: Sequence[Card], instead: Sequence[Card]) -> Iterator[Fact]:
    """The strong cards that only the other move lays."""
    kept = tuple(card for card in instead if card.rank in STRONG and card not in laid)
    if kept:
        yield Fact("keeps", {"cards": kept[:MOST_NAMED]})
