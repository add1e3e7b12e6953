"""Choosing cards by the letters of rank and suit in the window's language.

A letter goes to the first card that has it; repeated, to the next one. Two different letters, rank and suit or
suit and rank, go to that one card. A letter that is both (in Swedish K is kung and klöver) goes through the
ranks first.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Slot

from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import language

DIGITS: Final = {digit: digit for digit in "23456789"} | {"0": "T", "T": "T"}
RANKS: Final = {
    "en": DIGITS | {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "sv": DIGITS | {"E": "A", "K": "K", "D": "Q", "N": "J", "J": "J"},
}
SUITS: Final = {
    "en": {"S": "S", "H": "H", "D": "D", "C": "C"},
    "sv": {"S": "S", "H": "H", "R": "D", "K": "C", "C": "C"},
}


@named_in_qml
class CardKeys(QObject):
    """Remembers a first letter while its card stays chosen, so that a second can complete it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._letter = ""
        self._face = ""

    @Slot(str, list, str, result=str)
    def choose(self, letter: str, faces: Sequence[str], face: str) -> str:
        """Return the card chosen by the letter, given the current *face*; empty if it names no card."""
        letter, before = letter.upper(), self._letter if self.waits(face) else ""
        both = [one for one in faces if _named(one, before, letter) or _named(one, letter, before)]
        either = _with_letter(faces, letter)
        if both and before != letter:
            self._letter, self._face = "", both[0]
        elif either:
            again = before == letter and face in either
            self._letter = letter
            self._face = either[(either.index(face) + 1) % len(either)] if again else either[0]
        return self._face if both or either else ""

    @Slot(str, result=bool)
    def waits(self, face: str) -> bool:
        """Whether the next letter can complete the last."""
        return self._letter != "" and face == self._face


def _named(face: str, rank: str, suit: str) -> bool:
    code = language()
    return face == SUITS[code].get(suit, "-") + RANKS[code].get(rank, "-")


def _with_letter(faces: Sequence[str], letter: str) -> list[str]:
    """Return the cards of that rank, then those of that suit."""
    rank, suit = RANKS[language()].get(letter), SUITS[language()].get(letter)
    found = [face for face in faces if face[1] == rank]
    return found + [face for face in faces if face[0] == suit and face not in found]
