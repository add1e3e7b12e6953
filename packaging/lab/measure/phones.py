"""Measure phones as hands: from a tap to all of eight phones, beside a bare echo of the same library; attacks.

Everything stays on the loopback. The clients are a process of their own, as phones are; the game is in the main thread
of this one. A bare echo sends each message of one client to all eight, as long as a scene. With `--attack` 50,000
hostile requests and frames are sent instead, while a phone plays: what is counted are tracebacks, cards that leaked,
memory that stays after each round, and how long the thread of the game was held. `--axe` fetches axe-core from the npm
registry into `build/` and lets it look at the page in all its states.
"""

import asyncio
import gc
import logging
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from logging.handlers import BufferingHandler
from multiprocessing import get_context
from queue import Empty
from statistics import median
from threading import Thread
from typing import TypeVar

import psutil  # type: ignore[import-untyped]
from lab.kit.runner import CHECKOUT, parser, percentile
from websockets.asyncio.server import ServerConnection, serve
from websockets.sync.client import connect

from tests.phones.attacks import attacked
from tests.phones.far import Far
from tests.phones.party import Frame, Party, Phone, hosted, party_of

PHONES, TAPS, ATTACKS = 8, 200, 50_000
"""A game has room for 220 taps."""
ROUNDS = 5
"""Rounds of attacks after a first one that is not counted: memory must not grow from round to round."""
FEW_BLOCKS = 1_000
"""Blocks of memory by which the last round may differ from the first: one for each fifty attacks would be a leak."""
FACTOR, SLACK_MS = 1.5, 15.0
SCENE = 2_400
"""Bytes of a scene of this game, about."""
HOST = "127.0.0.1"
AT_A_TIME, BATCH = 30, 300
"""Attacks at the same time, and in a batch."""
AXE = "axe-core@4.14.1"

T = TypeVar("T")


class Game:
    """A game of plump for eight on phones, one deal after the other, in the thread that created it."""

    def __init__(self, party: Party) -> None:
        self.party = party
        party.host.start_deal()
        self.tokens = [party.tokens.of(seat) for seat in range(PHONES)]
        self.longest_ms = 0.0
        """The longest time for which one call held the game's thread."""

    def work_for(self, clients: "Future[T]") -> T:
        """Do what the phones want until the clients are done; return what they found."""
        while not clients.done():
            with suppress(Empty):
                call, begun = self.party.calls.get(timeout=0.05), time.perf_counter()
                call()
                self.longest_ms = max(self.longest_ms, 1e3 * (time.perf_counter() - begun))
        return clients.result()


def measure(game: Game, clients: ProcessPoolExecutor, taps: int) -> int:
    """Measure the taps and print both distributions; return the exit status."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    echo = asyncio.run_coroutine_threadsafe(_echo(), loop).result()
    times = game.work_for(clients.submit(play, game.party.server.host, game.tokens, echo, taps))
    for name, found in zip(("phones", "bare echo"), times, strict=True):
        print(
            f"{name:10} median {median(found):5.1f} ms, p95 {percentile(found, 95):5.1f} ms, {len(found)} taps"
        )
    aim = FACTOR * percentile(times[1], 95) + SLACK_MS
    print(f"aim        p95 {aim:5.1f} ms; the game's thread was held for at most {game.longest_ms:.1f} ms")
    return int(percentile(times[0], 95) > aim)


async def _echo() -> int:
    """Serve the bare echo and return its port."""
    there: set[ServerConnection] = set()

    async def attend(one: ServerConnection) -> None:
        there.add(one)
        async for message in one:
            for other in there:
                await other.send(message)

    server = await serve(attend, HOST, 0, compression=None)
    return int(server.sockets[0].getsockname()[1])


def play(server: str, tokens: list[str], echo: int, taps: int) -> tuple[list[float], list[float]]:
    """Tap and echo in turn, in the clients' process; return the times in milliseconds."""
    place, times = Far(server), (list[float](), list[float]())
    phones = [Phone(place, token, str(no)) for no, token in enumerate(tokens)]  # type: ignore[arg-type]
    bare = [place.open.enter_context(connect(f"ws://{HOST}:{echo}", compression=None)) for _ in tokens]
    with place.open:
        for phone in phones:
            phone.hear(lambda one: one["t"] == "table" and not any(who["away"] for who in one["people"]))
        for _ in range(taps):
            seat = next(no for no, one in enumerate(phones) if one.table["ask"] or one.table["more"]["next"])
            log, begun = phones[seat].table["log"], time.perf_counter()
            _tap(phones[seat])
            for phone in phones:
                phone.hear(partial(_is_after, log))
            times[0].append(1e3 * (time.perf_counter() - begun))
            begun = time.perf_counter()
            bare[seat].send("x" * SCENE)
            for one in bare:
                one.recv()
            times[1].append(1e3 * (time.perf_counter() - begun))
    return times


