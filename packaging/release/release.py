"""Make and check everything that is published, in one go: `start.py release OUT [quick]`.

Prints each figure, and fails if one is missed. `quick` stops before the bundle.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Final

import appdir
import bundle
import deb
import debian_trees
import elf
import environment
import flatpak
import oldest_qt
import release_tools
import share_tree
import windows_try
from libraries import SetupError
from release_tools import ReleaseError, run, tool
from share_tree import APP

from tolva_gui.rules.catalog import BY_ID

LARGEST_MB: Final = 160
LARGEST_PACKED_MB: Final = 45
NEWEST_LIBC: Final = (2, 35)
SLOWEST: Final = 1.5
"""The maximum time to the first window, relative to an environment."""
STARTS: Final = 5
LOOKING: Final = 0.005
"""Seconds between two checks for the window."""
MB: Final = 1_000_000
MAKE_SURE: Final = "import sys; from tolva_gui.__main__ import main; sys.exit(main())"


class Checks:
    """The results of the checks, a line each."""

    def __init__(self) -> None:
        self.count = 0
        self.missed: list[str] = []

    def figure(self, name: str, value: object, *, good: bool) -> None:
        """Print a figure and whether it is good."""
        self.count += 1
        print(f"  {'ok    ' if good else 'MISSED'}  {name}: {value}", flush=True)
        if not good:
            self.missed.append(name)

    def step(self, name: str, do: Callable[[], object]) -> None:
        """Run a step that raises an error on failure, and print the result."""
        try:
            do()
        except (ReleaseError, OSError) as error:
            print(error, flush=True)
            self.figure(name, "failed", good=False)
        else:
            self.figure(name, "done", good=True)

    def tool(self, name: str, *command: str | Path, folder: Path) -> None:
        """Run a tool that must succeed; a missing tool is also a miss."""
        if shutil.which(str(command[0])) is None:
            self.figure(name, f"{command[0]} is not installed", good=False)
        else:
            self.step(name, lambda: run(*command, folder=folder))


@dataclass
class Candidate:
    """A release under test: its folder, its wheel, and the results so far."""

    out: Path
    wheel: Path
    checks: Checks


def check_wheel(candidate: Candidate) -> None:
    """Check that the wheel is reproducible, fits every Linux and passes other tools' checks."""
    checks, out = candidate.checks, candidate.out
    sources = next(out.glob("*.tar.gz"))
    with tempfile.TemporaryDirectory(prefix="tolva-") as again:
        second = release_tools.build_wheel(Path(again))
        same = release_tools.digest(second) == release_tools.digest(candidate.wheel)
        checks.figure("wheel, twice", release_tools.digest(candidate.wheel), good=same)
        same = release_tools.digest(next(Path(again).glob("*.tar.gz"))) == release_tools.digest(sources)
        checks.figure("sources, twice", release_tools.digest(sources), good=same)
    with tarfile.open(sources) as packed:
        told = {PurePosixPath(name).parts[1] for name in packed.getnames()}
    lacking = {"CHANGELOG.md", "LICENSE", "README.md", "tests", "resources", "packaging"} - told
    checks.figure("sources lack", sorted(lacking), good=not lacking)
    fits = "cp311-abi3" in candidate.wheel.name and "manylinux_2_17" in candidate.wheel.name
    checks.figure("wheel for", candidate.wheel.name, good=fits)
    checks.step("abi3audit", lambda: run(tool("abi3audit"), "--strict", candidate.wheel))
    checks.step("twine check", lambda: run(tool("twine"), "check", "--strict", candidate.wheel, sources))


def check_oldest_qt(candidate: Candidate) -> None:
    """Check that the wheel plays a game with the oldest allowed Qt."""
    with tempfile.TemporaryDirectory(prefix="tolva-") as folder:
        with zipfile.ZipFile(candidate.wheel) as wheel:
            wheel.extractall(folder)
        python = oldest_qt.prepare(environment.folder(release_tools.CHECKOUT) / "oldest-qt")
        command = [str(python), "-c", MAKE_SURE, "play", "--demo", "--offscreen"]
        done = subprocess.run(
            command, env={"HOME": folder, "PYTHONPATH": folder}, capture_output=True, text=True, check=False
        )
    good = (done.returncode, done.stderr) == (0, "")
    candidate.checks.figure("a game with the oldest Qt", done.stderr or "played", good=good)


def check_share(candidate: Candidate) -> None:
    """Check the files below `share` with the desktops' own tools."""
    checks = candidate.checks
    with tempfile.TemporaryDirectory(prefix="tolva-") as folder:
        share = Path(folder) / "share"
        share_tree.write(share)
        entry, metainfo = f"applications/{APP}.desktop", f"metainfo/{APP}.metainfo.xml"
        checks.tool("menu entry", "desktop-file-validate", entry, folder=share)
        checks.tool("description", "appstreamcli", "validate", "--no-net", metainfo, folder=share)
        checks.tool("file type", "update-mime-database", "mime", folder=share)
        checks.tool("man page", "mandoc", "-T", "lint", "man/man1/tolva-gui.1", folder=share)


