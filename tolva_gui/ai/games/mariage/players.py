"""The players of the K+Q family: rule-based, searches with limited memory or playouts, and the full search."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, RANDOM_CARD
from tolva_gui.ai.games.mariage.last_tricks import NeverWorse
from tolva_gui.ai.games.mariage.limited_search_player import LimitedSearchPlayer
from tolva_gui.ai.games.mariage.rule_player import rule_player
from tolva_gui.ai.games.mariage.search import SearchSettings
from tolva_gui.ai.games.mariage.search_player import SearchPlayer
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import Player

COMPILED: Final = Compiled(BRIDGE, ("sigrid", "hilding", "best"))


def _limited(exact_cards: int) -> Callable[[int], Player]:
    """Return the maker of a human-like search: random playouts, and no inference from the others' play.

    *exact_cards*: with at most this many cards left, all values are exact.
    """
    settings = SearchSettings(
        policy=RANDOM_CARD,
        tail_cards=0,
        exact_of_three=0,
        exact_cards=exact_cards,
        alike=0.0,
        solves_gubbe=False,
        by_policy=0.0,
        least=0,
    )
    return partial(SearchPlayer, settings=settings)


def player(level: str, seed: int) -> Player:
    match level:
        case "stina":
            return NeverWorse(rule_player("trick", "table", "never"), last=3)
        case "algot":
            return NeverWorse(rule_player("trumps", "trick"), last=4)
        case "sigrid":
            few_looks = LimitedSearchPlayer(seed, _limited(0), "high", "sure", looks=8, playouts=4000)
            return NeverWorse(few_looks, last=3)
        case "hilding":
            return LimitedSearchPlayer(seed, _limited(12), "all", "bold", looks=5, playouts=3000)
        case "best":
            return SearchPlayer(seed)
        case _:
            return NeverWorse(plain_player(), last=3)


def plain_player() -> Player:
    """Return the rule player without a look at other layouts."""
    return rule_player()
