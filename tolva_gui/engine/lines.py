"""Lines of bounded length from a stream, JSON in and out."""

import json
from collections.abc import Iterator, Mapping
from typing import BinaryIO, Final, NoReturn

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
        request = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Refused(f"the line is not UTF-8: byte {error.start + 1} of {len(line)}") from None
    except json.JSONDecodeError as error:
        raise Refused(f"the line is not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise Refused("the line is not JSON that can be read: it is nested too deep") from None
    except ValueError as error:
        raise Refused(f"the line is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise Refused('a request is a JSON object, as {"cmd": "games"}')
    return request


def encode(answer: Mapping[str, object]) -> bytes:
    """Return the answer as a line; lone surrogates, which a request can contain, are escaped."""
    text = json.dumps(answer, ensure_ascii=False, allow_nan=False)
    return text.encode("utf-8", "backslashreplace") + b"\n"


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
