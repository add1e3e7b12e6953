"""The lesson, played whole at the real table in both languages, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window, table, where
from tests.ui.forms import new_host
from tolva_gui import paths
from tolva_gui.records import marks
from tolva_gui.records.text import dump
from tolva_gui.rules.games.mariage.calls import is_meld
from tolva_gui.rules.moves import Play
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import Lesson, is_lesson, open_table, read_lesson
from tolva_gui.table.tasks.lesson import LessonTask


def script(window: Window) -> Lesson:
    host = window.host
    return read_lesson(paths.resources() / "games", host.info.id)


def lesson(window: Window) -> LessonTask:
    task = window.app.models.tasks.task
    assert isinstance(task, LessonTask)
    return task


def text(window: Window) -> str:
    return str(window.item("bubbleHeading").property("text"))


def number(window: Window) -> int:
    return lesson(window).at + 1


def speaks(window: Window) -> bool:
    return window.app.models.tasks.property("guided") and bool(window.app.models.tasks.property("shown"))


def card_item(window: Window, face: str) -> QQuickItem:
    return next(item for item in window.cards() if item.property("face") == face)


def do_by_mouse(window: Window) -> None:
    step = script(window).steps[number(window) - 1]
    if not step.accept:
        window.click(window.item("taskNext"))
        return
    host = window.host
    legal = host.view(0).legal
    move = next(move for move in step.accept if move in legal)
    if isinstance(move, Play):
        window.click_card(str(move.card))
    else:
        window.click(window.item(f"call{0 if is_meld(move) else call_number(window)}"))


def call_number(window: Window) -> int:
    """Return the number of the button for asking: it follows the melds, whose labels end in points."""
    return sum(call.endswith(" p") for call in window.app.sitting.table.property("calls"))


def do_by_keyboard(window: Window) -> None:
    step = script(window).steps[number(window) - 1]
    host = window.host
    move = next((move for move in step.accept if move in host.view(0).legal), None)
    if move is None:
        window.key(Qt.Key.Key_Return)
    elif isinstance(move, Play):
        while not pointed_at(window, str(move.card)):
            window.key(Qt.Key.Key_Right)
        window.key(Qt.Key.Key_Return)
    else:
        window.key(Qt.Key(Qt.Key.Key_1 + (0 if is_meld(move) else call_number(window))))


def pointed_at(window: Window, face: str) -> bool:
    return any(card.property("cursor") and card.property("face") == face for card in window.cards())


def started(open_window: Open, language: str = "en", *, keep: bool = False, form: str = "tolva-4") -> Window:
    window = open_window(keep=keep)
    window.app.settings.set("language", language)
    window.app.models.lesson.teach(form)
    window.wait(lambda: speaks(window))
    return window


def assert_number_below(window: Window) -> None:
    """Check that the number of the step stands right below its words.

    A step that waits for a move left room for the button to go on, and hid the number.
    """
    of = {"en": "of", "sv": "av"}[str(window.app.settings.get("language"))]
    (count,) = window.texts(f"{number(window)} {of} {len(script(window).steps)}")
    note = window.item("taskNote")
    below = note.mapToScene(QPointF(0, note.height())).y() - count.mapToScene(QPointF(0, count.height())).y()
    assert 0 < below < 5 * count.height(), "the buttons are beside or below it"


@pytest.mark.long
@pytest.mark.parametrize(("form", "language"), [("tolva-4", "en"), ("bondtolva-4", "sv")])
def test_the_whole_lesson_by_keyboard(open_window: Open, form: str, language: str) -> None:
    window = started(open_window, language, form=form)
    texts: list[str] = []
    for _ in range(40):
        window.wait(lambda: speaks(window))
        if text(window) not in texts:
            texts.append(text(window))
            assert_number_below(window)
        if lesson(window).at_end:
            break
        do_by_keyboard(window)
    assert_at_end(window, form, texts)
    do_by_keyboard(window)
    window.item("play")
    assert not window.app.navigation.property("playing")


def assert_at_end(window: Window, form: str, texts: list[str]) -> None:
    """Check that all was said and the game is over."""
    assert len(texts) == len(script(window).steps)
    host = window.host
    assert host.winner == 0
    assert host.info.id == form
    assert window.sheet() == ""


def test_second_wrong_card_shows_the_right_one(open_window: Open) -> None:
    """A card against the rules with its rule, one that is allowed kindly."""
    window = started(open_window)
    assert_number_below(window)
    window.click(window.item("taskNext"))
    assert_number_below(window)
    assert not card_item(window, "HT").property("advised")
    window.click_card("SA")
    assert "You must follow suit" in str(window.item("whyNot").property("text"))
    window.click_card("H7")
    assert "You must beat ♥K: you hold ♥10. (T9)" in str(window.item("whyNot").property("text"))
    assert card_item(window, "HT").property("advised")
    assert window.my_turn()
    do_by_mouse(window)
    window.wait(lambda: speaks(window) and number(window) == 3)
    assert_number_below(window)
    window.click_card("DA")
    assert (
        window.item("whyNot").property("text")
        == "You may, but meld first: making spades trump gives 2 points."
    )
    assert window.app.sitting.table.property("sides")[0]["score"] == 7


def test_playing_on_is_as_good_as_reading(open_window: Open) -> None:
    window = started(open_window)
    assert number(window) == 1
    window.click_card("HT")
    window.wait(lambda: speaks(window) and number(window) == 3)
    do_by_mouse(window)
    window.wait(lambda: speaks(window) and number(window) == 4)
    window.app.sitting.take_back.undo()
    window.wait(lambda: speaks(window) and number(window) == 3)
    assert window.notices() == []


def test_skipped_lesson_gives_back_the_game_before(open_window: Open) -> None:
    window = open_window(keep=True)
    host = table(0, "play SA, play S9, play S7, play S6")
    window.sit(host)
    window.click(window.item("menu"))
    window.click(window.item("tableLesson"))
    window.wait(lambda: speaks(window))
    assert is_lesson(window.app.navigation.host)
    window.key(Qt.Key.Key_Escape)
    assert is_lesson(window.app.navigation.host)
    window.click(window.item("taskLeave"))
    assert window.app.navigation.host is host
    window.wait(window.my_turn)
    assert window.app.navigation.property("page") == "table"


def test_whoever_wants_to_leave_is_asked_and_may_stay(open_window: Open) -> None:
    """At the second step «Skip the lesson» used to be at the place of «Next»: two clicks on it do not ask."""
    window = started(open_window)
    window.click(window.item("taskLeave"))
    assert text(window) == "Leave the lesson?"
    window.key(Qt.Key.Key_Escape)
    assert text(window) == "Welcome to the table!"
    window.key(Qt.Key.Key_Escape)
    window.click(window.item("taskNext"))
    assert window.app.models.tasks.property("active")
    at = window.item("taskNext").mapToScene(QPointF(4, 4)).toPoint()
    for _ in range(2):
        QTest.mouseClick(window.app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        window.settle()
    assert number(window) == 2
    assert window.app.models.tasks.property("active")
    assert not lesson(window).leaving
    window.click(window.item("taskLeave"))
    window.click(window.item("taskLeave"))
    assert not window.app.models.tasks.property("active")


def meant(window: Window, named: dict[str, QQuickItem]) -> QQuickItem:
    """Return the item that the step is about; *named*: the visible items by name."""
    step = script(window).steps[number(window) - 1]
    if step.point == "lankor":
        return next(item for item in window.visible() if item.property("corner") == 0 and item.property("up"))
    if step.point == "call":
        return named[f"call{window.app.models.tasks.property('call')}"]
    wanted = "led" if step.point == "trick" else "advised"
    return next(card for card in named["felt"].childItems() if card.property(wanted) is True)


@cases(
    "form, language, size",
    [
        ("tolva-4", "sv", (900, 600)),
        ("bondtolva-4", "en", (1280, 800)),
        ("tolva-4", "en", (900, 600)),
    ],
    usual=["tolva-4-sv-900x600"],
)
def test_whole_lesson_points_right_and_covers_nothing(
    open_window: Open, form: str, language: str, size: tuple[int, int]
) -> None:
    """At its end it can begin again, and nothing of it is kept."""
    window = started(open_window, language, keep=True, form=form)
    window.app.window.resize(*size)
    drawn, texts = 0, list[str]()
    for _ in range(20):
        window.wait(lambda: speaks(window))
        assert not any(row["speech"] for row in window.app.sitting.table.property("seats").rows())
        window.settle()
        named = {item.objectName(): item for item in window.visible()}
        said = str(named["bubbleHeading"].property("text"))
        if said not in texts:
            texts.append(said)
        thing = meant(window, named)
        if thing.property("advised") is not True:
            assert where(named["lessonLight"]).contains(where(thing).center()), said
        arrow = named.get("lessonArrow")
        # If no line can reach the item past a button, the light or the ring must do.
        if arrow is not None:
            drawn += 1
            tip = arrow.mapToScene(QPointF(arrow.width(), arrow.height() / 2))
            assert where(named.get("lessonLight", thing)).adjusted(-60, -60, 60, 60).contains(tip)
            assert not crossed(window, arrow, named.get("lessonLight")), said
        if lesson(window).at_end:
            break
        do_by_mouse(window)
    assert drawn > 3
    assert_at_end(window, form, texts)
    window.click(window.item("taskAgain"))
    window.wait(lambda: speaks(window) and number(window) == 1)
    assert not (paths.data_dir() / "games").exists()


def test_screen_reader_hears_each_step_once(open_window: Open) -> None:
    window = open_window()
    heard: list[str] = []
    window.app.voice.said.connect(lambda text, _urgent: heard.append(text))
    window.app.models.lesson.begin()
    window.wait(lambda: speaks(window) and "Welcome to the table!" in " ".join(heard))
    assert " ".join(heard).count("Welcome to the table!") == 1
    interface = QAccessible.queryAccessibleInterface(window.item("bubbleHeading"))
    assert interface.role() == QAccessible.Role.AlertMessage
    said = interface.text(QAccessible.Text.Name)
    assert said.startswith("Welcome to the table!")
    assert "seven" in said


def crossed(window: Window, arrow: QQuickItem, lit: QQuickItem | None) -> list[QQuickItem]:
    """Return what the lesson's line crosses of what can be pressed, unless it is meant."""
    along = [arrow.mapToScene(QPointF(arrow.width() * part / 50, arrow.height() / 2)) for part in range(51)]
    pressed = [item for kind in ("CallBar", "IconButton", "UndoButtons") for item in window.of_kind(kind)]
    others = [*pressed, *(window.cards() if lit is not None else ())]
    meant = [item for item in others if lit is not None and where(lit).intersects(where(item))]
    return [item for item in others if item not in meant and any(map(where(item).contains, along))]


