"""Reading decks of KDE's convention: a folder with an `index.desktop` and the drawing that it names.

Other people's files are read here, so nothing is trusted: whatever is wrong ends as a `DeckError` that says what and
where.
"""

import configparser
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.parsers import expat

INDEX: Final = "index.desktop"
GROUPS: Final = ("KDE Backdeck", "KDE Cards")
LARGEST: Final = 64_000_000
"""Bytes of a drawing, unpacked. The largest of KDE's has a tenth of that."""
GZIP: Final = b"\x1f\x8b"
SUITS: Final = ("spade", "heart", "diamond", "club")
RANKS: Final = ("1", *map(str, range(2, 11)), "jack", "queen", "king")
ELEMENTS: Final = (*(f"{rank}_{suit}" for suit in SUITS for rank in RANKS), "back")
"""What a deck has to have: hands are dealt from six up, and the low cards are lankor."""


class DeckError(Exception):
    """`what` is one of the keys of `decks.TROUBLES`; `values` go into its sentence."""

    def __init__(self, what: str, *values: object) -> None:
        super().__init__(what, *values)
        self.what = what
        self.values = values


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What an `index.desktop` says."""

    folder: Path
    name: str
    drawing: Path


def find(roots: Iterable[Path]) -> Iterator[Path]:
    """Return the folders of decks; one hides those of the same name in later roots, as XDG has it."""
    seen: set[str] = set()
    for root in roots:
        try:
            folders = sorted(path for path in root.iterdir() if path.is_dir())
        except OSError:
            continue  # most of the system's data folders have no decks
        for folder in folders:
            if folder.name not in seen:
                seen.add(folder.name)
                yield folder


def read_index(folder: Path, language: str) -> DeckFile:
    """Return what the deck says of itself; raise DeckError."""
    path = folder / INDEX
    entry = _entry(path)
    drawing = entry.get("SVG", "").strip()
    if not drawing:
        raise DeckError("no drawing named", path)
    if Path(drawing).name != drawing or drawing in (".", ".."):
        raise DeckError("drawing elsewhere", path, drawing)
    name = entry.get(f"Name[{language}]") or entry.get("Name") or folder.name
    return DeckFile(folder, name.strip(), folder / drawing)


def _entry(path: Path) -> configparser.SectionProxy:
    index = configparser.ConfigParser(
        interpolation=None, strict=False, delimiters=("=",), comment_prefixes=("#",)
    )
    index.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        index.read_string(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise DeckError("missing", path) from error
    except OSError as error:
        raise DeckError("unreadable", path) from error
    except (configparser.Error, UnicodeDecodeError) as error:
        raise DeckError("bad index", path) from error
    for group in GROUPS:
        if index.has_section(group):
            return index[group]
    raise DeckError("bad index", path)


def read_drawing(path: Path) -> bytes:
    """Return the SVG with every card in it, unpacked if need be; raise DeckError."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise DeckError("missing", path) from error
    except OSError as error:
        raise DeckError("unreadable", path) from error
    if data.startswith(GZIP):
        data = _unpack(data, path)
    if len(data) > LARGEST:
        raise DeckError("too large", path)
    found = _ids(data, path)
    missing = [name for name in ELEMENTS if name not in found]
    if missing:
        raise DeckError("cards missing", path, ", ".join(missing[:3]) + (" …" if missing[3:] else ""))
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
    except expat.ExpatError as error:
        raise DeckError("not a drawing", path) from error
    if names[0].rpartition(":")[2] != "svg":
        raise DeckError("not a drawing", path)
    return found
