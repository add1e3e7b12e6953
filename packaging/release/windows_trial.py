"""Try the installer as a user does: install, play, save, kill, update, remove.

pytest runs this in Windows or under Wine, one step after the other, in a folder with the installer and a game that
computers play and that is not over: `windows_try` starts it.
"""

import ctypes
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

NAME: Final = "Tolva"
TOO_LONG: Final = 150.0
"""Time limit in seconds for one step, on a busy machine."""
PAUSE: Final = 0.05
OPEN: Final = 3
"""The installer's exit status while the program is open."""
ODD: Final = "Åsa Öst’s spel äå"
# The system opens only absolute paths.
WORK: Final = Path.cwd() / "work"
RECORD: Final = Path.cwd() / "game.tolva"
FOLDER: Final = Path(os.environ.get("LOCALAPPDATA", ""), "Programs", NAME)
SHORTCUT: Final = Path(
    os.environ.get("APPDATA", ""), "Microsoft", "Windows", "Start Menu", "Programs", f"{NAME}.lnk"
)


def program(*arguments: str | Path, console: bool = False) -> list[str]:
    """Return the command that starts the installed program."""
    name = "tolva-gui.com" if console else "tolva-gui.exe"
    return [str(FOLDER / name), *map(str, arguments)]


def finished(
    command: list[str], home: Path | None = None, said: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """Run a program to its end, with pipes for input and output. *home*: for the files of a player."""
    return subprocess.run(
        command,
        input=said.encode(),
        capture_output=True,
        timeout=TOO_LONG,
        env=_variables(home),
        check=False,
    )


def run_installer(*command: Path | str, status: int = 0) -> None:
    """Run the installer or the uninstaller.

    It has no pipes: Wine's desktop, started by the first program with a window, would inherit and hold them.
    """
    nothing = subprocess.DEVNULL
    words = list(map(str, command or (next(Path.cwd().glob(f"{NAME}-*.exe")), "/S")))
    assert subprocess.call(words, stdin=nothing, stdout=nothing, stderr=nothing, timeout=TOO_LONG) == status


def _variables(home: Path | None) -> dict[str, str]:
    return {**os.environ, "TOLVA_HOME": str(home)} if home else {**os.environ}


def must(done: subprocess.CompletedProcess[bytes]) -> str:
    """Return a program's UTF-8 output, if it neither failed nor wrote to stderr."""
    assert (done.returncode, done.stderr.decode(errors="replace").strip()) == (0, "")
    return done.stdout.decode()


def until(what: str, true: Callable[[], Any]) -> Any:
    """Wait until a condition is true, and return its value."""
    end = time.monotonic() + TOO_LONG
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(PAUSE)
    return pytest.fail(f"{what}: not within {TOO_LONG:.0f} s")


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
def opened(command: list[str] | str, home: Path) -> Iterator[None]:
    """Start a program and wait for its window; kill it in the end."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=_variables(home)) as process:
        try:
            until("a window or the end", lambda: windows() or process.poll() is not None)
            assert process.poll() is None
            yield
        finally:
            process.kill()
    until("the window to go", lambda: not windows())


def games(home: Path) -> list[Path]:
    """Return the game files of a player."""
    return sorted((home / "data").rglob("*.tolva"))


def longest(home: Path, than: int) -> int:
    """Return the bytes of a player's longest game, if more than that."""
    found = max((path.stat().st_size for path in games(home)), default=0)
    return found if found > than else 0


def value(key: str) -> str:
    """Return a value of the user's registry."""
    winreg: Any = import_module("winreg")
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened_key:
        return str(winreg.QueryValueEx(opened_key, "")[0])


# The steps, in order.


def test_installs_silently() -> None:
    run_installer()
    assert FOLDER.is_dir()


def test_the_command_of_the_file_type_opens_a_game_in_a_folder_with_an_odd_name() -> None:
    """The command is taken from the registry: Wine 8 does not look up per-user file types."""
    odd = WORK / ODD
    odd.mkdir()
    game = shutil.copy(RECORD, odd / f"{ODD}.tolva")
    home = WORK / "by-ending"
    kind = value(r"Software\Classes\.tolva")
    command = value(rf"Software\Classes\{kind}\shell\open\command")
    with opened(command.replace("%1", str(game)), home):
        until("the game in the player's files", lambda: games(home))


def test_a_second_start_hands_over() -> None:
    home = WORK / "twice"
    again = program("play", "--offscreen", RECORD, console=True)
    with opened(program("play"), home):
        # The window listens as soon as it is shown; until then a second start ends with a complaint.
        until("the window to answer", lambda: not finished(again, home).returncode)
        assert len(windows()) == 1


def test_the_engine_speaks_utf_8_through_pipes() -> None:
    asked = ({"cmd": "new", "game": "tolva-4", "seed": 7}, {"cmd": "why", "action": "play S6", "lang": "sv"})
    said = "".join(json.dumps(each) + "\n" for each in (*asked, {"cmd": "quit"}))
    answer = must(finished(program("engine"), said=said)).splitlines()[1]
    assert json.loads(answer)["ok"]
    assert any(sign in answer for sign in "åäö")


def test_a_game_goes_on_after_a_start_and_after_a_kill() -> None:
    home = WORK / "saved"
    with opened(program("play", RECORD), home):
        before = until("a saved game", lambda: longest(home, 0))
        killed = until("it to go on", lambda: longest(home, before))
    must(finished(program("replay", games(home)[0], console=True), home))
    with opened(program("play"), home):
        until("it to go on after the kill", lambda: longest(home, killed))
    must(finished(program("replay", games(home)[0], console=True), home))
    assert [path.name for path in home.rglob("*damaged*")] == []
    assert len(games(home)) == 1


def test_an_update_while_it_is_open_is_refused() -> None:
    with opened(program("play"), WORK / "open"):
        run_installer(status=OPEN)


def test_an_update_replaces_the_files_of_another_version() -> None:
    stray = FOLDER / "_internal" / "of-an-older-version.dll"
    library = next((FOLDER / "_internal").glob("python3??.dll"))
    for path in (stray, library):
        path.write_bytes(b"older")
    run_installer()
    assert not stray.exists()
    assert library.stat().st_size > 5


def test_every_game_is_played() -> None:
    told = finished(program("engine", console=True), said='{"cmd":"games"}\n')
    for game in (each["id"] for each in json.loads(told.stdout)["games"]):
        command = program("play", "--demo", "--offscreen", "--lang", "en", "--game", game, console=True)
        sheet = must(finished(command, WORK / "demo"))
        assert sheet.startswith("Deal 1"), game
        assert len(sheet.splitlines()) > 1, game


def test_removal_leaves_the_player_their_games() -> None:
    kept = games(WORK / "saved")
    run_installer(FOLDER / "uninstall.exe", "/S")
    until("the folder to go", lambda: not FOLDER.exists())
    assert not SHORTCUT.exists()
    for key in (r"Software\Classes\.tolva", r"Software\Tolva"):
        with pytest.raises(FileNotFoundError):
            value(key)
    assert kept
    assert games(WORK / "saved") == kept
