"""Rules and score papers as pages to print: a PDF file, opened in the system's viewer, which has its printers."""

import logging
import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QObject, QStandardPaths, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QPageSize, QPdfWriter, QTextDocument

from tolva_gui import paths
from tolva_gui.records.files import unused, write_bytes
from tolva_gui.table.host import Host
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.help.view_model import Help
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.texts import fill, score, seat_names, side_names, translate

log = logging.getLogger(__name__)
LETTERS: Final = 11
"""The size of the text in points."""
STYLE: Final = "h1 { font-size: 22pt } th, td { padding: 3px 14px }"


class Printed(NamedTuple):
    """What is printed: its title, and its body in HTML."""

    title: str
    body: str


class Printing(QObject):
    """Prints the rules if their page is open, else the score of the game at the table."""

    def __init__(self, help: Help, navigation: Navigation, notices: Notices) -> None:  # noqa: A002
        super().__init__()
        self._rules = help
        self._navigation = navigation
        self._notices = notices

    @Slot()
    def print(self) -> None:
        """Make the pages and open them."""
        shown = self._shown()
        if shown is None:
            self._notices.add("print nothing", "")
            return
        path = unused(documents_dir() / f"{_file_name(shown.title)}.pdf")
        try:
            write_bytes(path, pdf_of(shown), for_all=True)
        except OSError as error:
            log.warning("%s", error)
            self._notices.add("record unwritable", path)
            return
        opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        self._notices.add("print opened" if opened else "print kept", path)

    def _shown(self) -> Printed | None:
        """Return what is printed; None if there is nothing."""
        host = self._navigation.host
        if self._navigation.pages.shows("rules"):
            return rules_of(self._rules.property("pageTitle"), self._rules.property("blocks"))
        if host is None or not self._navigation.shows("table"):
            return None
        return paper_of(host, form_name(host.info.id))


def rules_of(title: str, blocks: Sequence[dict[str, Any]]) -> Printed:
    """Return a page of rules; pictures are left out but for what they show."""
    marks = {"paragraph": "p", "item": "li", "picture": "i"}
    body = [
        f"<h{block['level']}>{block['text']}</h{block['level']}>"
        if block["kind"] == "heading"
        else f"<{marks[block['kind']]}>{block['text']}</{marks[block['kind']]}>"
        for block in blocks
        if block["kind"] == "heading" or block["kind"] in marks
    ]
    return Printed(title, "\n".join(body))


def paper_of(host: Host, title: str) -> Printed | None:
    """Return the score paper of a game: a row per deal; None before the first is over."""
    if not host.results:
        return None
    sides = side_names(seat_names(host.seats), host.info)
    head = [translate("Printing", "Deal"), translate("Printing", "Dealer"), *sides]
    rows = [
        [str(deal.number), seat_names(host.seats)[deal.dealer], *map(score, deal.result.scores)]
        for deal in host.results
    ]
    lines = [_row("th", head), *(_row("td", row) for row in rows)]
    return Printed(fill(translate("Printing", "%1 – the score"), title), f"<table>{''.join(lines)}</table>")


def _row(mark: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{mark}>{escape(cell)}</{mark}>" for cell in cells) + "</tr>"


def pdf_of(shown: Printed) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setTitle(shown.title)
    document = QTextDocument()
    font = document.defaultFont()
    font.setPointSize(LETTERS)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(STYLE)
    document.setHtml(f"<h1>{escape(shown.title)}</h1>{shown.body}")
    document.print_(writer)
    buffer.close()
    return bytes(buffer.data().data())


def documents_dir() -> Path:
    """Return the user's folder of documents."""
    if os.environ.get("TOLVA_HOME"):
        return paths.data_dir() / "documents"
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


def _file_name(title: str) -> str:
    """Return the title without what file systems do not take.

    >>> _file_name("Tolva för fyra – ställning: 12/9")
    'Tolva för fyra – ställning 129'
    """
    return "".join(sign for sign in title if sign.isalnum() or sign in " -–").strip() or "Tolva"
