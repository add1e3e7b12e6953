"""The server of the phones' page and of their sockets, in a thread of its own.

It listens on one address only and knows nothing of the game: it checks who may speak, and passes on their messages.
What it refuses is refused here, so that strangers never reach the thread of the game.
"""

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import count
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import DecodeError, json
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from tolva_gui.phones import messages
from tolva_gui.phones.messages import LONGEST, Hello
from tolva_gui.phones.pages import File, Pages

if TYPE_CHECKING:
    from tolva_gui.phones.room import Room

SOCKET: Final = "/socket"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
MOST_PHONES: Final = 24
"""Open sockets: three for each of eight seats, so that a phone that comes back need not wait for its dead one."""
MOST_CONNECTIONS: Final = 160
"""TCP connections, among them those that fetch the page."""
OPENING: Final = 20.0
"""Seconds for a request, its answer, and the first message of a socket: each lost packet costs some."""
FAREWELL: Final = 0.5
"""Seconds for the last messages when the server stops."""
TURN: Final = 0.02
"""Seconds in which a connection that has just been accepted is made."""
PING: Final = 20.0
"""Seconds between pings; a phone that does not answer for as long again is away."""
QUIET: Final = 10.0
"""Seconds after which a phone to which nothing has been said hears `BEAT`: pages do not see pings."""
BEAT: Final = b'{"t":"beat"}'
WRONG: Final = 10
"""Wrong tokens from one address in `WHILE` seconds, after which it is not listened to."""
WHILE: Final = 60.0
RATE: Final = 20.0
"""Messages of a phone in a second, on average; `BURST` at once."""
BURST: Final = 60
PORTS: Final = (8152, 8153, 8154, 0)
"""The ports to try; 0: any free one."""
NOTHING: Final = File(b"", "text/plain")
Phone = int
"""The number of a socket."""

log = logging.getLogger(__name__)
_silent = logging.getLogger(f"{__name__}.websockets")
# The library logs what is said, and tokens are said.
_silent.setLevel(logging.CRITICAL + 1)


class Outbox:
    """What waits to be sent to one phone: of scenes only the newest, so a slow phone holds no memory."""

    def __init__(self) -> None:
        self.notes: deque[bytes] = deque(maxlen=8)
        self.scene: bytes | None = None
        self.filled = asyncio.Event()
        self.closing = False

    def take(self) -> bytes | None:
        """Return the next message; None if nothing waits."""
        if self.notes:
            return self.notes.popleft()
        scene, self.scene = self.scene, None
        return scene


