#!/usr/bin/env python3
"""Set up Tolva and run one command: play, test, measure.

Only the standard library is used: nothing else is installed at the first run. The syntax must stay readable
to Python 3.6, so that old versions can print that they are too old.
"""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.stderr.write(
        "Tolva needs Python %d.%d or later, and this is %d.%d. Please start it with a newer one.\n"
        % (OLDEST + tuple(sys.version_info[:2]))
    )
    sys.exit(2)

import os
import subprocess
from pathlib import Path
from typing import NamedTuple

import checks
import environment
from libraries import SetupError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

CHECKOUT = Path(__file__).resolve().parent.parent
MODULES = (CHECKOUT, CHECKOUT / "packaging", CHECKOUT / "packaging" / "release")
"""The folders with the modules of the commands."""
ASKS = ("-h", "--help")
QUARTERS = 4
"""The number of submissions within which every long test runs."""
COVERED = ("rules", "contract", "golden", "records", "table", "test_examples.py")
"""The tests whose reach is shown; that of the examples runs the doctests."""


class Command(NamedTuple):
    """A command: its arguments, its purpose, and a function, or the name of a module that runs in the environment."""

    takes: str
    about: str
    does: "str | Callable[[list[str]], int]"

    @property
    def has_own_help(self) -> bool:
        """Whether what it runs answers `--help`."""
        return bool(self.takes) and (self.does is play or isinstance(self.does, str))


def main(arguments: list[str]) -> int:
    """Run one command and return the exit status."""
    name, *rest = arguments or ["play"]
    if name in (*ASKS, "help"):
        return _help()
    command = COMMANDS.get(name)
    if command is None:
        sys.stderr.write(f"start.py knows no command “{name}”; --help lists those that exist.\n")
        return 2
    if rest and rest[0] in ASKS and not (command.has_own_help and _is_set_up(name)):
        return _help()
    if rest and not command.takes:
        sys.stderr.write(f"start.py {name} takes no arguments, and “{' '.join(rest)}” was given.\n")
        return 2
    try:
        return _run_module(command.does, rest) if isinstance(command.does, str) else command.does(rest)
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def _is_set_up(command: str) -> bool:
    """Return whether the command can answer without setting anything up first."""
    kind = "play" if command == "play" else "dev"
    return environment.is_ready(environment.folder(CHECKOUT), kind, environment.key(CHECKOUT))


def _help() -> int:
    print("usage: python3 packaging/start.py [command]\n")
    for name, (takes, about, _) in COMMANDS.items():
        print(f"  {name} {takes}".ljust(24) + about)
    print(f"\nThe Python environment is in {environment.folder(CHECKOUT)}; set TOLVA_VENV to move it.")
    return 0


def play(arguments: list[str]) -> int:
    """Open the table."""
    return _become(environment.prepare(CHECKOUT, "play"), ["-P", "-m", "tolva_gui", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check and the tests."""
    python = environment.prepare(CHECKOUT, "dev")
    return checks.run(CHECKOUT, checks.static_checks(python), [checks.pytest(python, arguments)])


def long(arguments: list[str]) -> int:
    """Run a part of the long tests; without arguments a quarter, another one with each commit."""
    python = environment.prepare(CHECKOUT, "dev")
    if arguments:
        part = arguments[0]
    else:
        number, how = checks.part_of(CHECKOUT, QUARTERS)
        part = f"{number}/{QUARTERS}"
        print(f"The long tests, part {part} ({how}).", flush=True)
    return checks.run(CHECKOUT, [], [checks.pytest(python, ["-m", "long", "--part", part])])


def lint(_arguments: list[str]) -> int:
    """Run the checks without the tests."""
    return checks.run(CHECKOUT, checks.static_checks(environment.prepare(CHECKOUT, "dev")), [])


def coverage(_arguments: list[str]) -> int:
    """Show which lines and branches of rules, records and table their tests miss."""
    command = [str(environment.prepare(CHECKOUT, "dev")), "-m", "coverage"]
    tests = ["tests/" + name for name in COVERED]
    tested = subprocess.call([*command, "run", "-m", "pytest", "-q", *tests], cwd=CHECKOUT)
    return tested or subprocess.call([*command, "report"], cwd=CHECKOUT)


def _run_module(module: str, arguments: list[str]) -> int:
    """Run a module in the environment."""
    python = environment.prepare(CHECKOUT, "dev")
    os.environ["PYTHONPATH"] = os.pathsep.join(map(str, MODULES))
    return _become(python, ["-m", module, *arguments])


def setup(_arguments: list[str]) -> int:
    """Prepare everything and do nothing else."""
    environment.prepare(CHECKOUT, "dev")
    return 0


def _become(python: Path, arguments: list[str]) -> int:
    """Replace this process by another program; where the system cannot do that, run it and wait."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(python, [str(python), *arguments])
    return subprocess.call([str(python), *arguments])


COMMANDS = {
    "play": Command("[arguments]", "open the table (this is done when no command is given)", play),
    "test": Command("[arguments]", "run every check and the tests; arguments go to pytest", test),
    "long": Command(
        "[K/N]", "run the K-th of N parts of the long tests; or a quarter, another with each commit", long
    ),
    "lint": Command("", "run the checks without the tests", lint),
    "coverage": Command("", "show what the tests of rules, records and table reach", coverage),
    "lab": Command("[name]", "run a measurement or a training program, or list them", "lab"),
    "gallery": Command("FOLDER [name]", "draw every page and prompt of the window", "tests.gallery.gallery"),
    "new-game": Command("ID", "create the files for a new game, and list what is missing", "new_game"),
    "games": Command("", "write the list of games in the README", "game_list"),
    "translations": Command(
        "", "collect the texts of the program and compile the translations", "translations"
    ),
    "pictures": Command("", "draw the pictures for software centres", "pictures"),
    "command-line": Command("", "write the man page and the shells' completions", "command_line"),
    "bundle": Command("OUT", "build the standalone folder and its archive", "bundle"),
    "deb": Command("OUT", "package it for Debian", "deb"),
    "appdir": Command("OUT", "package it for AppImage, and write a manifest for Flatpak", "appdir"),
    "windows": Command(
        "OUT", "build the Windows installer and try it, on Windows or under Wine", "windows_try"
    ),
    "release": Command("OUT [quick]", "build everything and check every figure", "release"),
    "setup": Command("", "prepare the environment and do nothing else", setup),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
