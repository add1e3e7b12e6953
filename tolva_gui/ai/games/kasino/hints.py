"""What speaks for a move in kasino: what it takes, and what it leaves to the next player."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.games.kasino.scoring import TABBE_POINTS
from tolva_gui.rules.games.kasino.state import (
    LILLAN,
    PACK,
    STORAN,
    KasinoState,
    fits,
    value_in_hand,
    value_on_table,
)
from tolva_gui.rules.kit.capture import splits
from tolva_gui.rules.moves import Move, Play

POINT: Final = 1.0
LOOK: Final = Budget(ms=40)
"""The strength of the player is saturated by then."""
MOST_NAMED: Final = 3
HIGH: Final = 10
"""Two cards of such a value come to more than any card can take together, but for storan with the option."""


def all_known(view: View) -> bool:
    """Return whether nothing is hidden but what has been taken in, which all have seen."""
    return not any(None in zone.cards for zone in view.zones if zone.place.kind in ("hand", "stock"))


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter."""
    state: KasinoState = view.public
    if len(view.legal) == 1:
        return Fact("ask_only")
    takes = [each.takes for each in view.legal if isinstance(each, Play) and each.takes]
    if any(len(taken) == len(state.sea) for taken in takes):
        return Fact("can_clear")
    if not takes:
        return Fact("which_to_lay")
    if isinstance(move, Play) and move.takes:
        return Fact("which_take") if len(takes) > 1 else Fact("what_left")
    return Fact("why_not_take")


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return which cards that are worth points are still to come."""
    state: KasinoState = view.public
    prizes = tuple(card for card in _unseen(state) if _is_prize(card))
    yield Fact("prizes_out" if prizes else "no_prizes_out", {"cards": prizes}, "still_out", {"cards": prizes})
    if not any(isinstance(each, Play) and each.takes for each in view.legal):
        yield Fact("nothing_to_take")
    if view.facts.packet == view.facts.packets:  # type: ignore[attr-defined]
        yield Fact("last_packet")
    for card in sorted(set(state.hands[state.turn]), key=PACK.index):
        same = [each for each in _unseen(state) if value_in_hand(state, each) == value_in_hand(state, card)]
        if not same and value_on_table(card) >= HIGH:
            yield Fact("alike_gone", {"card": card})


def reasons(view: View, move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return what the move takes, what it builds, and what it leaves."""
    state: KasinoState = view.public
    if not isinstance(move, Play):
        return
    first = list(_of_taking(state, move) if move.takes else _of_laying(state, move))
    then = list(_of_leaving(state, move))
    # What is left to the next player is always worth a word.
    yield from (*first[:2], *then[:1], *first[2:], *then[1:])


def _is_prize(card: Card) -> bool:
    return card in (STORAN, LILLAN) or card.rank == "A"


def _unseen(state: KasinoState) -> list[Card]:
    """The cards that others may have or that are still to be dealt."""
    known = {*state.sea, *state.hands[state.turn], *(card for won in state.won for card in won)}
    return [card for card in PACK if card not in known]


def _after(state: KasinoState, move: Play) -> list[Card]:
    if move.takes:
        return [card for card in state.sea if card not in move.takes]
    return [*state.sea, move.card]


def _clears(state: KasinoState, sea: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """Those of the cards with which that sea can be cleared."""
    return [card for card in cards if sea and fits(state, card, tuple(sea))]


def _reaches(state: KasinoState, card: Card, wanted: Card, sea: Sequence[Card]) -> bool:
    """Whether the card can take the wanted one out of that sea, alone or with one other."""
    groups = [(wanted,), *((wanted, other) for other in sea if other != wanted)]
    return any(fits(state, card, group) for group in groups)


def _of_taking(state: KasinoState, move: Play) -> Iterator[Fact]:
    taken = (move.card, *move.takes)
    if not _after(state, move):
        points = state.options[TABBE_POINTS.name]
        yield Fact("sweeps" if points == 1 else "sweeps_more", {} if points == 1 else {"points": points})
    if STORAN in taken:
        yield Fact("storan", {"card": STORAN})
    if LILLAN in taken:
        yield Fact("lillan", {"card": LILLAN})
    aces = tuple(card for card in taken if card.rank == "A")
    if aces:
        yield Fact(
            "aces", {"cards": aces, "count": len(aces)} if len(aces) > 1 else {"cards": aces, "count": 1}
        )
    spades = sum(card.suit == "S" for card in taken)
    if spades > 1:
        yield Fact("spades", {"count": spades})
    yield Fact("cards", {"count": len(taken)})


def _of_leaving(state: KasinoState, move: Play) -> Iterator[Fact]:
    """What the next player may do with what lies then."""
    sea, unseen = _after(state, move), _unseen(state)
    if not sea:
        if not move.takes:
            return
        yield Fact("empty_table")
        return
    clearing = _clears(state, sea, unseen)
    if not clearing:
        yield Fact("cannot_be_cleared")
    prizes = [card for card in sea if _is_prize(card)]
    takers = [card for card in unseen if any(_reaches(state, card, prize, sea) for prize in prizes)]
    if prizes and not takers:
        yield Fact("prize_safe", {"cards": tuple(prizes[:MOST_NAMED])})
    mine = [card for card in state.hands[state.turn] if card != move.card]
    own = _clears(state, sea, mine)
    if own and len(sea) > 1:
        yield Fact("own_clear", {"card": own[0]})


def _of_laying(state: KasinoState, move: Play) -> Iterator[Fact]:
    card = move.card
    kept = [other for other in state.hands[state.turn] if other != card]
    yield from _of_building(state, kept, card)
    partner = next((other for other in kept if _takes_alone(state, other, card)), None)
    if partner is not None:
        yield Fact("own_take", {"card": partner, "by": card})
    prizes = tuple(other for other in kept if _is_prize(other))
    if prizes:
        yield Fact("keeps", {"cards": prizes})


def _of_building(state: KasinoState, kept: Sequence[Card], card: Card) -> Iterator[Fact]:
    """A sum that the card makes with one of the table, for a card that is kept."""
    for other in kept:
        for lying in state.sea:
            if fits(state, other, (lying, card)):
                yield Fact("own_sum", {"card": other, "cards": (lying, card)})
                return


def _takes_alone(state: KasinoState, card: Card, lying: Card) -> bool:
    value = value_in_hand(state, card)
    return splits(
        [value_on_table(lying)],
        value,
        value_on_table(lying) if value == value_in_hand(state, lying) else None,
    )
