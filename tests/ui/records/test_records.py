"""Records come in and go out: files, drops, the clipboard, pages in the system's viewer; faults line by line."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QGuiApplication

from tests.cases import cases
from tests.gallery.tables import played_out
from tests.records.games import loaded
from tests.records.refusals import refused
from tests.table.games import dated, played
from tests.ui.conftest import Open, Window, table
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.ui.records.printing import Printed, documents_dir, paper_of, pdf_of, rules_of


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def record(deals: int = 3) -> GameRecord:
    return dated(played("plocketolva", deals=deals)).record()


def test_file_is_opened_by_dialog_or_drop_and_saved_unchanged(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "å Näs.tolva"
    path.write_bytes(dump(record()).encode())
    window.app.models.records.open(QUrl.fromLocalFile(str(path)))
    window.item("reviewPage")
    assert window.app.models.records.suggestion() == "plocketolva 2026-11-20 19.30.tolva"
    window.app.models.records.save(QUrl.fromLocalFile(str(tmp_path / "copy")))
    assert (tmp_path / "copy.tolva").read_bytes() == path.read_bytes()
    assert "Saved" in window.notices()[0]
    window.app.pages.clear()
    window.settle()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "copy.tolva"))])
    where, action = QPoint(640, 400), Qt.DropAction.CopyAction
    button, key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(window.app.window, QDragEnterEvent(where, action, data, button, key))
    QCoreApplication.sendEvent(window.app.window, QDropEvent(where.toPointF(), action, data, button, key))
    assert window.page() == "review"


def test_a_game_goes_through_the_clipboard(window: Window) -> None:
    """But not a deal that was left unfinished: a copy could be read elsewhere and played on here."""
    whole = record()
    window.app.models.review.look_at(whole)
    window.key("F")
    window.press("copy")
    assert clipboard() == dump(whole)
    window.app.pages.clear()
    window.app.models.records.paste()
    assert window.page() == "review"
    assert window.app.models.review.record == whole
    host = played("plocketolva", deals=1)
    host.start_deal()
    window.app.models.review.look_at(host.record())
    QGuiApplication.clipboard().setText("before")
    window.key("F")
    window.press("copy")
    assert clipboard() == "before"
    window.press("report")
    assert clipboard() != "before", "the finished deal may be reported"


def test_a_bad_record_shows_its_faults_and_the_table_stays(open_window: Open, tmp_path: Path) -> None:
    window = open_window().sit(table(0))
    path = tmp_path / "bad.tolva"
    lines = dump(record()).splitlines()
    first = next(number for number, line in enumerate(lines) if " play " in line)
    lines[first] = lines[first][:2] + "play H2"
    bad = "\n".join(lines)
    path.write_text(bad, encoding="utf-8")
    window.app.models.records.open(QUrl.fromLocalFile(str(path)))
    window.item("recordPage")
    faults = window.app.models.records.property("faults").rows()
    assert faults[0]["place"] == f"Line {first + 1}"
    assert path.read_text(encoding="utf-8") == bad
    window.app.models.records.copyFaults()
    assert clipboard().startswith(f"line {first + 1}:")
    window.key("Escape")
    assert window.page() == ""
    assert window.app.navigation.host is not None


def test_a_refused_move_is_shown_with_its_rule_and_the_reason(window: Window) -> None:
    rule, bad = next((rule, record) for (_, rule), record in refused("lomber").items() if rule)
    window.app.models.records.read(dump(bad), "a file")
    assert window.page() == "record"
    faults = window.app.models.records.property("faults").rows()
    assert any(row["why"] and row["rule"] == rule for row in faults)


def test_a_report_gives_the_deal_and_who_chose(window: Window) -> None:
    whole = record()
    window.app.services.budget = Budget(ms=250)
    window.app.models.review.look_at(whole)
    window.app.models.review.openDeal(1)
    window.key("F")
    window.press("report")
    report = loaded(clipboard())
    (deal,) = report.deals
    assert deal.moves == whole.deals[1].moves
    assert deal.deck == whole.deals[1].deck
    assert report.start == whole.deals[1].standing
    said = dict(report.extra)
    assert said["x-deal"] == "2"
    assert said["x-budget"] == "250 ms"
    assert said["x-program"].startswith("tolva-gui ")
    assert said["x-computer"] == f"1 rules seed {whole.seed + 1}"
    assert loaded(dump(report)) == report


@cases("way", ["copy", "report", "save"], usual=["copy"])
def test_to_give_away_the_deal_that_goes_on_is_help_and_is_told(
    window: Window, tmp_path: Path, way: str
) -> None:
    host = window.sit(table(0, "play SA")).host
    records, path = window.app.models.records, tmp_path / "now.tolva"
    records.ask("save")
    assert not host.helped, "to be asked for a file gives nothing away"
    if way == "save":
        records.save(QUrl.fromLocalFile(str(path)))
        found = loaded(path.read_bytes())
    else:
        (records.copy if way == "copy" else records.report)()
        found = loaded(clipboard())
    assert host.helped
    assert found.deals[-1].helped
    assert found.deals[-1].moves == host.record().deals[-1].moves
    assert window.notices()[0] == "The saved game shows all hands: this deal counts as played with help."


def test_record_waits_until_an_unaided_deal_is_over(window: Window, tmp_path: Path) -> None:
    host = table(0, "play SA")
    host.aids = False
    window.sit(host)
    records, path = window.app.models.records, tmp_path / "now.tolva"
    QGuiApplication.clipboard().setText("before")
    for give in (
        records.copy,
        records.report,
        lambda: records.save(QUrl.fromLocalFile(str(path))),
        lambda: records.ask("save"),
    ):
        give()
        assert clipboard() == "before"
        assert not path.exists()
        assert not host.helped
        (told,) = window.notices()
        assert "without aids" in told
        window.app.notices.dismiss()


def test_a_place_elsewhere_or_no_record_is_reported(window: Window, tmp_path: Path) -> None:
    window.app.models.review.look_at(record())
    records = window.app.models.records
    for ask, place in product((records.save, records.open), ("sftp://elsewhere/game.tolva", "")):
        window.app.notices.dismiss()
        ask(QUrl(place))
        (told,) = window.notices()
        assert f"{place} is not on this computer" in told
    window.app.notices.dismiss()
    window.app.pages.clear()
    for content in (b"", b"\xff\x00" * 1000, b"x" * 2_000_000):
        path = tmp_path / "odd"
        path.write_bytes(content)
        records.open(QUrl.fromLocalFile(str(path)))
        assert window.page() == "record"
    records.open(QUrl.fromLocalFile(str(tmp_path / "gone")))
    records.open(QUrl("https://example.org/game.tolva"))
    assert any("cannot be read" in text for text in window.notices())
    records.save(QUrl.fromLocalFile(str(tmp_path / "odd" / "below.tolva")))


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
    window.key("Ctrl+P")


def test_the_rules_that_are_open_are_printed(window: Window, viewer: Viewer) -> None:
    window.sit(table(0))
    window.key("F1")
    window.item("rulesText")
    print_now(window)
    assert viewer.opened == ["Tolva for four.pdf"]
    assert (documents_dir() / "Tolva for four.pdf").read_bytes().startswith(b"%PDF")
    assert "print them there" in window.noticed()


def test_the_score_paper_is_printed_with_a_row_per_deal(viewer: Viewer, window: Window) -> None:
    """What was printed before is not overwritten."""
    host = window.sit(played_out(True)).host
    documents_dir().mkdir(parents=True)
    earlier = documents_dir() / "Tolva for four – the score.pdf"
    earlier.write_text("of last week", encoding="utf-8")
    print_now(window)
    assert viewer.opened == ["Tolva for four – the score 2.pdf"]
    assert earlier.read_text(encoding="utf-8") == "of last week"
    paper = paper_of(host, "Tolva for four")
    assert paper is not None
    assert paper.body.count("<tr>") == 1 + len(host.results)
    assert str(host.results[-1].result.scores[0]) in paper.body


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
    blocks: list[dict[str, object]] = [
        {"kind": "heading", "level": 2, "text": "Bids"},
        {"kind": "tile", "text": ""},
    ]
    assert rules_of("Plump", blocks).body == "<h2>Bids</h2>"
    assert pdf_of(Printed("<Anna & Bo>", "<p>x</p>")).startswith(b"%PDF")