def test_a_file_that_calls_another_form_a_lesson_opens_as_a_game(open_window: Open) -> None:
    host = new_host("bondtolva-6")
    host.extra = ((marks.LESSON, "tolva-4"),)
    window = open_window().sit(Host.resume(host.record()))
    assert window.app.navigation.property("page") == "table"
    assert not window.app.models.tasks.property("active")


def test_record_that_only_claims_to_be_a_lesson_is_played_on(open_window: Open) -> None:
    """The lesson has no words for situations outside its own course."""
    window = open_window()
    for host in (table(0), open_table(read_lesson(paths.resources() / "games", "tolva-4"), "Alva")):
        host.extra = ((marks.LESSON, "tolva-4"),)
        while (seat := host.to_act()) is not None and not (seat == 0 and len(host.view(0).legal) > 2):
            host.play(seat, host.view(seat).legal[-1])
        window.app.models.records.read(dump(host.record()), "a file")
        window.wait(window.my_turn)
        made = host.moves_made
        for move in host.view(0).legal:
            window.app.sitting.move_maker.do(move)
        window.wait(lambda made=made: window.host.moves_made > made)  # type: ignore[misc]


def test_no_card_of_the_learner_is_played_by_itself(open_window: Open) -> None:
    """This also holds with automatic play: a step would be over before it was read."""
    host = open_table(read_lesson(paths.resources() / "games", "tolva-4"), "Alva")
    while (seat := host.to_act()) is not None:
        legal = host.view(seat).legal
        if seat == 0 and len(legal) == 1:
            break
        host.play(seat, legal[0])
    window = open_window(BlockedPlayer)
    window.app.settings.set("auto_play", True)
    window.sit(host)
    assert window.app.sitting.auto_play._card() is None
    host.extra = ()
    assert window.app.sitting.auto_play._card() == host.view(0).legal[0]
