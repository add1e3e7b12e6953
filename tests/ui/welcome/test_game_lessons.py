"""The games' lessons, except the two whole deals of the K+Q family, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Open, Window, where
from tests.ui.hands import Keyboard, Mouse, corner
from tests.ui.place_tables import act, boxed, card, fan_of, point_at
from tests.ui.welcome.test_lesson import lesson, speaks
from tolva_gui import paths
from tolva_gui.rules.moves import Call, Move
from tolva_gui.table.calls import calls
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, Lesson, LessonStep, is_possible, read_lesson

GAMES = paths.resources() / "games"
WHOLE = ("tolva-4", "bondtolva-4")
"""Lessons that play a deal to its end; `test_lesson` covers them."""
FURTHER = sorted({path.parent.name for path in GAMES.glob("*/lesson.toml")}.difference(WHOLE))
WAYS = (("sv", "mouse", (900, 600)), ("en", "keyboard", (1280, 800)))
SHORT = (("kasino", "keyboard"),)
"""Lessons played by default."""
LESSONS = [
    pytest.param(game, *way, marks=[] if (game, way[1]) in SHORT else pytest.mark.long)
    for game in FURTHER
    for way in WAYS
]


def begun(open_window: Open, game: str, language: str, size: tuple[int, int]) -> tuple[Window, Host, Lesson]:
    window = open_window()
    window.app.settings.set("language", language)
    window.app.models.lesson.teach(game)
    window.app.window.resize(*size)
    window.wait(lambda: speaks(window))
    host = window.host
    return window, host, read_lesson(GAMES, game)


def step_of(window: Window, script: Lesson) -> LessonStep:
    return script.steps[lesson(window).at]


def do(window: Window, hands: Mouse | Keyboard, host: Host, step: LessonStep) -> None:
    if not step.accept:
        if isinstance(hands, Keyboard):
            window.key(Qt.Key.Key_Return)
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
        point_at(hands, card(window, face), Qt.Key.Key_Down)
        while fan_of(window)[0] != face:
            window.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert fan_of(window)[0] == face
    window.settle()


def turn(window: Window, hands: Mouse | Keyboard) -> None:
    if isinstance(hands, Keyboard):
        window.key(Qt.Key.Key_Space)
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
    window.key(getattr(Qt.Key, f"Key_{key}"))


@pytest.mark.parametrize(("game", "language", "by", "size"), LESSONS)
def test_the_whole_lesson_with_its_note_in_the_rail(
    open_window: Open, game: str, language: str, by: str, size: tuple[int, int]
) -> None:
    window, host, script = begun(open_window, game, language, size)
    hands = Mouse(window) if by == "mouse" else Keyboard(window)
    read: list[str] = []
    for _ in range(60):
        window.wait(lambda: speaks(window))
        window.settle()
        step = step_of(window, script)
        if step.id not in read:
            read.append(step.id)
        (rail,) = window.of_kind("Rail")
        assert where(rail).contains(where(window.item("taskNote"))), step.id
        if lesson(window).at_end:
            break
        before = host.version, lesson(window).at
        do(window, hands, host, step)
        window.wait(lambda: (host.version, lesson(window).at) != before)  # noqa: B023
    assert read == [step.id for step in script.steps]
    assert window.sheet() == ""
    do(window, hands, host, script.steps[-1])
    assert not window.app.navigation.property("playing")


def test_no_card_is_turned_by_itself_in_a_lesson(open_window: Open) -> None:
    window = open_window()
    window.app.settings.set("turn_itself", True)
    window.app.models.lesson.teach("svalta-rav-2")
    window.wait(lambda: speaks(window))
    window.settle()
    assert not window.host.moves
    assert not [item for item in window.visible() if item.objectName() == "byItself"]


def test_wrong_greeting_in_the_lesson_locks_nobody(open_window: Open) -> None:
    window, host, script = begun(open_window, "hej-knekt", "en", (1280, 800))
    window.click(window.item("taskNext"))
    turn(window, Mouse(window))
    window.wait(lambda: speaks(window) and step_of(window, script).id == "jack")
    before = host.version
    window.key(Qt.Key.Key_K)
    assert "To a jack you say" in str(window.item("whyNot").property("text"))
    assert host.version == before
    window.key(Qt.Key.Key_J)
    window.wait(lambda: speaks(window) and step_of(window, script).id == "ten")