def _is_after(log: int, frame: Frame) -> bool:
    return bool(frame["t"] == "table" and frame["log"] > log)


def _tap(phone: Phone) -> None:
    """Do what the person of the seat does: say a number, play the first card, or ask for the next deal."""
    ask, log = phone.table["ask"], phone.table["log"]
    if ask is None:
        phone.say("do", log=log, what="next")
    else:
        said = [one["move"] for one in ask["numbers"] if one["allowed"]]
        phone.say("move", log=log, move=said[0] if said else f"play {ask['playable'][0]}")


# Attacks


def attack(game: Game, clients: ProcessPoolExecutor, most: int) -> int:
    """Send hostile requests and frames while a phone is there; return the exit status."""
    watch = BufferingHandler(most)
    logging.getLogger().addHandler(watch)
    states, leaked = list[tuple[int, int]](), 0
    # The first attacks fill caches and pools, which stay.
    for _ in range(ROUNDS + 1):
        submitted = clients.submit(attacks, game.party.server.host, game.tokens[0], most // ROUNDS)
        tally = game.work_for(submitted)
        states.append(_state())
        leaked += tally["leaked"]
        print(f"{dict(tally)}; memory {states[-1][0]} KiB, {states[-1][1]} blocks", flush=True)
    alive, grown = _is_alive(game), states[-1][1] - states[0][1]
    logged, moves = [record.getMessage() for record in watch.buffer], game.party.host.moves_made
    print(f"logged: {len(logged)} {logged[:3]}; still served: {alive}; moves made: {moves}")
    print(f"blocks more than after the first: {grown}; thread held for at most {game.longest_ms:.1f} ms")
    return int(bool(logged or moves or leaked) or not alive or grown > FEW_BLOCKS)


def _state() -> tuple[int, int]:
    """Return the memory in KiB, and the number of blocks that Python holds."""
    gc.collect()
    return psutil.Process().memory_info().rss // 1024, sys.getallocatedblocks()


def _is_alive(game: Game) -> bool:
    """Return whether the page is still served."""
    server = game.party.server
    with socket.create_connection((HOST, server.port), 5) as one:
        one.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
        return b"200" in one.recv(100)


def attacks(server: str, token: str, most: int) -> Counter[str]:
    """Send the attacks, some at a time, in the clients' process; return their numbers and what leaked."""
    tally, numbers = Counter(requests=0, frames=0, leaked=0), count(step=BATCH)
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        while tally["requests"] + tally["frames"] < most:
            first = next(numbers)
            for found in pool.map(partial(attacked, server, token), range(first, first + BATCH)):
                tally.update(found)
    return tally


def axe() -> int:
    """Fetch axe-core and run the tests that need it; return their exit status."""
    folder = CHECKOUT / "build" / "axe-core"
    subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), AXE], check=True)
    test = [sys.executable, "-m", "pytest", "-q", "-n0", "--long", "tests/phones/test_axe.py"]
    return subprocess.run(test, cwd=CHECKOUT, check=False).returncode


def main(arguments: list[str]) -> int:
    """Measure, and return the exit status."""
    asked = parser("phones", __doc__)
    asked.add_argument("count", nargs="?", type=int, help=f"taps ({TAPS}), or attacks ({ATTACKS})")
    asked.add_argument("--attack", action="store_true", help="send hostile requests and frames instead")
    asked.add_argument("--axe", action="store_true", help="let axe-core look at the page instead")
    given = asked.parse_args(arguments)
    if given.axe:
        return axe()
    measured: Callable[[Game, ProcessPoolExecutor, int], int] = attack if given.attack else measure
    times = given.count or (ATTACKS if given.attack else TAPS)
    clients = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    with party_of(hosted("plump", PHONES)) as party, clients:
        return measured(Game(party), clients, times)
