"""Shuffling that is the same on every platform and with every version of Python.

Chance comes from SHA-256 over a text: `tolva-1/<seed>/<what>/<block>`, blocks counted from 0, each digest read as
eight big-endian numbers of 32 bits. A number below n is such a word modulo n; words from the largest multiple of n
that 32 bits hold upwards are thrown away, so that no card is favoured. The deck is the pack in the order of
`GameInfo.pack` after a Fisher–Yates shuffle from the back. Changing any of this changes every game's seed: give the
text another beginning then.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import overload

from tolva_gui.rules.cards import Card

_WORDS = 1 << 32


def shuffled(pack: Sequence[Card], seed: int, what: str) -> tuple[Card, ...]:
    """Return the pack in the order of `seed` for `what`, the name of a deal."""
    words = _words(seed, what)
    deck = list(pack)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, words)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


class Orders(Sequence[tuple[Card, ...]]):
    """The orders of a deal's pack: the given ones, then from the seed. Its length: those used."""

    def __init__(
        self, pack: Sequence[Card], seed: int, what: str, given: Sequence[tuple[Card, ...]] = ()
    ) -> None:
        self._pack = pack
        self._seed = seed
        self._what = what
        self._made = list(given)

    @overload
    def __getitem__(self, index: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        if isinstance(index, slice):
            return self._made[index]
        while len(self._made) <= index:
            self._made.append(shuffled(self._pack, self._seed, f"{self._what} {len(self._made)}"))
        return self._made[index]

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return iter(self._made)


def drawn(n: int, seed: int, what: str) -> int:
    """Return a number in range(n)."""
    return _below(n, _words(seed, what))


def _words(seed: int, what: str) -> Iterator[int]:
    from hashlib import sha256  # loads OpenSSL, which a resumed game does not need

    for block in count():
        digest = sha256(f"tolva-1/{seed}/{what}/{block}".encode()).digest()
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def _below(n: int, words: Iterator[int]) -> int:
    return next(word % n for word in words if word < _WORDS - _WORDS % n)
