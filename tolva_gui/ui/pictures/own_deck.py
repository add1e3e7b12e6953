"""One of our decks, read card by card: reading it whole is slow and takes much memory.

`packaging/art/deck.py` writes each card, and each shape that several cards use, on a separate line.
"""

import re
from pathlib import Path
from typing import Final

NAMED: Final = re.compile(rb'<\w+ id="(\w+)"')
USED: Final = re.compile(rb'href="#(\w+)"')


class OwnDeck:
    """The lines of a drawing by element id."""

    def __init__(self, path: Path) -> None:
        self._head, *rest = path.read_bytes().splitlines()
        found = ((NAMED.match(line), line) for line in rest)
        self._lines = {named[1]: line for named, line in found if named}

    def alone(self, ident: str) -> bytes:
        """Return a drawing of that card only, with the shapes it uses; an empty one if there is no such card."""
        card = self._lines.get(ident.encode(), b"")
        used = [self._lines[name] for name in dict.fromkeys(USED.findall(card)) if name in self._lines]
        return b"".join((self._head, b"<defs>", *used, b"</defs>", card, b"</svg>"))
