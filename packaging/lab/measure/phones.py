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
import random
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

from lab.kit.runner import CHECKOUT, parser
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tolva_gui import paths
from tolva_gui.phones.desk import Desk
from tolva_gui.phones.pages import Pages
from tolva_gui.phones.room import Room
from tolva_gui.phones.server import SOCKET, Server
from tolva_gui.phones.tokens import Tokens
from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host

PHONES, TAPS, ATTACKS = 8, 200, 50_000
"""A game has room for 220 taps."""
ROUNDS = 5
"""Of attacks, after one that is not counted: what stays must not grow with their number."""
FEW_BLOCKS = 1_000
"""Blocks of memory by which the last round may differ from the first: one for each fifty attacks would be a leak."""
FACTOR, SLACK_MS = 1.5, 15.0
SCENE = 2_400
"""Bytes of a scene of this game, about."""
HOST = "127.0.0.1"
AXE = "axe-core@4.14.1"


class Game:
    """A game of plump for eight on phones, played on from deal to deal in the thread that made it."""

    def __init__(self) -> None:
        people = [SeatSetup("person", f"Guest {seat}") for seat in range(PHONES)]
        self.host = Host.new("plump", {}, people, seed=1)
        self.host.start_deal()
        self.calls: Queue[Callable[[], None]] = Queue()
        tokens = Tokens(range(PHONES))
        room = Room(Desk(self.host, frozenset(range(PHONES))), tokens, self.calls.put)
        self.pages = Pages(paths.resources())
        self.server = room.server = Server(HOST, self.pages, tokens, room)
        self.server.start()
        self.tokens = [tokens.of(seat) for seat in range(PHONES)]
        self.longest = 0.0
        """Seconds for which one call held the thread of the game."""

    def work_while(self, goes_on: Callable[[], bool]) -> None:
        """Do what the phones want."""
        while goes_on():
            with suppress(Empty):
                call, begun = self.calls.get(timeout=0.05), time.perf_counter()
                call()
                self.longest = max(self.longest, time.perf_counter() - begun)


def measure(taps: int) -> int:
    """Measure the taps and print both distributions; return the exit status."""
    game = Game()
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    echo = asyncio.run_coroutine_threadsafe(_echo(), loop).result()
    told = json.encode([game.server.host, game.pages.version, game.tokens, echo, taps])
    clients = subprocess.Popen([sys.executable, __file__, told.decode()], stdout=subprocess.PIPE)
    game.work_while(lambda: clients.poll() is None)
    assert clients.stdout is not None
    phones, bare = json.decode(clients.stdout.read(), type=list[list[float]])
    game.server.stop()
    aim = FACTOR * _p95(bare) + SLACK_MS
    for name, times in (("phones", phones), ("bare echo", bare)):
        print(
            f"{name:10} median {statistics.median(times):5.1f} ms, p95 {_p95(times):5.1f} ms, {len(times)} taps"
        )
    print(f"aim        p95 {aim:5.1f} ms; the game's thread was held for at most {1e3 * game.longest:.1f} ms")
    return int(_p95(phones) > aim)


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


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


# In the process of the clients


async def play(server: str, version: str, tokens: list[str], echo: int, taps: int) -> None:
    """Play and echo in turn, and print the times in milliseconds."""
    origin = Origin(f"http://{server}")
    phones = [await connect(f"ws://{server}{SOCKET}", origin=origin, compression=None) for _ in tokens]
    for no, (phone, token) in enumerate(zip(phones, tokens, strict=True)):
        await say(phone, t="hello", version=version, token=token, client=str(no), lang="sv")
    bare = [await connect(f"ws://{HOST}:{echo}", compression=None) for _ in tokens]
    tables = await asyncio.gather(*(table(phone, 1, len(tokens)) for phone in phones))
    times: tuple[list[float], list[float]] = [], []
    for _ in range(taps):
        seat = next(no for no, one in enumerate(tables) if one["ask"] or one["more"]["next"])
        log, begun = tables[seat]["log"], time.perf_counter()
        await say(phones[seat], log=log, **tap(tables[seat]))
        tables = await asyncio.gather(*(table(phone, log + 1) for phone in phones))
        times[0].append(1e3 * (time.perf_counter() - begun))
        begun = time.perf_counter()
        await bare[seat].send("x" * SCENE)
        await asyncio.gather(*(one.recv() for one in bare))
        times[1].append(1e3 * (time.perf_counter() - begun))
    sys.stdout.buffer.write(json.encode(times))
    for one in (*phones, *bare):
        await one.close()


