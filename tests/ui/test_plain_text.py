"""Texts from people and files are shown literally: no markup, no network address, no placeholder is interpreted."""

import re
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QUrl
from PySide6.QtNetwork import QNetworkReply, QNetworkRequest

from tests.table.games import played
from tests.ui.conftest import Open, Window, keep_game
from tolva_gui import paths
from tolva_gui.records.record import SeatSetup
from tolva_gui.ui.texts import fill

QML = sorted((paths.resources() / "qml").rglob("*.qml"))
MAKERS = ("PlainText.qml", "RichText.qml")
ALONE = "AlreadyOpen.qml"
"""A separate window without the table's controls."""
RICH = {
    "HelpBlock.qml",
    "HelpPicture.qml",
    "HelpRules.qml",
    "OpponentLine.qml",
    "RuleOption.qml",
    "WordNote.qml",
}
"""Components whose texts come from the program's own files."""


def code(path: Path) -> str:
    return re.sub(r"//.*", "", path.read_text(encoding="utf-8"))


def test_every_text_is_plain_or_said_to_be_rich() -> None:
    bare = [path.name for path in QML if re.search(r"\b(Text|T\.Label|TextArea)\s*\{", code(path))]
    assert bare == [ALONE, *MAKERS]
    chosen = [path.name for path in QML if re.search(r"textFormat(?!: TextEdit.PlainText)", code(path))]
    assert chosen == [ALONE, *MAKERS]
    (alone,) = (code(path) for path in QML if path.name == ALONE)
    assert alone.count("Text {") == alone.count("textFormat: Text.PlainText")


def test_the_rich_texts_are_few_and_our_own() -> None:
    assert {path.name for path in QML if re.search(r"\bRichText\s*\{", code(path))} == RICH


def test_places_are_filled_in_one_go() -> None:
    assert [path.name for path in QML if re.search(r"\.arg\(.*\)\.arg\(", code(path))] == []
    assert fill("%1 and %2", "%2", "Bo %1") == "%2 and Bo %1"
    assert fill("%2: %1 of %3", 1, 2) == "2: 1 of %3"


def test_qml_gets_no_network(window: Window) -> None:
    manager = window.app.engine.networkAccessManager()
    for address in ("http://localhost:9/x", "https://localhost:9/x", "ftp://localhost/x", "data:,x"):
        reply = manager.get(QNetworkRequest(QUrl(address)))
        window.wait(reply.isFinished)
        assert reply.error() == QNetworkReply.NetworkError.ProtocolUnknownError


class Listener(BaseHTTPRequestHandler):
    """A server that notes its requests."""

    called: list[str]

    def do_GET(self) -> None:
        self.called.append(self.path)
        self.send_error(404)

    def log_message(self, *_args: object) -> None:
        """Log nothing."""


def test_a_name_with_an_image_calls_no_address(open_window: Open) -> None:
    Listener.called = []
    server = HTTPServer(("127.0.0.1", 0), Listener)
    Thread(target=server.serve_forever, daemon=True).start()
    window = open_window()
    host = played("tolva-4", deals=2)
    name = f'<img src="http://127.0.0.1:{server.server_port}/seat.png">'
    host.seats = tuple(SeatSetup("computer", name, "rules") for _ in host.seats)
    keep_game(window, host)
    app = window.app
    app.models.review.look_at(host.record())
    window.item("reviewPage")
    for page in ("history", "statistics"):
        app.pages.open(page)
        window.settle()
    app.pages.clear()
    window.sit(host, drawn=True)
    shown = [str(item.property("text")) for item in window.visible()]
    assert name in shown
    window.bot.wait(50)
    server.shutdown()
    server.server_close()
    assert Listener.called == []
