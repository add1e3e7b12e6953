"""Mouse, keyboard and finger: each alone can do everything that a game needs (`place_tables.act`)."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.conftest import Window, where
from tests.ui.forms import stakes

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEPS = 3
MOST_STOPS = 120
"""The maximum number of Tab presses."""


def corner(item: QQuickItem) -> QPoint:
    """Return the corner that the next card of the fan leaves free."""
    return item.mapToScene(QPointF(item.width() * 0.12, item.height() * 0.2)).toPoint()


def middle(item: QQuickItem) -> QPoint:
    return where(item).center().toPoint()


class Body:
    """What all hands share."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def press(self, name: str) -> None:
        self.press_item(self.window.item(name))

    def press_item(self, item: QQuickItem) -> None:
        raise NotImplementedError


class Pointing(Body):
    """The common part of mouse and finger."""

    def press_item(self, item: QQuickItem) -> None:
        self.tap(middle(item))

    def call(self, number: int) -> None:
        stake = stakes(self.window)[number]
        self.press(f"call{number}")
        if stake:
            self.press("makeBet")

    def tap(self, at: QPoint) -> None:
        self.hold(at)
        self.let_go(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.hold(start)
        for part in range(1, STEPS + 1):
            self.move(start + (end - start) * part / STEPS)
            self.window.bot.wait(5)
        self.let_go(end)

    def hold(self, at: QPoint) -> None:
        raise NotImplementedError

    def move(self, at: QPoint) -> None:
        raise NotImplementedError

    def let_go(self, at: QPoint) -> None:
        raise NotImplementedError


class Mouse(Pointing):
    """Clicks and drags."""

    def hold(self, at: QPoint) -> None:
        QTest.mousePress(self.window.app.window, LEFT, NONE, at)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.window.app.window, at)

    def let_go(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window.app.window, LEFT, NONE, at)


class Finger(Pointing):
    """Touches without synthesized mouse events."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._device = QTest.createTouchDevice()

    def hold(self, at: QPoint) -> None:
        QTest.touchEvent(self.window.app.window, self._device).press(0, at).commit()

    def move(self, at: QPoint) -> None:
        QTest.touchEvent(self.window.app.window, self._device).move(0, at).commit()

    def let_go(self, at: QPoint) -> None:
        QTest.touchEvent(self.window.app.window, self._device).release(0, at).commit()


class Keyboard(Body):
    """Tab and Enter for buttons, digits and G for calls."""

    def press_item(self, item: QQuickItem) -> None:
        self.go_to(item)
        self.window.key("Return")

    def go_to(self, item: QQuickItem) -> None:
        for _ in range(MOST_STOPS):
            if item.hasActiveFocus():
                return
            self.window.key("Right" if self._in_row_of(item) else "Tab")
        raise AssertionError(f"the keys do not come to {item.objectName()}")

    def _in_row_of(self, item: QQuickItem) -> bool:
        """Whether the focus is in the row of choices to which the item belongs."""
        focus = self.window.app.window.activeFocusItem()
        is_option = item.property("current") is not None
        return is_option and focus is not None and focus.parentItem() is item.parentItem()

    def hold(self, _at: QPoint) -> None:
        """Hold the key shown on the curtain."""
        self._held = Qt.Key(ord(str(self.window.app.sitting.privacy.property("key"))))
        QTest.keyPress(self.window.app.window, self._held)

    def let_go(self, _at: QPoint) -> None:
        QTest.keyRelease(self.window.app.window, self._held)

    def call(self, number: int) -> None:
        numbered = stakes(self.window).count(0)
        if number < numbered:
            self.window.key(str(number + 1))
            return
        self.window.key("G" if number == numbered else "Shift+G", "Return")


Hand = Mouse | Keyboard | Finger
