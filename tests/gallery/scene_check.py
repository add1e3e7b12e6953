"""Faults in a visible window: words cut off or covered, things outside, overlapping prompts.

The scene is walked in painting order. Anything wholly under a sheet of paper is ignored; anything half under
something is a fault.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile
from math import prod
from typing import Final, NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPolygonF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import Shiboken

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.sentences import game_name

SLACK: Final = 2.5
"""Allowed overlap of letters in pixels: their boxes are larger than the letters."""
LAID_OVER: Final = 0.15
"""The share of a card that a card of another place may cover."""
TOUCHED: Final = SLACK
"""The pixels of a card at the side of a badge that may lie on it."""
COVERED: Final = 0.9
"""An item covered by at least this share counts as put away, not as half covered."""
BUTTONS: Final = ("Plate", "SmallPlate")
PLATES: Final = (
    *BUTTONS, "CallBar", "Choice", "Field", "HintNote", "IconButton", "LankaNote", "LankaScore", "MoneySign", "Notice",
    "ScoreTable", "SeatBadge", "Speech", "Stepper", "TaskNote", "TrumpSign", "WhyNot",
)  # fmt: skip
"""Prompts, messages and controls, by the name of the QML file: no two of them may overlap."""


@dataclass(frozen=True)
class Seen:
    """A visible item with its four corners on the screen."""

    item: QQuickItem
    kind: str
    corners: QPolygonF
    view: QRectF
    """The part of the window that can show it: clipping ancestors reduce it."""

    @property
    def box(self) -> QRectF:
        """Return its upright bounding rectangle."""
        return self.corners.boundingRect()

    @property
    def text(self) -> str:
        """Return the words without markup."""
        return re.sub(r"<[^>]*>", "", str(self.item.property("text") or ""))

    def __str__(self) -> str:
        words = self.text if self.kind == "Text" else next(iter(_words(self.item)), "")
        box = self.box.toRect()
        return f"{self.kind} “{words[:40]}” at {box.x()},{box.y()} {box.width()}×{box.height()}"


class Sight(NamedTuple):
    """The visible items from the last full-window sheet on, and the window's frame."""

    seen: Sequence[Seen]
    frame: QRectF


def sight_of(window: QQuickWindow) -> Sight:
    """Walk the window once and return its sight."""
    frame = QRectF(0, 0, window.width(), window.height())
    seen = list(_painted(window.contentItem(), frame))
    return Sight(seen[_last_layer(seen, frame) :], frame)


def faults(sight: Sight) -> list[str]:
    """Return a sentence for every fault in the visible window."""
    seen, frame = sight
    written = [one for one in seen if one.kind == "Text" and one.text.strip()]
    found = [*_cut_off(written), *_outside(seen, frame), *_covered(seen), *_overlapping(written)]
    marks = [one for one in seen if one.kind == "ScrollMark"]
    found += [f"scrolls nothing: {one}" for one in marks if one.item.property("size") > 0.998]
    found += [f"not loaded: {one.item.property('source').fileName()}" for one in seen if is_loading(one.item)]
    plates = [one for one in seen if one.kind in PLATES and not one.box.isEmpty() and not _empty(one.item)]
    found += [*_overlapping(plates), *_cards_on_cards(seen), *_money_on_things(seen), *_marks_astray(seen)]
    found += [*_beyond_plates(seen, written), *_beyond_notes(seen), *_broken(written)]
    found += [*_cards_on_people(seen), *_hidden_eyes(seen)]
    return sorted(set(found))


def is_loading(item: QQuickItem) -> bool:
    """Return whether it is a picture that is not loaded yet, or unreadable."""
    if not item.inherits("QQuickImageBase") or item.property("source").isEmpty():
        return False
    return float(item.property("progress")) < 1 or item.implicitWidth() == 0


def below(
    root: QQuickItem, wanted: Callable[[QQuickItem], bool] = lambda _item: True
) -> Iterator[QQuickItem]:
    """Yield the item and what lies on it in the order of creation, except what is not wanted and all on it."""
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if wanted(item):
            yield item
            waiting += reversed(item.childItems())


