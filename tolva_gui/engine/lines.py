"""Lines of bounded length from a stream, JSON in and out."""

from collections.abc import Iterator, Mapping
from json import dumps
from typing import BinaryIO, Final

from msgspec import json

from tolva_gui.engine.request import Refused

MAX_LINE: Final = 1_000_000
"""The maximum size in bytes, without the line's end."""


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yield each line without its end; None for a line that is too long (at most MAX_LINE bytes are kept in memory)."""
    while line := stream.readline(MAX_LINE + 1):
        if line.endswith(b"\n"):
            yield line[:-1]
        elif len(line) <= MAX_LINE:
            yield line  # the last line, without an end
        else:
            while (rest := stream.readline(MAX_LINE + 1)) and not rest.endswith(b"\n"):
                pass
            yield None


def decode(line: bytes | None) -> dict[str, object]:
    """Return the request in the line; raise Refused (bad_request) if there is none."""
    if line is None:
        raise Refused(f"the line has more than {MAX_LINE} bytes")
    try:
        return json.decode(line, type=dict[str, object])
    except (ValueError, RecursionError) as error:
        raise Refused(f'a request is a JSON object in UTF-8, as {{"cmd": "games"}}: {error}') from None


def encode(answer: Mapping[str, object]) -> bytes:
    """Return the answer as a line."""
    return dumps(answer, ensure_ascii=False, allow_nan=False).encode() + b"\n"
