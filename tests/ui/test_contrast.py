"""Every text is readable: WCAG 2.2 AA contrast, measured in the window, on every page."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import above, all_opacity
from tests.ui.conftest import Window, table
from tests.ui.page_list import PAGES
from tests.ui.test_accessible import seen

TEXT, LARGE, PART = 4.5, 3.0, 3.0
"""The least contrast of text, large text, and parts that show a state."""
CLOTHS = ("green", "blue", "red", "linen", "wood")
ON_CLOTH = ("table", "melding", "sang", "faces-down")
NEAR = 0.35
POINTS = 12
"""The number of points sampled in each direction behind a text."""


def parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colour(window: Window, name: str) -> QColor:
    """Return the theme's colour of that name."""
    theme = window.app.engine.singletonInstance("Tolva", "Theme")
    assert theme is not None
    return QColor(theme.property(name))


def laid_over(colour: QColor, opacity: float, ground: QColor) -> QColor:
    both = zip(parts(colour), parts(ground), strict=True)
    return QColor.fromRgbF(*(one * opacity + under * (1 - opacity) for one, under in both))


def written(window: Window) -> list[tuple[QQuickItem, float]]:
    """Return the texts that can be read now, with their opacity; disabled items need not be readable."""
    return [
        (item, all_opacity(item) * item.property("color").alphaF())
        for item in seen(window)
        if item.inherits("QQuickText") and item.isEnabled() and str(item.property("text")).strip()
    ]


def wanted(item: QQuickItem) -> float:
    font = QFont(item.property("font"))
    size = font.pixelSize()
    return LARGE if size >= 24 or (font.bold() and size >= 18.7) else TEXT


def ground(picture: QImage, area: QRect) -> list[QColor]:
    """Return colours behind a text, from the darkest to the lightest, without outliers such as single threads."""
    area = area.intersected(picture.rect())
    across = [area.x() + (area.width() - 1) * no // (POINTS - 1) for no in range(POINTS)]
    down = [area.y() + (area.height() - 1) * no // (POINTS - 1) for no in range(POINTS)]
    colours = sorted((picture.pixelColor(x, y) for x in across for y in down), key=luminance)
    return colours[POINTS * POINTS // 20 : -POINTS * POINTS // 20]


def shown_part(item: QQuickItem) -> QRect:
    """Return the part of the item that its ancestors do not clip."""
    left, right = (float(item.property(f"{side}Padding")) for side in ("left", "right"))
    area = item.mapRectToScene(item.boundingRect().adjusted(left, 0, -right, 0))
    for around in above(item):
        if around.clip():
            area = area.intersected(around.mapRectToScene(around.boundingRect()))
    return area.toAlignedRect()


def is_drawn(picture: QImage, area: QRect, colour: QColor) -> bool:
    """Return whether the text is drawn in its colour there: it may be scrolled out of sight or be covered."""
    for y, x in product(range(area.top(), area.bottom()), range(area.left(), area.right())):
        both = zip(parts(picture.pixelColor(x, y)), parts(colour), strict=True)
        if sum(abs(one - other) for one, other in both) < NEAR:
            return True
    return False


def without(window: Window, items: Sequence[QQuickItem]) -> QImage:
    """Return a picture of the window without these items."""
    before = [item.opacity() for item in items]
    for item in items:
        item.setOpacity(0)
    window.settle()
    picture = window.app.window.grabWindow()
    for item, value in zip(items, before, strict=True):
        item.setOpacity(value)
    return picture


def faint(window: Window) -> Iterator[str]:
    """Yield the texts with too little contrast."""
    texts = written(window)
    with_texts = window.app.window.grabWindow()
    picture = without(window, [item for item, _ in texts])
    for item, opaque in texts:
        area = shown_part(item).intersected(picture.rect())
        if area.isEmpty() or with_texts.copy(area) == picture.copy(area):
            continue
        behind = ground(picture, area)
        drawn = [laid_over(item.property("color"), opaque, one) for one in (behind[0], behind[-1])]
        worst = min(ratio(colour, one) for colour, one in zip(drawn, (behind[0], behind[-1]), strict=True))
        if worst < wanted(item) and is_drawn(with_texts, area, drawn[0]):
            text, middle = str(item.property("text"))[:50], behind[len(behind) // 2]
            yield f"{worst:.2f} {text!r} {drawn[0].name()} on {middle.name()}"


def settle(window: Window, page: str, **settings: Any) -> None:
    window.dress(**settings)
    PAGES[page](window)
    window.settle()


# The last trick covers the table while it is looked at, and veils the texts there.
@cases("page", [page for page in PAGES if page != "last-trick"], usual=["statistics"])
def test_every_text_can_be_read(page: str, window: Window) -> None:
    settle(window, page, theme="light")
    assert len(written(window)) > 1
    assert list(faint(window)) == []
    window.dress(theme="dark")
    assert list(faint(window)) == []


@cases("page", ON_CLOTH[:2], usual=["melding"])
def test_what_is_written_on_the_cloth_can_be_read(page: str, length: int, window: Window) -> None:
    settle(window, page)
    looks = list(product(("light", "dark"), CLOTHS[1:]))
    for theme, cloth in looks[:: 3 if length == 1 else 1]:
        window.dress(theme=theme, cloth=cloth)
        assert list(faint(window)) == []


RINGS = {
    "paper": ("focus", "edge", "accent"), "field": ("focus", "edge"), "plate": ("focus",), "accent": ("accentFocus",),
}  # fmt: skip


def test_a_state_can_be_seen(window: Window) -> None:
    window.sit(table(0))
    grounds = set[str]()
    for theme in ("light", "dark"):
        window.app.settings.set("theme", theme)
        grounds.add(colour(window, "paper").name())
        for around, rings in RINGS.items():
            for ring in rings:
                assert ratio(colour(window, ring), colour(window, around)) >= PART, (theme, ring, around)
    assert len(grounds) == 2


def test_a_faint_text_is_found(window: Window) -> None:
    settle(window, "keys", theme="light")
    next(item for item, _ in written(window)).setProperty("color", QColor("#b0a898"))
    assert len(list(faint(window))) == 1


def test_high_contrast_can_be_chosen(window: Window) -> None:
    PAGES["settings"](window)
    window.app.settings.set("contrast", "high")
    for theme in ("light", "dark"):
        window.app.settings.set("theme", theme)
        paper = colour(window, "paper")
        for name in ("text", "faint", "plateText", "plateFaint", "edge"):
            assert ratio(colour(window, name), paper) == pytest.approx(21)
        for name in ("accent", "focus"):
            assert ratio(colour(window, name), paper) > 7
