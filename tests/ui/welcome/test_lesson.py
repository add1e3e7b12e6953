"""The lessons, played whole at the real table in both languages, by mouse and by keyboard."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui.conftest import WON, BlockedPlayer, Open, Window, table, where
from tests.ui.forms import new_host
from tests.ui.hands import Keyboard, Mouse, corner
from tests.ui.place_tables import act, boxed, card, fan_of, point_at
from tests.ui.test_accessible import Ear
from tolva_gui import paths
from tolva_gui.records import marks
from tolva_gui.records.text import dump
from tolva_gui.rules.moves import Call, Move
from tolva_gui.table.calls import calls
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import (
    LEARNER,
    Lesson,
    LessonStep,
    is_lesson,
    is_possible,
    open_table,
    read_lesson,
)
from tolva_gui.table.tasks.lesson import LessonTask

GAMES = paths.resources() / "games"
LESSONS = [
    (path.parent.name, *way)
    for path in sorted(GAMES.glob("*/lesson.toml"))
    for way in (("sv", Mouse, (900, 600)), ("en", Keyboard, (1280, 800)))
]


def script(window: Window) -> Lesson:
    return read_lesson(GAMES, window.host.info.id)


def lesson(window: Window) -> LessonTask:
    task = window.app.models.tasks.task
    assert isinstance(task, LessonTask)
    return task


def text(window: Window) -> str:
    return str(window.item("taskHeading").property("text"))


def number(window: Window) -> int:
    return lesson(window).at + 1


def step_of(window: Window) -> LessonStep:
    return script(window).steps[lesson(window).at]


def speaks(window: Window) -> bool:
    return window.app.models.tasks.property("guided") and bool(window.app.models.tasks.property("shown"))


def do(window: Window, hands: Mouse | Keyboard) -> None:
    """Do what the step wants."""
    host, step = window.host, step_of(window)
    if not step.accept:
        if isinstance(hands, Keyboard):
            window.key("Return")
        else:
            hands.press("taskNext")
        return
    view = host.view(LEARNER)
    move = next(move for move in step.accept if is_possible(move, host))
    if step.ring:
        to_the_left(window, hands, str(step.ring[0]))
        hands.call(0)
    elif step.point == "turn":
        turn(window, hands)
    elif step.point == "reaction":
        react(window, hands, move)
    elif isinstance(move, Call) and not isinstance(move.value, int) and str(move) not in boxed(window):
        hands.call(list(calls(view)).index(move))
    else:
        act(window, hands, host, move)


def to_the_left(window: Window, hands: Mouse | Keyboard, face: str) -> None:
    """Move the card to the left end of the hand."""
    if isinstance(hands, Mouse):
        hands.drag(corner(card(window, face)), corner(card(window, fan_of(window)[0])))
    else:
        point_at(hands, card(window, face), "Down")
        while fan_of(window)[0] != face:
            window.key("Shift+Left")
    assert fan_of(window)[0] == face
    window.settle()


def turn(window: Window, hands: Mouse | Keyboard) -> None:
    if isinstance(hands, Keyboard):
        window.key("Space")
    else:
        hands.press("turnCard" if window.app.sitting.race.property("active") else "call0")


def react(window: Window, hands: Mouse | Keyboard, move: Move) -> None:
    """Greet the card."""
    assert isinstance(move, Call)
    if isinstance(hands, Mouse):
        hands.press(f"react{move.value}")
        return
    words = window.app.sitting.race.property("words")
    key = next(word["keys"][0] for word in words if word["word"] == move.value)
    window.key(key)


def started(
    open_window: Open, language: str = "en", *, keep: bool = False, form: str = "tolva-4", **settings: bool
) -> Window:
    window = open_window(keep=keep)
    for name, value in {"language": language, **settings}.items():
        window.app.settings.set(name, value)
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


def test_second_wrong_card_shows_the_right_one(open_window: Open) -> None:
    """A card against the rules with its rule, one that is allowed kindly."""
    window = started(open_window)
    assert_number_below(window)
    window.press("taskNext")
    assert_number_below(window)
    assert not card(window, "HT").property("advised")
    window.click_card("SA")
    assert "You must follow suit" in str(window.item("whyNot").property("text"))
    window.click_card("H7")
    assert "You must beat ♥K: you hold ♥10. (T9)" in str(window.item("whyNot").property("text"))
    assert card(window, "HT").property("advised")
    assert window.my_turn()
    do(window, Mouse(window))
    window.wait(lambda: speaks(window) and number(window) == 3)
    assert_number_below(window)
    window.click_card("DA")
    kindly = "You may, but meld first: making spades trump gives 2 points."
    assert window.item("whyNot").property("text") == kindly
    assert window.app.sitting.table.property("sides")[0]["score"] == 7


def test_playing_on_is_as_good_as_reading(open_window: Open) -> None:
    window = started(open_window)
    assert number(window) == 1
    window.click_card("HT")
    window.wait(lambda: speaks(window) and number(window) == 3)
    do(window, Mouse(window))
    window.wait(lambda: speaks(window) and number(window) == 4)
    window.app.sitting.take_back.undo()
    window.wait(lambda: speaks(window) and number(window) == 3)
    assert window.notices() == []


def test_skipped_lesson_gives_back_the_game_before(open_window: Open) -> None:
    window = open_window(keep=True)
    host = window.sit(table(0, WON)).host
    window.press("menu", "tableLesson")
    window.wait(lambda: speaks(window))
    assert is_lesson(window.app.navigation.host)
    window.key("Escape")
    assert is_lesson(window.app.navigation.host)
    window.press("taskLeave")
    assert window.app.navigation.host is host
    window.wait(window.my_turn)
    assert window.app.navigation.property("page") == "table"


def test_whoever_wants_to_leave_is_asked_and_may_stay(open_window: Open) -> None:
    """At the second step «Skip the lesson» used to be at the place of «Next»: two clicks on it do not ask."""
    window = started(open_window)
    window.press("taskLeave")
    assert text(window) == "Leave the lesson?"
    window.key("Escape")
    assert text(window) == "Welcome to the table!"
    window.key("Escape")
    window.press("taskNext")
    assert window.app.models.tasks.property("active")
    at = window.item("taskNext").mapToScene(QPointF(4, 4)).toPoint()
    for _ in range(2):
        QTest.mouseClick(window.app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        window.settle()
    assert number(window) == 2
    assert window.app.models.tasks.property("active")
    assert not lesson(window).leaving
    window.press("taskLeave", "taskLeave")
    assert not window.app.models.tasks.property("active")


def meant(window: Window, named: dict[str, QQuickItem]) -> QQuickItem:
    """Return the item that the step is about; *named*: the visible items by name."""
    step = step_of(window)
    if step.point == "lankor":
        return next(item for item in window.visible() if item.property("corner") == 0 and item.property("up"))
    if step.point == "call":
        (call,) = window.app.sitting.marks.property("calls")
        return named[f"call{call}"]
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
        said = str(named["taskHeading"].property("text"))
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
        do(window, Mouse(window))
    assert drawn > 3
    assert len(texts) == len(script(window).steps), "all was said"
    assert (window.host.info.id, window.host.winner, window.sheet()) == (form, 0, "")
    window.press("taskAgain")
    window.wait(lambda: speaks(window) and number(window) == 1)
    assert not (paths.data_dir() / "games").exists()


def test_screen_reader_hears_each_step_once(open_window: Open) -> None:
    window = open_window()
    ear = Ear(window)
    window.app.models.lesson.begin()
    ear.hears("Welcome to the table!")
    window.wait(lambda: speaks(window))
    assert " ".join(ear.heard).count("Welcome to the table!") == 1
    interface = QAccessible.queryAccessibleInterface(window.item("taskHeading"))
    assert interface.role() == QAccessible.Role.AlertMessage
    said = interface.text(QAccessible.Text.Name)
    assert said.startswith("Welcome to the table!")
    assert "seven" in said


def crossed(window: Window, arrow: QQuickItem, lit: QQuickItem | None) -> list[QQuickItem]:
    """Return the controls and cards that the lesson's line crosses, except those it points at."""
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
    for host in (table(0), open_table(read_lesson(GAMES, "tolva-4"), "Alva")):
        host.extra = ((marks.LESSON, "tolva-4"),)
        while (seat := host.to_act()) is not None and not (seat == 0 and len(host.view(0).legal) > 2):
            host.play(seat, host.view(seat).legal[-1])
        window.app.models.records.read(dump(host.record()), "a file")
        window.wait(window.my_turn)
        made = host.moves_made
        for move in host.view(0).legal:
            window.app.sitting.table.do(move)
        window.wait(lambda made=made: window.host.moves_made > made)  # type: ignore[misc]


