"""The keys of a game of speed, one per reaction and person in a fixed order."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, field

from tolva_gui.table.host import Host
from tolva_gui.ui.app.qt_numbers import KEY_ENTER, KEY_RETURN, KEY_SPACE
from tolva_gui.words.sentences import Language

Key = tuple[int, bool]
"""Qt's code of the key, and whether it is on the keypad."""
TURN_KEYS: Final = (KEY_SPACE, KEY_RETURN, KEY_ENTER)
"""These turn a card for the person who is to turn."""


RANK_KEYS: Final[Mapping[Language, str]] = {"en": "TJQKA", "sv": "TJDKE"}
"""The letters of the ranks, in the order of the reactions; T is ten and tio."""
SEEN: Final[Mapping[str, int]] = {"A": 4, "E": 4, "K": 3, "Q": 2, "D": 2, "J": 1, "N": 1, "T": 0}
"""All letters on the cards of either language, with the number of their reaction; of `Kn` the N."""


class KeySet(Struct, frozen=True):
    """The keys of one person, by their labels; `others` are further keys with the number of the reaction."""

    names: str
    keypad: bool = False
    others: Mapping[str, int] = field(default_factory=dict)

    def numbered(self) -> list[tuple[Key, int]]:
        known = {name: number for number, name in enumerate(self.names)} | dict(self.others)
        return [((ord(name), self.keypad), number) for name, number in known.items()]


HANDS: Final[Mapping[str, KeySet]] = {"right": KeySet("YUIOP"), "left": KeySet("ZXCVB")}
"""Keys for one hand of a person playing alone. No key here or below has a letter that is seen on a card: a
child who presses the letter they see is never locked out for it."""
SHARED: Final = (
    KeySet("YUIOP"),
    KeySet("ZXCVB"),
    KeySet("12345"),
    KeySet("67890"),
    KeySet("12345", keypad=True),
    KeySet("67890", keypad=True),
)
"""Keys for several people at one keyboard: each has a corner of it."""


def key_sets(persons: int, hand: str, lang: Language) -> Sequence[KeySet]:
    """Return the keys of each person at the keyboard; a person alone with two hands has the letters of the ranks.

    >>> [one.names for one in key_sets(1, "both", "sv")], [one.names for one in key_sets(2, "left", "sv")]
    (['TJDKE'], ['YUIOP', 'ZXCVB'])
    """
    if persons > 1:
        return SHARED[:persons]
    return (HANDS.get(hand) or KeySet(RANK_KEYS[lang], others=SEEN),)


def meant_by(key: int, word: str, host: Host, indices: Language) -> str:
    """Return the reaction meant for the top card: the Swedish jack, Kn, begins with the king's letter."""
    if key != ord("K") or indices != "sv":
        return word
    tops = [zone.cards[-1] for zone in host.view(0).zones if zone.place.owner is None and zone.cards]
    jack = next(said for said, rank in host.info.reactions if rank == "J")
    return jack if any(card is not None and card.rank == "J" for card in tops) else word
