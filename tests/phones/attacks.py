"""Hostile requests and frames, by their number: `start.py lab phones --attack` sends 50,000 of them."""

import socket
import time
from contextlib import suppress
from random import Random

from msgspec import json
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.phones.party import PAGES
from tolva_gui.phones.server import SOCKET


def attacked(server: str, token: str, number: int) -> dict[str, int]:
    """Make the attack of that number; return how many requests or frames it sent, and cards that leaked."""
    rng = Random(number)
    if number % 5:
        return _request(server, rng)
    return _frames(server, token if number % 100 == 0 else "", rng)


def _request(server: str, rng: Random) -> dict[str, int]:
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
    leaked, (name, port) = 0, server.split(":")
    with suppress(OSError), socket.create_connection((name, int(port)), 10) as one:
        one.sendall(raw[: rng.choice([len(raw), rng.randrange(len(raw))])])
        one.shutdown(socket.SHUT_WR)
        while answer := one.recv(100_000):
            leaked += answer.count(b'"hand"')
    return {"requests": 1, "leaked": leaked}


def _frames(server: str, token: str, rng: Random) -> dict[str, int]:
    """Open a socket and send frames of nonsense, some with a good token before them."""
    sent = leaked = 0
    hello = {"t": "hello", "version": PAGES.version, "token": token, "client": "x", "lang": "sv"}
    if not token:
        hello[rng.choice([*hello])] = rng.choice(["", "x", "\u0000", "bad", "é" * 70])
    opening = connect(f"ws://{server}{SOCKET}", origin=Origin(f"http://{server}"), compression=None)
    with suppress(WebSocketException, OSError, EOFError), opening as one:
        one.send(json.encode(hello), text=True)
        for _ in range(rng.randrange(1, 60)):
            sent += 1
            one.send(_nonsense(rng))
        end = time.monotonic() + 2
        while time.monotonic() < end:
            leaked += not token and '"hand"' in str(one.recv(timeout=2))
    return {"frames": sent, "leaked": leaked}


def _nonsense(rng: Random) -> str | bytes:
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
