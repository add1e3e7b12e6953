"""Missed choices, met again at the table, and practice by theme."""

from datetime import date, timedelta

from msgspec.structs import replace

from tests.records.games import keep as keep_games
from tests.rules.games.mariage.moves import parse_move
from tests.table.games import dated, played
from tests.ui.conftest import Open, Valuing, Window, keep_game
from tests.ui.forms import waits
from tests.ui.learn.test_path import text
from tests.ui.review.test_critic import strict
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.records.branches import key_of
from tolva_gui.records.judged import due
from tolva_gui.records.judgements import Miss
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.moves import Play
from tolva_gui.table.lesson import LEARNER, PRACTICE
from tolva_gui.table.review_positions import decisions
from tolva_gui.table.tasks.misses import MissesTask
from tolva_gui.table.tasks.theme import themes_of

TODAY = date(2026, 11, 20)


def missed(open_window: Open) -> Window:
    """Return a window after a deal with recorded misses, as the critic records them (`test_critic`)."""
    window = open_window(keep=True)
    # Here the strength of the judge is no matter.
    window.app.adviser.make = lambda _level, _seed: Valuing(
        lambda _view, move: 2 * (str(move) == now(window).best)
    )
    window.app.models.exercises.today = lambda: TODAY
    host = window.sit(dated(played("tolva-4", deals=1), "2026-11-03T19:30:00+01:00")).host
    keep_game(window, host)
    record = host.record()
    own = [each for each in decisions(record, record.deals[0]) if each.seat == 0 and len(each.view.legal) > 1]
    for choice in own[:3]:
        better = next(move for move in choice.view.legal if move != choice.move)
        verdict = Verdict(choice.move, better, "blunder", 2.0)
        window.app.models.exercises.keep(record, record.deals[0], choice, verdict)
    return window


def kept(window: Window, day: date = TODAY) -> list[Miss]:
    window.app.index_worker.settle()
    return due(window.app.models.exercises._index, day)


def begun(window: Window) -> Window:
    window.key("F4")
    window.press("learn", "exercise")
    window.item("taskNote")
    window.wait(window.my_turn)
    return window


def heading(window: Window) -> str:
    return str(window.item("taskHeading").property("text"))


def play(window: Window, move: str) -> None:
    found = parse_move(move)
    if isinstance(found, Play):
        window.click_card(str(found.card))
    else:
        window.app.sitting.table.do(found)


def now(window: Window) -> Miss:
    task = window.app.models.tasks.task
    assert isinstance(task, MissesTask)
    assert task.now is not None
    return task.now


def test_a_miss_is_asked_and_if_right_again_another_day(open_window: Open) -> None:
    """Enter goes to the next choice, and Escape leaves."""
    window = begun(missed(open_window))
    count, miss = len(kept(window)), now(window)
    assert count > 1
    assert heading(window) == "What would you do here?"
    assert "On 3 November your choice here cost" in str(window.app.models.tasks.property("text"))
    assert len(window.host.moves) == miss.moves
    assert parse_move(miss.played) in window.host.view(0).legal
    play(window, miss.best)
    window.wait(lambda: heading(window) == "Right!")
    window.wait(lambda: len(window.host.moves) > miss.moves)
    assert len(kept(window)) == count - 1
    assert miss.moves in {found.moves for found in kept(window, TODAY + timedelta(days=1))}
    window.item("tablePage").forceActiveFocus()
    window.key("Return")
    window.wait(lambda: now(window) != miss)
    window.wait(window.my_turn)
    window.key("Escape")
    assert not window.app.models.tasks.property("active")
    window.wait(lambda: window.sheet() == "deal")


