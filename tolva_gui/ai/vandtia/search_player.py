"""The search for vändtia in compiled code: worlds that fit what has been seen, played on by weights."""

from itertools import combinations
from typing import Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.vandtia.bridge import EVENLY, KERNEL, action_of, position_of
from tolva_gui.ai.vandtia.rule_player import exchange
from tolva_gui.ai.vandtia.sight import counts
from tolva_gui.ai.vandtia.weights import FITTED, HELD, STRENGTH, Weights
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move
from tolva_gui.rules.vandtia.state import VandtiaState

DEFAULT_MS: Final = 50
MARGIN_MS: Final = 2
"""What is needed beside the search."""
MOST_WORLDS: Final = 4000
MOST_EXCHANGES: Final = 24
DOUBT: Final = 3.5


class SearchPlayer:
    """Tries each move in many worlds. *without* plays where the kernel is not installed.

    *doubt*: a move so many standard errors behind drops out, none with 0. *reads*: takes what is held in hand for
    better than what is not.
    """

    def __init__(
        self,
        seed: int,
        without: Player,
        most_worlds: int = MOST_WORLDS,
        *,
        weights: Weights = FITTED,
        doubt: float = DOUBT,
        reads: bool = True,
    ) -> None:
        self._seed = seed
        self._without = without
        self._most_worlds = most_worlds
        self._weights = weights
        self._doubt = doubt
        self._reads = reads

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings the best places over the worlds; see `Player.choose`."""
        if KERNEL is None:
            return self._without.choose(view, budget, cancelled)
        moves = moves_of(view)
        state: VandtiaState = view.public
        if state.phase == "exchange":
            return self._exchange(view, budget, cancelled)
        arms: dict[int, Move] = {}
        for move in moves:
            arms.setdefault(action_of(move), move)
        if len(arms) == 1:
            return Choice(moves[0])
        values = self._search(view, list(arms), [], budget, cancelled)
        means = {move: values[action_of(move)][0] for move in moves if action_of(move) in values}
        return Choice(arms[_best(values)], means)

    def _exchange(self, view: View, budget: Budget, cancelled: Cancelled) -> Choice:
        """Choose which cards are to lie face up in the end, and take the next step to it."""
        state: VandtiaState = view.public
        wanted = _divisions(state, self._weights)
        if len(wanted) == 1:
            return Choice(exchange(state, state.turn, wanted[0], view.legal))
        ups = [counts(cards) for cards in wanted]
        values = self._search(view, list(range(len(wanted))), ups, budget, cancelled)
        return Choice(exchange(state, state.turn, wanted[_best(values)], view.legal))

    def _search(
        self, view: View, actions: list[int], ups: list[list[int]], budget: Budget, cancelled: Cancelled
    ) -> dict[int, tuple[float, int]]:
        assert KERNEL is not None
        ms = DEFAULT_MS if budget.ms is None and budget.iterations is None else budget.ms
        likely = HELD[int(not view.public.stock)] if self._reads else EVENLY
        values, given_up = KERNEL.search(
            position_of(view, likely),
            actions,
            self._weights.flat(),
            dice_for(view, self._seed).getrandbits(62) ^ view.public.moves,
            ms=0 if ms is None else max(1, ms - MARGIN_MS),
            playouts=0 if budget.iterations is None else max(budget.iterations, len(actions)),
            worlds=self._most_worlds,
            doubt=self._doubt,
            exchanges=ups,
            asked=None if cancelled is never else cancelled,
        )
        if given_up:
            raise SearchCancelled
        found: dict[int, tuple[float, int]] = values
        return found


def _best(values: dict[int, tuple[float, int]]) -> int:
    """The action with the best mean of those that have been tried in every world."""
    most = max(tries for _, tries in values.values())
    return max((action for action in values if values[action][1] == most), key=lambda one: values[one][0])


def _divisions(state: VandtiaState, weights: Weights) -> list[tuple[Card, ...]]:
    """Return what could lie face up in the end, of equal choices one, the most promising first."""
    seat = state.turn
    fixed = [state.up[seat][slot][0] for slot in state.exchanged]
    free = [card for slot, row in enumerate(state.up[seat]) for card in row if slot not in state.exchanged]
    places = len(free)
    choices = {}
    for cards in combinations([*free, *state.hands[seat]], places):
        choices.setdefault(tuple(counts(cards)), (*fixed, *cards))
    worth = sorted(
        choices.values(), key=lambda cards: -sum(weights.table[STRENGTH[card.rank]] for card in cards)
    )
    return worth[:MOST_EXCHANGES]
