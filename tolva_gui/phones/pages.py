"""The files of the phones' page, read once: the page, its modules, the texts, the cards and the portraits.

The version is a digest of them all. It stands in the address of each file but the page itself, so that a phone never
mixes files of two versions.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from tolva_gui.own_deck import OwnDeck, element
from tolva_gui.rules.cards import JOKER, RANKS, SUITS
from tolva_gui.words.sentences import LANGUAGES, shared_texts

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
DECKS: Final = {"en": "tolva-large", "sv": "tolva-large-sv"}
"""Large indices: the cards of a phone are small."""
CARDS: Final = (*(suit + rank for suit in SUITS for rank in RANKS), str(JOKER))
_WHOLE: Final = re.compile(rb'width="\d+" height="\d+" viewBox="[^"]*"')


class File(Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    type: str


class Pages:
    """All files by their path without the version; `version` is the digest."""

    def __init__(self, resources: Path) -> None:
        files = dict(_files(resources))
        digest = sha256()
        for path, file in sorted(files.items()):
            digest.update(path.encode() + file.content)
        self.version: Final = digest.hexdigest()[:12]
        page = files.pop("index.html")
        filled = page.content.replace(b"VERSION", self.version.encode())
        self._page = File(filled, page.type)
        self._files = files

    def find(self, path: str) -> tuple[File, bool] | None:
        """Return the file at that path of the server, and whether it never changes; None without one."""
        if path == "/":
            return self._page, False
        _, version, name = [*path.split("/", 2), "", ""][:3]
        found = self._files.get(name)
        return None if found is None or version != self.version else (found, True)


def _files(resources: Path) -> Iterator[tuple[str, File]]:
    for path in sorted((resources / "phones").iterdir()):
        if path.suffix in TYPES:
            yield path.name, File(path.read_bytes(), TYPES[path.suffix])
    for path in sorted((resources / "fonts").glob("*.ttf")):
        yield f"fonts/{path.name}", File(path.read_bytes(), TYPES[".ttf"])
    texts = {lang: dict(shared_texts("phones", lang)) for lang in LANGUAGES}
    yield "texts.js", File(b"export default " + json.encode(texts) + b";", TYPES[".js"])
    for lang, deck in DECKS.items():
        own = OwnDeck(resources / "decks" / deck / f"{deck}.svg")
        for name in CARDS:
            yield f"cards/{lang}/{name}.svg", _cut(own, name)
    yield "cards/back.svg", _cut(OwnDeck(resources / "decks" / "backs" / "backs.svg"), "back")
    for path in sorted((resources / "portraits").glob("*.svg")):
        if path.stem.startswith(("ground-", "emblem-")) or path.stem.endswith("-calm"):
            yield f"portraits/{path.name}", File(path.read_bytes(), TYPES[".svg"])


def _cut(deck: OwnDeck, name: str) -> File:
    """Return one card of a deck as a drawing of its own: with the place that it has."""
    ident = element(name)
    drawing = deck.alone(ident)
    place = re.search(rb'id="%s" transform="translate\(([\d.]+) ([\d.]+)\)"' % ident.encode(), drawing)
    if place is None:
        raise ValueError(f"the deck has no {name}")
    return File(_WHOLE.sub(b'viewBox="%s %s 250 350"' % place.groups(), drawing, count=1), TYPES[".svg"])
