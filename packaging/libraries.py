"""What pip cannot install: libraries that Qt loads, Python's venv module, a C compiler. Standard library only."""

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path

OF_DEBIAN = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
LIBRARIES: dict[str, str] = OF_DEBIAN["qt"]
"""The libraries that Qt links to, each with its Debian package."""
PYTHON_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends"]
WEAKER = (
    "You can play, but until then the three strongest opponents play like Edvin, "
    "and hints and reviews calculate nothing."
)


class SetupError(Exception):
    """A step that must be done by hand first; the text describes it."""


def ensure() -> bool:
    """Install everything that is missing from the system; return whether the searches can be compiled.

    Raise `SetupError` with the one line to type if the table cannot open without it. If only the compiler is missing,
    print the line and go on.
    """
    lacking, can_compile = needed(), compiles()
    if not lacking and can_compile:
        return True
    packages = [*lacking.values(), *([] if can_compile else tools())]
    if _is_installed_by_us(packages):
        left = needed()
        if left:
            raise SetupError(f"Still missing after the installation: {', '.join(left)}.")
        return compiles()
    line = _line(packages)
    if lacking:
        raise SetupError(f"Missing on this system: {', '.join(lacking)}.\n{line}")
    print(
        f"A C compiler and Python's headers are missing, which compile Tolva's searches. {WEAKER}\n{line}",
        flush=True,
    )
    return can_compile


def needed(load: Callable[[str], object] = ctypes.CDLL) -> dict[str, str]:
    """Return what the table cannot open without and this system lacks, each with its Debian package."""
    if not sys.platform.startswith("linux"):
        return {}
    found = {name: package for name, package in LIBRARIES.items() if not _loads(name, load)}
    if importlib.util.find_spec("ensurepip") is None:
        found["Python's venv module"] = f"python{PYTHON_VERSION}-venv"
    return found


def tools() -> list[str]:
    """Return the Debian packages that compile the searches."""
    return ["gcc", "libc6-dev", f"libpython{PYTHON_VERSION}-dev"]


def compiles() -> bool:
    """Return whether a small extension compiles; systems other than Linux find out when they try."""
    if not sys.platform.startswith("linux"):
        return True
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(words[0]) is None:
        return False
    command = [*words, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    tried = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return tried.returncode == 0


def _is_installed_by_us(packages: list[str]) -> bool:
    """Install Debian packages if we are root; return whether that was possible. Raise `SetupError` if it fails."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print(f"Installing {' '.join(packages)} …", flush=True)
    _apt(["apt-get", "update"])
    _apt([*INSTALL, *packages])
    return True


def _line(packages: list[str]) -> str:
    """Return the sentence with what to type."""
    if shutil.which("apt-get") is None:
        return f"Please install them with your system's package manager (Debian: {' '.join(packages)})."
    return f"Please type this and start again:\n    sudo {shlex.join([*INSTALL, *packages])}"


def _loads(name: str, load: Callable[[str], object]) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True


def _apt(command: list[str]) -> None:
    """Run apt-get silently. Raise `SetupError` with its output if it fails."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    done = subprocess.run(
        command, env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise SetupError(f"{done.stdout}\nThis failed: {shlex.join(command)}")


if __name__ == "__main__":
    print(*sorted(set(LIBRARIES.values())))
