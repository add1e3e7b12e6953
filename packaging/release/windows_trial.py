"""Try the installer as a user does: install, play, save, kill, update, remove. Every figure is printed.

This runs in Windows, or under Wine, on a Python with only the standard library: `windows_try` starts it.
"""

import argparse
import ctypes
import getpass
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

NAME: Final = "Tolva"
TOO_LONG: Final = 150.0
"""Time limit in seconds for one step, on a busy machine."""
PAUSE: Final = 0.05
OPEN: Final = 3
"""The installer's exit status while the program is open."""
ODD: Final = "Åsa Öst’s spel äå"
Process = subprocess.Popen[bytes]


class TrialError(Exception):
    """A check failed; the text says why."""


class Trial:
    """One installation under trial. `count`: the number of steps; `missed`: the failed ones."""

    def __init__(self, installer: Path, record: Path, work: Path) -> None:
        self.installer, self.record, self.work = installer, record, work
        self.folder = Path(os.environ["LOCALAPPDATA"], "Programs", NAME)
        self.shortcut = Path(
            os.environ["APPDATA"], "Microsoft", "Windows", "Start Menu", "Programs", f"{NAME}.lnk"
        )
        self.count = 0
        self.missed: list[str] = []

    def step(self, name: str, do: Callable[[], object]) -> None:
        """Run one step and print the result."""
        self.count += 1
        try:
            told = do() or "done"
        except (TrialError, OSError, subprocess.SubprocessError, ValueError, KeyError) as error:
            self.missed.append(name)
            print(f"  MISSED  {name}: {error}", flush=True)
        else:
            print(f"  ok      {name}: {told}", flush=True)

    def home(self, name: str) -> Path:
        """Return the folder for the files of one player, which the program creates."""
        return self.work / name

    def program(self, *arguments: str | Path, console: bool = False) -> list[str]:
        """Return the command that starts the installed program."""
        name = "tolva-gui.com" if console else "tolva-gui.exe"
        return [str(self.folder / name), *map(str, arguments)]


def finished(
    command: list[str], home: Path | None = None, said: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """Run a program to its end, with pipes for input and output."""
    return subprocess.run(
        command,
        input=said.encode(),
        capture_output=True,
        timeout=TOO_LONG,
        env=_variables(home),
        check=False,
    )


def run_installer(command: list[str], status: int = 0) -> None:
    """Run the installer or the uninstaller. Raise TrialError if its exit status differs.

    It has no pipes: Wine's desktop, started by the first program with a window, would inherit and hold them.
    """
    nothing = subprocess.DEVNULL
    ended = subprocess.call(command, stdin=nothing, stdout=nothing, stderr=nothing, timeout=TOO_LONG)
    if ended != status:
        raise TrialError(f"status {ended}")


def _variables(home: Path | None) -> dict[str, str]:
    return {**os.environ, "TOLVA_HOME": str(home)} if home else {**os.environ}


def must(done: subprocess.CompletedProcess[bytes]) -> str:
    """Return a program's UTF-8 output. Raise TrialError if it failed or wrote to stderr."""
    complaint = done.stderr.decode(errors="replace").strip()
    if done.returncode or complaint:
        raise TrialError(f"status {done.returncode} {complaint[-500:]}")
    return done.stdout.decode()


def until(what: str, true: Callable[[], Any]) -> Any:
    """Wait until a condition is true, and return its value."""
    end = time.monotonic() + TOO_LONG
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(PAUSE)
    raise TrialError(f"{what}: not within {TOO_LONG:.0f} s")


def windows() -> list[int]:
    """Return the handles of windows titled Tolva."""
    user: Any = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
    kind = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)  # type: ignore[attr-defined,unused-ignore]
    found: list[int] = []

    def look(handle: int, _given: int) -> int:
        title = ctypes.create_unicode_buffer(80)
        user.GetWindowTextW(ctypes.c_void_p(handle), title, 80)
        if user.IsWindowVisible(ctypes.c_void_p(handle)) and title.value.startswith(NAME):
            found.append(handle)
        return 1

    user.EnumWindows(kind(look), None)
    return found


