"""A path: its page, a step done at the table by keyboard and by mouse, misses, and the texts on the first page."""

import json

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF

from tests.ui.conftest import Open, Valuing, Window, table, wish
from tests.ui.forms import waits
from tests.ui.hands import Hand, Keyboard, Mouse
from tests.ui.lobby.test_lobby import said
from tests.ui.place_tables import held_card, touch_card
from tolva_gui import paths
from tolva_gui.records.judged import due
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.table.path import MadeDeal, PathStep, key_of, steps_of
from tolva_gui.table.tasks.lesson import LessonTask
from tolva_gui.table.tasks.misses import MISSES
from tolva_gui.table.tasks.path import PathTask
from tolva_gui.ui.learn.progress import KEPT
from tolva_gui.words.game_data import games_folder

GAME, STEP = "tolva-4", "trick"
"""A step whose answers are cards of the hand."""


def step() -> PathStep:
    return next(one for one in steps_of(games_folder(), GAME) if one.id == STEP)


def opened(open_window: Open, *, keep: bool = False, right: int = 0) -> Window:
    """Return a window with the path at the step, after its lesson and that number of the step's deals."""
    window = judged(open_window(keep=keep))
    window.app.settings.remember(KEPT, {GAME: {"lesson": "done"}})
    for deal in step().deals[:right]:
        window.app.models.path.progress.add(GAME, STEP, str(deal.seed))
    window.app.new_game.choose(GAME)
    window.app.navigation.openGame()
    window.press("learn")
    window.item("learnPage")
    return window


def judged(window: Window) -> Window:
    """Let the judge know the values of the moves, and value all others the least: it need not be strong."""

    def worth(_view: View, move: Move) -> float:
        stored = now(window).values
        return stored.get(str(move), min(stored.values()))

    window.app.adviser.make = lambda _level, _seed: Valuing(worth)
    return window


def task(window: Window) -> PathTask:
    now = window.app.models.tasks.task
    assert isinstance(now, PathTask)
    return now


def now(window: Window) -> MadeDeal:
    deal = task(window).now
    assert deal is not None
    return deal


def text(window: Window) -> str:
    return str(window.app.models.tasks.property("text"))


def right(window: Window) -> bool:
    return bool(window.app.models.tasks.property("goesOn"))


def answer(window: Window, hands: Hand, move: str) -> None:
    window.wait(window.my_turn)
    window.settle()
    touch_card(hands, held_card(window, move.removeprefix("play ")))


def worst(deal: MadeDeal) -> str:
    return min(deal.values, key=lambda move: deal.values[move])


def test_a_step_is_done_by_keyboard_and_the_next_is_proposed(open_window: Open) -> None:
    window = opened(open_window, right=step().enough - 1)
    assert window.item(f"pathStep-{STEP}").hasActiveFocus(), "the next step has the keys"
    window.key("Return")
    window.item("taskNote")
    hands = Keyboard(window)
    for _ in step().deals[step().enough - 1 :]:
        answer(window, hands, now(window).best)
        window.wait(lambda: right(window))
        window.key("Return")
    window.item("stepDonePage")
    assert window.app.models.path.property("finished") == "Whose trick is it?"
    assert window.app.models.path.property("shown")["id"] == "meld", "what comes next"
    window.key("Escape")
    window.item("learnPage")
    rows = {row["id"]: row for row in window.app.models.path.property("steps")}
    assert rows[STEP]["done"]
    assert [row["next"] for row in rows.values()].index(True) == 2
    assert window.app.models.path.property("chosen") == "meld"
    window.key("Escape")
    assert window.app.navigation.host is None


def test_nothing_before_the_asked_choice_is_taken_back(open_window: Open) -> None:
    """Another position could be reached so, which was asked, judged and counted in place of the first."""
    window = opened(open_window)
    window.app.models.path.begin(STEP)
    window.item("taskNote")
    begun = len(window.host.moves)
    assert any(seat == window.host.to_act() for seat, _ in window.host.moves), "the learner has moved before"
    answer(window, Mouse(window), now(window).best)
    window.wait(lambda: right(window))
    for _ in range(3):
        window.key("Ctrl+Z")
        assert len(window.host.moves) == begun


