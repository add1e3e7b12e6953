"""The strongest player: the compiled kernel where it is installed, for the games that it knows."""

import time

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.games.mariage.kernel_bridge import door_for
from tolva_gui.ai.games.mariage.manners import sensible
from tolva_gui.ai.games.mariage.promise import worth_of
from tolva_gui.ai.games.mariage.search import MASTER, Habits, Purse, Search, in_the_running
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Play


class SearchPlayer:
    """Searches in compiled code. Without the kernel, or for a game that it does not know, another player moves."""

    def __init__(self, seed: int, fallback: Player, habits: Habits = MASTER) -> None:
        self._seed = seed
        self._fallback = fallback
        self._habits = habits

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best prospects; see `Player.choose`."""
        began = time.monotonic()
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        door = door_for(view.info, view.options)
        if door is None:
            return self._fallback.choose(view, budget, cancelled)
        search = Search(door, view, self._habits, dice_for(view, self._seed).getrandbits(64), cancelled)
        purse = Purse(budget, began, self._habits.least)
        promises = search.promises(purse)
        values = search.values(purse)
        if not values:
            return self._fallback.choose(view, budget, cancelled)
        uses = {door.move(action): values[action][0] for action in in_the_running(values)}
        points = {door.move(action): value[1] for action, value in values.items()}
        for idle in search.idle:
            points[idle] = max(value for move, value in points.items() if isinstance(move, Play))
        for gubbe, kept in promises.items():
            uses[gubbe], points[gubbe] = worth_of(view, gubbe, kept)
        return Choice(sensible(view, uses), points)
