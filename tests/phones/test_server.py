"""Who may speak to the server, and what it says to whom."""

import gc
import json
import logging
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.phones.attacks import attacked
from tests.phones.party import PAGES, PATIENCE, Party, Phone, address_works, hosted, party_of
from tolva_gui.phones import server
from tolva_gui.phones.server import POLICY, SOCKET, WRONG
from tolva_gui.phones.tokens import ALL, BYTES, parse


def anything(_: object) -> bool:
    return True


def get(
    party: Party, path: str, *, host: str | None = None, method: str = "GET"
) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", party.server.port, timeout=PATIENCE)
    connection.request(method, path, headers={"Host": party.server.host if host is None else host})
    answer = connection.getresponse()
    return answer.status, dict(answer.getheaders()), answer.read()


def dial(party: Party, origin: str | None) -> ClientConnection:
    """Open a socket from a page of that origin."""
    from_there = None if origin is None else Origin(origin)
    return connect(f"ws://{party.server.host}{SOCKET}", origin=from_there, proxy=None)


def test_page_is_checked_each_time_and_its_files_are_not(party: Party) -> None:
    status, headers, body = get(party, "/")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert headers["Content-Security-Policy"] == POLICY
    assert f"/{PAGES.version}/".encode() in body
    assert b'translate="no"' in body, "it speaks both languages itself"
    for name in ("main.js", "style.css", "texts.js", "cards/sv/HK.svg", "portraits/elna-calm.svg"):
        status, headers, body = get(party, f"/{PAGES.version}/{name}")
        assert (status, bool(body)) == (200, True), name
        assert "immutable" in headers["Cache-Control"]


@pytest.mark.parametrize(
    ("path", "request_", "status"),
    [
        *((path, {}, 404) for path in ("/old/main.js", "/main.js", "/../pyproject.toml", "//etc/passwd")),
        (f"/{PAGES.version}/", {}, 404),
        *(("/", {"host": host}, 421) for host in ("evil.example", "localhost", "")),
        *(("/", {"method": method}, 405) for method in ("POST", "HEAD")),
    ],
)
def test_only_files_are_served_by_get_under_the_own_name(
    party: Party, path: str, request_: dict[str, str], status: int
) -> None:
    assert get(party, path, **request_)[0] == status


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_socket_is_refused_to_foreign_pages(party: Party, origin: str | None) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        dial(party, origin)


def test_server_listens_on_its_own_address_only(party: Party) -> None:
    with socket.socket() as other, pytest.raises(OSError, match="refused"):
        other.connect(("127.0.0.2", party.server.port))


def test_phones_come_where_there_is_only_ipv6() -> None:
    if not address_works("::1"):
        pytest.skip("this machine has no IPv6")
    with party_of(hosted("tolva-4", 4), address="::1") as party:
        assert party.server.host.startswith("[::1]:")
        assert party.join(0).table["you"] == 0


def test_phone_that_asks_hears_a_word_at_once(party: Party) -> None:
    """So it knows that the table is there even if nothing has changed; the game's thread has done nothing yet."""
    phone = party.join(0)
    phone.say("speak", lang="sv")
    assert json.loads(phone.socket.recv(timeout=PATIENCE)) == {"t": "beat"}


def test_tokens_have_128_bits_and_differ(party: Party) -> None:
    tokens = [party.tokens.of(seat) for seat in (ALL, 0, 1, 2, 3)]
    assert len(set(tokens)) == 5
    assert all(len(token) * 6 >= BYTES * 8 for token in tokens)


def test_wrong_token_is_refused_and_soon_not_even_heard(party: Party) -> None:
    for _ in range(WRONG):
        phone = Phone(party, "wrong", "somebody")
        assert phone.hear(anything) == {"t": "bye", "why": "bad_token"}
        assert phone.is_over()
    phone = Phone(party, party.tokens.of(0), "somebody")
    assert phone.hear(anything) == {"t": "bye", "why": "bad_token"}


