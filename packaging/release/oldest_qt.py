"""A second environment with the oldest Qt that the project file allows; the program must work with it too.

It is created once and kept inside the first one. Standard library only.
"""

import re
import tomllib
from pathlib import Path

import environment

CHECKOUT = Path(__file__).resolve().parents[2]
QT = "PySide6-Essentials"


def requirements() -> list[str]:
    """Return the program's dependencies, with Qt in its oldest allowed version."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [_oldest(each) if each.startswith(QT) else each for each in project["dependencies"]]


def _oldest(requirement: str) -> str:
    floor = re.search(r">=([\d.]+)", requirement)
    if floor is None:
        raise ValueError(f"{requirement} names no oldest version")
    return f"{QT}=={floor[1]}"


def prepare(folder: Path) -> Path:
    """Return the interpreter of the environment in this folder."""
    return environment.filled(folder, "\n".join(requirements()), "--no-compile", *requirements())
