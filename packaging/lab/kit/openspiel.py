"""OpenSpiel's ISMCTS bot as a player at our table: its state interface over the game protocol.

Only the bot needs the package (`pip install open_spiel`). It thinks for a given processor time; its resampler
stops it.
"""

import time
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge, bridge_for
from tolva_gui.ai.games.mariage.policy import RANDOM_CARD
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.games.mariage.calls import ASK, HALF, PASS, REDEAL, WHOLE, meld
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, play_card
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import View

EXPLORES: Final = 2.0
"""The bot's UCT constant, for values in points of a deal."""
WITHOUT_END: Final = 1 << 40


def installed() -> bool:
    """Return whether the package is installed."""
    return find_spec("open_spiel") is not None


class OutOfTime(Exception):
    """The bot's time is up."""


class Spiel:
    """One of our games in the bot's terms: moves by number, and the type of game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.moves = every_move(game.info)
        self.numbers = {move: number for number, move in enumerate(self.moves)}

    def get_type(self) -> SimpleNamespace:
        """Return the type: sequential moves with imperfect information."""
        kind = import_module("pyspiel").GameType
        return SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION
        )


def every_move(info: GameInfo) -> list[Move]:
    """Return every move of the notation, in a fixed order."""
    calls: list[Move] = [ASK, PASS, HALF, WHOLE, REDEAL]
    return [*(play_card(card) for card in info.pack), *(meld(suit) for suit in SUITS), *calls]


class SpielState:
    """A world of a view and the moves made since; the names are OpenSpiel's."""

    __slots__ = ("_actions", "_done", "_spiel", "world")

    def __init__(self, spiel: Spiel, world: Any, done: tuple[int, ...] = ()) -> None:
        self._spiel = spiel
        self.world = world
        self._done = done
        self._actions: list[int] | None = None

    def clone(self) -> "SpielState":
        """Return an independent copy."""
        return SpielState(self._spiel, self.world.copy(), self._done)

    def get_game(self) -> Spiel:
        """Return the game."""
        return self._spiel

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self._spiel.game.to_act(self.world) is None

    def is_chance_node(self) -> bool:
        """Return False: a world has no chance left."""
        return False

    def current_player(self) -> int | None:
        """Return the seat to act."""
        return self._spiel.game.to_act(self.world)

    def legal_actions(self) -> list[int]:
        """Return the numbers of the legal moves."""
        if self._actions is None:
            numbers = self._spiel.numbers
            self._actions = [numbers[move] for move in self._spiel.game.legal_moves(self.world)]
        return self._actions

    def apply_action(self, action: int) -> None:
        """Make the move with that number."""
        self._spiel.game.apply(self.world, self._spiel.moves[action])
        self._done += (action,)
        self._actions = None

    def information_state_string(self) -> str:
        """Return the moves since the root and the legal moves: the node of the seat to act in the tree.

        Hands that leave a seat the same choice share a node; otherwise no two worlds would meet in a node of
        the others.
        """
        return f"{self._done} {self.legal_actions()}"

    def returns(self) -> list[float]:
        """Return per seat its side's score less the mean of the others'."""
        game = self._spiel.game
        result = game.result(self.world)
        if result is None:
            raise ValueError(f"{game.info.id}: nobody is to act, and there is no result")
        return self.gains(result.scores)

    def gains(self, scores: Sequence[int]) -> list[float]:
        """Return the value of these scores per seat."""
        info, total = self._spiel.game.info, sum(scores)
        values = [own - (total - own) / (info.sides - 1) for own in scores]
        return [values[info.side(seat)] for seat in range(info.seats)]


class Playouts:
    """The bot's evaluator: one compiled playout, which leaves more time, and uniform priors."""

    def __init__(self, bridge: FormBridge, rng: Random) -> None:
        self._door = bridge
        self._rng = rng

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the same probability for each action."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: SpielState) -> list[float]:
        """Play the deal to its end: random cards, melds whenever possible, no gubbe."""
        position = self._door.position(state.world)
        position.play_out(RANDOM_CARD, self._rng.getrandbits(63))
        end = position.end()
        if end is None:
            raise ValueError("a playout has not come to an end")
        return state.gains(end[0])


class OpenSpielPlayer:
    """The bot as an opponent with a budget of processor time in milliseconds per move."""

    def __init__(self, ms: float) -> None:
        self._ms = ms
        self.decisions = self.simulations = 0

    def __call__(self, game: Game[Any], state: Any, seat: int) -> Move:
        """Return the bot's most visited move."""
        view = game.view(state, seat)
        if len(view.legal) == 1:
            return view.legal[0]
        end, spiel = time.process_time() + self._ms / 1000, Spiel(game)
        action, _ = max(self._think(spiel, view, end), key=lambda pair: pair[1])
        return spiel.moves[action]

    def _think(self, spiel: Spiel, view: View, end: float) -> list[tuple[int, float]]:
        """Run the bot's search until time is up, with each move tried at least once; return its policy."""
        rng, left = rng_for(view, 1), len(view.legal) + 1
        bot = self._bot(view, rng)
        root = SpielState(spiel, spiel.game.determinize(view, rng))

        def world(_state: SpielState, _seat: int) -> SpielState:
            nonlocal left
            if left <= 0 and time.process_time() >= end:
                raise OutOfTime
            left -= 1
            self.simulations += 1
            return SpielState(spiel, spiel.game.determinize(view, rng))

        bot.set_resampler(world)
        self.decisions += 1
        try:
            policy: list[tuple[int, float]] = bot.run_search(root)
        except OutOfTime:
            policy = bot.get_final_policy(root, bot.lookup_node(root))
        return policy

    def _bot(self, view: View, rng: Random) -> Any:
        bridge = bridge_for(view.info, view.options)
        if bridge is None:
            raise RuntimeError("the search kernel is not installed")
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        dice = import_module("numpy").random.RandomState(rng.getrandbits(32))
        return ismcts.ISMCTSBot(None, Playouts(bridge, rng), EXPLORES, WITHOUT_END, random_state=dice)
