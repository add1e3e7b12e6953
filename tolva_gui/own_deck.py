"""Our own decks as drawings: one card is cut out, since reading a deck whole is slow and takes much memory."""

import re
from pathlib import Path
from typing import Final

from tolva_gui.rules.cards import JOKER

OUR_JOKER: Final = "joker"
_SUITS: Final = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
_RANKS: Final = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_NAMED: Final = re.compile(rb'<\w+ id="(\w+)"')
_USED: Final = re.compile(rb'href="#(\w+)"')


def element(name: str) -> str:
    """Return the element id of a face (`HT`), the joker (`JO`) or the back (`back`); any other name unchanged.

    The ids are those of KDE's card decks.

    >>> element("HT"), element("JO")
    ('10_heart', 'joker')
    """
    if name == str(JOKER):
        return OUR_JOKER
    if len(name) != 2 or name[0] not in _SUITS:
        return name
    return f"{_RANKS.get(name[1], name[1])}_{_SUITS[name[0]]}"


class OwnDeck:
    """The lines of a drawing by element id.

    `packaging/art/deck.py` writes each card, and each shape that several cards use, on a separate line.
    """

    def __init__(self, path: Path) -> None:
        self._head, *rest = path.read_bytes().splitlines()
        found = ((_NAMED.match(line), line) for line in rest)
        self._lines = {named[1]: line for named, line in found if named}

    def alone(self, ident: str) -> bytes:
        """Return a drawing of that card only, with the shapes it uses; an empty one if there is no such card."""
        card = self._lines.get(ident.encode(), b"")
        used = [self._lines[name] for name in dict.fromkeys(_USED.findall(card)) if name in self._lines]
        return b"".join((self._head, b"<defs>", *used, b"</defs>", card, b"</svg>"))
