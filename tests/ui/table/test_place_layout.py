"""Tables laid out from their places: nothing covers what matters, for two, four and the most seats."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import Window, where
from tests.ui.place_tables import reached, seated
from tests.ui.table.test_layout import (
    TOUCH,
    Things,
    apart,
    dressed,
    felt,
    inside,
    none_overlap,
    things,
)
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host

LOOKS = (((900, 600), "sv"), ((900, 600), "en"), ((1280, 800), "sv"))


def full_trick(view: View) -> bool:
    return isinstance(view.facts, TrickFacts) and len(view.facts.trick) == view.info.seats - 1


def large_sea(least: int, view: View) -> bool:
    return len(cards_at(view.zones, Place("sea"))) >= least


def phase(name: str, view: View) -> bool:
    return view.phase == name


SITUATIONS: Mapping[str, Callable[[], Host]] = {
    "plump-3-bid": lambda: reached("plump", 3, partial(phase, "bid")),
    "plump-3": lambda: reached("plump", 3, full_trick, deal=2),
    "plump-4-bid": lambda: reached("plump", 4, partial(phase, "bid"), deal=2),
    "plump-4": lambda: reached("plump", 4, full_trick, deal=2),
    "plump-5": lambda: reached("plump", 5, full_trick, deal=2),
    "plump-6": lambda: reached("plump", 6, full_trick, deal=2),
    "plump-7": lambda: reached("plump", 7, full_trick, deal=2),
    "plump-8": lambda: reached("plump", 8, full_trick, deal=2),
    "kasino-2": lambda: reached("kasino", 2, partial(large_sea, 8)),
    "kasino-4": lambda: reached("kasino", 4, partial(large_sea, 15)),
    "svarte-petter-3": lambda: reached("svarte-petter", 3, partial(phase, "draw")),
    "svarte-petter-6": lambda: reached("svarte-petter", 6, partial(phase, "arrange")),
}


def rects(there: Things, *kinds: str) -> list[QRectF]:
    return [where(item) for kind in kinds for item in there[kind] if item.width() > 0]


def lying(there: Things, wanted: Callable[[QQuickItem], bool]) -> list[QRectF]:
    return [where(card) for card in there["CardItem"] if wanted(card)]


def everything_has_its_place(window: Window) -> None:
    there = things(window)
    asked = rects(there, "CallBar")
    panel = rects(there, "NumberPanel")
    badges = rects(there, "SeatBadge")
    signs = [where(item) for kind in there.values() for item in kind if item.objectName() == "tableSign"]
    tools = [*rects(there, "IconButton"), *signs]
    own = lying(there, lambda card: bool(card.property("held")))
    others = lying(there, lambda card: card.property("zone") == "hand" and not card.property("held"))
    middle = lying(there, lambda card: card.property("zone") in ("trick", "sea", "played", "offered"))
    before = lying(there, lambda card: card.property("zone") in ("won", "pairs", "tabbe"))
    piles = lying(there, lambda card: card.property("zone") in ("stock", "turned"))
    for rect in (*asked, *panel, *badges, *tools, *middle, *before, *piles):
        assert inside(window, rect), rect
    for rect in own:
        assert inside(window, rect.adjusted(0, 0, 0, -0.06 * rect.height())), rect
    none_overlap(asked, [*badges, *own, *others, *middle, *tools, *before, *piles])
    none_overlap(panel, [*badges, *own, *others, *tools, *before, *piles])
    none_overlap(badges, [*own, *others, *tools, *middle, *before, *piles])
    none_overlap(
        tools, [*own, *(card.intersected(felt(window)) for card in others), *middle, *before, *piles]
    )
    none_overlap(middle, [*own, *others, *before, *piles])
    none_overlap(before, [*own, *others, *piles])
    none_overlap(own, others)


def each_apart(cards: list[QQuickItem]) -> None:
    for one, other in combinations(map(where, cards), 2):
        assert apart(one, other)


@pytest.mark.long
@pytest.mark.parametrize("situation", SITUATIONS)
def test_nothing_covers_what_matters(situation: str, window: Window) -> None:
    seated(window, SITUATIONS[situation]())
    for size, language in LOOKS:
        dressed(window, size, language)
        window.settle()
        everything_has_its_place(window)


LARGE = ("plump-6", "plump-3-bid", "plump-3", "plump-5", "kasino-4", "svarte-petter-6")


@cases("situation", LARGE, usual=["plump-6"])
def test_largest_text_leaves_a_trick_readable(situation: str, window: Window) -> None:
    host = seated(window, SITUATIONS[situation](), (900, 600), text_size=160, language="sv")
    everything_has_its_place(window)
    if situation == "plump-6":
        trick = lying(things(window), lambda card: card.property("zone") == "trick")
        assert len(trick) == host.info.seats - 1
        assert min(rect.width() for rect in trick) > 48


@cases("declarer", [1, 2, 3], usual=["1"])
def test_a_hand_that_all_see_lies_wholly_on_the_table(declarer: int, length: int, window: Window) -> None:
    """G18, G20: from the second trick on all defenders' hands are open to the defenders."""
    size, language = LOOKS[0]
    counsel = reached("grandissimo", 4, in_counsel, says=["bid stor-pratmakare"], by=declarer)
    seated(window, counsel, size, language=language)
    for size, language in LOOKS if length > 1 else LOOKS[:1]:
        dressed(window, size, language)
        window.settle()
        everything_has_its_place(window)
        others = lying(
            things(window), lambda card: card.property("zone") == "hand" and not card.property("held")
        )
        assert others
        for rect in others:
            assert felt(window).adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(rect), rect


def in_counsel(view: View) -> bool:
    """Return whether the second trick is in progress."""
    facts = view.facts
    return isinstance(facts, TrickFacts) and len(facts.tricks) == 1 and len(facts.trick) > 0


def test_fifteen_cards_of_the_sea_lie_apart(window: Window) -> None:
    seated(window, SITUATIONS["kasino-4"](), (900, 600), language="sv")
    sea = [card for card in things(window)["CardItem"] if card.property("zone") == "sea"]
    assert len(sea) >= 15
    each_apart(sea)
    assert min(card.width() for card in sea) > 44
    everything_has_its_place(window)
