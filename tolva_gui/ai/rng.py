"""Chance that can be repeated: a generator made of a seed and of what a seat may know."""

from random import Random

from tolva_gui.rules.game import View

try:
    from _blake2 import blake2b  # what hashlib has: with it OpenSSL would be loaded, 3 MB in each window
except ImportError:
    from hashlib import blake2b


def rng_for(view: View, seed: int) -> Random:
    """Return a generator that depends on the seed and on the seat's knowledge alone.

    The same on every machine and in every process: `repr` of the visible values goes through a digest,
    since Python's own hash of a text differs from run to run.
    """
    known = (seed, view.info.id, view.info.rules_version, sorted(view.options.items()))
    text = repr((known, view.seat, view.to_act, view.legal, view.zones, view.facts))
    digest = blake2b(text.encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))
