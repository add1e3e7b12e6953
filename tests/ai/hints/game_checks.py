"""The checks of a game's own facts, in `tests/ai/games/NAME/fact_checks.py`.

`CHECKS` has a check for each of the game's own facts. `RARE`, optional, has the hints that random deals hardly reach:
pairs of a table of the words and a key, such as `("reason", "goes_out")` and `("hint", "all_nine")`.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from tests.ai.hints.shared_checks import Checks

FOLDER = Path(__file__).parents[1] / "games"


def file_of(name: str) -> str:
    """Return the path of the game's file, as the messages of tests name it."""
    return f"tests/ai/games/{name.replace('-', '_')}/fact_checks.py"


def own_checks(name: str) -> Checks:
    """Return the game's `CHECKS`; none without a file."""
    module = _module(name)
    checks: Checks = {} if module is None else module.CHECKS
    return checks


def rare(name: str) -> set[tuple[str, str]]:
    """Return the game's `RARE`; none without a file."""
    return set(getattr(_module(name), "RARE", ()))


def _module(name: str) -> ModuleType | None:
    folder = name.replace("-", "_")
    if not (FOLDER / folder / "fact_checks.py").exists():
        return None
    return import_module(f"tests.ai.games.{folder}.fact_checks")
