"""The libraries that a Linux bundle loads, and the oldest system it runs on, read with `objdump`."""

import re
import subprocess
from pathlib import Path

LOADED = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)
LIBC = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)\b")


def programs(folder: Path) -> list[Path]:
    """Return the program and the libraries of a bundle."""
    paths = (folder / "tolva-gui", *sorted(folder.rglob("*.so*")))
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def missing_libraries(folder: Path) -> set[str]:
    """Return the libraries that files of the folder load but the system must provide."""
    loaded = {name for path in programs(folder) for name in LOADED.findall(_objdump("-p", path))}
    return loaded - {path.name for path in folder.rglob("*.so*")}


def newest_libc(folder: Path) -> tuple[int, ...]:
    """Return the newest C library version that any file in the folder requires."""
    versions = {each for path in programs(folder) for each in LIBC.findall(_objdump("-T", path))}
    return max(tuple(map(int, each.split("."))) for each in versions)


def _objdump(option: str, path: Path) -> str:
    done = subprocess.run(["objdump", option, str(path)], capture_output=True, text=True, check=False)
    return done.stdout
