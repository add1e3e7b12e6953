"""Today's deal in the window: from the page to the table and back, with the others' results."""

from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.table.games import play_on
from tests.ui.conftest import Open, Window, keep_game
from tolva_gui.records.mastered import mastery
from tolva_gui.records.statistics import DealFilter
from tolva_gui.rules.moves import Move
from tolva_gui.table.daily import Daily, open_table
from tolva_gui.table.host import Host

TODAY = date(2026, 11, 22)
GAME = "bondtolva-2"


def opened(open_window: Open) -> Window:
    """Return the page of the day, on that day, with computers that play at once."""
    window = open_window(keep=True)
    window.app.models.daily.today = lambda: TODAY
    window.key(Qt.Key.Key_F6)
    window.item("dailyPage")
    return window


def told(window: Window, game: str = GAME) -> dict[str, str]:
    (line,) = [line for line in window.app.models.daily.property("games") if line["id"] == game]
    return {each["who"]: each["value"] for each in line["told"]}


def play_out(window: Window, choice: int = 0) -> None:
    """Play the deal to its end, in the window only from the player's last move on.

    *choice* is an index into the legal moves of everybody.
    """
    host = window.host
    ahead, moves = Host.resume(host.record()), list[tuple[int, Move]]()
    while (seat := ahead.to_act()) is not None:
        moves.append((seat, ahead.view(seat).legal[choice]))
        ahead.play(*moves[-1])
    last = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
    for seat, move in moves[:last]:
        host.play(seat, move)
    window.sit(host, turn=True)
    window.app.sitting.director.play(moves[last][1])
    window.item("dailyPage")


def test_played_deal_is_listed_with_the_masters_result(open_window: Open) -> None:
    window = opened(open_window)
    assert not any(line["told"] for line in window.app.models.daily.property("games"))
    window.click(window.item(f"daily-{GAME}"))
    window.wait(window.my_turn)
    window.key(Qt.Key.Key_F6)
    assert told(window) == {}
    window.key(Qt.Key.Key_Escape)
    table = open_table(Daily(GAME, TODAY), window.host.seats)
    table.start_deal()
    assert (window.host.deck, window.host.standing) == (table.deck, table.standing)
    play_out(window)
    window.wait(lambda: "…" not in told(window).values())
    result = window.host.result()
    assert result is not None
    own = result.scores[0]
    assert list(told(window)) == ["You", "The master", "Masters in every seat"]
    assert told(window)["You"] == (f"{own:+d}".replace("-", "−") if own else "0")
    window.click(window.item(f"share-{GAME}"))
    first, second, code = QGuiApplication.clipboard().text().splitlines()
    assert first == "Tolva · Bondtolva for two · 22 November 2026"
    assert second.startswith(f"You: {told(window)['You']} · The master: ")
    assert code == f"{GAME} 2026-11-22"
    window.app.index_worker.settle()
    (compared,) = mastery(window.app.library.index, DealFilter(form=GAME)).by_form
    assert compared.deals == 1, "a deal is compared as soon as it is over"
    days = {day["day"]: day for day in window.app.models.daily.property("days")}
    assert [day for day, each in days.items() if each["played"]] == ["2026-11-22"]
    window.click(window.item(f"compare-{GAME}"))
    window.item("samePage")
    assert window.app.models.same.property("ready")


def test_past_days_can_be_chosen_future_ones_cannot(open_window: Open) -> None:
    window = opened(open_window)
    sunday, monday = TODAY - timedelta(days=7), TODAY + timedelta(days=1)
    window.click(window.item(f"day-{sunday}"))
    assert window.app.models.daily.property("date") == "15 November 2026"
    window.app.models.daily.choose(monday.isoformat())
    assert window.app.models.daily.property("date") == "15 November 2026"
    window.click(window.item(f"daily-{GAME}"))
    window.wait(window.my_turn)
    assert window.host.seed == Daily(GAME, sunday).seed


def test_a_code_of_somebody_else_leads_to_the_same_deal(open_window: Open) -> None:
    window = opened(open_window)
    window.item("dailyCode").setProperty("text", "bridge 2026-11-20")
    window.click(window.item("playCode"))
    assert window.item("wrongCode").property("text").startswith("There is no such game here.")
    window.item("dailyCode").setProperty("text", f"{GAME} 2026-11-20")
    window.click(window.item("playCode"))
    window.wait(window.my_turn)
    assert window.host.seed == Daily(GAME, date(2026, 11, 20)).seed


def test_the_deal_counts_as_it_was_played_the_first_time(open_window: Open) -> None:
    window = opened(open_window)
    first = open_table(Daily(GAME, TODAY), window.app.new_game.beside_me(["rules"]))
    first.began = "2026-11-22T19:30:00+01:00"
    first.start_deal()
    play_on(first)
    keep_game(window, first)
    window.app.models.daily.choose(TODAY.isoformat())
    counted = told(window)["You"]
    window.click(window.item(f"daily-{GAME}"))
    window.wait(window.my_turn)
    play_out(window, choice=-1)
    second, before = window.host.result(), first.result()
    assert second is not None
    assert before is not None
    assert second.scores != before.scores
    window.app.index_worker.settle()
    assert told(window)["You"] == counted
