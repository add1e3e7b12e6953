"""Shuffling that is the same on every platform and with every version of Python.

Random numbers come from SHA-256 over a text: `tolva-1/<seed>/<what>/<block>`, blocks counted from 0, each digest read
as eight big-endian numbers of 32 bits. A number below n is such a word modulo n; words from the largest 32-bit multiple
of n upwards are discarded, so that no card is favoured. The deck is the pack in the order of `GameInfo.pack` after a
Fisher–Yates shuffle from the back. Any change here changes the deals of every seed: use another text prefix then.
"""

from collections.abc import Iterator, Sequence
from itertools import count

from tolva_gui.rules.cards import Card
from tolva_gui.rules.orders import OrdersOnDemand

_WORDS = 1 << 32


def shuffled(pack: Sequence[Card], seed: int, what: str) -> tuple[Card, ...]:
    """Return the pack in the order of `seed` for `what`, the name of a deal."""
    words = _words(seed, what)
    deck = list(pack)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, words)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def orders_of(
    pack: Sequence[Card], seed: int, what: str, given: Sequence[tuple[Card, ...]] = ()
) -> OrdersOnDemand:
    """Return the orders of a deal's pack: those given first, then those from the seed."""
    return OrdersOnDemand(lambda place: shuffled(pack, seed, f"{what} {place}"), given)


def drawn(n: int, seed: int, what: str) -> int:
    """Return a number in range(n)."""
    return _below(n, _words(seed, what))


def _words(seed: int, what: str) -> Iterator[int]:
    from hashlib import sha256  # OpenSSL is imported late: a resumed game does not need it

    for block in count():
        digest = sha256(f"tolva-1/{seed}/{what}/{block}".encode()).digest()
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def _below(n: int, words: Iterator[int]) -> int:
    return next(word % n for word in words if word < _WORDS - _WORDS % n)
