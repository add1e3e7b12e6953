"""A second environment with the oldest Qt that the project file allows; the program must work with it too.

It is created once and kept inside the first one. Standard library only.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import environment
from libraries import SetupError

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
    """Return the interpreter of the environment in this folder; create and fill it if it is missing or outdated."""
    python, stamp = environment.python_of(folder), folder / "filled.txt"
    wanted = "\n".join([*requirements(), sys.version])
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        _run(sys.executable, "-m", "venv", "--clear", str(folder))
        quietly = ("--quiet", "--disable-pip-version-check", "--no-compile")
        _run(str(python), "-m", "pip", "install", *quietly, *requirements())
        stamp.write_text(wanted, encoding="utf-8")
    return python


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"{done.stdout}{done.stderr}\nThis failed: {' '.join(command)}")
