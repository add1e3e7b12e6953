"""Glossary words are explained in place: pointed at, touched, by F2 and by Tab."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.table.games import play_on
from tests.ui.conftest import Open, Window, table
from tests.ui.forms import may, reach

TWO_MELDS = "play SA, play S9, play S7, play S6, meld S"


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    if item.isVisible():
        yield item
        for child in item.childItems():
            yield from items(child)


def words(window: Window) -> dict[str, QQuickItem]:
    """Return the visible marked words."""
    found = (item for item in items(window.app.window.contentItem()) if item.objectName() == "word")
    return {str(item.property("word")): item for item in found}


def meaning(window: Window) -> str:
    return str(window.item("meaning").property("text"))


def at_the_table(open_window: Open, language: str = "sv") -> Window:
    """Return a table before the first trump: its sign is *sang* in Swedish."""
    return open_window().sit(table(0), turn=True, language=language, drawn=True)


def test_sang_is_explained_on_hover_only(open_window: Open) -> None:
    """A touch explains it too, and another on the note puts it away."""
    window = at_the_table(open_window)
    window.point_at(words(window)["sang"])
    assert "utan trumf" in meaning(window)
    window.point_at(None)
    window.wait(lambda: window.find("meaning") is None)
    window.click(words(window)["sang"])
    window.click(window.item("meaning"))
    window.wait(lambda: window.find("meaning") is None)
    interface = QAccessible.queryAccessibleInterface(words(window)["sang"])
    assert interface.role() == QAccessible.Role.Link
    assert "utan trumf" in interface.text(QAccessible.Text.Description)


@cases("size", [(1280, 800), (900, 600), (1920, 1080)], usual=["1280x800"])
def test_the_note_stands_by_the_word_and_inside_the_window(open_window: Open, size: tuple[int, int]) -> None:
    window = at_the_table(open_window)
    window.app.window.resize(*size)
    window.settle()
    word = words(window)["sang"]
    window.click(word)
    note = window.item("meaning")
    box = note.mapRectToScene(note.boundingRect())
    assert box.left() >= 0
    assert box.right() <= size[0]
    assert not box.intersects(word.mapRectToScene(word.boundingRect()))
    assert abs(box.center().x() - word.mapToScene(word.boundingRect().center()).x()) < size[0] / 4


def test_key_goes_from_word_to_word_while_cards_play(open_window: Open) -> None:
    window = open_window().sit(reach("bondtolva-4", may("meld")), turn=True, language="sv")
    count = len(words(window))
    assert count > 0
    told = []
    for _ in range(count):
        window.key(Qt.Key.Key_F2)
        told.append(meaning(window))
    assert len(set(told)) == count
    window.key(Qt.Key.Key_F2)
    window.wait(lambda: window.find("meaning") is None)
    window.key(Qt.Key.Key_Right)
    assert any(card.property("cursor") for card in window.cards())


def test_escape_and_a_page_put_away_only_the_note(open_window: Open) -> None:
    """What lies beneath a page is not explained, and without words the glossary opens."""
    window = at_the_table(open_window, "en")
    window.key(Qt.Key.Key_F2)
    window.item("meaning")
    window.key(Qt.Key.Key_Escape)
    window.wait(lambda: window.find("meaning") is None)
    assert window.app.pages.property("page") == ""
    window.key(Qt.Key.Key_F2)
    window.item("meaning")
    window.app.pages.open("keys")
    window.wait(lambda: window.find("meaning") is None)
    window.item("closeKeys")
    window.key(Qt.Key.Key_F2)
    window.wait(lambda: window.app.models.help.property("pageTitle") == "Words of tolva")
    assert window.find("meaning") is None


def test_on_a_call_the_word_is_marked_and_the_button_still_calls(open_window: Open) -> None:
    window = open_window().sit(table(0, TWO_MELDS + ", play HA, play HJ, play H6, play H7"), turn=True)
    call = window.item("call0")
    assert "Tjog" in str(call.property("text"))
    window.point_at(words(window)["tjog"])
    assert "second meld" in meaning(window)
    window.click(words(window)["tjog"])
    window.wait(lambda: window.app.sitting.table.property("sides")[0]["score"] == 3)


def test_on_the_sheet_vinsten_and_sistan_are_explained(open_window: Open) -> None:
    host = table(0)
    play_on(host)
    window = open_window().sit(host)
    window.item("next")
    assert {"vinsten", "sistan"} <= set(words(window))
    window.key(Qt.Key.Key_F2)
    assert "point for" in meaning(window)
