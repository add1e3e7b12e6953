"""The keys of those who play a game of speed: one for each reaction, each person their own, in one fixed order."""

from collections.abc import Mapping, Sequence
from typing import Final

from tolva_gui.rules.frozen import frozen
from tolva_gui.ui.app.qt_numbers import KEY_ENTER, KEY_RETURN, KEY_SPACE

Key = tuple[int, bool]
"""What Qt calls the key, and whether it is one of the keypad's."""
TURN_KEYS: Final = (KEY_SPACE, KEY_RETURN, KEY_ENTER)
"""They turn a card for whichever of the persons is to turn."""


@frozen
class KeySet:
    """The keys of one person, by what stands on them."""

    names: str
    keypad: bool = False

    def keys(self) -> list[Key]:
        """Return them in the order of the reactions."""
        return [(ord(name), self.keypad) for name in self.names]


HANDS: Final[Mapping[str, KeySet]] = {
    "both": KeySet("ASDKL"),
    "right": KeySet("YUIOP"),
    "left": KeySet("QWERT"),
}
"""Where one plays alone at the keyboard: with two hands, with the right one, with the left one."""
SHARED: Final = (
    KeySet("QWERT"),
    KeySet("YUIOP"),
    KeySet("ZXCVB"),
    KeySet("12345"),
    KeySet("67890"),
    KeySet("12345", keypad=True),
)
"""Where several share the keyboard, each has a corner of it."""


def key_sets(persons: int, hand: str) -> Sequence[KeySet]:
    """Return the keys of each person at the keyboard.

    >>> [one.names for one in key_sets(1, "left")], [one.names for one in key_sets(2, "left")]
    (['QWERT'], ['QWERT', 'YUIOP'])
    """
    return (HANDS[hand],) if persons == 1 else SHARED[:persons]
