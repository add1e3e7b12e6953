"""What is said in the K+Q family: moves beside playing a card, and the words that are heard at the table."""

from typing import Final, Literal

from tolva_gui.rules.cards import SUITS, Suit, parse_suit
from tolva_gui.rules.moves import Call

GubbeKind = Literal["half", "whole"]
MeldName = Literal["trumf", "tjog", "viv", "mal"]

MELDS: Final = tuple(Call("meld", suit) for suit in SUITS)
ASK: Final = Call("ask")
PASS: Final = Call("pass")
HALF: Final = Call("half")
WHOLE: Final = Call("whole")
GUBBAR: Final = (HALF, WHOLE)
REDEAL: Final = Call("redeal")


def suit_of(call: Call) -> Suit:
    """Return the suit that is named; raise CardError where none is."""
    return parse_suit(str(call.value))


def meld(suit: Suit) -> Call:
    """Return the call that announces king and queen of the suit."""
    return MELDS[SUITS.index(suit)]
