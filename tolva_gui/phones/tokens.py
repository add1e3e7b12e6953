"""The secrets in the addresses of the phones: one for each seat of a game, and one with which a seat is chosen.

They end with the game. So that the phones find back by themselves after a crash, the window saves them beside the game
in progress, and deletes them with it.
"""

from collections.abc import Collection
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Annotated, Final

from msgspec import DecodeError, Meta, Struct, json

from tolva_gui.rules.events import Seat

BYTES: Final = 16
"""128 bits."""
ALL: Final[Seat] = -1
"""In place of a seat: the code with which any free seat may be chosen."""


class Kept(Struct):
    """The file: the game's key, the port of its server, and the tokens by seat."""

    game: str
    port: Annotated[int, Meta(ge=0, le=65535)]
    tokens: dict[Seat, str]


class Tokens:
    """The valid tokens by seat. Read by the server's thread; a changed set replaces the old one whole."""

    def __init__(self, seats: Collection[Seat], known: dict[Seat, str] | None = None) -> None:
        kept = known or {}
        self._by_seat = {seat: kept.get(seat) or token_urlsafe(BYTES) for seat in (ALL, *sorted(seats))}

    def of(self, seat: Seat) -> str:
        return self._by_seat[seat]

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat with the token; its length and content take the same time to compare."""
        given = token.encode()
        found = [seat for seat, one in self._by_seat.items() if compare_digest(one.encode(), given)]
        return found[0] if found else None

    def renew(self, seat: Seat) -> None:
        """Replace the seat's token: the old one is no longer valid."""
        self._by_seat = {**self._by_seat, seat: token_urlsafe(BYTES)}

    def kept(self, game: str, port: int) -> bytes:
        """Return the content of the file."""
        return json.encode(Kept(game, port, self._by_seat))


def parse(data: bytes, game: str) -> Kept | None:
    """Return what was saved for the game; None if it is damaged, or of another game."""
    try:
        kept = json.decode(data, type=Kept)
    except (DecodeError, RecursionError):
        return None
    return kept if kept.game == game else None
