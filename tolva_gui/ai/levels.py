"""The opponents that can be chosen: their ids, their names, what sets them apart, and how to make one.

Nobody plays badly on purpose. A level is how much a player remembers, how far it looks, and how soon it dares a gubbe.
What that comes to has been measured: `figures`. The players' modules are imported when one is made: the window lists
the levels before anybody has to think.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tolva_gui.ai.player import Player

Horizon = Literal["none", "table", "trick", "hand", "deal", "end"]
"""Not at all; the cards that lie; the whole trick; what the hand may still bring; the deal played out in thought; its
last tricks exactly too."""


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent: a stable id, its name and a line about it by language (`sv`, `en`).

    *memory*: see `memory.Memory`. *boldness*: see `calls.Boldness`. *offered*: whether people are offered it.
    """

    id: str
    name: Mapping[str, str]
    line: Mapping[str, str]
    memory: Literal["none", "trick", "trumps", "high", "all"]
    horizon: Horizon
    boldness: Literal["any", "never", "sure", "bold"]
    offered: bool = True


REFERENCE: Final = "rules"
"""The level that the others are measured by."""
DEFAULT_LEVEL: Final = "algot"
"""Against three of them a sensible newcomer wins between 40 and 50 games of 100."""


def _random(seed: int, _level: Level) -> Player:
    from tolva_gui.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _by_rules(seed: int, level: Level) -> Player:
    """By rules of thumb, as far as the level's memory goes."""
    from tolva_gui.ai.rule_player import RulePlayer

    return RulePlayer(seed, memory=level.memory, horizon=level.horizon, boldness=level.boldness)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class _Looking:
    """Looks at the position so often, with so many playouts altogether; from so many cards left on exactly."""

    looks: int
    playouts: int
    exact_cards: int = 0

    def __call__(self, seed: int, level: Level) -> Player:
        from tolva_gui.ai.looking_player import LookingPlayer
        from tolva_gui.ai.monte_carlo import MonteCarloPlayer
        from tolva_gui.ai.search_player import Habits, SearchPlayer

        habits = Habits(tail_cards=0, exact_cards=self.exact_cards, by_habit=0.0)
        return LookingPlayer(
            seed,
            lambda one: SearchPlayer(one, MonteCarloPlayer(one), habits),
            memory=level.memory,  # type: ignore[arg-type]
            boldness=level.boldness,  # type: ignore[arg-type]
            looks=self.looks,
            playouts=self.playouts,
        )


def _best(seed: int, _level: Level) -> Player:
    """Searches in compiled code; where that is not installed, over the game protocol."""
    from tolva_gui.ai.monte_carlo import MonteCarloPlayer
    from tolva_gui.ai.search_player import SearchPlayer

    return SearchPlayer(seed, MonteCarloPlayer(seed))


_MAKERS: Final[dict[str, tuple[Level, Callable[[int, Level], Player]]]] = {
    level.id: (level, maker)
    for level, maker in (
        (
            Level(
                "random",
                {"sv": "Slumpen", "en": "Chance"},
                {"sv": "Lägger vilket tillåtet kort som helst.", "en": "Plays any card that is allowed."},
                memory="none",
                horizon="none",
                boldness="any",
                offered=False,
            ),
            _random,
        ),
        (
            Level(
                "stina",
                {"sv": "Stina", "en": "Stina"},
                {
                    "sv": "Har nyss lärt sig. Ser bara på korten som ligger och tar det hon kan.",
                    "en": "Has just learnt the game. Looks at the cards that lie and takes what she can.",
                },
                memory="trick",
                horizon="table",
                boldness="never",
            ),
            _by_rules,
        ),
        (
            Level(
                "algot",
                {"sv": "Algot", "en": "Algot"},
                {
                    "sv": "Försiktig. Räknar trumfen och ser vem som spelar efter, men tänker inte förbi sticket.",
                    "en": "Careful. Counts the trumps and minds who plays after him, but sees no farther ahead.",
                },
                memory="trumps",
                horizon="trick",
                boldness="sure",
            ),
            _by_rules,
        ),
        (
            Level(
                "rules",
                {"sv": "Vardag", "en": "Everyday"},
                {
                    "sv": "Minns vartenda kort och följer gamla tumregler. De andra mäts mot Vardag.",
                    "en": "Remembers every card and goes by old rules of thumb. The others are measured by Everyday.",
                },
                memory="all",
                horizon="hand",
                boldness="sure",
            ),
            _by_rules,
        ),
        (
            Level(
                "sigrid",
                {"sv": "Sigrid", "en": "Sigrid"},
                {
                    "sv": "Tänker igenom hela given. Minns trumf, ess och tior, men inte de små korten.",
                    "en": "Thinks the whole deal through. Remembers trumps, aces and tens, but not the small cards.",
                },
                memory="high",
                horizon="deal",
                boldness="sure",
            ),
            _Looking(looks=8, playouts=4000),
        ),
        (
            Level(
                "hilding",
                {"sv": "Hilding", "en": "Hilding"},
                {
                    "sv": "Minns allt, bestämmer sig fort och vågar gärna en gubbe.",
                    "en": "Remembers everything, makes up his mind quickly and likes to dare a gubbe.",
                },
                memory="all",
                horizon="end",
                boldness="bold",
            ),
            _Looking(looks=5, playouts=3000, exact_cards=12),
        ),
        (
            Level(
                "best",
                {"sv": "Mormor Hulda", "en": "Grandma Hulda"},
                {
                    "sv": "Mästaren. Minns allt, läser ut andras kort och räknar på hela partiet.",
                    "en": "The master. Remembers everything, reads the others' cards and plays for the whole game.",
                },
                memory="all",
                horizon="end",
                boldness="sure",
            ),
            _best,
        ),
    )
}

LEVELS: Final[tuple[Level, ...]] = tuple(level for level, _ in _MAKERS.values())
"""From the weakest to the strongest."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level; raise ValueError naming the levels that exist if there is no such."""
    if level_id not in _MAKERS:
        raise ValueError(f"there is no level {level_id!r}; the levels are {', '.join(_MAKERS)}")
    level, maker = _MAKERS[level_id]
    return maker(seed, level)
