"""The opponents that can be chosen: their ids, their names, and how to make one.

The players' modules are imported when one is made: the window lists the levels before anybody has to think.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tolva_gui.ai.player import Player


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent's stable id and its name by language (`sv`, `en`)."""

    id: str
    name: Mapping[str, str]


def _random(seed: int) -> Player:
    from tolva_gui.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _rules(seed: int) -> Player:
    from tolva_gui.ai.rule_player import RulePlayer

    return RulePlayer(seed)


def _middling(seed: int) -> Player:
    """Thinks of a dozen ways in which the hidden cards may lie, where the master thinks of hundreds."""
    from tolva_gui.ai.monte_carlo import MonteCarloPlayer

    return MonteCarloPlayer(seed, most_worlds=12)


def _best(seed: int) -> Player:
    """Searches in compiled code; where that is not installed, over the game protocol."""
    from tolva_gui.ai.monte_carlo import MonteCarloPlayer
    from tolva_gui.ai.search_player import SearchPlayer

    return SearchPlayer(seed, MonteCarloPlayer(seed))


_MAKERS: Final[dict[str, tuple[Level, Callable[[int], Player]]]] = {
    level.id: (level, maker)
    for level, maker in (
        (Level("random", {"sv": "Slumpen", "en": "Chance"}), _random),
        (Level("rules", {"sv": "Vardag", "en": "Everyday"}), _rules),
        (Level("lagom", {"sv": "Lagom", "en": "Middling"}), _middling),
        (Level("best", {"sv": "Mästare", "en": "Master"}), _best),
    )
}

LEVELS: Final[tuple[Level, ...]] = tuple(level for level, _ in _MAKERS.values())
"""From the weakest to the strongest."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level; raise ValueError naming the levels that exist if there is no such."""
    if level_id not in _MAKERS:
        raise ValueError(f"there is no level {level_id!r}; the levels are {', '.join(_MAKERS)}")
    return _MAKERS[level_id][1](seed)
