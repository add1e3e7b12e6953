"""The system setting for reduced motion, as given by a desktop's portal and followed by the table."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import cases
from tests.rules.games.mariage.moves import parse_move
from tests.ui.conftest import Window, table
from tests.ui.table.test_motion import NORMAL, cards

ASKED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusVariant, QDBusVirtualObject
from tolva_gui.ui.app.system_motion import ANIMATIONS, PORTAL, SystemMotion

class Portal(QDBusVirtualObject):
    def introspect(self, path):
        return ""
    def handleMessage(self, message, connection):
        if (message.interface(), message.member(), tuple(message.arguments())) != (*PORTAL[2:], ANIMATIONS):
            return False
        connection.send(message.createReply(QDBusVariant(sys.argv[1] == "animated")))
        return True

application = QCoreApplication([])
bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
portal = Portal()
assert bus.registerVirtualObject(PORTAL[1], portal) and bus.registerService(PORTAL[0])
motion = SystemMotion()
motion.changed.connect(lambda: (print("less" if motion.property("less") else "full"), application.quit()))
motion.ask()
QTimer.singleShot(20000, application.quit)
application.exec()
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
@cases("desktop, heard", [("animated", "full"), ("still", "less")], usual=["still-less"])
def test_what_the_desktop_says_is_heard(desktop: str, heard: str) -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", ASKED, desktop]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.split() == [heard], done.stderr


SILENT = """
import socket, sys
from threading import Thread
from PySide6.QtCore import QTimer
from tolva_gui.ui.app.screen import open_application
from tolva_gui.ui.app.system_motion import SystemMotion

listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[1])
listener.listen()
held = []

def welcome():
    while True:
        held.append(listener.accept()[0])
        held[-1].sendall(sys.argv[2].encode())

Thread(target=welcome, daemon=True).start()
application = open_application()
motion = SystemMotion()
motion.ask()
QTimer.singleShot(200, application.quit)
application.exec()
print("free")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the bus of Linux")
@cases(
    "said", ["", f"OK {'0' * 32}\r\n"], ids=["at once", "once it is entered"], usual=["once it is entered"]
)
def test_nothing_waits_for_a_bus_that_is_silent(said: str, tmp_path: Path) -> None:
    path = tmp_path / "bus"
    environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={path}"}
    command = [sys.executable, "-c", SILENT, str(path), said]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "free\n", done.stderr


@pytest.mark.parametrize(("wish", "jumps"), [("", True), ("full", False)])
def test_cards_jump_with_less_motion_unless_chosen(wish: str, window: Window, *, jumps: bool) -> None:
    host = table(0, "play SA, play S9, play S7")
    window.sit(host, prepare=lambda app: app.system_motion.answer(animations=False), motion=wish)
    window.settle()
    window.app.settings.set("speed", NORMAL)
    window.app.sitting.director.show(host.play(3, parse_move("play S6")))
    played = next(card for card in cards(window) if card.property("face") == "S6")
    assert (played.property("shown") == "S6") == jumps
    assert window.app.sitting.choreography.busy, "there is still time to see it all"
