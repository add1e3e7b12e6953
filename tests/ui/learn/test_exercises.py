"""Missed choices, met again at the table."""

from datetime import date, timedelta

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tests.records.games import keep as keep_games
from tests.rules.games.mariage.moves import parse_move
from tests.table.games import played
from tests.ui.conftest import Open, Valuing, Window, keep_game
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.records.branches import key_of
from tolva_gui.records.judgements import Miss
from tolva_gui.records.misses import due
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.moves import Play
from tolva_gui.table.review_positions import decisions
from tolva_gui.table.tasks.misses import MissesTask

TODAY = date(2026, 11, 20)


def missed(open_window: Open) -> Window:
    """Return a window after a deal with recorded misses, as the critic records them (`test_critic`)."""
    window = open_window(keep=True)
    # Here the strength of the judge is no matter.
    window.app.adviser.make = lambda _level, _seed: Valuing(
        lambda _view, move: 2 * (str(move) == now(window).best)
    )
    window.app.models.exercises.today = lambda: TODAY
    host = played("tolva-4", deals=1)
    host.began = "2026-11-03T19:30:00+01:00"
    window.sit(host)
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
    window.key(Qt.Key.Key_F4)
    window.click(window.item("learn"))
    window.click(window.item("exercise"))
    window.item("taskNote")
    window.wait(window.my_turn)
    return window


def heading(window: Window) -> str:
    return str(window.item("bubbleHeading").property("text"))


def play(window: Window, move: str) -> None:
    found = parse_move(move)
    if isinstance(found, Play):
        window.click_card(str(found.card))
    else:
        window.app.sitting.move_maker.do(found)


def waits(window: Window) -> bool:
    """Return whether a choice is being judged."""
    return window.app.models.tasks.tries is not None and window.app.models.tasks.tries.waits


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
    window.key(Qt.Key.Key_Return)
    window.wait(lambda: now(window) != miss)
    window.wait(window.my_turn)
    window.key(Qt.Key.Key_Escape)
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
    assert window.app.models.tasks.property("marks") == [miss.best.split()[-1]]
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
    task = MissesTask(index, [], lambda _miss: None, lambda _miss, _right: None)
    host = task.table_of(miss._replace(game=key_of(guests)))
    assert host is not None
    assert {seat.kind for seat in host.seats} == {"computer"}
