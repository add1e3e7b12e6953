"""No person at the machine can find a card hidden from them, wherever it may be left in the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication

from tests.ui.conftest import Cheat, Open, Window, table
from tests.ui.scene import leaks, names
from tests.ui.table.aids.test_privacy import TWO, hotseat
from tests.ui.table.test_place_secrecy import found, unseen
from tolva_gui.ai.levels import make_player
from tolva_gui.app import App
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.catalog import BY_ID

PLACES: dict[str, Callable[[Window, str], object]] = {
    "♠J": lambda window, text: window.item("curtainName").setProperty("text", text),
    "spader tia": lambda window, text: window.app.window.setTitle(text),
    "SJ": lambda _, text: QGuiApplication.clipboard().setText(text),
    "Jack of Spades": lambda window, text: window.item("openCurtain").setProperty("text", text),
    "10 of spades": lambda window, text: window.app.notices.add("record unreadable", text),
    "image://cards/tolva/CQ": lambda window, text: window.app.engine.setObjectName(text),
}
"""Texts that give a card away, and how to put each in a place: a text, the title, the clipboard, a tooltip…"""


def test_planted_card_is_found_anywhere_in_the_model(open_window: Open) -> None:
    window = hotseat(open_window)
    assert found(window) == []
    for text, plant in PLACES.items():
        plant(window, text)
    cards = window.app.sitting.table.property("cards")
    cards.highlights.covered = False
    cards.refresh()
    leaks = found(window)
    for text in PLACES:
        assert any(text in leak for leak in leaks), text
    where = {leak.rsplit(", ", 1)[1] for leak in leaks}
    # In the model, as its picture, and as its accessible name.
    for kind in ("CardModel", "QQuickImage", "accessible"):
        assert any(place.startswith(kind) for place in where), (kind, where)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("SA", "spader ess"),
        ("HT", "hjärter 10"),
        ("HT", "♥10"),
        ("DQ", "ruter dam"),
        ("CJ", "♣Kn"),
        ("SJ", "♠J"),
        ("SJ", "SJ"),
        ("ST", "spader tia"),
        ("ST", "10 of spades"),
        ("SJ", "Jack of Spades"),
        ("CQ", "image://cards/tolva/CQ"),
    ],
)
def test_the_names_of_a_card(card: str, text: str) -> None:
    assert names(parse_card(card)).search(f"There lies {text}.")
    assert not names(parse_card("S8")).search(text)


def test_the_record_of_a_deal_that_goes_on_is_not_given_away(open_window: Open, tmp_path: Path) -> None:
    window = hotseat(open_window)
    records = window.app.models.records
    asked: list[str] = []
    records.wanted.connect(asked.append)
    records.copy()
    records.report()
    records.save(QUrl.fromLocalFile(str(tmp_path / "peep.tolva")))
    window.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == ""
    assert list(tmp_path.iterdir()) == []
    assert asked == []
    assert "Wait until the deal is over" in window.notices()[0]


def test_the_log_of_a_player_that_fails_names_no_card(
    open_window: Open, caplog: pytest.LogCaptureFixture
) -> None:
    open_window(Cheat).sit(table(1), turn=True)
    assert "failed" in caplog.text
    assert not any(names(card).search(caplog.text) for card in BY_ID["tolva-4"].info.pack)


def with_an_adviser(app: App) -> None:
    app.adviser.make = lambda _level, seed: make_player("rules", seed)


def test_what_is_said_to_one_is_gone_before_the_next(window: Window) -> None:
    """A hint, a refusal, a chosen card, the last trick: everything that can be left on the table."""
    window.sit(table(0, "play SA, play S9, play S7, play S6", TWO), prepare=with_an_adviser)
    window.app.sitting.privacy.open()
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    for _ in range(3):
        window.app.sitting.hints.ask()
    window.wait(
        lambda: window.app.sitting.hints.property("cards") or window.app.sitting.hints.property("text") != ""
    )
    window.key(Qt.Key.Key_Right)
    window.app.sitting.table.play("ST")
    window.key(Qt.Key.Key_L)
    host = window.host
    assert leaks(window.app, unseen(host, host.view(None), covered=True))
    window.app.sitting.privacy.hide()
    assert found(window) == []
    page = window.app.window.findChild(QObject, "tablePage")
    assert page is not None
    window.app.navigation.newGame()
    assert found(window) == []
