"""Windows programs on Linux: their requirements, and running them under Wine.

Input and output must be pipes: a Windows Python under Wine does not work with files or terminals.
"""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import environment
import release_tools

PACKAGES: Final = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
    "xvfb-run": "xvfb",
    "openbox": "openbox",
}
"""The required programs, and the Debian package of each."""
SILENCE: Final = "winealsa.drv=;winepulse.drv="
"""Wine's sound drivers, which complain without an audio device."""
PYTHON: Final = (3, 11)
"""The standard library of the Windows Python is taken from this Python, so versions must match."""
SCREEN: Final = "-screen 0 1920x1200x24"
ALONE: Final = 'openbox & "$@"; status=$?; wineserver -k; exit $status'
"""Runs a command beside a window manager, without which no window is active, and then ends Wine's services: they
inherit its output and would hold it open."""
ON_A_SCREEN: Final = ("xvfb-run", "-a", "-s", SCREEN, "sh", "-c", ALONE, "sh")
"""What a command with windows follows."""


def lacking() -> str:
    """Return the instructions to install missing requirements for Windows builds; empty if none."""
    if os.name == "nt":
        return "" if shutil.which("makensis") else "makensis (NSIS)"
    packages = [package for program, package in PACKAGES.items() if shutil.which(program) is None]
    needs = [f"apt-get install {' '.join(packages)}"] if packages else []
    if sys.version_info[:2] != PYTHON:
        needs.append("Python {}.{} to run start.py".format(*PYTHON))
    return ", ".join(needs)


def folder() -> Path:
    """Return the folder that is kept for Windows between runs."""
    return environment.folder(release_tools.CHECKOUT) / "release" / "windows"


def variables(prefix: Path, **more: str) -> dict[str, str]:
    """Return the variables of programs that use this folder as their Windows."""
    own = {"WINEPREFIX": str(prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": SILENCE}
    return own | more


def prefix() -> Path:
    """Return the Windows in which releases are built; create it if necessary."""
    made = folder() / "prefix"
    if not (made / "system.reg").is_file():
        made.mkdir(parents=True, exist_ok=True)
        run("wineboot", "--init", prefix=made)
    return made


def run(
    *command: str | Path, prefix: Path, cwd: Path | None = None, become: Sequence[str] = (), **more: str
) -> str:
    """Run a Windows program and return its output. Raise ReleaseError if it fails.

    *become*: a command prefix that switches to another user.
    """
    return release_tools.run(*become, "wine", *command, folder=cwd or prefix, **variables(prefix, **more))
