"""Captures from the table by cards that add up to a value (kasino)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

Set = int
"""Positions on the table, as bits."""


def captures(values: Sequence[int], target: int, alone: int | None, most: int) -> list[Set]:
    """Return the sets of cards that split into groups adding up to `target`, at most `most` + 1 sets.

    *values*: the values of the cards on the table. *alone*: the value of a card that may also form a group alone.

    >>> captures([4, 5, 9, 2], 9, None, 100)
    [4, 3, 7]
    """
    groups = list(islice(_groups(values, target, alone), most + 1))
    found = dict.fromkeys(groups)
    for taken in (frontier := list(found)):
        for group in groups:
            if len(found) > most:
                return list(found)
            if not taken & group and taken | group not in found:
                found[taken | group] = None
                frontier.append(taken | group)
    return list(found)


def splits(values: Sequence[int], target: int, alone: int | None) -> bool:
    """Return whether all these cards split into groups that each add up to `target`.

    >>> splits([1, 13, 4, 10], 14, 1), splits([4, 5, 2], 9, None), splits([2, 9], 9, 2)
    (True, False, True)
    """
    if not values or max(values) > target:
        return False
    loose = [value for value in values if value == alone]
    others = [value for value in values if value != alone]
    rests = (sorted([*others, *loose[gone:]], reverse=True) for gone in range(len(loose) + 1))
    return any(sum(rest) % target == 0 and _split(tuple(rest), target) for rest in rests)


@lru_cache(maxsize=4096)
def _split(values: tuple[int, ...], target: int) -> bool:
    """Whether the values, highest first, split into groups; the highest belongs to one of them."""
    if not values:
        return True
    return any(_split(rest, target) for rest in _rests(values[1:], target - values[0]))


def _rests(values: tuple[int, ...], missing: int) -> set[tuple[int, ...]]:
    """Return the remaining values for each choice of values that add up to `missing`."""
    if missing == 0:
        return {values}
    rests: set[tuple[int, ...]] = set()
    for place, value in enumerate(values):
        if value <= missing and (not place or values[place - 1] != value):
            before = values[:place]
            rests |= {before + rest for rest in _rests(values[place + 1 :], missing - value)}
    return rests


def _groups(values: Sequence[int], target: int, alone: int | None) -> Iterator[Set]:
    """Yield each group once, single cards first."""
    places = sorted(range(len(values)), key=lambda place: -values[place])
    for place in places:
        if values[place] == target or values[place] == alone:
            yield 1 << place
    yield from _sums(values, places, target, 0)


def _sums(values: Sequence[int], places: list[int], missing: int, taken: Set) -> Iterator[Set]:
    """Yield the sets of two or more cards that add up to `missing`, cards in descending order of value."""
    if sum(values[place] for place in places) < missing:
        return
    for number, place in enumerate(places):
        value = values[place]
        if value == missing and taken:
            yield taken | 1 << place
        elif value < missing:
            yield from _sums(values, places[number + 1 :], missing - value, taken | 1 << place)
