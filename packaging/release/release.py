"""Make and check everything that is published, in one go: `start.py release OUT [quick]`.

Each check is a test, which prints its figure; `quick` runs those of the wheel alone.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final

import appdir
import bundle
import deb
import elf
import pytest
import release_tools
import windows_try
from release_tools import digest, run, tool

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
OUT: Final = "TOLVA_RELEASE"
"""The variable with the folder where everything goes."""


@pytest.fixture(scope="session")
def out() -> Path:
    return Path(os.environ[OUT])


@pytest.fixture(scope="session")
def wheel(out: Path) -> Path:
    return release_tools.build_wheel(out)


@pytest.fixture(scope="session")
def sources(wheel: Path) -> Path:
    """The source distribution, which is made with the wheel."""
    return next(wheel.parent.glob("tolva_gui-*.tar.gz"))


@pytest.fixture(scope="session")
def folder(out: Path) -> Path:
    """The bundle."""
    return bundle.make(out)


@pytest.fixture(scope="session")
def package(out: Path, folder: Path) -> Path:
    """The package for Debian."""
    return deb.make(out, folder)


def test_wheel_and_sources_are_the_same_twice(wheel: Path, sources: Path, tmp_path: Path) -> None:
    release_tools.build_wheel(tmp_path)
    for made in (wheel, sources):
        print(digest(made), made.name)
        assert digest(tmp_path / made.name) == digest(made)


def test_wheel_comes_with_all_sources(sources: Path) -> None:
    with tarfile.open(sources) as packed:
        found = {PurePosixPath(name).parts[1] for name in packed.getnames()}
    assert {"CHANGELOG.md", "LICENSE", "README.md", "tests", "resources", "packaging"} <= found


def test_wheel_fits_every_linux(wheel: Path) -> None:
    assert "cp311-abi3" in wheel.name
    assert "manylinux_2_17" in wheel.name
    print(run(tool("abi3audit"), "--strict", wheel))


def test_wheel_can_be_published(wheel: Path, sources: Path) -> None:
    print(run(tool("twine"), "check", "--strict", wheel, sources))


def test_bundle_is_the_same_twice(folder: Path, tmp_path: Path) -> None:
    print(digest(folder))
    assert digest(bundle.make(tmp_path)) == digest(folder)


def test_bundle_is_small(folder: Path) -> None:
    size = sum(path.lstat().st_size for path in folder.rglob("*")) / MB
    packed = bundle.pack(folder).stat().st_size / MB
    print(f"{size:.0f} MB, packed {packed:.0f} MB")
    assert size <= LARGEST_MB
    assert packed <= LARGEST_PACKED_MB


def test_bundle_runs_on_old_systems(folder: Path) -> None:
    libc = elf.newest_libc(folder)
    print("newest GLIBC wanted:", *libc)
    assert libc <= NEWEST_LIBC


def test_bundle_lacks_nothing(folder: Path, wheel: Path) -> None:
    assert lacking_data(wheel, folder) == []
    assert [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()] == []


def lacking_data(wheel: Path, folder: Path) -> list[str]:
    """Return the files of the wheel's package, other than code, that a bundle has not got."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith("tolva_gui/")]
    data = (name for name in names if not name.endswith(("/", ".py", ".so", "py.typed")))
    return [name for name in data if not (folder / "_internal" / name).is_file()]


@pytest.mark.parametrize("game", BY_ID)
def test_bundle_plays(folder: Path, game: str, tmp_path: Path) -> None:
    command = [str(folder / "tolva-gui"), "play", "--demo", "--offscreen", "--game", game]
    home = {"HOME": str(tmp_path)}
    done = subprocess.run(command, env=home, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_bundle_opens_its_window_soon(folder: Path, tmp_path: Path) -> None:
    programs = {"bundle": [str(folder / "tolva-gui")], "plain": [sys.executable, "-P", "-m", "tolva_gui"]}
    seconds: dict[str, list[float]] = {name: [] for name in programs}
    for number in range(STARTS):
        for name, program in programs.items():
            seconds[name].append(until_window(program, tmp_path / f"{name}-{number}"))
    ratio = statistics.median(seconds["bundle"]) / statistics.median(seconds["plain"])
    print(f"{ratio:.2f} times the seconds of an environment")
    assert ratio <= SLOWEST


def until_window(program: list[str], home: Path) -> float:
    """Return the seconds until the window is shown, which is when the program listens for later starts."""
    began = time.monotonic()
    variables = {**os.environ, "TOLVA_HOME": str(home)}
    with subprocess.Popen([*program, "play", "--offscreen"], env=variables) as process:
        while not (home / "runtime" / "tolva.socket").exists() and process.poll() is None:
            time.sleep(LOOKING)
        seconds = time.monotonic() - began
        process.terminate()
    assert process.returncode <= 0, "it ended before its window was shown"
    return seconds


def test_debian_finds_no_fault(package: Path) -> None:
    print(run("lintian", "--fail-on", "error,warning", package))


@pytest.mark.parametrize("release", deb.RELEASES)
def test_debian_plays_and_removes_it(package: Path, release: str) -> None:
    print(run(*deb.trial(package, release)))


def test_appdir_plays_and_flatpak_takes_it(out: Path, folder: Path) -> None:
    target, manifest = appdir.make(out, folder)
    run(target / "AppRun", "play", "--demo", "--offscreen")
    run("flatpak-builder", "--show-manifest", manifest, folder=out)


def test_windows_installs_and_plays_it(out: Path, wheel: Path) -> None:
    packed = windows_try.make(out, wheel).stat().st_size / MB
    print(f"installer {packed:.0f} MB")
    assert packed <= LARGEST_PACKED_MB


def main(arguments: list[str]) -> int:
    """Make everything in the given folder."""
    parser = argparse.ArgumentParser(prog="start.py release", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder where it goes")
    parser.add_argument("part", nargs="?", choices=("quick", "whole"), default="whole", help="(whole)")
    asked = parser.parse_args(arguments)
    os.environ[OUT] = str(asked.out.absolute())
    chosen = ["-k", "wheel"] if asked.part == "quick" else []
    return int(pytest.main(["-v", "-rP", "--tb=short", "-p", "no:cacheprovider", *chosen, __file__]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
