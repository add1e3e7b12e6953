"""The keys of those who play a game of speed: one for each reaction, each person their own, in one fixed order."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, field

from tolva_gui.ui.app.qt_numbers import KEY_ENTER, KEY_RETURN, KEY_SPACE
from tolva_gui.words.sentences import Language

Key = tuple[int, bool]
"""What Qt calls the key, and whether it is one of the keypad's."""
TURN_KEYS: Final = (KEY_SPACE, KEY_RETURN, KEY_ENTER)
"""They turn a card for whichever of the persons is to turn."""


RANK_KEYS: Final[Mapping[Language, str]] = {"en": "TJQKA", "sv": "TJDKE"}
"""The letters of the ranks as they are called, in the order of the reactions; T is ten and tio."""
SEEN: Final[Mapping[str, int]] = {"A": 4, "E": 4, "K": 3, "Q": 2, "D": 2, "J": 1, "N": 1, "T": 0}
"""Every letter that may be seen on a card of either language, by the number of its reaction; of `Kn` the N."""


class KeySet(Struct, frozen=True):
    """The keys of one person, by what stands on them; `others` do the same by the number of the reaction."""

    names: str
    keypad: bool = False
    others: Mapping[str, int] = field(default_factory=dict)

    def numbered(self) -> list[tuple[Key, int]]:
        """Return them with the numbers of the reactions."""
        known = {name: number for number, name in enumerate(self.names)} | dict(self.others)
        return [((ord(name), self.keypad), number) for name, number in known.items()]


HANDS: Final[Mapping[str, KeySet]] = {"right": KeySet("YUIOP"), "left": KeySet("ZXCVB")}
"""For one hand of whoever plays alone. No key here or below has a letter that is seen on a card: a child who presses
what they see is never locked out for it."""
SHARED: Final = (
    KeySet("YUIOP"),
    KeySet("ZXCVB"),
    KeySet("12345"),
    KeySet("67890"),
    KeySet("12345", keypad=True),
    KeySet("67890", keypad=True),
)
"""Where several share the keyboard, each has a corner of it."""


def key_sets(persons: int, hand: str, lang: Language) -> Sequence[KeySet]:
    """Return the keys of each person at the keyboard: alone and with two hands the letters of the ranks.

    >>> [one.names for one in key_sets(1, "both", "sv")], [one.names for one in key_sets(2, "left", "sv")]
    (['TJDKE'], ['YUIOP', 'ZXCVB'])
    """
    if persons > 1:
        return SHARED[:persons]
    return (HANDS.get(hand) or KeySet(RANK_KEYS[lang], others=SEEN),)
