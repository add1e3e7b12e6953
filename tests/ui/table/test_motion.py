"""Events are shown step by step; motion explains them, can be hurried, and is left out on request."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.rules.games.mariage.moves import is_called, parse_move
from tests.ui.conftest import WON, Window, kind_of, table
from tests.ui.forms import new_host
from tolva_gui.rules.events import Called, Moved, redact
from tolva_gui.table.host import Host
from tolva_gui.ui.table.choreography import DEALING, steps

NORMAL, AT_ONCE = 2, 0


def zones(window: Window) -> list[str]:
    return [str(row["zone"]) for row in window.app.sitting.table.property("cards").rows()]


def cards(window: Window) -> list[QQuickItem]:
    return [item for item in window.items() if kind_of(item) == "CardItem"]


def dealing(window: Window) -> None:
    """Begin a deal at the normal pace and stop in the middle of it."""
    window.sit(Host.new("tolva-4", {}, table(0).seats, seed=7, first_dealer=0), speed=NORMAL)
    window.wait(lambda: 5 < zones(window).count("hand") < 20)


def test_click_or_key_lets_the_rest_of_the_deal_fall(window: Window) -> None:
    dealing(window)
    rows = window.app.sitting.table.property("cards").rows
    early = {row["face"]: row["place"] for row in rows() if row["zone"] == "hand" and row["face"]}
    window.app.sitting.table.skip()
    assert zones(window).count("hand") == 36
    assert not window.app.sitting.choreography.busy
    late = {row["face"]: row["place"] for row in rows() if row["zone"] == "hand" and row["face"]}
    assert early
    assert early == {face: late[face] for face in early}
    assert sorted(late.values()) == list(range(9))
    dealing(window)
    window.key("Space")
    assert zones(window).count("hand") == 36


def test_melded_pair_is_laid_out_and_taken_back(window: Window) -> None:
    window.sit(table(0, WON))
    window.app.settings.set("speed", NORMAL)
    window.see("meld S")
    laid = [row for row in window.app.sitting.table.property("cards").rows() if row["zone"] == "laid out"]
    assert sorted(str(row["face"]) for row in laid) == ["SK", "SQ"]
    assert not any(row["own"] for row in laid)
    window.app.sitting.table.skip()
    window.wait(window.my_turn)
    assert "laid out" not in zones(window)
    assert sum(row["own"] for row in window.app.sitting.table.property("cards").rows()) == 8
    window.sit(table(0, WON), speed=AT_ONCE)
    window.see("meld S")
    assert "laid out" not in zones(window)


def test_played_card_turns_while_it_moves_straight_to_its_place(window: Window) -> None:
    """Its width changes on the way, which must not delay its position."""
    window.sit(table(0, "play SA, play S9, play S7"), motion="full")
    window.bot.wait(50)
    window.app.settings.set("speed", NORMAL)
    window.see("play S6")
    played = next(card for card in cards(window) if card.property("face") == "S6")
    assert played.property("shown") == ""
    where = played.property("spot").toVariant()
    window.wait(lambda: abs(played.width() - where["w"]) < 1)
    assert abs(played.x() + played.width() / 2 - where["x"]) < 0.25 * where["w"]
    window.wait(lambda: played.property("shown") == "S6")


def test_a_deal_is_shown_card_by_card() -> None:
    host = table(0)
    shown = list(steps([redact(event, host.info.sight(0)) for event in host.deal_log], host.view(0)))
    assert is_called(shown[0].event, "deal")  # the pack is gathered
    assert all(isinstance(step.event, Moved) and step.dealt for step in shown[1:])
    assert len(shown) == 1 + 36


@pytest.mark.parametrize(("form", "together"), [("tolva-4", 1), ("bondtolva-4", 3), ("bondtolva-2", 3)])
def test_cards_that_are_dealt_together_fall_together(form: str, together: int) -> None:
    """T5, B5, K2: each packet appears as one, and no deal takes longer for it."""
    host = new_host(form)
    shown = [step for step in steps(host.deal_log, host.view(0)) if step.dealt]
    pauses = [step.pause for step in shown[:-1]]
    long = [no for no, pause in enumerate(pauses) if pause >= DEALING]
    assert long == list(range(together - 1, len(pauses), together))
    assert sum(pauses[:together]) == together * DEALING


@pytest.mark.parametrize(("word", "silent"), [("no", False), ("no_meld", True), ("content", True)])
def test_a_refusal_that_nobody_hears_takes_no_time(word: str, silent: bool) -> None:
    """A pause would reveal that there was a choice."""
    (step,) = steps([Called(1, word)], table(0).view(0))
    assert (step.pause == 0) == silent


def test_what_has_not_been_shown_is_dropped_with_the_table(window: Window) -> None:
    """Else the steps of a move that is taken back would follow it."""
    window.sit(table(0, "play SA, play S9, play S7"), speed=NORMAL)
    window.see("play S6")
    assert window.app.sitting.choreography.busy
    window.app.sitting.director.stop()
    assert not window.app.sitting.choreography.busy


@pytest.mark.parametrize("pace", [0.45, 1.0, 1.8])
def test_talk_has_time_to_be_heard(pace: float) -> None:
    host = table(0, WON)
    shown = steps(host.play(0, parse_move("meld S")), host.view(0))
    said = next(step for step in shown if is_called(step.event, "trumf", "tjog", "viv", "mal"))
    assert said.pause * pace >= 600


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
@cases("said", ["", f"OK {'0' * 32}\r\n"], ids=["at once", "later"], usual=["later"])
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
    window.see("play S6")
    played = next(card for card in cards(window) if card.property("face") == "S6")
    assert (played.property("shown") == "S6") == jumps
    assert window.app.sitting.choreography.busy, "there is still time to see it all"
