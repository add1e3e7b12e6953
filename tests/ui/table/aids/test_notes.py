"""Notes: written at the table, kept with the game, and read at the move that they are about."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from tests.cases import cases
from tests.records.games import loaded
from tests.table.games import play_on
from tests.ui.conftest import WON, BlockedPlayer, Open, Window, heard, table
from tests.ui.place_tables import seated
from tests.ui.scene import texts
from tests.ui.table.aids.test_privacy import TWO
from tolva_gui import paths
from tolva_gui.table.lesson import open_table, read_lesson


def ask_by_mouse(window: Window) -> None:
    window.press("menu", "writeNote")


def ask_by_keys(window: Window) -> None:
    window.key("M")
    window.item("menuLines")
    window.key("Down")
    while not window.item("writeNote").hasActiveFocus():
        window.key("Down")
    window.key("Return")


def write(window: Window, text: str) -> None:
    assert window.item("noteText").hasActiveFocus()
    window.type(text)


def lines(window: Window) -> dict[int, str]:
    """Return the written notes by step."""
    story = window.app.models.review.property("story").rows()
    return {step: line["written"] for step, line in enumerate(story) if line["written"]}


@cases("ask", [ask_by_mouse, ask_by_keys], usual=["ask_by_keys"])
def test_a_note_is_written_at_the_table_and_saved_at_once(
    open_window: Open, ask: Callable[[Window], None]
) -> None:
    window = open_window(BlockedPlayer, keep=True)
    host = seated(window, table(0))
    ask(window)
    write(window, " why not the ace")
    window.key("Return")
    assert window.page() == ""
    assert host.notes == [(0, "why not the ace")]
    assert window.notices() == ["The note is saved. You will see it when you review the deal."]
    assert window.app.notices.property("passing")
    window.autosave.settle()
    kept = loaded(window.autosave._home.path_of(host.record()).read_bytes())
    assert list(kept.notes) == host.notes
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.click_card("SA")
    assert host.moves_made == 1


def test_only_the_button_saves_the_note(window: Window) -> None:
    host = seated(window, table(0))
    ask_by_mouse(window)
    write(window, "no")
    window.press("leaveNote")
    assert (window.page(), host.notes) == ("", [])
    for text, last in (("hm", "Escape"), ("", "Return"), ("  ", "Return")):
        window.app.sitting.notes.ask()
        window.item("noteText")
        write(window, text)
        window.key(last)
        assert window.page() == ""
    assert host.notes == []
    assert window.notices() == []
    ask_by_mouse(window)
    write(window, "yes")
    window.press("keepNote")
    assert (window.page(), host.notes) == ("", [(0, "yes")])


def test_the_note_is_about_where_the_game_was_when_it_was_begun(window: Window) -> None:
    """What is typed plays no card and moves nothing."""
    host = seated(window, table(0))
    window.click_card("SA")
    ask_by_mouse(window)
    write(window, "sa m ? b h")
    assert window.item("noteText").property("text") == "sa m ? b h"
    assert (window.page(), host.moves_made) == ("note", 1)
    window.see("play S9")
    window.key("Return")
    assert (host.moves_made, host.notes) == (2, [(1, "sa m ? b h")])


def test_note_survives_a_restart_and_stands_at_its_move(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    first = seated(window, table(0, WON))
    ask_by_mouse(window)
    write(window, "no meld yet")
    window.key("Return")
    window.autosave.settle()

    window = open_window(BlockedPlayer, keep=True)
    assert window.app.resume()
    host = window.host
    assert host is not first
    play_on(host)
    window.app.models.review.show(host.record())
    window.item("reviewPage")
    assert lines(window) == {4: "no meld yet"}


def test_note_is_seen_in_the_second_deal_and_leads_there(window: Window) -> None:
    host = table(0)
    play_on(host)
    host.start_deal()
    over = host.moves_made
    host.annotate("on Thursday")
    host.annotate("<b>bold</b>", over + 3)
    play_on(host)
    window.app.models.review.show(host.record(), -1)
    window.item("reviewPage")
    assert lines(window) == {0: "on Thursday", 3: "<b>bold</b>"}
    written = next(item for item in window.visible() if item.property("text") == "<b>bold</b>")
    window.click(written, QPointF(10, 5))
    assert window.app.models.review.property("step") == 3
    assert heard(window.item("reviewStory").property("currentItem")).endswith(". Note: <b>bold</b>")
    window.app.models.review.openDeal(0)
    assert lines(window) == {}


def test_the_curtain_puts_it_away_and_nothing_of_it_is_left(window: Window) -> None:
    """Under another page, too."""
    host = window.sit(table(0, "", TWO)).host
    window.item("openCurtain")
    window.hold("A", window.my_turn)
    window.settle()
    ask_by_mouse(window)
    write(window, "my secret")
    window.app.sitting.privacy.look_away()
    assert (window.page(), host.notes) == ("", [])
    window.item("openCurtain")
    window.hold("A", window.my_turn)
    window.settle()
    assert not [where for text, where in texts(window.app) if "my secret" in text]
    ask_by_mouse(window)
    window.item("noteText")
    window.key("F3")
    window.app.sitting.privacy.look_away()
    assert window.page() == "history"
    window.key("Escape")
    assert window.page() == ""
    window.wait(lambda: window.item("openCurtain").isVisible())


def test_what_several_have_written_of_a_deal_in_play_is_not_seen(window: Window) -> None:
    host = table(0, "", TWO)
    play_on(host)
    host.start_deal()
    host.annotate("I hold nothing")
    window.sit(host)
    window.item("openCurtain")
    window.app.models.review.lookBack()
    window.item("reviewPage")
    assert not [where for text, where in texts(window.app) if "I hold nothing" in text]


def test_not_in_a_lesson_and_not_when_the_deal_is_over(window: Window) -> None:
    window.sit(open_table(read_lesson(paths.resources() / "games", "tolva-4"), "Alva"), drawn=True)
    window.press("menu")
    assert not window.item("writeNote").isEnabled()
    window.app.sitting.notes.ask()
    assert window.page() == ""
    host = seated(window, table(0))
    assert window.app.sitting.notes.property("possible")
    play_on(host)
    window.sit(host)
    assert not window.app.sitting.notes.property("possible")