def test_after_a_wrong_answer_one_chooses_again(open_window: Open) -> None:
    """There are no hints, and nothing of it is kept as a game."""
    window = missed(open_window)
    window.app.index_worker.settle()
    window.app.models.exercises.begin()
    window.item("taskNote")
    window.wait(window.my_turn)
    assert not window.app.sitting.hints.property("allowed")
    games = window.app.models.exercises._index.select("SELECT COUNT(*) FROM games")
    miss = now(window)
    for _ in range(2):
        play(window, miss.played)
        window.wait(lambda: heading(window) == "Not yet" and not waits(window))
        assert window.find("whyNot") is None
        assert len(window.host.moves) == miss.moves
    window.wait(lambda: "etter:" in str(window.app.models.tasks.property("text")))
    assert window.app.sitting.marks.property("cards") == [miss.best.split()[-1]]
    play(window, miss.best)
    window.wait(lambda: heading(window) == "Right!")
    task = window.app.models.tasks.task
    assert isinstance(task, MissesTask)
    assert task.queue[-1] == miss
    again = {found.moves: found.stage for found in kept(window, TODAY + timedelta(days=1))}
    assert again[miss.moves] == 0, "the first answer counts"
    window.wait(lambda: window.my_turn() or window.host.result() is not None)
    assert window.app.models.exercises._index.select("SELECT COUNT(*) FROM games") == games


def test_only_own_choices_are_kept(open_window: Open) -> None:
    window = missed(open_window)
    miss, before = kept(window)[0], len(kept(window))
    index = window.app.models.exercises._index
    record = index.record(miss.game)
    assert isinstance(record, GameRecord)
    guests = replace(
        record,
        began="2026-11-04",
        seats=tuple(replace(seat, kind="person", level=None) for seat in record.seats),
    )
    keep_games(index, guests)
    deal = guests.deals[0]
    for choice in decisions(guests, deal):
        window.app.models.exercises.keep(guests, deal, choice, Verdict(choice.move, choice.move, "slip", 1.0))
    assert len(kept(window)) == before
    task = MissesTask(index, lambda _miss: None, lambda _miss, _right: None, queue=[])
    host = task.table_of(miss._replace(game=key_of(guests)))
    assert host is not None
    assert {seat.kind for seat in host.seats} == {"computer"}


def practising(open_window: Open) -> Window:
    window = open_window(strict, keep=True)
    window.app.new_game.choose("kasino")
    window.app.navigation.openGame()
    window.press("learn", "theme-ending")
    window.item("taskNote")
    window.wait(window.my_turn)
    return window


def play_out(window: Window) -> None:
    """Make the first move each time, and insist on a choice that could be better."""
    while not window.app.models.tasks.property("goesOn"):
        window.wait(lambda: window.my_turn() or bool(window.app.models.tasks.property("goesOn")))
        if window.my_turn():
            before = window.host.version
            window.app.sitting.table.do(window.host.view(LEARNER).legal[0])
            window.wait(lambda before=before: window.host.version > before or not waits(window))  # type: ignore[misc]


def test_choice_is_judged_and_enter_brings_another(open_window: Open) -> None:
    """Nothing of it is kept."""
    window = practising(open_window)
    assert themes_of("kasino")["ending"](window.host.view(LEARNER))
    assert str(window.item("taskHeading").property("text")) == "The last cards"
    assert text(window).startswith("Three cards are left.")
    first = window.host
    window.app.sitting.table.do(first.view(LEARNER).legal[-1])
    window.wait(lambda: "Much better" in text(window) or "better" in text(window))
    play_out(window)
    window.wait(lambda: "The deal is over." in text(window))
    assert window.app.navigation.property("sheet") == ""
    window.item("tablePage").forceActiveFocus()
    window.key("Return")
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
    window.key("H")
    assert window.app.sitting.hints.property("strength") == 1
    window.wait(lambda: window.app.sitting.hints._hint is not None)
    assert window.notices() == []
    host, before = window.host, window.host.version
    worst = host.view(LEARNER).legal[-1]
    window.app.sitting.table.do(worst)
    window.wait(lambda: "etter:" in text(window) or "better:" in text(window))
    assert host.version == before
    assert text(window).endswith("Choose again. Choosing the same card plays it.")
    assert window.app.sitting.marks.property("cards")
    window.app.sitting.table.do(worst)
    assert host.version > before


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
    window.key("Escape")
    assert window.app.models.practice.property("looking") == ""
    assert window.app.navigation.host is None
