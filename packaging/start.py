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

import environment
from libraries import SetupError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

CHECKOUT = Path(__file__).resolve().parent.parent
MODULES = (CHECKOUT, CHECKOUT / "packaging", CHECKOUT / "packaging" / "release")
"""The folders with the modules of the commands."""

HELP = """\
usage: python3 packaging/start.py [command]

  play [arguments]      open the table (this is done when no command is given)
  test [arguments]      run every check and the tests; arguments go to pytest
  long [K/N]            run a quarter of the long tests, another one with each commit; or the K-th of N parts
  lint                  run the checks without the tests
  coverage              show what the tests of rules, records and table reach
  lab [name]            run a measurement or a training program, or list them
  gallery FOLDER [name] draw every page and prompt of the window into picture files
  new-game ID           create the files for a new game, and list what is missing
  games                 write the list of games in the README
  translations          collect the texts of the program and compile the translations
  pictures              draw the pictures for software centres
  command-line          write the man page and the shells' completions
  bundle OUT            build the standalone folder and its archive
  deb OUT               package it for Debian
  appdir OUT            package it as an AppImage
  flatpak OUT           write the Flatpak manifest, and the AppDir that it installs
  windows OUT           build the Windows installer and try it, on Windows or under Wine
  release OUT [quick]   build everything and check every figure
  setup                 prepare the environment and do nothing else

The Python environment is in {venv}; set TOLVA_VENV to move it."""
ASKS = ("-h", "--help")
QUARTERS = 4
"""The number of submissions within which every long test runs."""
COVERED = ("rules", "contract", "golden", "records", "table", "test_examples.py")
"""The tests whose reach is shown; that of the examples runs the doctests."""
ALONE = ("lint", "coverage", "games", "translations", "pictures", "command-line", "setup")
"""Commands that take no arguments."""
PROGRAMS = {
    "lab": "lab",
    "gallery": "tests.gallery.gallery",
    "new-game": "new_game",
    "games": "game_list",
    "translations": "translations",
    "pictures": "pictures",
    "command-line": "command_line",
    "bundle": "bundle",
    "deb": "deb",
    "appdir": "appdir",
    "flatpak": "flatpak",
    "windows": "windows_try",
    "release": "release",
}
"""The modules that commands run in the environment; a command with arguments has its own help."""


def main(arguments: list[str]) -> int:
    """Run one command and return the exit status."""
    command, *rest = arguments or ["play"]
    if command in (*ASKS, "help"):
        return _help()
    action = COMMANDS.get(command)
    if action is None:
        sys.stderr.write(f"start.py knows no command “{command}”; --help lists those that exist.\n")
        return 2
    if rest and rest[0] in ASKS and not (_has_own_help(command) and _is_set_up(command)):
        return _help()
    if rest and command in ALONE:
        sys.stderr.write(f"start.py {command} takes no arguments, and “{' '.join(rest)}” was given.\n")
        return 2
    try:
        return action(rest)
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def _has_own_help(command: str) -> bool:
    return command == "play" or (command in PROGRAMS and command not in ALONE)


def _is_set_up(command: str) -> bool:
    """Return whether the command can answer without setting anything up first."""
    kind = "play" if command == "play" else "dev"
    return environment.is_ready(environment.folder(CHECKOUT), kind, environment.key(CHECKOUT))


def _help() -> int:
    print(HELP.format(venv=environment.folder(CHECKOUT)))
    return 0


def play(arguments: list[str]) -> int:
    """Open the table."""
    return _become(environment.prepare(CHECKOUT, "play"), ["-P", "-m", "tolva_gui", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check and the tests."""
    import checks

    return checks.run(CHECKOUT, environment.prepare(CHECKOUT, "dev"), arguments, with_tests=True)


def long(arguments: list[str]) -> int:
    """Run a part of the long tests; without arguments a quarter, another one with each commit."""
    import checks

    python = environment.prepare(CHECKOUT, "dev")
    if arguments:
        part = arguments[0]
    else:
        number, how = checks.part_of(CHECKOUT, QUARTERS)
        part = "%d/%d" % (number, QUARTERS)
        print(f"The long tests, part {part} ({how}).", flush=True)
    return checks.run_tests(CHECKOUT, python, ["-m", "long", "--part", part])


def lint(_arguments: list[str]) -> int:
    """Run the checks without the tests."""
    import checks

    return checks.run(CHECKOUT, environment.prepare(CHECKOUT, "dev"), [], with_tests=False)


def coverage(_arguments: list[str]) -> int:
    """Show which lines and branches of rules, records and table their tests miss."""
    command = [str(environment.prepare(CHECKOUT, "dev")), "-m", "coverage"]
    tests = ["tests/" + name for name in COVERED]
    tested = subprocess.call([*command, "run", "-m", "pytest", "-q", *tests], cwd=CHECKOUT)
    return tested or subprocess.call([*command, "report"], cwd=CHECKOUT)


def program(module: str) -> "Callable[[list[str]], int]":
    """Return the command that runs a module."""

    def run(arguments: list[str]) -> int:
        python = environment.prepare(CHECKOUT, "dev")
        os.environ["PYTHONPATH"] = os.pathsep.join(map(str, MODULES))
        return _become(python, ["-m", module, *arguments])

    return run


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
    "play": play,
    "test": test,
    "long": long,
    "lint": lint,
    "coverage": coverage,
    **{name: program(module) for name, module in PROGRAMS.items()},
    "setup": setup,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
