"""A careful player of vändtia: weighs laying, the chance and the pile by the cards held afterwards."""

from collections.abc import Iterable, Sequence
from itertools import combinations, takewhile
from random import Random
from typing import Final

from tolva_gui.ai.games.vandtia.weights import ACE, CAREFUL, ORDER, STRENGTH, TEN, TWO, Weights
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.vandtia.state import FOUR, VandtiaState
from tolva_gui.rules.kit import Call, Card, Move, Pick, Play, Seat, View

Counts = list[int]
DOZEN: Final = 12
OUT: Final = 50.0
"""Worth of having no card left."""
STUCK: Final = 8.0
"""Penalty for having no card left to go out with (VV1)."""

WHIM: Final = 1 / 16
WHIMSICAL: Final = 2.0
"""Probability of a whim and its greatest loss, once there is no stock."""


def counts(cards: Iterable[Card]) -> Counts:
    """Return the number of cards of each rank, unseen ones not counted."""
    numbers = [0] * len(ORDER)
    for card in cards:
        if card.rank in STRENGTH:
            numbers[STRENGTH[card.rank]] += 1
    return numbers


class MoveEvaluator:
    """Evaluates the moves of one position as seen by the seat to act; the kernel does the same (`policy.pxi`).

    *unseen*: cards in the stock, face down, or in other hands without having been seen taken.
    """

    def __init__(self, state: VandtiaState, pack: Iterable[Card], weights: Weights = CAREFUL) -> None:
        seat, from_hand = state.turn, bool(state.hands[state.turn])
        self._state, self._weights = state, weights
        self._own = counts(state.available(seat))
        self._pile = [STRENGTH[card.rank] for card in state.pile]
        self._full = len(state.down[seat])
        self._late = int(not state.stock)
        self._two_passes = bool(state.options["two_passes_turn"])
        self._no_special_out = bool(state.options["no_out_on_special"])
        self._ups = counts(state.open_cards(seat)) if from_hand else [0] * len(ORDER)
        self._downs = sum(card is not None for card in state.down[seat])
        seen = [*state.pile, *state.gone, *state.hands[seat]]
        for other in range(len(state.hands)):
            seen += state.open_cards(other)
            if other != seat:
                seen += state.known[other]
        self.unseen = [all_ - had for all_, had in zip(counts(pack), counts(seen), strict=True)]

    def fits(self, rank: int) -> bool:
        """Whether a card of that rank may be laid."""
        return self._state.is_layable(ORDER[rank])

    def weigh(self, move: Move) -> float:
        match move:
            case Play(cards, _, "lay"):
                return self.laying(STRENGTH[cards[0].rank], len(cards))
            case Call("chance"):
                return self.chance()
            case Call("pickup"):
                return self.pickup()
            case _:
                return 0.0

    def laying(self, rank: int, count: int) -> float:
        """Return the worth of laying *count* cards of the rank."""
        weights = self._weights
        after = self._own[:]
        after[rank] -= count
        left = sum(after)
        if self._late and not left and not sum(self._ups) and not self._downs:
            return -OUT if self._no_special_out and rank in (TWO, TEN) else OUT
        worth = (
            self._held(after) - self._held(self._own) + weights.load * min(count, self._beyond(count + left))
        )
        if self._no_special_out and self._late and not self._downs and _only_special(after, self._ups):
            worth -= STUCK
        return worth + self._laid(rank, count)

    def pickup(self, more: int | None = None) -> float:
        """Return the worth of taking the pile, with one card *more*."""
        weights = self._weights
        taken = len(self._pile) + (more is not None)
        after = self._own[:]
        for rank in self._pile:
            after[rank] += 1
        if more is not None:
            after[more] += 1
        worth = self._held(after) - self._held(self._own)
        worth -= weights.load * min(taken, self._beyond(sum(after)))
        return worth - weights.tempo[self._late] - weights.leave

    def chance(self) -> float:
        """Return the worth of turning up the top card of the stock: the mean over the possible cards."""
        total = 0.0
        for rank, number in enumerate(self.unseen):
            if number > 0:
                total += number * (self._laid(rank, 1) if self.fits(rank) else self.pickup(rank))
        return total / max(1, sum(number for number in self.unseen if number > 0))

    def _laid(self, rank: int, count: int) -> float:
        """The effect of the laid cards: another turn, the pile turned away, a high card for the next player."""
        weights = self._weights
        below = takewhile(rank.__eq__, reversed(self._pile[-FOUR:]))
        run, lying = count + len(list(below)), len(self._pile) + count
        if rank == TEN or run >= FOUR:
            return weights.again[self._late] + weights.away * lying
        if rank == TWO and not self._two_passes:
            return weights.again[self._late]
        high = rank / ACE
        worth = high * (weights.press[self._late] + weights.press_pile * min(lying, DOZEN) / DOZEN)
        return worth + (weights.three if run == FOUR - 1 else 0.0)

    def _held(self, own: Counts) -> float:
        """The worth of a hand."""
        weights = self._weights
        hold, equal = weights.hold[self._late], weights.equal[self._late]
        worth = 0.0
        for rank, number in enumerate(own):
            if number:
                worth += number * hold[rank] + (number - 1) * equal + (number >= FOUR) * weights.four
        return worth

    def _beyond(self, cards: int) -> int:
        return max(0, cards - self._full)


