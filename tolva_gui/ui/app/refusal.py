"""What answers whoever asks for the network: that there is none."""

from PySide6.QtCore import QIODevice
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest


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
