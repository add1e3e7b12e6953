"""What Qt for Python has Python compile anew at every start, kept from one start to the next.

It carries its own helpers as text in its library, where Python keeps nothing compiled for it: a twentieth of the time
to the first picture, and a few megabytes. What was compiled is taken only for the same text and by the same Python;
whatever is wrong with the file, all is compiled anew.
"""

import builtins
import logging
import marshal
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any, Final

log = logging.getLogger(__name__)
CHECK_BYTES: Final = 4

_Text = tuple[str, str | bytes]
"""A file's name and what it says."""


@contextmanager
def kept_code(path: Path) -> Iterator[None]:
    """Within, what that file has is not compiled; what was compiled is in the file afterwards."""
    plain = builtins.compile
    known = _read(path)
    met: dict[_Text, CodeType] = {}

    def compile_once(source: Any, filename: Any, mode: str, *further: Any, **named: Any) -> Any:
        whole = isinstance(source, str | bytes) and isinstance(filename, str)
        if not whole or mode != "exec" or further or named:
            return plain(source, filename, mode, *further, **named)
        text = filename, source
        met[text] = code = known.get(text) or plain(source, filename, mode)
        return code

    builtins.compile = compile_once
    try:
        yield
    finally:
        builtins.compile = plain
    if not met.keys() <= known.keys() and not sys.dont_write_bytecode:
        _write(path, met)


def _read(path: Path) -> dict[_Text, CodeType]:
    if not path.is_file():
        return {}
    try:
        data = path.read_bytes()
    except OSError as error:
        log.info("%s", error)
        return {}
    kept = data[CHECK_BYTES:]
    if data[:CHECK_BYTES] != _check(kept):
        return {}
    codes: dict[_Text, CodeType] = marshal.loads(kept)
    return codes


def _write(path: Path, codes: dict[_Text, CodeType]) -> None:
    from tolva_gui.records.files import write_bytes

    kept = marshal.dumps(codes)
    try:
        write_bytes(path, _check(kept) + kept)
    except OSError as error:
        log.info("%s", error)  # next time all is compiled anew


def _check(kept: bytes) -> bytes:
    """Return a sum that differs for damaged bytes and for another Python, which has other code."""
    return zlib.crc32(kept, zlib.crc32(sys.version.encode())).to_bytes(CHECK_BYTES)
