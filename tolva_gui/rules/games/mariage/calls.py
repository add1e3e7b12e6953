"""Calls of the K+Q family: moves besides playing a card, and the words heard at the table."""

from collections.abc import Mapping
from typing import Final, Literal, TypeGuard

from tolva_gui.rules import kit

GubbeKind = Literal["half", "whole"]
MeldName = Literal["trumf", "tjog", "viv", "mal"]

MELDS: Final = tuple(kit.Call("meld", suit) for suit in kit.SUITS)
ASK: Final = kit.Call("ask")
PASS: Final = kit.Call("pass")
HALF: Final = kit.Call("half")
WHOLE: Final = kit.Call("whole")
GUBBAR: Final = (HALF, WHOLE)
REDEAL: Final = kit.Call("redeal")
GUBBE_POINTS: Final[Mapping[str, int]] = {"half": 6, "whole": 12}
"""Points won or lost by the announcing side (T27, T29)."""


def suit_of(call: kit.Call) -> kit.Suit:
    """Return the suit named by the call; raise CardError if there is none."""
    return kit.parse_suit(str(call.value))


def is_meld(move: kit.Move) -> TypeGuard[kit.Call]:
    return type(move) is kit.Call and move.word == "meld"


def meld(suit: kit.Suit) -> kit.Call:
    return MELDS[kit.SUITS.index(suit)]
