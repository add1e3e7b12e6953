"""The players of vändtia: some weigh the cards held after each move, others search with playouts by those weights.

The levels differ in depth: the lowest card that fits; cards worth keeping; also table and pile; sampled
layouts of the hidden cards; the others' moves in them.
"""

from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.vandtia.bridge import BRIDGE, EVENLY, action_of, position_of
from tolva_gui.ai.games.vandtia.rule_player import WHIM, preferred, rule_move, whim_for
from tolva_gui.ai.games.vandtia.weights import CAREFUL, FITTED, HELD, SAVING, SIMPLE, Weights
from tolva_gui.ai.kernel.bridge import Compiled, KernelBudget
from tolva_gui.ai.player import AtOnce, Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.vandtia.game import TWO_PACKS
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.kit import Move, View

DEFAULT_MS: Final = 50
MOST_PLAYOUTS: Final = 3000
MOST_WITH_TWO_PACKS: Final = 2000
"""Limits of playouts; more would take too long and hardly change the move."""
HARDLY: Final = 1.0
"""Moves within this many standard errors of the best are decided by weight: the weights rest on more deals."""
ANYTHING: Final = 4.0
"""Standard errors that a move may be behind on a whim, so that deals end; it grows with the deal's length."""
LONG: Final = 60
"""Moves per seat before whims begin; few deals last that long."""
WEIGHS: Final = {"stina": SIMPLE, "algot": SAVING, "rules": CAREFUL, "sigrid": FITTED}
"""Weights of the levels without search."""
COMPILED: Final = Compiled(BRIDGE, ("hilding", "best"))


class SearchSettings(Struct, frozen=True):
    """*playouts*: None for the default limit. *doubt*: a move this many standard errors behind drops out, none with 0.

    *reads*: assumes that cards held in hand are better than others. *plain*: the move with the best mean, however close
    others come. *boldness*: exploration constant of the tree search once there is no stock, 0 for no tree.
    """

    worlds: int = 1500
    playouts: int | None = None
    weights: Weights = FITTED
    doubt: float = 3.5
    reads: bool = True
    plain: bool = False
    boldness: float = 0.7


MASTER: Final = SearchSettings()
SIMPLER: Final = SearchSettings(worlds=100, reads=False, boldness=0.0)
"""Hilding's: few sampled layouts, all equally likely."""


class SearchPlayer:
    """Tries each move in many worlds consistent with the play, with weighted playouts."""

    def __init__(self, seed: int, settings: SearchSettings = MASTER) -> None:
        self._seed = seed
        self._settings = settings

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best mean place over the worlds; see `Player.choose`."""
        moves = moves_of(view)
        state: VandtiaState = view.public
        if state.phase != "play":
            # The weights, fitted to many deals, are better here than a few worlds.
            return Choice(rule_move(view, self._settings.weights))
        arms: dict[int, Move] = {}
        for move in moves:
            arms.setdefault(action_of(move), move)
        if len(arms) == 1:
            return Choice(moves[0])
        boldness = 0.0 if state.stock else self._settings.boldness
        values = self._search(view, list(arms), boldness, budget, cancelled)
        means = {move: values[action_of(move)][0] for move in moves if action_of(move) in values}
        whim = whim_for(view, self._seed)
        strain = 0.0 if state.stock else state.moves / (LONG * view.info.seats)
        whimsical = strain > 1 and whim.random() < WHIM * strain
        most = ANYTHING * strain if whimsical else 0.0 if self._settings.plain or boldness else HARDLY
        level = [arms[action] for action, (_, _, behind) in values.items() if behind <= most]
        if len(level) == 1:
            return Choice(level[0], means)
        return Choice(preferred(view, level, self._settings.weights, whim), means)

    def _search(
        self, view: View, actions: list[int], boldness: float, budget: Budget, cancelled: Cancelled
    ) -> dict[int, tuple[float, int, float]]:
        settings, two_packs = self._settings, view.info.pack == TWO_PACKS
        most = settings.playouts or (MOST_WITH_TWO_PACKS if two_packs else MOST_PLAYOUTS)
        limits = KernelBudget(budget, DEFAULT_MS, most=most)
        likely = HELD[int(not view.public.stock)] if settings.reads else EVENLY
        found: dict[int, tuple[float, int, float]] = BRIDGE.ask(
            "search",
            position_of(view, likely),
            actions,
            settings.weights.flat(),
            rng_for(view, self._seed).getrandbits(62) ^ view.public.moves,
            ms=limits.ms(),
            playouts=limits.playouts,
            worlds=settings.worlds,
            doubt=settings.doubt,
            boldness=boldness,
            cancelled=cancelled,
        )
        return found


def player(level: str, seed: int) -> Player:
    if level in WEIGHS:
        return AtOnce(lambda view: Choice(rule_move(view, WEIGHS[level], whim_for(view, seed))))
    if level == "hilding":
        return SearchPlayer(seed, SIMPLER)
    return SearchPlayer(seed)