@pytest.mark.parametrize("motion", ["full", "less"])
def test_a_right_answer_makes_the_teacher_glad(open_window: Open, motion: str) -> None:
    """She smiles, and sparks fly unless motion is not wanted."""
    window = opened(open_window)
    window.app.settings.set("speed", 1)
    window.app.settings.set("motion", motion)
    window.app.models.path.begin(STEP)
    window.item("taskNote")
    assert window.app.models.tasks.property("mood") == "calm"
    (sparkle,) = window.of_kind("Sparkle")
    answer(window, Mouse(window), now(window).best)
    window.wait(lambda: right(window))
    assert window.app.models.tasks.property("mood") == "glad"
    window.settle()
    assert (sparkle.property("spread") > 0) == (motion == "full")


def test_the_next_step_begins_from_the_page_of_the_done_one(open_window: Open) -> None:
    window = opened(open_window)
    window.app.models.path.finish(GAME, STEP)
    window.press("stepDoneNext")
    assert task(window).path_step.id == "trick", "the first that is not done"


def test_a_miss_is_told_at_once_found_by_mouse_and_asked_again(open_window: Open) -> None:
    window = opened(open_window, keep=True)
    window.press(f"pathStep-{STEP}", "pathBegin")
    window.item("taskNote")
    hands, first = Mouse(window), now(window)
    host = window.host
    before = len(host.moves)
    answer(window, hands, worst(first))
    window.wait(lambda: window.app.models.tasks.property("heading") == "Not yet")
    assert len(host.moves) == before, "it is judged, not made"
    assert "etter:" not in text(window), "first a question"
    assert "?" in text(window)
    assert window.app.sitting.marks.property("cards") == []
    answer(window, hands, worst(first))
    window.wait(lambda: "etter:" in text(window))
    assert len(host.moves) == before
    assert first.best.removeprefix("play ") in window.app.sitting.marks.property("cards")
    answer(window, hands, first.best)
    window.wait(lambda: right(window))
    window.wait(lambda: len(host.moves) > before)
    assert str(host.moves[before][1]) == first.best, "the right card is played"
    assert not window.app.models.path.progress.right(GAME, STEP), "the first answer counts"
    window.press("taskNext")
    assert now(window) != first
    assert task(window).queue[-1] == first, "it comes again after the others"
    window.app.index_worker.settle()
    (miss,) = due(window.app.models.exercises._index, window.app.models.exercises.today())
    assert (miss.game, miss.deal, miss.best) == (key_of("first", GAME, STEP), first.seed, first.best)
    window.press("taskLeave")
    window.app.models.exercises.begin()
    assert dict(window.host.extra)["x-lesson"] == MISSES
    assert text(window) == "This deal comes from one of your learning paths."
    assert window.host.deck == host.deck


def test_right_answers_count_at_once_and_the_game_resumes(open_window: Open) -> None:
    window = judged(open_window())
    going = window.sit(table(0, "play SA")).host
    window.app.navigation.newGame()
    window.app.models.path.show(GAME)
    window.app.models.path.begin(STEP)
    window.item("taskNote")
    deal = now(window)
    answer(window, Mouse(window), deal.best)
    window.wait(lambda: right(window))
    assert window.app.models.path.progress.right(GAME, STEP) == {str(deal.seed)}
    window.key("Return")
    window.wait(lambda: now(window) != deal)
    window.item("tablePage").forceActiveFocus()
    window.key("Escape")
    window.item("learnPage")
    assert (window.app.navigation.host, window.app.navigation.page) == (going, "lobby")
    rows = {row["id"]: row["told"] for row in window.app.models.path.property("steps")}
    assert rows[STEP] == f"1 of {len(step().deals)} right"


def test_the_first_page_says_which_step_is_next_and_begins_it(open_window: Open) -> None:
    wish(path={GAME: {"lesson": "done"}}, speed=0, language="en", lesson_seen=True)
    window = open_window()
    window.wait(lambda: "Whose trick" in said(window.item("nextStep")))
    told = "Next. Whose trick is it?. After “Your first deal” in Tolva for four"
    assert said(window.item("nextStep")) == told
    Keyboard(window).press("nextStep")
    window.item("taskNote")
    assert now(window) in step().deals
    window.item("tablePage").forceActiveFocus()
    window.key("Escape")
    window.item("learnPage")
    assert window.app.navigation.page == "lobby"