def test_no_card_of_the_learner_is_played_by_itself(open_window: Open) -> None:
    """This also holds with automatic play: a step would be over before it was read."""
    host = open_table(read_lesson(GAMES, "tolva-4"), "Alva")
    while (seat := host.to_act()) is not None:
        legal = host.view(seat).legal
        if seat == 0 and len(legal) == 1:
            break
        host.play(seat, legal[0])
    window = open_window(BlockedPlayer)
    window.sit(host, auto_play=True)
    assert window.app.sitting.auto_play._card() is None
    host.extra = ()
    assert window.app.sitting.auto_play._card() == host.view(0).legal[0]


@cases("game, language, by, size", LESSONS, usual=["kasino-en-Keyboard-1280x800"])
def test_the_whole_lesson_with_its_note_in_the_rail(
    open_window: Open, game: str, language: str, by: type[Mouse | Keyboard], size: tuple[int, int]
) -> None:
    window = started(open_window, language, form=game)
    window.app.window.resize(*size)
    host, hands = window.host, by(window)
    read: list[str] = []
    for _ in range(60):
        window.wait(lambda: speaks(window))
        window.settle()
        step = step_of(window)
        if step.id not in read:
            read.append(step.id)
        (rail,) = window.of_kind("Rail")
        assert where(rail).contains(where(window.item("taskNote"))), step.id
        if lesson(window).at_end:
            break
        before = host.version, lesson(window).at
        do(window, hands)
        window.wait(lambda: (host.version, lesson(window).at) != before)  # noqa: B023
    assert read == [step.id for step in script(window).steps]
    assert window.sheet() == ""
    do(window, hands)
    assert not window.app.navigation.property("playing")


def test_no_card_is_turned_by_itself_in_a_lesson(open_window: Open) -> None:
    window = started(open_window, form="svalta-rav-2", turn_itself=True)
    window.settle()
    assert not window.host.moves
    assert window.find("byItself") is None


def test_wrong_greeting_in_the_lesson_locks_nobody(open_window: Open) -> None:
    window = started(open_window, form="hej-knekt")
    host = window.host
    window.press("taskNext")
    turn(window, Mouse(window))
    window.wait(lambda: speaks(window) and step_of(window).id == "jack")
    before = host.version
    window.key("K")
    assert "To a jack you say" in str(window.item("whyNot").property("text"))
    assert host.version == before
    window.key("J")
    window.wait(lambda: speaks(window) and step_of(window).id == "ten")
