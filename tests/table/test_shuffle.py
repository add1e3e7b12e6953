"""Shuffling: the same everywhere, and fair."""

from collections import Counter
from itertools import permutations

from tolva_gui.rules.cards import make_pack
from tolva_gui.table.shuffle import drawn, shuffled

PACK = make_pack("ATKQJ9876")


def test_a_seed_gives_the_same_deck_on_every_platform_and_python() -> None:
    # A game continues with the same cards on another machine, so these orders may never change.
    order = (
        "DA S8 CQ D9 H8 CT S9 SJ CK D8 DJ CJ C9 ST S7 HQ HT C6 "
        "DK SA SK H7 S6 C8 H9 DT HJ HK D6 D7 CA SQ HA C7 DQ H6"
    )
    assert " ".join(map(str, shuffled(PACK, 7, "game 1 deal 1 pack 0"))) == order
    assert [drawn(4, seed, "dealer") for seed in range(12)] == [2, 1, 0, 0, 3, 1, 2, 1, 0, 0, 1, 0]


def test_seed_and_name_of_the_deal_both_count() -> None:
    assert len({shuffled(PACK, seed, what) for seed in range(5) for what in ("a", "b")}) == 10


def test_all_orders_are_equally_likely() -> None:
    pack = PACK[:4]
    times = Counter(shuffled(pack, seed, "fair") for seed in range(24 * 100))
    assert set(times) == set(permutations(pack))
    # Chi-square with 23 degrees of freedom: one fair run in a thousand exceeds 49.7; this run is deterministic.
    assert sum((count - 100) ** 2 / 100 for count in times.values()) < 49.7
