"""The pages of an SQLite file, read without SQLite: what lies in a file that SQLite itself gives up.

Rows lie in the leaves of trees, each leaf a page that begins with its kind and a list of where its rows are. What does
not fit there goes on in a chain of other pages, each beginning with the number of the next. Nothing else is asked for:
a leaf is read wherever it lies, so that a lost page costs only the rows on it.

The format: https://www.sqlite.org/fileformat.html
"""

import struct
from collections.abc import Iterator
from typing import Final

Value = int | float | bytes | None
_HEADER: Final = b"SQLite format 3\0"
HEADER_SIZE: Final = 100
_USUAL_SIZE: Final = 4096
_LEAF: Final = 0x0D
_SIZES: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of a whole number, by its kind."""
_REAL: Final = 7
_CONSTANTS: Final = {8: 0, 9: 1}
_FIRST_BLOB: Final = 12


class Pages:
    """The pages of the file with this content, of which any part may be lost."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._size = _page_size(data)

    def rows(self) -> Iterator[tuple[Value, ...]]:
        """Return the rows of all tables, also of pages no longer used; the last value may be cut by the damage."""
        for number in range(1, len(self._data) // self._size + 2):
            yield from self._rows_of(number)

    def text_at(self, place: int) -> bytes:
        """Return the text that begins there, and what goes on in the chain of other pages.

        No text has a byte 0, and the number of a page begins with one. After the end may come what lay there before.
        """
        page = place // self._size
        rest = self._data[place : (page + 1) * self._size]
        text, _, _ = rest.partition(b"\0")
        following = int.from_bytes(rest[len(text) : len(text) + 4], "big")
        parts = [text]
        for part in self._chain(following):
            text, end, _ = part.partition(b"\0")
            parts.append(text)
            if end:
                break
        return b"".join(parts)

    def _rows_of(self, number: int) -> Iterator[tuple[Value, ...]]:
        page = self._page(number)
        start = HEADER_SIZE if number == 1 and page.startswith(_HEADER) else 0
        if page[start : start + 1] != bytes([_LEAF]):
            return
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        for at in range(start + 8, start + 8 + 2 * count, 2):
            try:
                yield _values(self._payload(page, int.from_bytes(page[at : at + 2], "big")))
            except (IndexError, struct.error):
                continue  # no row lies there

    def _payload(self, page: bytes, at: int) -> bytes:
        """Return the row that begins there; less of it if its chain is broken."""
        length, at = _varint(page, at)
        _, at = _varint(page, at)
        here = self._length_here(length)
        parts, left = [page[at : at + here]], length - here
        if left > 0:
            for part in self._chain(int.from_bytes(page[at + here : at + here + 4], "big")):
                parts.append(part[:left])
                left -= len(part)
                if left <= 0:
                    break
        return b"".join(parts)

    def _length_here(self, length: int) -> int:
        """Return how much of a row of that length lies in the leaf itself."""
        most, least = self._size - 35, (self._size - 12) * 32 // 255 - 23
        if length <= most:
            return length
        here = least + (length - least) % (self._size - 4)
        return here if here <= most else least

    def _chain(self, number: int) -> Iterator[bytes]:
        """Return what the pages hold that follow each other from this one on."""
        seen: set[int] = set()
        while number and number not in seen:
            seen.add(number)
            page = self._page(number)
            if not page:
                return
            yield page[4:]
            number = int.from_bytes(page[:4], "big")

    def _page(self, number: int) -> bytes:
        return self._data[(number - 1) * self._size : number * self._size]


def whole_length(header: bytes) -> int:
    """Return how long the file says that it is; at least a byte, for an empty file is no library."""
    pages, changes, counted_at = (int.from_bytes(header[at : at + 4], "big") for at in (28, 24, 92))
    return _page_size(header) * pages if header.startswith(_HEADER) and changes == counted_at else 1


def _page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18], "big")
    size = 65536 if size == 1 else size
    sound = data.startswith(_HEADER) and size >= 512 and size & (size - 1) == 0
    return size if sound else _USUAL_SIZE


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the number of one to nine bytes, and where it ends."""
    value = 0
    for _ in range(8):
        value = value << 7 | data[at] & 0x7F
        at += 1
        if data[at - 1] < 0x80:
            return value, at
    return value << 8 | data[at], at + 1


def _values(payload: bytes) -> tuple[Value, ...]:
    head, at = _varint(payload, 0)
    kinds, place = [], head
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    for kind in kinds:
        value, place = _value(payload, kind, place)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind >= _FIRST_BLOB:
        size = (kind - _FIRST_BLOB) // 2
        return payload[at : at + size], at + size
    if kind in _SIZES:
        size = _SIZES[kind]
        return int.from_bytes(payload[at : at + size], "big", signed=True), at + size
    if kind == _REAL:
        (value,) = struct.unpack(">d", payload[at : at + 8])
        return value, at + 8
    return _CONSTANTS.get(kind), at