class Server:
    """Serves the pages and the sockets at *address*, from `start` to `stop`.

    *hand_over*: has the thread of the game make a call, of the *room*.
    """

    def __init__(
        self, address: str, pages: Pages, room: "Room", hand_over: Callable[[Callable[[], None]], None]
    ) -> None:
        self.address = address
        self.port = 0
        self._pages = pages
        self._tokens = room.tokens
        self._room = room
        self._hand_over = hand_over
        self._numbers = count(1)
        self._boxes: dict[Phone, Outbox] = {}
        self._senders: set[asyncio.Task[None]] = set()
        self._connections: set[Connection] = set()
        self._wrong: dict[str, deque[float]] = {}
        self._thread = Thread(target=self._run, name="phones", daemon=True)

    @property
    def host(self) -> str:
        """The name under which the phones reach it: address and port."""
        shown = f"[{self.address}]" if ":" in self.address else self.address
        return f"{shown}:{self.port}"

    def start(self, port: int = 0) -> None:
        """Listen, at that port if it is free. Raise OSError if the address cannot be used."""
        family = socket.AF_INET6 if ":" in self.address else socket.AF_INET
        for wished in [port, *PORTS] if port else PORTS:
            try:
                self._socket = socket.create_server((self.address, wished), family=family)
                break
            except OSError:
                if wished == PORTS[-1]:
                    raise
        self.port = self._socket.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._over = self._loop.create_future()
        self._thread.start()

    def stop(self) -> None:
        """Close everything and wait for the thread."""
        with suppress(RuntimeError):  # the loop is closed: it has stopped already
            self._loop.call_soon_threadsafe(self._stop)
        self._thread.join()

    def send(self, phone: Phone, message: bytes) -> None:
        """Send the message. From any thread."""
        self._do(lambda: self._put(phone, note=message))

    def show(self, scenes: Mapping[Phone, bytes]) -> None:
        """Send each phone its scene, which replaces one that still waits. From any thread.

        All at once: each hand-over lets the two threads wait for each other.
        """

        def put() -> None:
            for phone, scene in scenes.items():
                self._put(phone, scene=scene)

        self._do(put)

    def close(self, phone: Phone) -> None:
        """Close the phone's socket once what waits has been sent. From any thread."""
        self._do(lambda: self._end(phone))

    def _do(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is there any more
            self._loop.call_soon_threadsafe(what)

    # In the thread of the server

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        connection = partial(Connection, self._connections)
        listening = await serve(
            self._attend,
            sock=self._socket,
            create_connection=cast(type[ServerConnection], connection),  # any callable will do
            process_request=self._answer,
            compression=None,
            server_header=None,
            open_timeout=OPENING,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=OPENING,
            max_size=LONGEST,
            max_queue=8,
            logger=_silent,
        )
        await self._over
        # What has been said before the end is still sent.
        for phone in list(self._boxes):
            self._end(phone)
        if self._senders:
            await asyncio.wait(self._senders, timeout=FAREWELL)
        listening.close()
        closed = asyncio.ensure_future(listening.wait_closed())
        # Some have just been accepted, and who sleeps does not answer while the window waits.
        while not closed.done() or self._connections:
            await asyncio.wait([closed], timeout=TURN)
            await asyncio.sleep(TURN)
            for one in list(self._connections):
                one.transport.abort()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def _answer(self, _connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a request; None lets it become a socket."""
        if request.method != "GET":
            return _response(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.headers.get_all("Host") != [self.host]:
            return _response(HTTPStatus.MISDIRECTED_REQUEST)
        if request.path != SOCKET:
            found = self._pages.find(request.path)
            return _response(HTTPStatus.NOT_FOUND) if found is None else _page(*found)
        if request.headers.get_all("Origin") != [f"http://{self.host}"]:
            return _response(HTTPStatus.FORBIDDEN)
        if len(self._boxes) >= MOST_PHONES:
            return _response(HTTPStatus.SERVICE_UNAVAILABLE)
        return None

    async def _attend(self, socket: ServerConnection) -> None:
        phone, box = next(self._numbers), Outbox()
        self._boxes[phone] = box
        sender = self._loop.create_task(self._send(socket, box))
        self._senders.add(sender)
        sender.add_done_callback(self._senders.discard)
        joined = False
        try:
            hello = await self._greeting(socket, box)
            if hello is not None:
                joined = True
                self._put(phone, note=BEAT)
                seat = self._tokens.seat_of(hello.token) if hello.token else None
                self._hand_over(partial(self._room.joined, phone, seat, hello))
                await self._hear(socket, phone)
        except ConnectionClosed:
            pass
        except Exception:
            log.exception("the connection of a phone failed")
        finally:
            del self._boxes[phone]
            if joined:
                self._hand_over(partial(self._room.left, phone))
            box.closing = True
            box.filled.set()
            with suppress(ConnectionClosed):
                await sender

    async def _greeting(self, socket: ServerConnection, box: Outbox) -> Hello | None:
        """Return the first message if it is one and its token is good; None after an answer to anything else."""
        address = str((socket.remote_address or ("",))[0])
        try:
            async with asyncio.timeout(OPENING):
                hello = messages.parse(await socket.recv())
        except (TimeoutError, DecodeError, UnicodeDecodeError):
            return None
        if not isinstance(hello, Hello):
            return None
        if hello.version != self._pages.version:
            box.notes.append(json.encode({"t": "reload"}))
        elif self._is_blocked(address) or (hello.token and self._tokens.seat_of(hello.token) is None):
            self._wrong.setdefault(address, deque(maxlen=WRONG)).append(self._loop.time())
            box.notes.append(json.encode({"t": "bye", "why": "bad_token"}))
        else:
            return hello
        return None

    def _is_blocked(self, address: str) -> bool:
        """Whether too many wrong tokens have come from there; a long list of such addresses is forgotten."""
        if len(self._wrong) > MOST_CONNECTIONS:
            self._wrong.clear()
        times = self._wrong.get(address)
        return times is not None and len(times) == WRONG and self._loop.time() - times[0] < WHILE

    async def _hear(self, socket: ServerConnection, phone: Phone) -> None:
        """Pass on messages until one is none, or too many come."""
        budget, last = float(BURST), self._loop.time()
        async for data in socket:
            now = self._loop.time()
            budget, last = min(BURST, budget + (now - last) * RATE) - 1, now
            try:
                message = messages.parse(data)
            except (DecodeError, UnicodeDecodeError):
                return
            if budget < 0 or isinstance(message, Hello):
                return
            if isinstance(message, messages.Speak | messages.Sit | messages.Agree):
                # These need not change what the phone shows, and it waits for a word.
                self._put(phone, note=BEAT)
            self._hand_over(partial(self._room.heard, phone, message))

    async def _send(self, socket: ServerConnection, box: Outbox) -> None:
        """Send what is put into the box until it is closed."""
        while True:
            while (message := box.take()) is not None:
                await socket.send(message, text=True)
            if box.closing:
                await socket.close()
                return
            try:
                async with asyncio.timeout(QUIET):
                    await box.filled.wait()
            except TimeoutError:
                await socket.send(BEAT, text=True)
            box.filled.clear()

    def _stop(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def _put(self, phone: Phone, *, note: bytes | None = None, scene: bytes | None = None) -> None:
        box = self._boxes.get(phone)
        if box is None:
            return
        if note is not None:
            box.notes.append(note)
        box.scene = scene or box.scene
        box.filled.set()

    def _end(self, phone: Phone) -> None:
        box = self._boxes.get(phone)
        if box is not None:
            box.closing = True
            box.filled.set()


class Connection(ServerConnection):
    """One of *every* connection; it ends at once if they are too many."""

    def __init__(self, every: set["Connection"], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._every = every

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._every.add(self)
        if len(self._every) > MOST_CONNECTIONS:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._every.discard(self)
        super().connection_lost(exc)


def _response(status: HTTPStatus, file: File = NOTHING, cache: str = "no-store") -> Response:
    headers = {
        "Connection": "close",
        "Content-Length": str(len(file.content)),
        "Content-Type": file.type,
        "Cache-Control": cache,
        "Content-Security-Policy": POLICY,
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    return Response(status.value, status.phrase, Headers(headers), file.content)


def _page(file: File, lasting: bool) -> Response:
    return _response(HTTPStatus.OK, file, "public, max-age=31536000, immutable" if lasting else "no-cache")
