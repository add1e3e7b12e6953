"""The end of a game as a postcard: on the clipboard, or as a file to send."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QMimeData, QObject, QSize, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QPixmap

from tolva_gui import paths
from tolva_gui.records.files import unused
from tolva_gui.table.review_positions import moments
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.scores.finish import deciding
from tolva_gui.ui.texts import day, seat_names

DRAGGED: Final = QSize(240, 180)
"""The picture beside the pointer."""
MOST_HANDS: Final = 4
MOST_CARDS: Final = 13
"""Hands that a postcard has room for, and the cards of each."""


@named_in_qml
class Keepsake(QObject):
    """What the postcard shows besides the sheet, and where it goes."""

    changed = Signal()

    def __init__(self, navigation: Navigation, notices: Notices) -> None:
        super().__init__()
        self._navigation = navigation
        self._announce = notices.about("record")

    @Slot("QVariant")
    def copy(self, drawn: QImage) -> None:
        QGuiApplication.clipboard().setImage(drawn)
        self._announce("copied", "")

    @Slot("QVariant")
    def save(self, drawn: QImage) -> None:
        """Save the picture among the user's pictures, under an unused name."""
        path = unused(pictures_dir() / f"{self._name()}.png")
        if self._written(drawn, path):
            self._announce("saved", str(path))

    @Slot("QVariant")
    def drag(self, drawn: QImage) -> None:
        """Let the picture be dragged to another program, as an image and as a file; return when it is dropped."""
        from PySide6.QtCore import Qt

        drag = QDrag(self)
        drag.setMimeData(self.carried(drawn))
        drag.setPixmap(QPixmap.fromImage(drawn.scaled(DRAGGED, Qt.AspectRatioMode.KeepAspectRatio)))
        drag.exec(Qt.DropAction.CopyAction)

    def carried(self, drawn: QImage) -> QMimeData:
        """Return what a drag carries: the image, and the address of its file unless that cannot be written."""
        data, folder = QMimeData(), paths.cache_dir() / "postcard"
        data.setImageData(drawn)
        path = folder / f"{self._name()}.png"
        for earlier in folder.glob("*.png"):
            with suppress(OSError):
                earlier.unlink()
        if self._written(drawn, path):
            data.setUrls([QUrl.fromLocalFile(str(path))])
        return data

    def _written(self, drawn: QImage, path: Path) -> bool:
        """Write the picture; return whether that was possible, and announce it if not."""
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        written = drawn.save(str(path))
        if not written:
            self._announce("unwritable", str(path))
        return written

    def _name(self) -> str:
        host = self._navigation.host
        return (
            f"{host.info.id if host is not None else 'tolva'}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
        )

    def _caption(self) -> str:
        host = self._navigation.host
        if host is None:
            return ""
        return " · ".join((form_name(host.info.id), day(host.began, "d MMMM yyyy"), "Tolva"))

    def _hands(self) -> list[dict[str, Any]]:
        """Return the hands as dealt in the deciding deal, or in the last one; none if they are too many or too long."""
        host = self._navigation.host
        if host is None or not host.over:
            return []
        number = deciding(host)
        record = host.record()
        view = moments(record, record.deals[-1 if number is None else number])[0].view
        fans = {place.kind for place in host.info.places if place.layout == "fan" and place.sees == "owner"}
        hands = [
            {"name": seat_names(host.seats)[zone.place.owner], "cards": [str(card) for card in zone.cards]}
            for zone in view.zones
            if zone.place.kind in fans and zone.place.owner is not None and zone.cards
        ]
        short = all(len(hand["cards"]) <= MOST_CARDS for hand in hands)
        return hands if len(hands) <= MOST_HANDS and short else []

    hands = Property(list, _hands, notify=changed)
    caption = Property(str, _caption, notify=changed)


def pictures_dir() -> Path:
    """Return the user's folder of pictures."""
    if os.environ.get("TOLVA_HOME"):
        return paths.data_dir() / "pictures"
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))
