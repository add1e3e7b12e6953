"""The search for vändtia in compiled code: worlds that fit what has been seen, played on by weights."""

from typing import Final

from tolva_gui.ai.games.vandtia.bridge import BRIDGE, EVENLY, action_of, position_of
from tolva_gui.ai.games.vandtia.rule_player import WHIM, preferred, rule_move, whim_for
from tolva_gui.ai.games.vandtia.weights import FITTED, HELD, Weights
from tolva_gui.ai.kernel.budget import KernelBudget
from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.game import View
from tolva_gui.rules.games.vandtia.game import TWO_PACKS
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.moves import Move

DEFAULT_MS: Final = 50
MOST_WORLDS: Final = 1500
MOST_PLAYOUTS: Final = 3000
MOST_WITH_TWO_PACKS: Final = 2000
"""More take longer than a move may, and hardly change it."""
BOLDNESS: Final = 0.7
DOUBT: Final = 3.5
HARDLY: Final = 1.0
"""Moves no more standard errors behind the best are told apart by weight: few worlds are not to outweigh many deals."""
ANYTHING: Final = 4.0
"""As far behind a move may be on a whim, for a deal has to end: the farther and the oftener, the longer it drags on."""
LONG: Final = 60
"""Moves for each seat after which there are whims: few deals get that far."""


class SearchPlayer:
    """Tries each move in many worlds.

    *most_playouts*: None for as many as a move has time for. *doubt*: a move that is this many standard errors
    behind drops out, none with 0. *reads*: takes what is held in hand for better than what is not. *plain*: the
    move with the best mean, however close others come. *boldness*: of the tree that is grown once there is no
    stock, 0 for none.
    """

    def __init__(
        self,
        seed: int,
        most_worlds: int = MOST_WORLDS,
        most_playouts: int | None = None,
        *,
        weights: Weights = FITTED,
        doubt: float = DOUBT,
        reads: bool = True,
        plain: bool = False,
        boldness: float = BOLDNESS,
    ) -> None:
        self._seed = seed
        self._most_worlds = most_worlds
        self._most_playouts = most_playouts
        self._weights = weights
        self._doubt = doubt
        self._reads = reads
        self._plain = plain
        self._boldness = boldness

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings the best places over the worlds; see `Player.choose`."""
        moves = moves_of(view)
        state: VandtiaState = view.public
        if state.phase != "play":
            # Worlds tell less about this than many deals do, to which the weights have been fitted.
            return Choice(rule_move(view, self._weights))
        arms: dict[int, Move] = {}
        for move in moves:
            arms.setdefault(action_of(move), move)
        if len(arms) == 1:
            return Choice(moves[0])
        boldness = 0.0 if state.stock else self._boldness
        values = self._search(view, list(arms), boldness, budget, cancelled)
        means = {move: values[action_of(move)][0] for move in moves if action_of(move) in values}
        whim = whim_for(view, self._seed)
        strain = 0.0 if state.stock else state.moves / (LONG * view.info.seats)
        whimsical = strain > 1 and whim.random() < WHIM * strain
        most = ANYTHING * strain if whimsical else 0.0 if self._plain or boldness else HARDLY
        level = [arms[action] for action, (_, _, behind) in values.items() if behind <= most]
        if len(level) == 1:
            return Choice(level[0], means)
        return Choice(preferred(view, level, self._weights, whim), means)

    def _search(
        self, view: View, actions: list[int], boldness: float, budget: Budget, cancelled: Cancelled
    ) -> dict[int, tuple[float, int, float]]:
        two_packs = view.info.pack_for(view.options) == TWO_PACKS
        most = self._most_playouts or (MOST_WITH_TWO_PACKS if two_packs else MOST_PLAYOUTS)
        limits = KernelBudget(budget, DEFAULT_MS, most=most)
        likely = HELD[int(not view.public.stock)] if self._reads else EVENLY
        values, given_up = BRIDGE.need().search(
            position_of(view, likely),
            actions,
            self._weights.flat(),
            rng_for(view, self._seed).getrandbits(62) ^ view.public.moves,
            ms=limits.ms(),
            playouts=limits.playouts,
            worlds=self._most_worlds,
            doubt=self._doubt,
            boldness=boldness,
            asked=None if cancelled is never else cancelled,
        )
        if given_up:
            raise SearchCancelled
        found: dict[int, tuple[float, int, float]] = values
        return found
