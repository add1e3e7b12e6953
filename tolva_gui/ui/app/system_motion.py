"""Whether the system is set to less motion. Qt reports that from 6.12 on; earlier versions need this."""

import logging
import sys
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.qml_types import named_in_qml

log = logging.getLogger(__name__)
PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "ReadOne",
)
ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")
"""The setting of GNOME, and of desktops that follow it, in the portal; false asks for less motion."""
EFFECTS_BYTE: Final = 4
EFFECTS_BIT: Final = 2
"""Byte and bit of Windows' setting *Animation effects* in the value `UserPreferencesMask`."""


@named_in_qml
class SystemMotion(QObject):
    """`less` is true once the system has said so; nothing waits for its answer."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._less = False
        self._waiting: QObject | None = None

    def ask(self) -> None:
        """Ask the system: Windows directly, Linux through the desktop portal; macOS is not asked."""
        if sys.platform == "win32":
            self.answer(animations=_animated_by_windows())
        elif sys.platform.startswith("linux"):
            self._ask_portal()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        call = QDBusMessage.createMethodCall(*PORTAL)
        call.setArguments([*ANIMATIONS])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
        watcher.finished.connect(self._hear)
        self._waiting = watcher

    @Slot()
    def _hear(self) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

        watcher, self._waiting = self._waiting, None
        if not isinstance(watcher, QDBusPendingCallWatcher):
            return
        reply = watcher.reply()
        watcher.deleteLater()
        if reply.type() != QDBusMessage.MessageType.ReplyMessage:
            log.debug("the desktop does not say whether it is animated: %s", reply.errorMessage())
            return
        told = reply.arguments()[0]
        self.answer(animations=(told.variant() if isinstance(told, QDBusVariant) else told) is not False)

    def answer(self, *, animations: bool) -> None:
        """Take the system's answer: whether things should move."""
        self._less = not animations
        self.changed.emit()

    less = Property(bool, lambda self: self._less, notify=changed)


if sys.platform == "win32":
    import winreg

    def _animated_by_windows() -> bool:
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, "Control Panel\\Desktop") as key:
                mask = winreg.QueryValueEx(key, "UserPreferencesMask")[0]
        except OSError as error:
            log.debug("Windows does not say whether it is animated: %s", error)
            return True
        return len(mask) <= EFFECTS_BYTE or bool(mask[EFFECTS_BYTE] & EFFECTS_BIT)
