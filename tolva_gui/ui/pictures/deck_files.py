"""Reading decks of KDE's convention: a folder with an `index.desktop` and the drawing that it names.

Other people's files are not trusted: any fault becomes a `DeckError` with its kind and place. Only regular
files are read, up to a limit; `deck_trial` finds out whether a drawing can be drawn.
"""

import configparser
import os
import stat
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final
from xml.parsers import expat

from msgspec import Struct

from tolva_gui.records.names import tidy

INDEX: Final = "index.desktop"
GROUPS: Final = ("KDE Backdeck", "KDE Cards")
LARGEST_INDEX: Final = 64_000
"""Bytes."""
LARGEST: Final = 20_000_000
"""Bytes of a drawing, packed or not; KDE's largest has a third of that."""
MOST_DECKS: Final = 100
"""The most decks offered; further ones are ignored."""
LONGEST_NAME: Final = 60
"""Characters; the rest is cut off."""
GZIP: Final = b"\x1f\x8b"
SUITS: Final = ("spade", "heart", "diamond", "club")
RANKS: Final = ("1", *map(str, range(2, 11)), "jack", "queen", "king")
ELEMENTS: Final = (*(f"{rank}_{suit}" for suit in SUITS for rank in RANKS), "back")
"""Elements that a deck must have: hands are dealt from six up, and the low cards are lankor."""


class DeckError(Exception):
    """`what` is one of the keys of `decks.TROUBLES`; `values` go into its sentence."""

    def __init__(self, what: str, *values: object) -> None:
        super().__init__(what, *values)
        self.what = what
        self.values = values


class DeckFile(Struct, frozen=True):
    """The contents of an `index.desktop`."""

    folder: Path
    name: str
    drawing: Path


def find(roots: Iterable[Path]) -> Iterator[Path]:
    """Yield the folders of decks; each hides those of the same name in later roots, as in XDG."""
    seen: set[str] = set()
    for root in roots:
        try:
            with os.scandir(root) as entries:
                names = sorted(entry.name for entry in islice(entries, 100 * MOST_DECKS))
        except OSError:
            continue  # most of the system's data folders have no decks
        for name in names:
            if len(seen) < MOST_DECKS and name not in seen and (root / name).is_dir():
                seen.add(name)
                yield root / name


def find_one(roots: Iterable[Path], name: str) -> Path | None:
    """Return the folder of the deck of that name; None if there is none."""
    if name in (".", "..") or Path(name).name != name:
        return None
    folders = (root / name for root in roots)
    return next((folder for folder in folders if folder.is_dir()), None)


def read_index(folder: Path, language: str) -> DeckFile:
    """Return the deck's own description; raise DeckError."""
    path = folder / INDEX
    entry = _entry(path)
    drawing = entry.get("SVG", "").strip()
    if not drawing:
        raise DeckError("no drawing named", path)
    if Path(drawing).name != drawing or drawing in (".", ".."):
        raise DeckError("drawing elsewhere", path, drawing)
    names = (entry.get(f"Name[{language}]", ""), entry.get("Name", ""), folder.name)
    name = next(filter(None, map(tidy, names)), "")
    return DeckFile(folder, name[:LONGEST_NAME], folder / drawing)


def _entry(path: Path) -> configparser.SectionProxy:
    index = configparser.ConfigParser(
        interpolation=None, strict=False, delimiters=("=",), comment_prefixes=("#",)
    )
    index.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        index.read_string(_read(path, LARGEST_INDEX).decode("utf-8"))
    except (configparser.Error, UnicodeDecodeError) as error:
        raise DeckError("bad index", path) from error
    for group in GROUPS:
        if index.has_section(group):
            return index[group]
    raise DeckError("bad index", path)


def read_drawing(path: Path) -> bytes:
    """Return the SVG, unpacked, once every card is found in it; raise DeckError."""
    data = _read(path, LARGEST)
    if data.startswith(GZIP):
        data = _unpack(data, path)
    if len(data) > LARGEST:
        raise DeckError("too large", path)
    found = _ids(data, path)
    missing = [name for name in ELEMENTS if name not in found]
    if missing:
        raise DeckError("cards missing", path, ", ".join(missing[:3]) + (" …" if missing[3:] else ""))
    return data


def _read(path: Path, most: int) -> bytes:
    """Return the content of the file without blocking on a pipe."""
    try:
        opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(opened, "rb") as file:
            if not stat.S_ISREG(os.fstat(opened).st_mode):
                raise DeckError("unreadable", path)
            data = file.read(most + 1)
    except FileNotFoundError as error:
        raise DeckError("missing", path) from error
    except (OSError, ValueError) as error:  # ValueError: no file can have that name
        raise DeckError("unreadable", path) from error
    if len(data) > most:
        raise DeckError("too large", path)
    return data


def _unpack(data: bytes, path: Path) -> bytes:
    inflate = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        plain = inflate.decompress(data, LARGEST + 1)
    except zlib.error as error:
        raise DeckError("not a drawing", path) from error
    if not inflate.eof and len(plain) <= LARGEST:
        raise DeckError("not a drawing", path)  # the end of the file is missing
    return plain


def _ids(data: bytes, path: Path) -> set[str]:
    found: set[str] = set()
    names: list[str] = []

    def note(name: str, attributes: dict[str, str]) -> None:
        if not names:
            names.append(name)
        if "id" in attributes:
            found.add(attributes["id"])

    parser = expat.ParserCreate()
    parser.StartElementHandler = note
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, LookupError, ValueError) as error:  # the last two: a foreign encoding
        raise DeckError("not a drawing", path) from error
    if names[0].rpartition(":")[2] != "svg":
        raise DeckError("not a drawing", path)
    return found
