"""The score paper that lies on the table: drawn as the source draws it, made large, and told in the sheet."""

from PySide6.QtCore import Qt

from tests.rules.grandissimo.source_game import source_game
from tests.ui.conftest import Asleep, Open
from tests.ui.place_tables import reached, seated
from tolva_gui.rules.game import View


def test_the_sheet_shows_the_paper_and_every_step_of_the_payment(open_window: Open) -> None:
    window = open_window(Asleep)
    window.sit(source_game())
    window.wait(lambda: window.sheet() == "deal")
    window.settle()
    steps = [str(item.property("text")) for item in window.visible() if item.objectName() == "accountStep"]
    assert "× 2, trump was the second suit = 52" in steps
    drawn = {str(item.property("text")) for item in window.visible() if item.property("text")}
    assert {"1. H.I.", "2. G.L.", "3. R.M.", "4. R.L.", "240", "260"} <= drawn
    struck = [entry for row in window.app.sheet.property("paper") for entry in row if entry["struck"]]
    assert [(entry["above"], entry["below"]) for entry in struck] == [("1", "0"), ("3", "4"), ("4", "3")]


def in_play(view: View) -> bool:
    """Cards are played."""
    return view.phase == "play"


def test_the_paper_is_made_large_by_key_and_click_and_small_again(open_window: Open) -> None:
    window = open_window(Asleep)
    seated(window, reached("grandissimo", 4, in_play))
    paper = window.item("paperNote")
    small = paper.width()
    window.key(Qt.Key.Key_P)
    assert paper.property("large")
    assert paper.width() > 1.5 * small
    window.click(paper)
    assert not paper.property("large")


def test_a_game_without_a_paper_has_none_on_the_table(open_window: Open) -> None:
    window = open_window(Asleep)
    seated(window, reached("nittionio", 3, in_play))
    assert window.find("paperNote") is None
