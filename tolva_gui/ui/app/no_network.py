"""Denies QML the network: everything it draws is in the program or in the user's files."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlNetworkAccessManagerFactory

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkAccessManager


class NoNetwork(QQmlNetworkAccessManagerFactory):
    """Gives QML's engine network managers that refuse."""

    def create(self, parent: QObject) -> "QNetworkAccessManager":
        """Return a manager for one of the engine's threads."""
        from tolva_gui.ui.app.refusal import Refusal  # imported late: nothing that we draw needs it

        return Refusal(parent)
