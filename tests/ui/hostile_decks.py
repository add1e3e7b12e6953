"""Decks made to stop any program that reads them, each in its own way."""

import gzip
import os
from collections.abc import Callable
from pathlib import Path

from tolva_gui.ui.pictures.deck_files import ELEMENTS, LARGEST

INDEX = "[KDE Backdeck]\nName=Guest\nSVG=guest.svg\n"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99">'


def deck(root: Path, name: str = "svg-guest", index: str = INDEX, body: str = "<rect/>") -> Path:
    """Return a deck with every card; `body` is the drawing of each."""
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text(index, encoding="utf-8")
    (folder / "guest.svg").write_text(_drawing(body), encoding="utf-8")
    return folder


def _drawing(body: str, before: str = "", head: str = HEAD) -> str:
    return head + before + "".join(f'<g id="{name}">{body}</g>' for name in ELEMENTS) + "</svg>"


def _bytes(name: str, data: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(data)


def _link(name: str, target: str) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).symlink_to(target)

    return make


def _pipe(name: str) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        (folder / name).unlink()
        os.mkfifo(folder / name)

    return make


def _nested_uses() -> bytes:
    """Ten times ten times ten …: more than can ever be drawn."""
    levels = ['<g id="n0"><rect width="9" height="9"/></g>']
    for no in range(1, 40):
        uses = f'<use xlink:href="#n{no - 1}"/>' * 10
        levels.append(f'<g id="n{no}">{uses}</g>')
    return _drawing('<use xlink:href="#n39"/>', "".join(levels)).encode()


def _entities() -> bytes:
    names = ['<!ENTITY e0 "x">']
    for no in range(1, 20):
        more = f"&e{no - 1};" * 10
        names.append(f'<!ENTITY e{no} "{more}">')
    return f"<!DOCTYPE svg [{''.join(names)}]>{_drawing('<text>&e19;</text>')}".encode()


def _image_of_a_pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe.png")
    picture = f'<image width="9" height="9" xlink:href="{folder / "pipe.png"}"/>'
    (folder / "guest.svg").write_text(_drawing(picture), encoding="utf-8")


def _large(folder: Path, data: bytes) -> None:
    """Write the large file on demand."""
    (folder / "guest.svg").write_bytes(data)


def _itself(folder: Path) -> None:
    (folder / "guest.svg").unlink()
    (folder / "guest.svg").symlink_to("guest.svg")


DRAWING, FILE = "guest.svg", "index.desktop"
KINDS: dict[str, Callable[[Path], object]] = {
    "an index in UTF-16": _bytes(FILE, INDEX.encode("utf-16")),
    "an index in Latin-1": _bytes(FILE, INDEX.replace("Guest", "Gäst").encode("latin-1")),
    "a NUL in the drawing's name": _bytes(FILE, INDEX.replace("guest.svg", "gu\0est.svg").encode()),
    "a drawing's name of a megabyte": _bytes(FILE, INDEX.replace("guest.svg", "x" * 1_000_000).encode()),
    "a drawing's name of a thousand letters": _bytes(FILE, INDEX.replace("guest.svg", "x" * 1000).encode()),
    "a pipe for an index": _pipe(FILE),
    "a pipe for a drawing": _pipe(DRAWING),
    "endless zeros for an index": _link(FILE, "/dev/zero"),
    "endless zeros for a drawing": _link(DRAWING, "/dev/zero"),
    "a folder for a drawing": _link(DRAWING, "/tmp"),
    "a drawing that links to itself": _itself,
    "a drawing in an unknown encoding": _bytes(DRAWING, b'<?xml version="1.0" encoding="x-odd"?><svg/>'),
    "a drawing in Shift JIS": _bytes(DRAWING, b'<?xml version="1.0" encoding="shift_jis"?><svg/>'),
    "uses in uses": _bytes(DRAWING, _nested_uses()),
    "entities in entities": _bytes(DRAWING, _entities()),
    "groups in groups": lambda folder: _large(folder, _drawing("<g>" * 20_000 + "</g>" * 20_000).encode()),
    "a drawing packed to a thousandth": lambda folder: _large(folder, gzip.compress(bytes(2 * LARGEST))),
    "a drawing that is too large": lambda folder: _large(folder, bytes(LARGEST + 1)),
    "an image that is a pipe": _image_of_a_pipe,
    "no bytes at all": _bytes(DRAWING, b""),
}
HARMLESS: dict[str, Callable[[Path], object]] = {
    "as it should be": lambda _folder: None,
    "a NUL in its name": _bytes(FILE, INDEX.replace("Guest", "Gu\0est").encode()),
    "a name of sixty thousand letters": _bytes(FILE, INDEX.replace("Guest", "G" * 60_000).encode()),
    "a name with marks": _bytes(FILE, INDEX.replace("Guest", "<img src='x'> %2 \u202e").encode()),
}
"""Decks that can still be used in part."""
