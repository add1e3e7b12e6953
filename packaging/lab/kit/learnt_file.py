"""Write a file of learnt numbers with its origin (`tolva_gui/ai/learnt.py`)."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from lab.kit.runner import CHECKOUT
from msgspec import Raw, json

from tolva_gui.ai.learnt import File, Origin

GAMES: Final = CHECKOUT / "tolva_gui" / "ai" / "games"


def write(path: Path, numbers: Any, figures: str) -> None:
    """Write the numbers to a file. *figures*: how much was played, and how well the numbers fit."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=CHECKOUT, text=True).strip()
    origin = Origin(
        datetime.now(UTC).date().isoformat(), commit, " ".join(["start.py lab", *sys.argv[1:]]), figures
    )
    file = File(origin, Raw(json.encode(numbers)))
    path.write_bytes(json.format(json.encode(file), indent=1) + b"\n")
    print(f"{path}: {figures}")
