"""What a game's words and tests must have: every key that its rules use, in both languages; every id of its digest."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tolva_gui.rules.game import GameInfo

ROOT = Path(__file__).parent.parent.parent
BRACES = re.compile(r"\{(\w+)\}")


def words(game_id: str, language: str) -> dict[str, Any]:
    path = ROOT / "resources" / "games" / game_id / f"words.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def check_words(info: GameInfo, sources: str) -> None:
    """Both languages have the same keys and values; the refusals and calls in the rules' source are all there."""
    swedish, english = words(info.id, "sv"), words(info.id, "en")
    # In English a fault is told by its template.
    assert {key: shape for key, shape in _shape(swedish).items() if key != "fault"} == _shape(english)
    refusals = set(re.findall(r'Reason\(\s*[^,()]*(?:\([^()]*\))?[^,()]*,\s*"(\w+)"', sources))
    calls = set(re.findall(r'Called\([^,()]*,\s*"(\w+)"', sources))
    assert refusals <= set(swedish["refusal"])
    assert calls <= set(swedish["call"])
    assert {option.name for option in info.options} <= set(swedish.get("option", {}))
    assert set(swedish.get("option_help", {})) == {option.name for option in info.options}


def _shape(table: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _shape(value) if isinstance(value, dict) else sorted(BRACES.findall(value))
        for key, value in table.items()
    }


def check_ids(tests: Path, ids: Mapping[str, int]) -> None:
    """Each id up to that number, as `TJ` 1 to 21, and each worked example, is in the name or an id of a test."""
    named = set(re.findall(r"(?<![A-Z])[A-Z]+[0-9]+(?![0-9])", tests.read_text(encoding="utf-8")))
    missing = [f"{kind}{n}" for kind, last in ids.items() for n in range(1, last + 1)]
    assert [name for name in missing if name not in named] == []
