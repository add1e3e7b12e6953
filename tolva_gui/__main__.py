"""The command line. Without a command, `tolva-gui` plays."""

import argparse
import errno
import io
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn
from urllib.parse import unquote_to_bytes, urlsplit

from tolva_gui import WITHOUT_A_SCREEN, __version__
from tolva_gui.ai.arena import match_command
from tolva_gui.engine import replay
from tolva_gui.engine.session import serve
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.info import SetupError
from tolva_gui.rules.parti import find_game
from tolva_gui.words import sentences as words

COMMANDS: Final = ("play", "engine", "replay", "match")
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NULL_LOG: Final = 1
NO_DISPLAY: Final = (
    "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
    + WITHOUT_A_SCREEN
)


class CommandError(Exception):
    """A command line request that cannot be fulfilled; one sentence with what and where."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    2: the command or something that it names is invalid; 1: the output cannot be written.
    """
    _have_streams()
    _print_anything()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except CommandError as error:
        print(f"tolva-gui: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:
            raise
        _fall_silent()
        if not _reader_has_left(error):
            print(f"tolva-gui: the output cannot be written: {error.strerror or error}", file=sys.stderr)
        return NULL_LOG
    return status


def _reader_has_left(error: OSError) -> bool:
    """Whether the output's reader has gone, which Windows reports as an invalid argument."""
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL)


def _run(arguments: list[str]) -> int:
    args = parser().parse_args(_with_command(arguments))
    if args.command == "engine":
        return serve(sys.stdin.buffer, sys.stdout.buffer)
    if args.command == "replay":
        return _replay(args.file)
    if args.command == "match":
        return match_command.run(args)
    return _play(args)


def _with_command(arguments: list[str]) -> list[str]:
    """Put `play` before anything that is neither a command nor a general option."""
    first = arguments[0] if arguments else ""
    return arguments if first in (*COMMANDS, "-h", "--help", "--version") else ["play", *arguments]


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; the man page and the completions are made from it."""
    whole = _Parser(prog="tolva-gui", description="A card table for tolva, bondtolva and their relatives.")
    whole.add_argument("--version", action="version", version=f"tolva-gui {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the table (the default)")
    play.add_argument(
        "--demo", action="store_true", help="let the computer play a whole game and print the sheet"
    )
    play.add_argument("--offscreen", action="store_true", help="run without a screen")
    play.add_argument("--lang", choices=words.LANGUAGES, help="the language; the system's by default")
    play.add_argument("--game", metavar="ID", help="the game to play, such as tolva-4")
    play.add_argument("--seats", type=int, metavar="N", help="how many play, where the game leaves a choice")
    play.add_argument("file", nargs="?", type=_path, metavar="FILE", help="a saved game to resume")
    commands.add_parser("engine", help="speak the table protocol on standard input and output")
    checker = commands.add_parser("replay", help="check a saved game and print it deal by deal")
    checker.add_argument("file", type=_path, metavar="FILE", help="the saved game")
    match_command.add_arguments(commands.add_parser("match", help=match_command.SUMMARY))
    return whole


def _path(text: str) -> Path:
    """Return the path of a file given as a path or as the address that file managers and browsers use."""
    address = urlsplit(text)
    if address.scheme != "file" or address.netloc not in ("", "localhost"):
        return Path(text)
    path = os.fsdecode(unquote_to_bytes(address.path))
    return Path(path.removeprefix("/") if os.name == "nt" else path)


def _play(args: argparse.Namespace) -> int:
    """Open the window. `args` gets `record`: the saved game to continue, or None, also if it is faulty."""
    if args.seats is not None and args.game is None:
        raise CommandError("--seats needs --game: for how many is the game?")
    if args.game is not None:
        try:
            find_game(args.game, args.seats)
        except SetupError as error:
            raise CommandError(str(error)) from None
    args.record = None if args.file is None else _record_to_play(args)
    if args.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not _has_display():
        raise CommandError(NO_DISPLAY)
    try:
        from tolva_gui import launch
    except ImportError as error:
        raise CommandError(f"the window cannot be opened, a part of it cannot be loaded: {error}") from error
    # Qt's loop runs no Python, so Ctrl-C would be late or ignored; every move has been saved already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return launch.run(args)


def _record_to_play(args: argparse.Namespace) -> GameRecord | None:
    """Return the saved game; None if unreadable while a window can show it, as no terminal may be visible."""
    try:
        return _record(args.file)
    except CommandError as error:
        if args.demo or args.offscreen or not _has_display():
            raise
        print(f"tolva-gui: {error}", file=sys.stderr)
        return None


def _has_display() -> bool:
    """Whether a window can be opened; outside Unix there is always a screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


def _replay(path: Path) -> int:
    for line in replay.story(_record(path)):
        print(line)
    return 0


def _record(path: Path) -> GameRecord:
    try:
        found = replay.read(path)
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror or error}") from None
    if isinstance(found, GameRecord):
        return found
    faults = "\n".join(f"  {line}" for fault in found for line in replay.explained(fault))
    raise CommandError(f"{path} is not a record in order:\n{faults}")


def _fall_silent() -> None:
    """Redirect standard output to nowhere: it cannot be written, and the interpreter flushes it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _have_streams() -> None:
    """Open null streams for a program without a console."""
    # Like the streams they replace, they stay open until the process ends.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _print_anything() -> None:
    """Replace characters that the console lacks (♥, å) instead of raising an error.

    On Windows, pipes and files would otherwise get a legacy code page; everybody expects UTF-8 there.
    """
    encoding = "utf-8" if sys.platform == "win32" else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


if __name__ == "__main__":
    raise SystemExit(main())