@contextmanager
def opened(command: list[str] | str, home: Path) -> Iterator[Process]:
    """Start a program and wait for its window; kill it in the end."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=_variables(home)) as process:
        try:
            until("a window", lambda: windows() or _over(process))
            yield process
        finally:
            process.kill()
    until("the window to go", lambda: not windows())


def _over(process: Process) -> bool:
    if process.poll() is not None:
        raise TrialError(f"ended with status {process.returncode}, before it had a window")
    return False


def games(home: Path) -> list[Path]:
    """Return the game files of a player."""
    return sorted((home / "data").rglob("*.tolva"))


# The steps, in order.


def install(trial: Trial) -> str:
    run_installer([str(trial.installer), "/S"])
    size = sum(path.stat().st_size for path in trial.folder.rglob("*") if path.is_file())
    return f"as {getpass.getuser()}, {size / 1e6:.0f} MB"


def file_type() -> str:
    kind = _value(r"Software\Classes\.tolva")
    return _value(rf"Software\Classes\{kind}\shell\open\command")


def _value(key: str) -> str:
    winreg: Any = import_module("winreg")
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened_key:
        return str(winreg.QueryValueEx(opened_key, "")[0])


def opens_record(trial: Trial) -> str:
    """Check that the command of the file type opens a game in a folder with an odd name.

    The command is taken from the registry: Wine 8 does not look up per-user file types.
    """
    odd = trial.work / ODD
    odd.mkdir()
    game = Path(shutil.copy(trial.record, odd / f"{ODD}.tolva"))
    home = trial.home("by-ending")
    with opened(file_type().replace("%1", str(game)), home):
        until("the game in the player's files", lambda: games(home))
    return game.name


def hands_over(trial: Trial) -> str:
    home = trial.home("twice")
    again = trial.program("play", "--offscreen", trial.record, console=True)
    with opened(trial.program("play"), home):
        # The window listens as soon as it is shown; until then a second start ends with a complaint.
        until("the window to answer", lambda: not finished(again, home).returncode)
        return f"{len(windows())} window"


def plays(trial: Trial, game: str) -> str:
    command = trial.program("play", "--demo", "--offscreen", "--lang", "en", "--game", game, console=True)
    sheet = must(finished(command, trial.home("demo")))
    if not sheet.startswith("Deal 1") or len(sheet.splitlines()) == 1:
        raise TrialError("no sheet was printed")
    return f"{len(sheet.splitlines())} lines"


def engine(trial: Trial) -> str:
    asked = ({"cmd": "new", "game": "tolva-4", "seed": 7}, {"cmd": "why", "action": "play S6", "lang": "sv"})
    said = "".join(json.dumps(each) + "\n" for each in (*asked, {"cmd": "quit"}))
    told = must(finished(trial.program("engine"), said=said)).splitlines()
    answer = json.loads(told[1])
    if not answer["ok"] or not any(sign in told[1] for sign in "åäö"):
        raise TrialError(f"no Swedish in UTF-8: {told[1]}")
    return str(answer.get("text", ""))


def saves_and_resumes(trial: Trial) -> str:
    """Check that a game continues after a start, survives a kill, and is resumed by the next start."""
    home = trial.home("saved")
    with opened(trial.program("play", trial.record), home):
        before = until("a saved game", lambda: _longest(home, 0))
        killed = until("it to go on", lambda: _longest(home, before))
    must(finished(trial.program("replay", games(home)[0], console=True), home))
    with opened(trial.program("play"), home):
        resumed = until("it to go on after the kill", lambda: _longest(home, killed))
    must(finished(trial.program("replay", games(home)[0], console=True), home))
    strange = [path.name for path in home.rglob("*damaged*")]
    if strange or len(games(home)) != 1:
        raise TrialError(f"{len(games(home))} games, {strange}")
    return f"a game of {before} bytes, killed at {killed}, went on to {resumed}"


def _longest(home: Path, than: int) -> int:
    longest = max((path.stat().st_size for path in games(home)), default=0)
    return longest if longest > than else 0


def update_while_open(trial: Trial) -> str:
    with opened(trial.program("play"), trial.home("open")):
        run_installer([str(trial.installer), "/S"], OPEN)
    return "refused"


def update(trial: Trial) -> str:
    """Install over an installation with files of another version."""
    stray = trial.folder / "_internal" / "of-an-older-version.dll"
    stray.write_bytes(b"older")
    library = next((trial.folder / "_internal").glob("python3??.dll"))
    library.write_bytes(b"older")
    run_installer([str(trial.installer), "/S"])
    if stray.exists() or library.stat().st_size == 5:
        raise TrialError("what was older is still there")
    return plays(trial, "kasino")


def removal(trial: Trial) -> str:
    kept = games(trial.home("saved"))
    run_installer([str(trial.folder / "uninstall.exe"), "/S"])
    until("the folder to go", lambda: not trial.folder.exists())
    left = [str(path) for path in (trial.folder, trial.shortcut) if path.exists()]
    for key in (r"Software\Classes\.tolva", r"Software\Tolva"):
        try:
            left.append(_value(key))
        except FileNotFoundError:
            continue
    if left or not kept or kept != games(trial.home("saved")):
        raise TrialError(f"left: {left}, games: {len(kept)}")
    return f"{len(kept)} game left to the player"


def steps(trial: Trial) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield every step with its name."""
    yield "silent installation", partial(install, trial)
    yield ".tolva opens a game", partial(opens_record, trial)
    yield "a second start hands over", partial(hands_over, trial)
    yield "engine through pipes", partial(engine, trial)
    yield "saved, killed, resumed", partial(saves_and_resumes, trial)
    yield "update while open", partial(update_while_open, trial)
    yield "update", partial(update, trial)
    for game in _all_games(trial):
        yield f"plays {game}", partial(plays, trial, game)
    yield "removal", partial(removal, trial)


def _all_games(trial: Trial) -> list[str]:
    told = finished(trial.program("engine", console=True), said='{"cmd":"games"}\n')
    return [game["id"] for game in json.loads(told.stdout)["games"]]


def main() -> int:
    """Run all steps; return 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("installer", type=Path)
    parser.add_argument("record", type=Path, help="a game that computers play, not yet over")
    parser.add_argument("work", type=Path, help="an empty folder")
    asked = parser.parse_args()
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    # The system opens only absolute paths.
    trial = Trial(*(path.absolute() for path in (asked.installer, asked.record, asked.work)))
    for name, do in steps(trial):
        trial.step(name, do)
    print(f"Windows: tried {trial.count}, missed {len(trial.missed)}", flush=True)
    return 1 if trial.missed else 0


if __name__ == "__main__":
    sys.exit(main())