def _only_special(own: Counts, ups: Counts) -> bool:
    left = [mine + open_ for mine, open_ in zip(own, ups, strict=True)]
    return sum(left) == left[TWO] + left[TEN]


def table_cards(cards: Sequence[Card], places: int, weights: Weights) -> tuple[Card, ...]:
    def worth(chosen: tuple[Card, ...]) -> float:
        ranks = [STRENGTH[card.rank] for card in chosen]
        return sum(weights.table[rank] for rank in ranks) + weights.table_equal * (
            len(ranks) - len(set(ranks))
        )

    return max(combinations(cards, places), key=worth)


def exchange(state: VandtiaState, seat: Seat, wanted: Sequence[Card], moves: Sequence[Move]) -> Move:
    """Return the next move towards those face-up cards."""
    missing, spare = list(wanted), []
    for card in state.open_cards(seat):
        if card in missing:
            missing.remove(card)
        else:
            spare.append(card)
    for card in missing:
        for taken in spare:
            if (move := Play((card,), (taken,), "swap")) in moves:
                return move
    return Call("done")


def sensible_gift(moves: Sequence[Move], weights: Weights) -> Move:
    """Return the gift of the least valued card if it is below the limit *give*, otherwise the call "done"."""
    gifts = [move for move in moves if isinstance(move, Play)]
    least = min(gifts, key=lambda move: weights.hold[0][STRENGTH[move.card.rank]], default=None)
    if least is None or weights.hold[0][STRENGTH[least.card.rank]] >= weights.give:
        return Call("done")
    return least


def rule_move(view: View, weights: Weights = CAREFUL, whim: Random | None = None) -> Move:
    """Return the move of a careful player without search; on a *whim* not quite the best one."""
    state: VandtiaState = view.public
    seat, moves = state.turn, view.legal
    if len(moves) == 1 or isinstance(moves[0], Pick):
        return moves[0]
    if state.phase == "exchange":
        cards = [*state.open_cards(seat), *state.hands[seat]]
        return exchange(state, seat, table_cards(cards, len(state.up[seat]), weights), moves)
    if state.phase == "give":
        return sensible_gift(moves, weights)
    return preferred(view, moves, weights, whim)


def preferred(view: View, moves: Sequence[Move], weights: Weights, whim: Random | None) -> Move:
    """Return the move with the highest weight; on a *whim*, once there is no stock, not quite the best one."""
    judge = MoveEvaluator(view.public, view.info.pack, weights)
    swing = WHIMSICAL if whim is not None and not view.public.stock and whim.random() < WHIM else 0.0
    if whim is None or not swing:
        return max(moves, key=judge.weigh)
    return max(moves, key=lambda move: judge.weigh(move) + swing * whim.random())


def whim_for(view: View, seed: int) -> Random:
    """Return a generator that differs each time a position recurs.

    Two players that always make the same move in the same position would pass the last cards to and fro for
    ever.
    """
    state: VandtiaState = view.public
    return Random(f"{rng_for(view, seed).random()} {state.moves}")
