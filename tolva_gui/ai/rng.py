"""Reproducible randomness: a generator seeded from a number and a seat's knowledge."""

from random import Random

from tolva_gui.rules.view import View

try:
    from _blake2 import blake2b  # as in hashlib, which would load OpenSSL, 3 MB per window
except ImportError:
    from hashlib import blake2b


def rng_for(view: View, seed: int) -> Random:
    """Return a generator that depends only on the seed and on the seat's knowledge; see `key_of`."""
    return Random(int.from_bytes(_digest(view, seed), "big"))


def key_of(view: View) -> str:
    """Return a name for what the seat of the view knows.

    It is the same on every machine and in every process: it digests the `repr` of the visible values, because
    Python's own hash of a string differs from run to run.
    """
    return _digest(view, -1).hex()


def _digest(view: View, seed: int) -> bytes:
    known = (seed, view.info.id, view.info.rules_version, sorted(view.options.items()))
    text = repr((known, view.seat, view.to_act, view.legal, view.zones, view.facts))
    return blake2b(text.encode(), digest_size=16).digest()
