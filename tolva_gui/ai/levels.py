"""The opponents that can be chosen: their ids, what sets them apart, and how to make one.

Nobody plays badly on purpose. A level is how much a player remembers, how far it looks, and how soon it dares a gubbe.
What that comes to has been measured: `figures`. What they are called is among the `words`. The players' modules are
imported when one is made: the window lists the levels before anybody has to think.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from tolva_gui.ai.by_game import PlayerByGame
from tolva_gui.ai.player import Player

if TYPE_CHECKING:
    from tolva_gui.ai.games.mariage import appraisal
    from tolva_gui.ai.games.mariage.calls import Boldness
    from tolva_gui.ai.games.mariage.memory import Memory

Horizon = Literal["table", "trick", "hand", "deal", "end"]
"""The cards that lie; the whole trick; what the hand may still bring; the deal played out in thought; its last tricks
exactly too."""


class Level(Struct, frozen=True):
    """A stable id, and who makes a player of the K+Q family of that level from a seed; other games make their own."""

    id: str
    make: Callable[[int], Player]


class Opponent(Level, frozen=True):
    """A level that people are offered, with what sets it apart."""

    memory: "Memory"
    horizon: Horizon
    boldness: "Boldness"


REFERENCE: Final = "rules"
"""The level that the others are measured by."""
DEFAULT_LEVEL: Final = "algot"
"""Against such a side a sensible newcomer wins between 40 and 50 games of 100."""


def _random(seed: int) -> Player:
    from tolva_gui.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _by_rules(
    level_id: str, memory: "Memory", horizon: "appraisal.Horizon", boldness: "Boldness"
) -> Opponent:
    """One who plays by rules of thumb, as far as the memory goes."""

    def make(seed: int) -> Player:
        from tolva_gui.ai.games.mariage.rule_player import RulePlayer

        return RulePlayer(seed, memory=memory, horizon=horizon, boldness=boldness)

    return Opponent(level_id, make, memory, horizon, boldness)


def _looking(
    level_id: str, memory: "Memory", boldness: "Boldness", *, looks: int, playouts: int, exact_cards: int = 0
) -> Opponent:
    """One who looks at the position so often, with so many playouts altogether; from so many cards left on exactly.

    Nothing is learnt: a person who looks ahead plays any card in thought, and does not read what others have played.
    """

    def make(seed: int) -> Player:
        from tolva_gui.ai.games.mariage.looking_player import LookingPlayer
        from tolva_gui.ai.games.mariage.policy import RANDOM_CARD
        from tolva_gui.ai.games.mariage.search import Habits
        from tolva_gui.ai.games.mariage.search_player import SearchPlayer
        from tolva_gui.ai.monte_carlo import MonteCarloPlayer

        habits = Habits(
            policy=RANDOM_CARD,
            tail_cards=0,
            exact_of_three=0,
            exact_cards=exact_cards,
            alike=0.0,
            solves_gubbe=False,
            by_policy=0.0,
            least=0,
        )
        return LookingPlayer(
            seed,
            lambda one: SearchPlayer(one, MonteCarloPlayer(one), habits),
            memory=memory,
            boldness=boldness,
            looks=looks,
            playouts=playouts,
        )

    return Opponent(level_id, make, memory, "end" if exact_cards else "deal", boldness)


def _best(seed: int) -> Player:
    """Searches in compiled code; where that is not installed, over the game protocol."""
    from tolva_gui.ai.games.mariage.search_player import SearchPlayer
    from tolva_gui.ai.monte_carlo import MonteCarloPlayer

    return SearchPlayer(seed, MonteCarloPlayer(seed))


OFFERED: Final[tuple[Opponent, ...]] = (
    _by_rules("stina", "trick", "table", "never"),
    _by_rules("algot", "trumps", "trick", "sure"),
    _by_rules("rules", "all", "hand", "sure"),
    _looking("sigrid", "high", "sure", looks=8, playouts=4000),
    _looking("hilding", "all", "bold", looks=5, playouts=3000, exact_cards=12),
    Opponent("best", _best, "all", "end", "sure"),
)
"""Those that people may choose, from the weakest to the strongest."""
LEVELS: Final[tuple[Level, ...]] = (Level("random", _random), *OFFERED)
_BY_ID: Final = {level.id: level for level in LEVELS}


class UnknownLevel(ValueError):
    """There is no such level; says which there are."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level; raise UnknownLevel if there is no such."""
    if level_id not in _BY_ID:
        raise UnknownLevel(f"there is no level {level_id!r}; the levels are {', '.join(_BY_ID)}")
    return PlayerByGame(level_id, seed, lambda: _BY_ID[level_id].make(seed))
