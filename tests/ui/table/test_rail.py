"""The rail beside the cards: all that is told stands in it, so that it covers no card, no plate and no question."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, product
from typing import Final

import pytest

from tests.cases import cases
from tests.gallery.scene_check import all_opacity
from tests.gallery.tables import in_game, lying, phase, trick_of
from tests.table.games import reached
from tests.ui.conftest import InstantPlayer, Open, Window, kind_of, table, where
from tests.ui.forms import last_to_play, reach
from tests.ui.place_tables import seated
from tolva_gui.table.host import Host

SIZES: Final = ((900, 600), (1280, 800))
WON: Final = "play SA, play S9, play S7, play S6"
TABLES: Final[dict[str, Callable[[], Host]]] = {
    "tolva": lambda: table(0, WON),
    "bondtolva": lambda: reach("bondtolva-6", last_to_play),
    "kasino": partial(in_game, "kasino", 2, lying("sea", 12)),
    "lomber": partial(in_game, "lomber", 3, phase("play"), says=("bid kuppa",)),
    "grandissimo": partial(reached, "grandissimo", 4, trick_of(3)),
    "nittionio": partial(reached, "nittionio", 3, trick_of(2)),
}
TOLD: Final = ("HintNote", "LastTrick", "Notice", "RankLegend", "TableButtons", "TrumpSign")
ASKED: Final = ("BidPanel", "CallBar", "NumberPanel", "SeatBadge", "UndoButtons")


def ask(window: Window) -> None:
    """Ask for the next step of the hint, and wait for it."""
    window.app.sitting.hints.ask()
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))
    window.settle()


@cases(
    "name, size, text",
    product(TABLES, SIZES, [160, 100]),
    usual=["tolva-900x600-160", "lomber-1280x800-160", "kasino-1280x800-100"],
)
def test_rail_holds_every_hint_notice_and_sign(
    open_window: Open, name: str, size: tuple[int, int], text: int
) -> None:
    """A notice for which the rail has no room lies below the table, which makes way."""
    window = open_window(lambda: InstantPlayer(1))
    seated(window, TABLES[name](), size, text_size=text)
    window.app.notices.add("hinted")
    window.item("tablePage").setProperty("lastTrickShown", True)
    for _ in range(3):
        ask(window)
        (rail,), (felt,) = (list(map(where, window.of_kind(kind))) for kind in ("Rail", "Felt"))
        assert not rail.intersects(felt)
        told = [item for kind in TOLD for item in window.of_kind(kind) if all_opacity(item) > 0]
        assert {"HintNote", "Notice"} <= {*map(kind_of, told)}
        for item in told:
            assert rail.contains(where(item)) or where(item).top() >= felt.bottom(), kind_of(item)
        for one, other in combinations(told, 2):
            assert not where(one).intersects(where(other)), (kind_of(one), kind_of(other))
        assert all(felt.contains(where(item)) for kind in ASKED for item in window.of_kind(kind))


def test_a_hint_grows_with_the_text(open_window: Open) -> None:
    window = open_window(lambda: InstantPlayer(1))
    sizes = list[int]()
    for text in (100, 160):
        seated(window, table(0, WON), SIZES[0], text_size=text)
        ask(window)
        sizes.append(window.item("hint").property("font").pixelSize())
    assert sizes[1] > 1.4 * sizes[0]


def test_hint_below_a_long_rail_keeps_its_letters(open_window: Open) -> None:
    """In lomber it was shrunk to a stamp below the order of the cards."""
    window = open_window(lambda: InstantPlayer(1))
    seated(window, TABLES["lomber"](), SIZES[0], text_size=160, language="sv")
    for _ in range(3):
        ask(window)
    (note,) = window.of_kind("HintNote")
    assert note.scale() == pytest.approx(1)
