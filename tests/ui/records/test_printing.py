"""Ctrl+P: the rules that are open, or the score of the game, as pages in the system's viewer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from tests.gallery.tables import played_out
from tests.ui.conftest import Window, table
from tolva_gui.ui.records.printing import Printed, documents_dir, paper_of, pdf_of, rules_of


class Viewer(QObject):
    """The system's viewer of documents."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()).name)


@pytest.fixture
def viewer() -> Iterator[Viewer]:
    found = Viewer()
    # The stubs want bytes, with which it fails.
    QDesktopServices.setUrlHandler("file", found, "show")  # type: ignore[arg-type]
    yield found
    QDesktopServices.unsetUrlHandler("file")


def print_now(window: Window) -> None:
    window.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)


def test_the_rules_that_are_open_are_printed(window: Window, viewer: Viewer) -> None:
    window.sit(table(0))
    window.key(Qt.Key.Key_F1)
    window.item("rulesText")
    print_now(window)
    assert viewer.opened == ["Tolva for four.pdf"]
    assert (documents_dir() / "Tolva for four.pdf").read_bytes().startswith(b"%PDF")
    assert "print them there" in window.noticed()


def test_the_score_paper_is_printed_with_a_row_per_deal(viewer: Viewer, window: Window) -> None:
    host = played_out(True)
    window.sit(host)
    print_now(window)
    assert len(viewer.opened) == 1
    paper = paper_of(host, "Tolva for four")
    assert paper is not None
    assert paper.body.count("<tr>") == 1 + len(host.results)
    assert str(host.results[-1].result.scores[0]) in paper.body


def test_what_was_printed_before_is_not_overwritten(viewer: Viewer, window: Window) -> None:
    window.sit(played_out(True))
    documents_dir().mkdir(parents=True)
    earlier = documents_dir() / "Tolva for four – the score.pdf"
    earlier.write_text("of last week", encoding="utf-8")
    print_now(window)
    assert viewer.opened == ["Tolva for four – the score 2.pdf"]
    assert earlier.read_text(encoding="utf-8") == "of last week"


def test_with_nothing_to_print_a_sentence_says_so(viewer: Viewer, window: Window) -> None:
    window.item("lobby")
    print_now(window)
    assert viewer.opened == []
    assert "nothing to print" in window.noticed()
    window.sit(table(0))
    assert paper_of(window.app.sitting.host, "Tolva for four") is None


def test_pages_that_cannot_be_written_are_named(window: Window, viewer: Viewer) -> None:
    window.sit(played_out(True))
    documents_dir().parent.mkdir(parents=True, exist_ok=True)
    documents_dir().write_text("no folder", encoding="utf-8")
    print_now(window)
    assert viewer.opened == []
    assert "could not be saved" in window.noticed()
    assert documents_dir().read_text(encoding="utf-8") == "no folder"
    assert window.app.sitting.host.winner is not None, "nothing is lost"


def test_without_a_viewer_the_pages_are_kept(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without any program for documents, Qt answers that nothing was opened."""
    window.sit(played_out(True))
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    print_now(window)
    (kept,) = documents_dir().iterdir()
    assert kept.read_bytes().startswith(b"%PDF")
    assert kept.name in window.noticed()


def test_names_and_rules_are_printed_as_text(qapp: QObject) -> None:
    printed = rules_of(
        "Plump", [{"kind": "heading", "level": 2, "text": "Bids"}, {"kind": "tile", "text": ""}]
    )
    assert printed.body == "<h2>Bids</h2>"
    assert pdf_of(Printed("<Anna & Bo>", "<p>x</p>")).startswith(b"%PDF")
