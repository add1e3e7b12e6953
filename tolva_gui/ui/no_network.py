"""What QML gets when it asks for the network: nothing. All that is drawn lies in the program or in the user's files."""

from PySide6.QtCore import QIODevice, QObject
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest
from PySide6.QtQml import QQmlNetworkAccessManagerFactory


class Refusal(QNetworkAccessManager):
    """Answers every request with an error, whatever its scheme, and tells nobody of it."""

    def createRequest(  # noqa: N802
        self,
        operation: QNetworkAccessManager.Operation,
        _request: QNetworkRequest,
        outgoing: QIODevice | None = None,
    ) -> QNetworkReply:
        """Ask for nothing at all, which Qt refuses by itself."""
        return super().createRequest(operation, QNetworkRequest(), outgoing)


class NoNetwork(QQmlNetworkAccessManagerFactory):
    """Gives QML's engine managers that refuse."""

    def create(self, parent: QObject) -> QNetworkAccessManager:
        """Return the manager for one of the engine's threads."""
        return Refusal(parent)
