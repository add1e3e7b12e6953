"""Practice by theme: chosen on its page, played at the table, judged."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Open, Window, table
from tests.ui.learn.test_exercises import waits
from tests.ui.learn.test_path import text
from tests.ui.review.test_critic import strict
from tolva_gui.table.lesson import LEARNER, PRACTICE
from tolva_gui.table.practice import themes_of


def begun(open_window: Open, theme: str = "ending") -> Window:
    window = open_window(strict, keep=True)
    window.app.new_game.choose("kasino")
    window.app.navigation.openGame()
    window.click(window.item("learn"))
    window.click(window.item(f"theme-{theme}"))
    window.item("taskNote")
    window.wait(window.my_turn)
    return window


def play_out(window: Window) -> None:
    """Make the first move each time, and insist on a choice that could be better."""
    while not window.app.models.tasks.property("goesOn"):
        window.wait(lambda: window.my_turn() or bool(window.app.models.tasks.property("goesOn")))
        if window.my_turn():
            before = window.host.version
            window.app.sitting.move_maker.do(window.host.view(LEARNER).legal[0])
            window.wait(lambda before=before: window.host.version > before or not waits(window))  # type: ignore[misc]


def test_choice_is_judged_and_enter_brings_another(open_window: Open) -> None:
    """Nothing of it is kept."""
    window = begun(open_window)
    assert themes_of("kasino")["ending"](window.host.view(LEARNER))
    assert str(window.item("bubbleHeading").property("text")) == "The last cards"
    assert text(window).startswith("Three cards are left.")
    first = window.host
    worst = first.view(LEARNER).legal[-1]
    window.app.sitting.move_maker.do(worst)
    window.wait(lambda: "Much better" in text(window) or "better" in text(window))
    play_out(window)
    window.wait(lambda: "The deal is over." in text(window))
    assert window.app.navigation.property("sheet") == ""
    window.item("tablePage").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.wait(lambda: window.host is not first)
    assert dict(window.host.extra).get("x-lesson") == PRACTICE
    window.app.index_worker.settle()
    assert window.app.library.index.find() == []


def test_miss_is_named_first_and_played_when_repeated(open_window: Open) -> None:
    """Hints belong to it and are not held against anybody."""
    window = open_window(strict)
    window.app.models.practice.choose("kasino")
    window.app.models.practice.begin("ending")
    window.wait(lambda: window.app.navigation.host is not None)
    window.wait(window.my_turn)
    assert window.app.sitting.hints.property("allowed")
    window.item("tablePage").forceActiveFocus()
    window.key(Qt.Key.Key_H)
    assert window.app.sitting.hints.property("strength") == 1
    window.wait(lambda: window.app.sitting.hints._hint is not None)
    assert window.notices() == []
    host, before = window.host, window.host.version
    worst = host.view(LEARNER).legal[-1]
    window.app.sitting.move_maker.do(worst)
    window.wait(lambda: "etter:" in text(window) or "better:" in text(window))
    assert host.version == before
    assert text(window).endswith("Choose again. Choosing the same card plays it.")
    assert window.app.models.tasks.property("marks")
    window.app.sitting.move_maker.do(worst)
    assert host.version > before


def test_leaving_leads_back_to_the_page_and_the_open_game(open_window: Open) -> None:
    window = open_window(strict)
    host = table(0, "play SA")
    window.sit(host)
    window.key(Qt.Key.Key_F4)
    window.click(window.item("learn"))
    window.click(window.item("theme-meld"))
    window.click(window.item("taskLeave"))
    window.item("learnPage")
    window.key(Qt.Key.Key_Escape)
    assert window.app.navigation.host is host


def test_a_game_that_cannot_be_judged_is_not_offered(open_window: Open) -> None:
    """Who leaves the page waits for no deal."""
    window = open_window(strict)
    window.app.models.path.show("hej-knekt")
    window.item("learnPage")
    assert window.app.models.practice.property("themes") == []
    window.app.models.path.show("plump")
    window.item("theme-bid")
    assert window.find("theme-meld") is None
    window.app.models.path.show("tolva-4")
    window.app.models.practice.begin("gubbe")
    window.key(Qt.Key.Key_Escape)
    assert window.app.models.practice.property("looking") == ""
    assert window.app.navigation.host is None
