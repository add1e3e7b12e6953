"""The program is killed in the middle of a trick: the game is as it was, and the phones come back by themselves."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.phones.browser import CHROMIUM, Page, browser
from tests.phones.party import PATIENCE, Phone
from tests.records.games import loaded
from tolva_gui import paths
from tolva_gui.phones.tokens import Kept, parse
from tolva_gui.records.home import Home
from tolva_gui.records.record import GameRecord

WITHIN = 5.0
THERE = (
    "document.getElementById('cover')?.hidden && !document.getElementById('game').classList.contains('away')"
)
SEEN = "[...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"


class Program:
    """The program in a process of its own; as a `Place` to its phones."""

    def __init__(self, *how: str) -> None:
        self.open = ExitStack()
        before = kept()
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        self.process = subprocess.Popen([sys.executable, "-m", "tests.phones.served", *how], env=env)
        end = monotonic() + 60
        while kept() is None or (before is not None and not self._listens()):
            assert self.process.poll() is None
            assert monotonic() < end, "the program does not serve its phones"
            sleep(0.05)
        found = kept()
        assert found is not None
        self.tokens = found.tokens
        self.server = self
        self.host = f"127.0.0.1:{found.port}"

    def _listens(self) -> bool:
        found = kept()
        try:
            socket.create_connection(("127.0.0.1", found.port if found else 0), 1).close()
        except OSError:
            return False
        return True

    def work(self) -> None:
        """The program works by itself."""

    def join(self, seat: int) -> Phone:
        phone = Phone(self, self.tokens[seat], f"client {seat}")  # type: ignore[arg-type]
        phone.hear(lambda frame: frame["t"] == "table")
        return phone

    def kill(self) -> None:
        self.open.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


def kept() -> Kept | None:
    path = paths.data_dir() / "phones.json"
    return parse(path.read_bytes(), "tolva-4 1 4") if path.is_file() else None


def until_saved(moves: int) -> None:
    """Wait until the game's file has that many moves: a thread of its own writes them."""
    end = monotonic() + PATIENCE
    while len(_record().deals[-1].moves) < moves:
        assert monotonic() < end, "the moves are not saved"
        sleep(0.05)


def _record() -> GameRecord:
    home = Home(paths.data_dir() / "games")
    (found,) = home.listing()
    return loaded((home.folder / found.path).read_bytes())


def play(program: Program, page: Page, trick: int) -> None:
    """Let the seats play until that many cards are in the trick; the page has seat 0, and may show a move late."""
    laid = "document.querySelectorAll('.trick:not(.past) figure').length"
    while (before := page.run(laid)) < trick:
        if not any(plays(program.join(seat)) for seat in (1, 2, 3)):
            page.until("document.querySelector('.card.playable') !== null")
            page.tap(".card.playable")
        page.until(f"{laid} > {before}")


def plays(phone: Phone) -> bool:
    """Play a card if it is the phone's turn; return whether it was."""
    ask = phone.table["ask"]
    if ask:
        phone.say("move", log=phone.table["log"], move=f"play {ask['playable'][0]}")
        phone.hear(lambda frame: frame["t"] == "table" and not frame["ask"])
    return bool(ask)


@pytest.mark.skipif(CHROMIUM is None or sys.platform == "win32", reason="there is no Chromium, or no SIGKILL")
def test_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    program = Program("begin")
    try:
        with browser(tmp_path / "chromium") as chromium:
            address = f"http://{program.host}/#{program.tokens[0]}"
            page = chromium.page(address, 390, 844, kept='{"guard": false}')
            page.until(THERE)
            play(program, page, 2)
            until_saved(2)
            before = [program.join(seat).table for seat in (1, 2, 3)]
            seen = page.run(SEEN)
            program.kill()
            page.until(f"!({THERE})")

            program = Program()
            begun = monotonic()
            page.until(THERE)
            assert monotonic() - begun < WITHIN
            assert page.run(SEEN) == seen
            after = [program.join(seat).table for seat in (1, 2, 3)]
            for name in ("hand", "trick", "deal", "lines"):
                assert [one[name] for one in after] == [one[name] for one in before]
            play(program, page, 3)
    finally:
        program.kill()
