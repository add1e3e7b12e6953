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

from tolva_gui.rules.cards import JOKER, RANKS, SUITS
from tolva_gui.words.phones import phone_texts
from tolva_gui.words.sentences import LANGUAGES

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
DECKS: Final = {"en": "tolva-large", "sv": "tolva-large-sv"}
"""Large indices: the cards of a phone are small."""
SUIT_NAMES: Final = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANK_NAMES: Final = {"A": "1", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
SIZE: Final = (250, 350)
"""The size of a card in a deck's drawing."""


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
    texts = {lang: dict(phone_texts(lang)) for lang in LANGUAGES}
    yield "texts.js", File(b"export default " + json.encode(texts) + b";", TYPES[".js"])
    for lang, deck in DECKS.items():
        for name, card in _cards((resources / "decks" / deck / f"{deck}.svg").read_text(encoding="utf-8")):
            yield f"cards/{lang}/{name}.svg", File(card.encode(), TYPES[".svg"])
    backs = (resources / "decks" / "backs" / "backs.svg").read_text(encoding="utf-8")
    yield "cards/back.svg", File(_cut(backs, "back").encode(), TYPES[".svg"])
    for path in sorted((resources / "portraits").glob("*.svg")):
        if path.stem.startswith(("ground-", "emblem-")) or path.stem.endswith("-calm"):
            yield f"portraits/{path.name}", File(path.read_bytes(), TYPES[".svg"])


def _cards(drawing: str) -> Iterator[tuple[str, str]]:
    """Yield each card of the deck, by its notation."""
    for suit in SUITS:
        for rank in RANKS:
            yield f"{suit}{rank}", _cut(drawing, f"{RANK_NAMES.get(rank, rank)}_{SUIT_NAMES[suit]}")
    if 'id="joker"' in drawing:
        yield str(JOKER), _cut(drawing, "joker")


def _cut(drawing: str, name: str) -> str:
    """Return one group of a deck as a drawing of its own: with the place that it has, and the shared parts."""
    group = re.search(
        rf'^<g id="{name}" transform="translate\(([\d.]+)[ ,]([\d.]+)\)">.*$', drawing, re.MULTILINE
    )
    shared = re.search(r"<defs>.*?</defs>", drawing, re.DOTALL)
    if group is None:
        raise ValueError(f"the deck has no {name}")
    width, height = SIZE
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    box = f'viewBox="{group[1]} {group[2]} {width} {height}"'
    return f"{head} {box}>{_used(shared[0] if shared else '', group[0])}{group[0]}</svg>"


def _used(shared: str, group: str) -> str:
    """Return the shared parts that the group uses, with those that these use."""
    parts = {name: text for text, name in re.findall(r'^(<\w+ id="(\w+)".*)$', shared, re.MULTILINE)}
    wanted, found = re.findall(r'href="#(\w+)"', group), dict[str, str]()
    while wanted:
        name = wanted.pop()
        if name in parts and name not in found:
            found[name] = parts[name]
            wanted += re.findall(r'href="#(\w+)"', parts[name])
    return f"<defs>{''.join(found.values())}</defs>" if found else ""
