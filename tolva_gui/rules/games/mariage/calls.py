"""Calls of the K+Q family: moves besides playing a card, and the words heard at the table."""

from collections.abc import Mapping
from typing import Final, Literal, TypeGuard

from tolva_gui.rules.cards import SUITS, Suit, parse_suit
from tolva_gui.rules.moves import Call, Move

GubbeKind = Literal["half", "whole"]
MeldName = Literal["trumf", "tjog", "viv", "mal"]

MELDS: Final = tuple(Call("meld", suit) for suit in SUITS)
ASK: Final = Call("ask")
PASS: Final = Call("pass")
HALF: Final = Call("half")
WHOLE: Final = Call("whole")
GUBBAR: Final = (HALF, WHOLE)
REDEAL: Final = Call("redeal")
GUBBE_POINTS: Final[Mapping[GubbeKind, int]] = {"half": 6, "whole": 12}
"""Points won or lost by the announcing side (T27, T29)."""


def suit_of(call: Call) -> Suit:
    """Return the suit named by the call; raise CardError if there is none."""
    return parse_suit(str(call.value))


def gubbe_kind(call: Move) -> GubbeKind:
    """Return the kind of gubbe announced; raise ValueError for another call."""
    if call == HALF:
        return "half"
    if call == WHOLE:
        return "whole"
    raise ValueError(f"{call} announces no gubbe")


def is_meld(move: Move) -> TypeGuard[Call]:
    """Whether the move announces king and queen."""
    return type(move) is Call and move.word == "meld"


def meld(suit: Suit) -> Call:
    """Return the call that announces king and queen of the suit."""
    return MELDS[SUITS.index(suit)]