def tap(table: dict[str, Any]) -> dict[str, Any]:
    """Return what the person of the seat does: a number, the first card, or the next deal."""
    ask = table["ask"]
    if ask is None:
        return {"t": "do", "what": "next"}
    said = [one["move"] for one in ask["numbers"] if one["allowed"]]
    return {"t": "move", "move": said[0] if said else f"play {ask['playable'][0]}"}


async def say(phone: ClientConnection, **message: object) -> None:
    """Send the message."""
    await phone.send(json.encode(message), text=True)


async def table(phone: ClientConnection, log: int, people: int = 0) -> dict[str, Any]:
    """Return the first scene from that number on, in which so many people are there."""
    while True:
        frame: dict[str, Any] = json.decode(await phone.recv())
        there = frame["t"] == "table" and sum(not one["away"] for one in frame["people"])
        if frame["t"] == "table" and frame["log"] >= log and there >= people:
            return frame


# Attacks


def attack(count: int) -> int:
    """Send hostile requests and frames while a phone is there; return the exit status."""
    logged: list[str] = []
    watch = logging.Handler()
    watch.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(watch)
    game = Game()
    # The first attacks fill caches and pools, which stay.
    _send(game, count // ROUNDS)
    states, found = [_state()], list[str]()
    for _ in range(ROUNDS):
        found.append(_send(game, count // ROUNDS))
        states.append(_state())
        print(f"{found[-1]}; memory {states[-1][0]} KiB, {states[-1][1]} blocks")
    alive = _is_alive(game)
    game.server.stop()
    grown = states[-1][1] - states[0][1]
    print(
        f"logged: {len(logged)} {logged[:3]}; still served: {alive}; blocks more than after the first: {grown}"
    )
    print(
        f"the game's thread was held for at most {1e3 * game.longest:.1f} ms; moves made: {game.host.moves_made}"
    )
    leaked = grown > FEW_BLOCKS or not all("leaked: 0" in one for one in found)
    return int(bool(logged) or not alive or game.host.moves_made > 0 or leaked)


def _send(game: Game, count: int) -> str:
    """Let a process of its own send so many attacks, and return what came of them."""
    told = json.encode([game.server.host, game.pages.version, game.tokens[0], count])
    attackers = subprocess.Popen([sys.executable, __file__, "attack", told.decode()], stdout=subprocess.PIPE)
    game.work_while(lambda: attackers.poll() is None)
    assert attackers.stdout is not None
    return attackers.stdout.read().decode().strip()


def _state() -> tuple[int, int]:
    """Return the memory in KiB, and the number of blocks that Python holds."""
    gc.collect()
    with open("/proc/self/status") as status:  # noqa: PTH123  # no file of a disk
        memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    return memory, sys.getallocatedblocks()


def _is_alive(game: Game) -> bool:
    """Return whether the page is still served."""
    with socket.create_connection((HOST, game.server.port), 5) as one:
        one.sendall(f"GET / HTTP/1.1\r\nHost: {game.server.host}\r\n\r\n".encode())
        return b"200" in one.recv(100)


async def attacks(server: str, version: str, token: str, count: int) -> None:
    """Send the attacks, thirty at a time; print what came of them."""
    rng = random.Random(1)
    tally = {"requests": 0, "frames": 0, "leaked": 0}
    gate = asyncio.Semaphore(30)

    async def one(number: int) -> None:
        async with gate:
            if number % 5 == 0:
                await _frames(server, version, token if number % 100 == 0 else "", rng, tally)
            else:
                await _request(server, rng, tally)

    number = 0
    while tally["requests"] + tally["frames"] < count:
        await asyncio.gather(*(one(number + no) for no in range(300)))
        number += 300
    print(", ".join(f"{name}: {times}" for name, times in tally.items()))


async def _request(server: str, rng: random.Random, tally: dict[str, int]) -> None:
    """Send a request that is damaged, for another host, of another method or for a file that is not there."""
    path = rng.choice(
        ["/", "/..%2f..%2fetc/passwd", "/\0", "/" + "a" * rng.randrange(9000), SOCKET, "//evil", "/é"]
    )
    method = rng.choice(["GET", "POST", "PUT", "BREW", "", "G\0T", "CONNECT"])
    host = rng.choice([server, "evil.example", "", "localhost", f"{server}@evil"])
    heads = "".join(f"X-{no}: {'b' * rng.randrange(200)}\r\n" for no in range(rng.choice([0, 1, 140])))
    data = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{heads}Content-Length: {rng.randrange(-9, 10**9)}\r\n\r\n"
    raw = bytearray(data.encode())
    for _ in range(rng.choice([0, 0, 1, 20])):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    tally["requests"] += 1
    with suppress(OSError, TimeoutError):
        name, port = server.split(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(bytes(raw[: rng.choice([len(raw), rng.randrange(len(raw))])]))
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(100_000), 10)
        tally["leaked"] += answer.count(b'"hand"')
        writer.close()


async def _frames(server: str, version: str, token: str, rng: random.Random, tally: dict[str, int]) -> None:
    """Open a socket and send frames of nonsense, some with a good token before them."""
    with suppress(WebSocketException, OSError, TimeoutError, EOFError):
        async with connect(
            f"ws://{server}{SOCKET}", origin=Origin(f"http://{server}"), compression=None
        ) as one:
            hello = {"t": "hello", "version": version, "token": token, "client": "x", "lang": "sv"}
            if not token:
                hello[rng.choice([*hello])] = rng.choice(["", "x", "\u0000", "bad", "é" * 70])
            await one.send(json.encode(hello), text=True)
            for _ in range(rng.randrange(1, 60)):
                tally["frames"] += 1
                await one.send(_nonsense(rng))
            async with asyncio.timeout(2):
                async for answer in one:
                    tally["leaked"] += not token and '"hand"' in str(answer)


def _nonsense(rng: random.Random) -> str | bytes:
    """Return a message that no page sends; some are almost right."""
    kind = rng.choice(["move", "tap", "sit", "do", "agree", "react", "clear", "speak", "hello", "?"])
    message: dict[str, object] = {"t": kind, "log": rng.choice([0, 1, -1, 2**70, 1.5, "1", None])}
    message |= rng.choice(
        [{}, {"move": "play HK"}, {"move": "x" * 500}, {"card": "HK", "own": True}, {"seat": 99}]
    )
    message |= rng.choice([{}, {"what": "next"}, {"yes": True}, {"ms": -5, "word": "hej"}, {"lang": "de"}])
    text = json.encode(message)
    damaged = text[: rng.randrange(len(text))]
    wild: list[str | bytes] = [text, text.decode(), damaged, rng.randbytes(40), "[" * 3000]
    return rng.choice(wild)


def axe() -> int:
    """Fetch axe-core and run the tests that need it; return their exit status."""
    folder = CHECKOUT / "build" / "axe-core"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "package").is_dir():
        made = subprocess.run(
            ["npm", "pack", "--silent", AXE], cwd=folder, check=True, capture_output=True, text=True
        )
        subprocess.run(["tar", "xzf", made.stdout.strip()], cwd=folder, check=True)
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
    return attack(given.count or ATTACKS) if given.attack else measure(given.count or TAPS)


if __name__ == "__main__":
    if sys.argv[1] == "attack":
        asyncio.run(attacks(*json.decode(sys.argv[2])))
    else:
        asyncio.run(play(*json.decode(sys.argv[1])))