def above(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the items that the item lies on, from the nearest to the window."""
    while (ground := item.parentItem()) is not None:
        yield ground
        item = ground


def pictures_to_come(window: QQuickWindow) -> list[QQuickItem]:
    """Return the visible pictures that are still loading."""
    return [item for item in below(window.contentItem(), _is_painted) if is_loading(item)]


def texts(sight: Sight) -> set[str]:
    """Return all visible words, except texts that quote a notation."""
    written = (one for one in sight.seen if one.kind == "Text" and one.item.objectName() != "notation")
    return {one.text for one in written if one.text.strip()}


def untranslated(one: set[str], other: set[str], names: Sequence[str]) -> list[str]:
    """Return texts that are alike in both languages and are neither names nor shared words."""
    same = {text for text in one & other if re.search(r"[^\W\d_]{2}", text) and not RULES.match(text)}
    return sorted(text for text in same if not _may_be_same(text, names))


RULES: Final = re.compile(r"(§ )?[A-Z]+\d+ ")
"""Ids of rules, and a rule quoted from the digest, which is in English."""


SAME: Final = frozenset(
    # Words that Swedish and English share, and game terms borrowed by English.
    ("tolva", "bondtolva", "plocketolva", "bordstolva", "tjog", "viv", "mal", "mäl", "gubbe", "svenska", "english")
    + ("storan", "lillan", "maktorer", "matadorer")
    + ("enter", "esc", "ctrl", "shift", "home", "end", "sang", "vinsten", "sistan", "vunsten", "kn", "ok")
    + ("halv", "hel", "person", "csv", "python", "qt", "system")
    # Games and cards of lomber and grandissimo keep their names.
    + ("spil", "betra", "túrnir", "kúppa", "grandtúrnir", "sóló", "spaðasóló", "hrein", "nóló", "yfir", "tótus")
    + ("spadda", "manilía", "basti", "krúkk", "bitar", "begär", "spel", "liten", "stor", "misär", "uppläggare")
    + ("pratmakare", "kodilj", "sänk", "grand", "pass", "ögon")
    # People.
    + ("stina", "algot", "edvin", "sigrid", "hilding", "hulda")
)  # fmt: skip


def _may_be_same(text: str, names: Sequence[str]) -> bool:
    own = (game_name(game, "sv") for game in BY_ID)
    known = SAME | {word.lower() for name in (*names, *own) for word in name.split()}
    return all(word in known or len(word) < 2 for word in re.findall(r"[^\W\d_]+", text.lower()))


def _is_painted(item: QQuickItem) -> bool:
    return item.isVisible() and item.opacity() > 0.01 and item.scale() != 0


def _painted(item: QQuickItem, view: QRectF) -> Iterator[Seen]:
    """Yield the visible items in painting order."""
    if not _is_painted(item):
        return
    if item.property("clip") is True:
        view = view.intersected(_box(item))
    # The sort is stable: items with the same z are painted in the order of creation.
    children = sorted(item.childItems(), key=lambda child: child.z())
    yield from (one for child in children if child.z() < 0 for one in _painted(child, view))
    kind = _kind(item)
    yield Seen(item, kind, _corners(item, kind), view)
    yield from (one for child in children if child.z() >= 0 for one in _painted(child, view))


def _kind(item: QQuickItem) -> str:
    meta = item.metaObject()
    name = meta.className().split("_QML")[0]
    # It is deleted with its window; Python would take the next object at its address for it.
    Shiboken.invalidate(meta)
    if item.inherits("QQuickText"):
        return "Text"
    return name.removeprefix("QQuick") if name.startswith("QQuick") else name


def _corners(item: QQuickItem, kind: str) -> QPolygonF:
    box = QRectF(0, 0, item.width(), item.height())
    if kind == "Text":
        box = _written(item, box)
    return QPolygonF(
        [item.mapToScene(at) for at in (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())]
    )


def _written(item: QQuickItem, box: QRectF) -> QRectF:
    """Return the part of a text's box that contains letters."""
    width, height = item.property("contentWidth"), item.property("contentHeight")
    if width is None or height is None or (abs(width - box.width()) < 1 and abs(height - box.height()) < 1):
        return box
    across, along = _enum(item, "effectiveHorizontalAlignment"), _enum(item, "verticalAlignment")
    left = {Qt.AlignmentFlag.AlignRight.value: 1.0, Qt.AlignmentFlag.AlignHCenter.value: 0.5}.get(across, 0.0)
    top = {Qt.AlignmentFlag.AlignBottom.value: 1.0, Qt.AlignmentFlag.AlignVCenter.value: 0.5}.get(along, 0.0)
    pads = (item.property(f"{edge}Padding") or 0 for edge in ("left", "top", "right", "bottom"))
    within = box.marginsRemoved(QMarginsF(*pads))
    x, y = left * (within.width() - width), top * (within.height() - height)
    return QRectF(within.x() + x, within.y() + y, width, height)


def _enum(item: QQuickItem, which: str) -> int:
    # Qt for Python cannot read properties of this type, QML can.
    context = qmlContext(item)
    return int(QQmlExpression(context, item, which).evaluate()[0]) if context is not None else 0


def area(polygon: QPolygonF) -> float:
    points: list[QPointF] = polygon.toList()
    pairs = zip(points, [*points[1:], *points[:1]], strict=True)
    return abs(sum(one.x() * other.y() - other.x() * one.y() for one, other in pairs)) / 2


def _opacity(item: QQuickItem) -> float:
    """Return how opaque the item is without its children."""
    if item.inherits("QQuickImage"):
        drawn = item.property("paintedWidth") > 0 and "shadow" not in item.property("source").fileName()
        return all_opacity(item) if drawn else 0.0
    colour = item.property("color")
    if _kind(item) != "Rectangle" or not isinstance(colour, QColor):
        return 0.0
    return colour.alphaF() * all_opacity(item)


def all_opacity(item: QQuickItem) -> float:
    return prod(one.opacity() for one in (item, *above(item)))


def _last_layer(seen: Sequence[Seen], frame: QRectF) -> int:
    """Return the index of the last item over the whole window: a curtain, or the dimmed table under a sheet."""
    layers = [0]
    for number, one in enumerate(seen):
        if _opacity(one.item) >= 0.2 and one.box.adjusted(-1, -1, 1, 1).contains(frame):
            layers.append(number)
    return layers[-1]


def _cut_off(written: Sequence[Seen]) -> Iterator[str]:
    for one in written:
        item = one.item
        if item.property("truncated") is True:
            yield f"elided: {one}"
        if not item.property("clip") and _too_long(item):
            yield f"too long for its place: {one}"


def _broken(written: Sequence[Seen]) -> Iterator[str]:
    """Yield texts with a word, or words that belong together, wider than the line."""
    for one in written:
        item = one.item
        if item.property("lineCount") > 1 and not _enum(item, "fontSizeMode"):
            letters = QFontMetricsF(item.property("font"))
            room = item.width() - item.property("leftPadding") - item.property("rightPadding") + 1
            parts = re.split(r"[ \n/–\u200b-]", one.text)
            if max(map(letters.horizontalAdvance, parts), default=0) > room:
                yield f"a word is broken: {one}"


def _beyond_notes(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield controls that reach out of the note they are on."""
    for one in seen:
        if one.kind not in (*BUTTONS, "IconButton", "Stepper") or _scrolls(one.item) or one.box.isEmpty():
            continue
        for note in (ground for ground in above(one.item) if _kind(ground) in PLATES):
            if not _widened(_box(note)).contains(one.box):
                yield f"beyond its note: {one}"
            break


def _cards_on_people(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield cards on the table that lie on a badge, or under a question; hands may."""
    badges = [one for one in seen if one.kind in ("SeatBadge", "NumberPanel", "NumberSteps", "BidPanel")]
    for card in seen:
        if card.kind == "CardItem" and _lies_alone(card.item):
            both = ((badge, badge.box.intersected(card.box)) for badge in badges)
            met = next((badge for badge, area in both if min(area.width(), area.height()) > TOUCHED), None)
            if met is not None:
                yield f"a card on a person: {card} and {met}"


def _hidden_eyes(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield the signs of cards that all have seen which a later card covers."""
    eyes: list[Seen] = []
    for one in seen:
        if one.item.objectName() == "seenSign":
            eyes.append(one)
        elif one.kind == "CardItem":
            yield from (
                f"an eye under a card: {eye} and {one}" for eye in eyes if _share(eye, one) > LAID_OVER
            )


def _too_long(item: QQuickItem) -> bool:
    width, height = item.property("contentWidth") or 0, item.property("contentHeight") or 0
    return bool(width > item.width() + SLACK or height > item.height() + SLACK)


def _scrolls(item: QQuickItem) -> bool:
    """Return whether the item is on something that scrolls."""
    return any(ground.inherits("QQuickFlickable") for ground in above(item))


def _outside(seen: Sequence[Seen], frame: QRectF) -> Iterator[str]:
    for one in seen:
        plate = one.kind in PLATES or (one.kind == "Text" and one.text.strip())
        if not plate or _scrolls(one.item) or one.box.isEmpty():
            continue
        if not _widened(frame).contains(one.box):
            yield f"outside the window: {one}"
        elif not _widened(one.view).contains(one.box):
            yield f"clipped: {one}"


def _covered(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield words half hidden by something painted later; fully hidden ones are intended."""
    written: list[Seen] = []
    for one in seen:
        if one.kind == "Text" and one.text.strip() and one.box.intersects(one.view):
            written.append(one)
        elif written and _opacity(one.item) > COVERED:
            hidden = [(text, _share(text, one)) for text in written]
            yield from (f"covered by {one}: {text}" for text, share in hidden if 0.06 < share < COVERED)
            gone = [text for text, share in hidden if share >= COVERED]
            written = [text for text in written if text not in gone]


def _share(text: Seen, over: Seen) -> float:
    if not text.box.intersects(over.box):
        return 0.0  # true of nearly all, and polygons are slow
    shown = text.corners.intersected(QPolygonF(text.view))
    whole = area(shown)
    seen = over.corners.intersected(QPolygonF(over.view))
    return area(shown.intersected(seen)) / whole if whole > 0 else 0.0


def _overlapping(things: Sequence[Seen]) -> Iterator[str]:
    """Yield words on words or plates on plates; `_covered` handles those wholly beneath a later plate."""
    for one, other in combinations(things, 2):
        parts = one.item.isAncestorOf(other.item) or other.item.isAncestorOf(one.item)
        if not parts and _meet(one, other) and not _between(one, other):
            yield f"one upon the other: {one} and {other}"


def _meet(one: Seen, other: Seen) -> bool:
    """Return whether the visible parts of their boxes overlap."""
    both = one.box.intersected(other.box).intersected(one.view).intersected(other.view)
    return both.width() > SLACK and both.height() > SLACK


def _between(one: Seen, other: Seen) -> bool:
    """Return whether what is painted later lies on a background that hides the earlier one."""
    both = one.box.intersected(other.box)
    for around in takewhile(lambda around: not around.isAncestorOf(one.item), above(other.item)):
        grounds = (around, *(child for child in around.childItems() if child != other.item))
        if any(_opacity(ground) > COVERED and _box(ground).contains(both) for ground in grounds):
            return True
    return False


def _box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _widened(box: QRectF) -> QRectF:
    return box.adjusted(-SLACK, -SLACK, SLACK, SLACK)


def _cards_on_cards(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield one card on a card of another place for each two places; overlaps within a fan or a row are intended."""
    lying = [
        one for one in seen if one.kind == "CardItem" and not one.box.isEmpty() and _lies_alone(one.item)
    ]
    told: set[str] = set()
    for one, other in combinations(lying, 2):
        if one.item.property("zone") != other.item.property("zone") and _share(one, other) > LAID_OVER:
            zones = f"{other.item.property('zone')} on {one.item.property('zone')}"
            if zones not in told:
                told.add(zones)
                yield f"cards cover cards: {zones}: {other} and {one}"


def _money_on_things(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield play money, or the sign for it, on a card, prompt or control."""
    money = [one for one in seen if one.kind == "MoneySign" or _is_chip(one)]
    things = [one for one in seen if one.kind == "CardItem" or one.kind in PLATES]
    for one in money:
        met = next((thing for thing in things if thing.item is not one.item and _meet(one, thing)), None)
        if met is not None:
            yield f"money on something: {one} and {met}"


def _marks_astray(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield marks of words that lie beside the letters of their text."""
    texts_by_item = {one.item: one for one in seen if one.kind == "Text"}
    for mark in (one for one in seen if one.kind == "WordMark"):
        text = next(text for item, text in texts_by_item.items() if item.isAncestorOf(mark.item))
        if not _widened(text.box).contains(mark.box):
            yield f"not under its word: {mark.item.property('word')} in {text}"


def _beyond_plates(seen: Sequence[Seen], written: Sequence[Seen]) -> Iterator[str]:
    """Yield words that reach over the edge of their button."""
    plates = [one for one in seen if one.kind in BUTTONS]
    for one in written:
        plate = next((each for each in plates if each.item.isAncestorOf(one.item)), None)
        if plate is not None and not _widened(plate.box).contains(one.box):
            yield f"beyond its button: {one} on {plate}"


def _is_chip(one: Seen) -> bool:
    return one.kind == "Rectangle" and any(_kind(ground) == "Chips" for ground in above(one.item))


def _lies_alone(item: QQuickItem) -> bool:
    return item.property("slot") == -1 and item.property("zone") not in ("hand", "laid out", "offered")


def _empty(item: QQuickItem) -> bool:
    """Return whether a row or a bubble is empty."""
    return not any(True for _ in _words(item)) and not any(child.isVisible() for child in item.childItems())


def _words(item: QQuickItem) -> Iterator[str]:
    text = item.property("text")
    if isinstance(text, str) and text:
        yield text
    for child in item.childItems():
        if child.isVisible():
            yield from _words(child)