def test_the_lesson_is_the_first_step_and_done_at_its_end(window: Window) -> None:
    window.app.models.path.show(GAME)
    assert window.app.models.path.property("chosen") == "lesson"
    window.press("pathBegin")
    assert window.app.models.tasks.property("guided")
    lesson = window.app.models.tasks.task
    assert isinstance(lesson, LessonTask)
    lesson.done = True
    window.app.models.tasks._end()
    assert [row["done"] for row in window.app.models.path.property("steps") if row["id"] == "lesson"] == [
        True
    ]


def test_page_of_a_step_shows_its_game_or_its_cards(window: Window) -> None:
    """The ninth card hung over the edge of the cloth."""
    window.app.models.path.show("lomber")
    (shown,) = window.of_kind("HelpPicture")
    picture = next(item for item in window.of_kind("GamePicture") if shown.isAncestorOf(item))
    assert picture.property("source").toLocalFile().endswith("lomber/tile.en.png")
    window.wait(lambda: picture.property("paintedWidth") > 0)
    window.app.models.path.look("buy")
    window.settle()
    (shown,) = window.of_kind("HelpPicture")
    cards = [card for card in window.of_kind("CardFace") if shown.isAncestorOf(card)]
    assert len(cards) == 9
    field = shown.childItems()[0]
    edge = field.mapToScene(QPointF(field.width(), 0)).x()
    assert max(card.mapToScene(QPointF(card.width(), 0)).x() for card in cards) < edge


def test_each_person_has_their_own_progress(open_window: Open) -> None:
    window = opened(open_window)
    people = window.app.models.profiles
    people.add("Bo")
    people.add("Bo")
    bo, namesake = (row["id"] for row in people.property("rows") if row["id"] != "first")
    people.choose(bo)
    assert not window.app.models.path.progress.right(GAME, "lesson")
    window.app.models.path.progress.add(GAME, STEP, "7")
    window.app.settings.set("cloth", "blue")
    people.choose("first")
    assert window.app.models.path.progress.right(GAME, "lesson") == {"done"}
    assert not window.app.models.path.progress.right(GAME, STEP)
    people.choose(namesake)
    assert not window.app.models.path.progress.right(GAME, STEP)
    people.choose(bo)
    assert window.app.models.path.progress.right(GAME, STEP) == {"7"}
    kept = json.loads((paths.config_dir() / "settings.json").read_text(encoding="utf-8"))
    assert kept[KEPT] == {GAME: {"lesson": "done"}}


def test_step_whose_deals_do_not_fit_says_so(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = opened(open_window)
    broken = PathStep(STEP, tuple(replace(deal, rules=0) for deal in step().deals))
    monkeypatch.setattr(window.app.models.path, "step", lambda _game, _step: broken)
    window.app.models.path.begin(STEP)
    assert window.app.navigation.host is None
    window.item("learnPage")
    assert "is left out" in caplog.text
    assert "do not fit" in str(window.item("pathUnfit").property("text"))


def test_damaged_progress_is_left_out(open_window: Open) -> None:
    kept = {GAME: {STEP: ["no row"]}, "plump": {"lesson": "done"}}
    wish(path=kept, language="en", speed=0, lesson_seen=True)
    window = open_window()
    window.app.models.path.show(GAME)
    assert not window.app.models.path.progress.right(GAME, STEP)
    assert window.app.models.path.progress.right("plump", "lesson") == {"done"}


def test_a_purchase_of_several_cards_is_judged_as_a_step(open_window: Open) -> None:
    """Lomber: keeping one useless card is a miss, exchanging all of them is right."""
    window = judged(open_window())
    window.app.models.path.show("lomber")
    window.app.models.path.begin("buy")
    window.item("taskNote")
    deal = now(window)
    window.wait(window.my_turn)
    window.settle()
    wrong = min((move for move in deal.values if move not in deal.right), key=len)
    lifted = set[str]()
    for chosen, told in ((wrong, "Not yet"), (deal.best, "Right!")):
        for face in sorted(lifted.symmetric_difference(chosen.split()[1:])):
            window.click_card(face)
            window.settle()
        window.press("call0")
        window.wait(lambda: window.app.models.tasks.property("heading") == told)  # noqa: B023
        window.wait(lambda: not waits(window))
        lifted = {*chosen.split()[1:]}
    window.wait(lambda: "You keep" in text(window))
