"""A game whose people all sit at phones: real sockets on the loopback, the game in the test's own thread."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from queue import Empty, Queue
from random import Random
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tolva_gui import paths
from tolva_gui.phones.desk import Desk
from tolva_gui.phones.pages import Pages
from tolva_gui.phones.room import Room
from tolva_gui.phones.server import SOCKET, Server
from tolva_gui.phones.tokens import Tokens
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import RANKS, SUITS
from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host

PATIENCE = 60.0
Frame = dict[str, Any]
PAGES = Pages(paths.resources())
CARDS = {suit + rank for suit in SUITS for rank in RANKS} | {"JO"}


def address_works(address: str) -> bool:
    """Return whether this machine can listen there."""
    try:
        with socket.create_server((address, 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


def hosted(game: str, seats: int, *, seed: int = 1) -> Host:
    """Return a game of people only, before its first deal."""
    people = [SeatSetup("person", f"Gäst {seat + 1}") for seat in range(seats)]
    return Host.new(game, {}, people, seed=seed)


class Place(Protocol):
    """Where a phone plays."""

    open: ExitStack

    @property
    def server(self) -> Server:
        """The server of the phones."""

    def work(self) -> None:
        """Do what the server has handed over."""


class Phone:
    """A phone that plays: a socket, and the last of each kind of message."""

    def __init__(self, party: Place, token: str, client: str, lang: str = "sv") -> None:
        self.party = party
        self.frames: list[bytes] = []
        self.last: dict[str, Frame] = {}
        host = party.server.host
        origin = Origin(f"http://{host}")
        opening = connect(f"ws://{host}{SOCKET}", origin=origin, compression=None, proxy=None)
        self.socket: ClientConnection = party.open.enter_context(opening)
        self.say("hello", version=PAGES.version, token=token, client=client, lang=lang)

    @property
    def table(self) -> Frame:
        """The last scene."""
        return self.last["table"]

    def say(self, kind: str, **values: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"t": kind, **values}))

    def hear(self, until: Callable[[Frame], bool], tries: int = 500) -> Frame:
        """Receive messages, while the game does its work, until one is as wanted."""
        for _ in range(tries):
            self.party.work()
            try:
                data = self.socket.recv(timeout=0.02, decode=False)
            except TimeoutError:
                continue
            self.frames.append(data)
            frame: Frame = json.loads(data)
            self.last[frame["t"]] = frame
            if until(frame):
                return frame
        raise AssertionError("the phone has waited in vain")

    def is_over(self) -> bool:
        """Return whether the server has closed the socket."""
        try:
            self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed:
            return True
        return False


class Party:
    """A host whose seats are on phones."""

    def __init__(self, host: Host, seats: frozenset[Seat], address: str = "127.0.0.1") -> None:
        self.host = host
        self.calls: Queue[Callable[[], None]] = Queue()
        self.tokens = Tokens(seats)
        self.room = Room(Desk(host, seats), self.tokens)
        self._server = Server(address, PAGES, self.room, self.calls.put)
        self.room.server = self._server
        self.phones: list[Phone] = []
        self.open = ExitStack()
        """The sockets of the phones."""

    @property
    def server(self) -> Server:
        """The server of the phones."""
        return self._server

    def join(self, seat: Seat, lang: str = "sv", client: str = "") -> Phone:
        """Connect a phone to the seat and wait for its first scene."""
        phone = Phone(self, self.tokens.of(seat), client or f"client {seat}", lang)
        self.phones.append(phone)
        phone.hear(lambda frame: frame["t"] == "table")
        return phone

    def work(self) -> None:
        """Do what the server has handed over."""
        while True:
            try:
                call = self.calls.get_nowait()
            except Empty:
                return
            call()

    def wait_for_work(self) -> None:
        """Wait for the next call of the server, and do it."""
        self.calls.get(timeout=PATIENCE)()
        self.work()

    def settle(self) -> None:
        """Wait until every phone shows the game as it is."""
        for phone in self.phones:
            if phone.table["log"] != self.host.version:
                phone.hear(lambda frame: frame["t"] == "table" and frame["log"] == self.host.version)


@contextmanager
def party_of(host: Host, *seats: Seat, address: str = "127.0.0.1") -> Iterator[Party]:
    """Serve the game; its phones are connected by the test."""
    party = Party(host, frozenset(seats or range(len(host.seats))), address)
    party.server.start()
    try:
        yield party
    finally:
        party.open.close()
        party.server.stop()


def answers(frame: Frame, rng: Random) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield what a person may do with what the phone shows, in a random order."""
    ask = frame["ask"] or {}
    said = [("move", {"move": one["move"]}) for one in (*ask["moves"], *ask["piles"].values())]
    said += [("move", {"move": one["move"]}) for row in ask["box"] for one in row if one["allowed"]]
    said += [("move", {"move": one["move"]}) for one in ask["numbers"] if one["allowed"]]
    if ask["picks"]:
        said += [("move", {"move": move}) for move in ask["picks"]["moves"]]
    if ask["range"]:
        number = rng.randint(ask["range"]["least"], ask["range"]["most"])
        said.append(("move", {"move": f"{ask['range']['word']} {number}"}))
    if ask["arrange"]:
        hand = rng.sample(frame["hand"], len(frame["hand"]))
        yield "move", {"move": " ".join([ask["arrange"], *hand])}
        return
    if frame["race"] and frame["race"]["turn"]:
        said.append(("do", {"what": "turn"}))
    said += [("tap", {"card": card, "own": True, "place": _place(card, frame)}) for card in ask["playable"]]
    said += [("tap", {"card": card, "own": False}) for card in ask["lit"]]
    offers = [("move", {"move": one["move"]}) for one in ask["offers"]]
    rng.shuffle(said)
    yield from [*offers, *said] if rng.random() < 0.7 else [*said, *offers]


def _place(card: str, frame: Frame) -> int:
    return frame["hand"].index(card) if card in frame["hand"] else -1