def test_renewed_token_puts_its_phone_out(party: Party) -> None:
    """One that waits for the seat is out, too: it used to get it later, with the new token."""
    old = party.tokens.of(1)
    phones = [party.join(1), Phone(party, old, "another")]
    phones[1].hear(lambda frame: frame["t"] == "wait")
    party.room.renew(1)
    for phone in phones:
        assert phone.hear(lambda frame: frame["t"] == "bye")["why"] == "bad_token"
        assert phone.is_over()
    assert Phone(party, old, "client").hear(anything)["why"] == "bad_token"
    assert party.join(1).table["you"] == 1


def test_old_page_is_asked_to_load_again(party: Party) -> None:
    hello = {"t": "hello", "version": "old", "token": party.tokens.of(0), "client": "", "lang": "sv"}
    with dial(party, f"http://{party.server.host}") as old:
        old.send(json.dumps(hello))
        assert json.loads(old.recv(timeout=PATIENCE)) == {"t": "reload"}


@pytest.mark.parametrize(
    "said", ["", "{}", '{"t":"move","log":0,"move":"play HK"}', "x" * 70_000, '{"t":"hello"}', "[" * 30_000]
)
def test_socket_that_does_not_greet_is_closed(
    party: Party, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    with dial(party, f"http://{party.server.host}") as one:
        one.send(said)
        with pytest.raises(ConnectionClosed):
            one.recv(timeout=PATIENCE)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


NO_PORT = b'{"game":"tolva-4","port":99999,"tokens":{}}'


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"\xff", b"[" * 30_000, NO_PORT],
    ids=["empty", "bare", "bytes", "deep", "no port"],
)
def test_damaged_codes_are_none(data: bytes) -> None:
    assert parse(data, "tolva-4") is None


def test_phone_that_says_nonsense_is_closed_and_may_come_back(party: Party) -> None:
    phone = party.join(2)
    phone.socket.send('{"t":"move","log":-1,"move":"\\ud800"}')
    assert phone.is_over()
    assert party.join(2).table["you"] == 2


@pytest.mark.long
def test_hostile_requests_and_frames_learn_nothing(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    """A short run of `start.py lab phones --attack`."""
    tally = Counter[str]()
    with ThreadPoolExecutor(30) as pool:
        for found in pool.map(partial(attacked, party.server.host, ""), range(1, 61)):
            tally.update(found)
    assert tally["frames"] > tally["requests"] == 48
    assert tally["leaked"] == 0
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert party.join(2).table["you"] == 2


def test_phone_that_floods_is_closed(party: Party) -> None:
    phone = party.join(2)
    with suppress(ConnectionClosed):
        for _ in range(10 * server.BURST):
            phone.say("clear", log=0)
    assert phone.is_over()


def test_nothing_that_is_said_is_logged(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    party.join(0)
    Phone(party, "wrong", "somebody").hear(anything)
    told = [record.getMessage() for record in caplog.records if record.name.startswith("tolva_gui")]
    assert told == []


def test_server_that_ends_leaves_nothing_behind(caplog: pytest.LogCaptureFixture) -> None:
    """Not even if somebody is in the middle of a request, or does not answer."""
    with party_of(hosted("tolva-4", 4)) as party, socket.socket() as slow:
        slow.connect(("127.0.0.1", party.server.port))
        slow.send(b"GET / HT")
        party.join(0)
        party.server.stop()
        gc.collect()
        assert slow.recv(100) == b""
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []


def test_server_ends_with_the_game_and_says_so() -> None:
    with party_of(hosted("tolva-4", 4)) as party:
        phone, port = party.join(0), party.server.port
        party.room.end()
        assert phone.hear(lambda frame: frame["t"] == "bye")["why"] == "ended"
    with socket.socket() as again, pytest.raises(OSError, match="refused"):
        again.connect(("127.0.0.1", port))
