"""The players of vändtia: a sensible player's moves in telling positions."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from tests.ai.moves import move_of
from tests.rules.bench import Bench
from tests.rules.games.vandtia.positions import game, table
from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Place
from tolva_gui.rules.games.vandtia.state import TOP

BUDGET = Budget(iterations=1000)


def at(*hands: str, **rest: Any) -> Bench:
    """Return a table at this position."""
    state = table(*hands, **rest)
    return Bench(game(state), state)


def after_a_ten() -> Bench:
    bench = at("S4 HJ HA")
    bench.state.again = "V14"
    return bench


RULES, ALL = ("rules",), ("rules", "hilding", "best")
SENSIBLE: Mapping[str, tuple[Sequence[str], Callable[[], Bench], str]] = {
    "the lowest card that fits goes first": (RULES, lambda: at("S5 SJ SA", pile="H3"), "lay S5"),
    "all low cards of a rank go together": (
        RULES,
        lambda: at("S5 H5 SA", pile="H3", stock="S3 H3 D3 C3 S6 H6 D6"),
        "lay S5 H5|lay H5 S5",
    ),
    "an ordinary card that fits spares the ten and the two": (
        RULES,
        lambda: at("ST S2 S9", pile="H3 H8"),
        "lay S9",
    ),
    # The eight would fit too, but completing the four means another turn.
    "the fourth of a rank turns the pile away": (RULES, lambda: at("S6 S8 SK", pile="H3 H6 D6 C6"), "lay S6"),
    "four of a rank in hand go together": (RULES, lambda: at("S7 H7 D7 C7 S8", pile="H6"), "lay( .7){4}"),
    "a high pile is turned away rather than taken": (
        ("rules", "hilding"),
        lambda: at("ST S4 S5", pile="S3 H3 D4 S5 H5 D6 C7 S8 H9 SJ HQ SK HK", stock=""),
        "lay ST",
    ),
    "after a ten the lowest card goes": (RULES, after_a_ten, "lay S4"),
    "an ace goes out": (ALL, lambda: at("SA", pile="HK", stock=""), "lay SA"),
    "a two goes out": (ALL, lambda: at("S2", pile="HK", stock=""), "lay S2"),
    # Nearly every card of the stock fits a five; the pile would be added to the hand.
    "a chance on a low card is better than the pile": (
        ALL,
        lambda: at("S3 H3 D4", pile="S4 C4 H4 S5 H5 C5", stock="S7 H7 S8 H8 S9 H9 SJ HJ SQ HQ SK HK SA HA"),
        "chance",
    ),
    # VV1: the ace is kept for the end.
    "a two is not kept where it brings the pile back": (
        ALL,
        lambda: at("S2 SA", pile="HK", stock="", no_out_on_special=True),
        "lay S2",
    ),
    # The other has only fours: any card above them will do, and a low one would let them out.
    "the master hinders who has one rank left": (
        ("best",),
        lambda: at("S4 H5 SJ SQ SA", "C4 D4", pile="H3"),
        "(?!lay S4).*",
    ),
}


@pytest.mark.parametrize(
    ("known", "level"), [(known, level) for known, (levels, *_) in SENSIBLE.items() for level in levels]
)
def test_a_sensible_move_is_made(known: str, level: str) -> None:
    _, table, sensible = SENSIBLE[known]
    assert re.fullmatch(sensible, move_of(level, table(), BUDGET))


def test_twos_tens_and_high_cards_are_put_on_the_table_first() -> None:
    up, down = ["H4 H5 H6", "H7 H8 H9"], ["C3 C4 C5"] * 2
    bench = at("ST S2 SA", up=up, down=down, phase="exchange", dealer=1)
    kept = set()
    while bench.to_act == 0 and (text := move_of("rules", bench, BUDGET)) != "done":
        kept.add(text.split()[1])
        bench.act(text)
    assert kept == {"ST", "S2", "SA"}


@pytest.mark.parametrize("seed", range(3))
def test_the_master_sees_how_the_last_cards_go_out(seed: int) -> None:
    """The other is known to hold three fours: after the ten the five makes them take it, and the four goes out."""
    bench = at("ST S4 S5", pile="D7 D8 D9", stock="")
    state = bench.state
    state.piles.move(other := state.hands[1][:], Place("hand", 1), TOP)
    state.piles.move(other, TOP, Place("hand", 1))  # all see it take them up
    for text in ("lay ST", "lay S5", "pickup", "lay S4"):
        if bench.to_act == 0 and len(bench.legal) > 1:
            assert move_of("best", bench, BUDGET, seed) == text
        bench.act(text)
    assert state.out[0] == 0


@pytest.mark.parametrize("seed", range(5))
def test_the_master_keeps_the_best_of_six_for_the_table(seed: int) -> None:
    up, down = ["SA HA S3", "HT H2 H7"], ["C3 C4 C5", "C6 C7 C8"]
    bench = at("ST S2 S5", "H3 H4 H5", up=up, down=down, phase="exchange", dealer=1)
    while bench.to_act == 0 and bench.state.phase == "exchange":
        bench.act(move_of("best", bench, BUDGET, seed))
    left = {card.rank for row in bench.state.up[0] for card in row}
    assert left & {"T", "2", "A"}
    assert "5" not in left
