"""Seed bugs in a copy of the program, one at a time, and count how many the tests most concerned find.

Varied: the bug, a change of a few words (packaging/lab/seeded). Counted: bugs found, which means that a test fails
with the bug and passes without it. Fewer than nineteen of twenty is a failure.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache, partial
from pathlib import Path
from typing import Final

from lab.kit.runner import CHECKOUT, Crew, parser
from msgspec import Struct, toml

BUGS: Final = CHECKOUT / "packaging" / "lab" / "seeded"
PROGRAM: Final = ("tolva_gui", "resources")
WANTED: Final = 0.95
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
LONGEST_S: Final = 1800
"""A run that takes longer hangs, which would turn every run of the tests red."""
HANGS: Final = "(hangs)"
NOTHING_FAILED: Final = (0, 5)
"""Exit codes of pytest: all passed, or there was nothing to run."""


class Bug(Struct, frozen=True):
    """A change that breaks what `breaks` says: `old`, which the program has in one place only, becomes `new`.

    *tests*: those that somebody who changes that place runs, most concerned first.
    """

    breaks: str
    old: str
    new: str
    tests: tuple[str, ...]


class Found(Struct, frozen=True):
    """What came of a bug. *by*: the first test that found it, empty if none did."""

    name: str
    by: str
    seconds: float


class NoPlace(ValueError):
    """The program has no such place, or several."""


@cache
def bugs() -> dict[str, Bug]:
    """Return all bugs by their names: room and bug."""
    return {
        f"{path.stem}/{name}": bug
        for path in sorted(BUGS.glob("*.toml"))
        for name, bug in toml.decode(path.read_bytes(), type=dict[str, Bug]).items()
    }


def place_of(bug: Bug, checkout: Path) -> Path:
    """Return the file to change; raise NoPlace unless exactly one has the text, once."""
    listed = _git(checkout, "grep", "-lF", "-e", bug.old.splitlines()[0], "--", *PROGRAM).splitlines()
    texts = {name: (checkout / name).read_text(encoding="utf-8").count(bug.old) for name in listed}
    places = [name for name, times in texts.items() for _ in range(times)]
    if len(places) != 1:
        raise NoPlace(f"{bug.breaks!r}: {len(places)} places have {bug.old!r}")
    return Path(places[0])


def main(arguments: list[str]) -> int:
    """Try all bugs, or those named; print a line for each and the count; return 1 if too few were found."""
    asked = parser("seeded", __doc__)
    asked.add_argument("names", nargs="*", metavar="NAME", help="a room, or room/bug (all)")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    names = [name for name in bugs() if not chosen.names or {name, name.partition("/")[0]} & {*chosen.names}]
    if not names:
        asked.error(f"there is no {' '.join(chosen.names)}; there are {', '.join(bugs())}")
    missed = 0
    for found in Crew.of(chosen).units(partial(tried, names), range(len(names))):
        missed += not found.by
        print(
            f"{'found ' if found.by else 'MISSED'} {found.name:<34}{found.seconds:6.0f} s  {found.by}",
            flush=True,
        )
    print(f"{len(names) - missed} of {len(names)} found")
    return int(len(names) - missed < WANTED * len(names))


def tried(names: list[str], number: int) -> Found:
    """Return what comes of a bug."""
    name, began = names[number], time.monotonic()
    found = finder(bugs()[name], CHECKOUT)
    return Found(name, found, round(time.monotonic() - began, 1))


def finder(bug: Bug, checkout: Path) -> str:
    """Return the first test that fails in a copy of the checkout with the bug, and passes without; empty if none."""
    with tempfile.TemporaryDirectory(prefix="tolva-seeded-") as folder:
        copy = Path(folder, "tolva")
        _copy(checkout, copy)
        place = copy / place_of(bug, checkout)
        sound = place.read_text(encoding="utf-8")
        tests = [*bug.tests]
        while True:
            place.write_text(sound.replace(bug.old, bug.new), encoding="utf-8")
            failed = _failing(copy, tests)
            place.write_text(sound, encoding="utf-8")
            if failed in ("", HANGS) or not _failing(copy, [failed]):
                return failed
            tests.append(f"--deselect={failed}")


def _copy(checkout: Path, copy: Path) -> None:
    """Copy the files of the repository, with changes that are not committed, and the compiled searches."""
    listed = _git(checkout, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    compiled = [str(path.relative_to(checkout)) for path in (checkout / "tolva_gui").rglob("_*.so")]
    for name in filter(None, (*listed, *compiled)):
        if (checkout / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(checkout / name, copy / name)


def _failing(copy: Path, tests: list[str]) -> str:
    """Run tests in the copy until one fails; return its name, empty if none does."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True, timeout=LONGEST_S, check=False
        )
    except subprocess.TimeoutExpired:
        return HANGS
    if done.returncode in NOTHING_FAILED:
        return ""
    failed = FAILED.search(done.stdout)
    if failed is None:
        raise RuntimeError(
            f"pytest ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return failed[1]


def _git(checkout: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=checkout, capture_output=True, text=True, check=False)
    return done.stdout
