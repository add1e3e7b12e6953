"""The screenshots for software centres, drawn by the gallery, and the table with its codes and a phone for the README.

They are in the repository because the description refers to them by URL: `start.py pictures`.
"""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TOLVA_HOME"] = tempfile.mkdtemp()

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from tests.gallery.scenes import SITUATIONS
from tests.gallery.stage import Look, Stage
from tests.phones.browser import browser
from tests.phones.playing import READY
from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host

FOLDER = Path(__file__).resolve().parent / "pictures"
SIZE = (1280, 800)
QUALITY = 90
SHOWN = {"table": "form-tolva-4-3", "new": "lobby"}
"""The situation of each picture."""
PHONES = Path(__file__).resolve().parents[2] / "docs" / "phones.jpg"
PEOPLE = ("Alva", "Elna", "Nils", "Karna")
PHONE = (390, 844)
GAP = 24


def draw() -> None:
    """Draw each picture in both languages."""
    FOLDER.mkdir(exist_ok=True)
    situations = {situation[0]: situation for situation in SITUATIONS}
    stage = Stage()
    for name, situation in SHOWN.items():
        for language in ("en", "sv"):
            stage.show(situations[situation], Look(SIZE, language))
            picture = stage.app.window.grabWindow()
            # Cloth is noise to lossless formats: a megabyte per picture.
            picture.save(str(FOLDER / f"{name}-{language}.jpg"), quality=QUALITY)
    draw_phones(stage)
    stage.close()


def draw_phones(stage: Stage) -> None:
    """Draw a table at which everybody has a phone, beside one of them."""
    host = Host.new("tolva-4", {}, [SeatSetup("person", name) for name in PEOPLE], seed=1)
    host.start_deal()
    turn = 0
    while host.moves_made < 15 and (seat := host.to_act()) is not None:
        host.play(seat, host.view(seat).legal[0])
        turn = host.to_act() or 0
    host.phones = frozenset(range(len(PEOPLE)))
    app = stage.app
    app.settings.set("language", "en")
    app.window.resize(*SIZE)
    app.navigation.sit_down(host)
    room, server = app.models.phones.room, app.models.phones.server
    assert room is not None
    assert server is not None
    with tempfile.TemporaryDirectory() as folder, browser(Path(folder)) as chromium:
        pages = [
            chromium.page(f"http://{server.host}/#{room.tokens.of(seat)}", *PHONE, lang="en")
            for seat in (turn, 0)
        ]
        for page in pages:
            while not page.run(READY):
                QTest.qWait(50)
        QTest.qWait(1000)
        pages[0].picture(Path(folder) / "phone.png")
        beside(app.window.grabWindow(), QImage(str(Path(folder) / "phone.png"))).save(
            str(PHONES), quality=QUALITY
        )


def beside(table: QImage, phone: QImage) -> QImage:
    """Return both pictures on white, of the same height."""
    phone = phone.scaledToHeight(table.height(), Qt.TransformationMode.SmoothTransformation)
    both = QImage(table.width() + GAP + phone.width(), table.height(), QImage.Format.Format_RGB32)
    both.fill(Qt.GlobalColor.white)
    with QPainter(both) as painter:
        painter.drawImage(0, 0, table)
        painter.drawImage(table.width() + GAP, 0, phone)
    return both


if __name__ == "__main__":
    draw()