def check_bundle(candidate: Candidate) -> Path:
    """Check that the bundle is reproducible, small, complete, fit for old systems, and plays every game."""
    checks, folder = candidate.checks, bundle.make(candidate.out)
    digest = release_tools.digest(folder)
    with tempfile.TemporaryDirectory(prefix="tolva-") as again:
        same = release_tools.digest(bundle.make(Path(again))) == digest
    checks.figure("bundle, twice", digest, good=same)
    size = sum(path.lstat().st_size for path in folder.rglob("*")) / MB
    checks.figure("bundle, MB", round(size), good=size <= LARGEST_MB)
    packed = bundle.pack(folder).stat().st_size / MB
    checks.figure("bundle packed, MB", round(packed), good=packed <= LARGEST_PACKED_MB)
    libc = elf.newest_libc(folder)
    checks.figure("newest GLIBC wanted", ".".join(map(str, libc)), good=libc <= NEWEST_LIBC)
    lost = [path.name for path in folder.rglob("*") if path.is_symlink() and not path.exists()]
    checks.figure("links to nothing", len(lost), good=not lost)
    lacking = sorted(package_data(candidate.wheel) ^ bundle_data(folder))
    checks.figure("data unlike the wheel's", lacking, good=not lacking)
    for game in BY_ID:
        checks.step(f"bundle plays {game}", partial(_play, folder, game))
    return folder


def package_data(wheel: Path) -> set[str]:
    """Return the files of the wheel's packages that are not code."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith("tolva_gui/")]
    return {name for name in names if _is_data(name)}


def bundle_data(folder: Path) -> set[str]:
    """Return the corresponding files of the bundle."""
    inner = folder / "_internal"
    paths = (path for path in (inner / "tolva_gui").rglob("*") if path.is_file())
    return {name for name in (path.relative_to(inner).as_posix() for path in paths) if _is_data(name)}


def _is_data(name: str) -> bool:
    return not name.endswith(("/", ".py", ".pyc", ".so", ".pyd", "py.typed"))


def _play(folder: Path, game: str) -> None:
    with tempfile.TemporaryDirectory(prefix="tolva-") as home:
        command = [str(folder / "tolva-gui"), "play", "--demo", "--offscreen", "--game", game]
        done = subprocess.run(command, env={"HOME": home}, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        raise ReleaseError(f"{done.stderr}status {done.returncode}")


def check_start(candidate: Candidate, folder: Path) -> None:
    """Check that the bundle's first window is not much later than that of an environment."""
    python = [sys.executable, "-P", "-m", "tolva_gui"]
    pairs = [(_seconds([str(folder / "tolva-gui")]), _seconds(python)) for _ in range(STARTS)]
    ratio = statistics.median(bundled for bundled, _ in pairs) / statistics.median(
        plain for _, plain in pairs
    )
    candidate.checks.figure("first window, times the environment's", round(ratio, 2), good=ratio <= SLOWEST)


def _seconds(program: list[str]) -> float:
    """Return the seconds until the window is shown, which is when the program listens for later starts."""
    with tempfile.TemporaryDirectory(prefix="tolva-") as home:
        variables = {**os.environ, "TOLVA_HOME": home}
        socket = Path(home, "runtime", "tolva.socket")
        began = time.monotonic()
        with subprocess.Popen([*program, "play", "--offscreen"], env=variables) as process:
            while not socket.exists() and process.poll() is None:
                time.sleep(LOOKING)
            seconds = time.monotonic() - began
            process.terminate()
    if process.returncode > 0:
        raise ReleaseError(f"{program[0]} ended before its window was shown, with {process.returncode}")
    return seconds


def check_deb(candidate: Candidate, folder: Path) -> None:
    """Check the package with lintian, and play it in minimal trees of two Debian releases."""
    checks, package = candidate.checks, deb.make(candidate.out, folder)
    checks.tool("lintian", "lintian", "--fail-on", "error,warning", package, folder=candidate.out)
    for release in debian_trees.RELEASES:
        if debian_trees.possible():
            checks.step(f"played in Debian {release}", partial(debian_trees.try_out, package, release))
        else:
            checks.figure(f"played in Debian {release}", "needs root and debootstrap", good=False)


def check_appdir(candidate: Candidate, folder: Path) -> None:
    """Check that the AppDir plays from its own start, and that flatpak-builder accepts its manifest."""
    target = appdir.make(candidate.out, folder)
    candidate.checks.step("AppDir plays", lambda: run(target / "AppRun", "play", "--demo", "--offscreen"))
    manifest = flatpak.write(candidate.out)
    candidate.checks.tool("Flatpak", "flatpak-builder", "--show-manifest", manifest, folder=candidate.out)


def check_windows(candidate: Candidate) -> None:
    """Check that a user under Wine can do everything with the installer, and that it is small."""
    checks = candidate.checks
    checks.step("made and tried under Wine", lambda: windows_try.make(candidate.out, candidate.wheel))
    packed = sum(path.stat().st_size for path in candidate.out.glob("Tolva-*.exe")) / MB
    checks.figure("installer, MB", round(packed), good=packed <= LARGEST_PACKED_MB)


def everything(out: Path, *, quick: bool) -> Checks:
    """Make and check everything; return the results."""
    candidate = Candidate(out, release_tools.build_wheel(out), Checks())
    for check in (check_wheel, check_oldest_qt, check_share):
        check(candidate)
    if not quick:
        folder = check_bundle(candidate)
        for wrap in (check_start, check_deb, check_appdir):
            wrap(candidate, folder)
        check_windows(candidate)
    return candidate.checks


def main(arguments: list[str]) -> int:
    """Make everything in the given folder."""
    parser = argparse.ArgumentParser(prog="start.py release", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder where it goes")
    parser.add_argument("part", nargs="?", choices=("quick", "whole"), default="whole", help="(whole)")
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        checks = everything(asked.out.absolute(), quick=asked.part == "quick")
    except (ReleaseError, SetupError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    minutes = (time.monotonic() - began) / 60
    print(f"Checked {checks.count}, missed {len(checks.missed)}, in {minutes:.0f} minutes.")
    print(f"Missed: {', '.join(checks.missed)}" if checks.missed else "Everything is as it should be.")
    return 1 if checks.missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
