"""A network access manager that refuses every request."""

from PySide6.QtCore import QIODevice
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest


class Refusal(QNetworkAccessManager):
    """Answers every request with an error, whatever its scheme, and sends nothing."""

    def createRequest(  # noqa: N802
        self,
        operation: QNetworkAccessManager.Operation,
        _request: QNetworkRequest,
        outgoing: QIODevice | None = None,
    ) -> QNetworkReply:
        """Replace the request with an empty one, which Qt refuses."""
        return super().createRequest(operation, QNetworkRequest(), outgoing)
