"""Where things lie at the table, and what may not lie on what."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import Window, kind_of, where
from tolva_gui.table.host import Host

SMALL, USUAL, LARGE = (900, 600), (1280, 800), (2560, 1440)
TOUCH = 4.0
"""Allowed overlap of edges in pixels: shadows, tilted corners."""
LEAST_SEEN = 0.4
"""The least share of a card of others that is not under an edge."""
Things = Mapping[str, Sequence[QQuickItem]]
"""The visible items by the QML file that draws them."""


def things(window: Window) -> Things:
    found = defaultdict[str, list[QQuickItem]](list)
    for item in window.visible():
        found[kind_of(item)].append(item)
    return found


def rects(there: Things, *kinds: str) -> list[QRectF]:
    return [where(item) for kind in kinds for item in there[kind] if item.width() > 0]


def lying(there: Things, wanted: Callable[[QQuickItem], bool]) -> list[QRectF]:
    return [where(card) for card in there["CardItem"] if wanted(card)]


def at(there: Things, *zones: str) -> list[QRectF]:
    """Return the places of the cards in these zones."""
    return lying(there, lambda card: card.property("zone") in zones)


def is_own(card: QQuickItem) -> bool:
    """Return whether the card is in the hand or the rows of the user."""
    mine = card.property("zone") in ("hand", "up") and card.property("position") == 0
    return mine or bool(card.property("held"))


def of_others(card: QQuickItem) -> bool:
    return card.property("zone") in ("hand", "up") and not is_own(card)


def felt(window: Window) -> QRectF:
    """Return the area that shows the cards: the hands at its edges are tucked under them."""
    (found,) = things(window)["Felt"]
    return where(found)


def apart(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() <= TOUCH or both.height() <= TOUCH


def none_overlap(some: Sequence[QRectF], others: Sequence[QRectF]) -> None:
    for one in some:
        for other in others:
            assert apart(one, other), (one, other)


def inside(window: Window, rect: QRectF) -> bool:
    room = QRectF(window.app.window.contentItem().boundingRect())
    return room.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(rect)


def everything_has_its_place(window: Window) -> None:
    """Check that all is inside the window, and no question, plate, tool or card lies on another's."""
    there = things(window)
    asked, panel, badges = (rects(there, kind) for kind in ("CallBar", "NumberPanel", "SeatBadge"))
    signs = [where(item) for items in there.values() for item in items if item.objectName() == "tableSign"]
    tools = [*rects(there, "IconButton", "TrumpSign"), *signs]
    own, others = lying(there, is_own), lying(there, of_others)
    seen = [rect.intersected(felt(window)) for rect in others]
    middle = at(there, "trick", "sea", "played", "offered")
    before, piles = at(there, "won", "pairs", "tabbe"), at(there, "stock", "turned")
    assert badges
    assert own
    for rect in (*asked, *panel, *badges, *tools, *middle, *piles):
        assert inside(window, rect), rect
    # The outer cards of a fan are slightly over the edge, and won tricks a little more.
    for rect, share in (*((rect, 0.06) for rect in own), *((rect, 0.14) for rect in before)):
        edge = share * rect.height()
        assert inside(window, rect.adjusted(0, edge, 0, -edge)), rect
    for part, rect in zip(seen, others, strict=True):
        assert part.width() * part.height() > LEAST_SEEN * rect.width() * rect.height()
    none_overlap(asked, [*badges, *own, *others, *middle, *tools, *before, *piles])
    none_overlap(panel, [*badges, *own, *others, *tools, *before, *piles])
    none_overlap(badges, [*own, *others, *tools, *middle, *before, *piles])
    none_overlap(tools, [*own, *seen, *middle, *before, *piles])
    none_overlap(middle, [*own, *others, *before, *piles])
    none_overlap(before, [*own, *others, *piles])
    none_overlap(own, others)


def show(window: Window, host: Host) -> None:
    if window.app.navigation.host is not host:
        window.sit(host)
    window.settle()
