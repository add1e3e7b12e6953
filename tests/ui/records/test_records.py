"""Records come in and go out: files, drops, the clipboard; faults are reported line by line."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from tests.cases import cases
from tests.table.games import played
from tests.ui.conftest import Open, Window, table
from tolva_gui.ai.player import Budget
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def record(deals: int = 3) -> GameRecord:
    host = played("plocketolva", deals=deals)
    host.began = "2026-11-20T19:30:00+01:00"
    return host.record()


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
    window.key(Qt.Key.Key_F)
    window.click(window.item("copy"))
    assert clipboard() == dump(whole)
    window.app.pages.clear()
    window.app.models.records.paste()
    assert window.page() == "review"
    assert window.app.models.review.record == whole
    host = played("plocketolva", deals=1)
    host.start_deal()
    window.app.models.review.look_at(host.record())
    QGuiApplication.clipboard().setText("before")
    window.key(Qt.Key.Key_F)
    window.click(window.item("copy"))
    assert clipboard() == "before"
    window.click(window.item("report"))
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
    window.key(Qt.Key.Key_Escape)
    assert window.page() == ""
    assert window.app.navigation.host is not None


def test_a_report_gives_the_deal_and_who_chose(window: Window) -> None:
    whole = record()
    window.app.services.budget = Budget(ms=250)
    window.app.models.review.look_at(whole)
    window.app.models.review.openDeal(1)
    window.key(Qt.Key.Key_F)
    window.click(window.item("report"))
    report = load(clipboard())
    assert isinstance(report, GameRecord)
    (deal,) = report.deals
    assert deal.moves == whole.deals[1].moves
    assert deal.deck == whole.deals[1].deck
    assert report.start == whole.deals[1].standing
    said = dict(report.extra)
    assert said["x-deal"] == "2"
    assert said["x-budget"] == "250 ms"
    assert said["x-program"].startswith("tolva-gui ")
    assert said["x-computer"] == f"1 rules seed {whole.seed + 1}"
    assert load(dump(report)) == report


@cases("way", ["copy", "report", "save"], usual=["copy"])
def test_to_give_away_the_deal_that_goes_on_is_help_and_is_told(
    window: Window, tmp_path: Path, way: str
) -> None:
    host = table(0, "play SA")
    window.sit(host)
    records, path = window.app.models.records, tmp_path / "now.tolva"
    records.ask("save")
    assert not host.helped, "to be asked for a file gives nothing away"
    if way == "save":
        records.save(QUrl.fromLocalFile(str(path)))
        found = load(path.read_bytes())
    else:
        (records.copy if way == "copy" else records.report)()
        found = load(clipboard())
    assert host.helped
    assert isinstance(found, GameRecord)
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
    for ask in (
        window.app.models.records.save,
        window.app.models.records.open,
        window.app.models.statistics.save,
    ):
        for place in ("sftp://elsewhere/game.tolva", ""):
            window.app.notices.dismiss()
            ask(QUrl(place))
            (told,) = window.notices()
            assert f"{place} is not on this computer" in told
    window.app.notices.dismiss()
    window.app.pages.clear()
    for content in (b"", b"\xff\x00" * 1000, b"x" * 2_000_000):
        path = tmp_path / "odd"
        path.write_bytes(content)
        window.app.models.records.open(QUrl.fromLocalFile(str(path)))
        assert window.page() == "record"
    window.app.models.records.open(QUrl.fromLocalFile(str(tmp_path / "gone")))
    window.app.models.records.open(QUrl("https://example.org/game.tolva"))
    assert any("cannot be read" in text for text in window.notices())
    window.app.models.records.save(QUrl.fromLocalFile(str(tmp_path / "odd" / "below.tolva")))
