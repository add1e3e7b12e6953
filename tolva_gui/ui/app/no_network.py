"""What QML gets when it asks for the network: nothing. All that is drawn lies in the program or in the user's files."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlNetworkAccessManagerFactory

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkAccessManager


class NoNetwork(QQmlNetworkAccessManagerFactory):
    """Gives QML's engine managers that refuse."""

    def create(self, parent: QObject) -> "QNetworkAccessManager":
        """Return the manager for one of the engine's threads."""
        from tolva_gui.ui.app.refusal import Refusal  # nothing that we draw asks for it

        return Refusal(parent)
