"""The play of a finished deal is judged in the review."""

from datetime import date

from msgspec.structs import replace
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.pages import reason_shown
from tests.table.games import dated, played
from tests.ui.conftest import BlockedPlayer, Broken, Open, Valuing, Window, keep_game
from tests.ui.forms import waits
from tolva_gui.ai.hints.fact import HintReason
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.records.judged import due
from tolva_gui.records.record import GameRecord
from tolva_gui.table.review_positions import play_again
from tolva_gui.ui.review.critic import ReviewJob, choices_in
from tolva_gui.ui.review.view_model import Review


def strict() -> Valuing:
    """Return a critic that values the first legal move at one point and all others at nothing."""
    return Valuing(lambda view, move: move == view.legal[0])


def sparing() -> Valuing:
    """Return a critic that is strict only with few moves: each miss found is tried out, which takes time."""
    return Valuing(lambda view, move: len(view.legal) <= 2 and move == view.legal[0])


def looking_back(window: Window, deals: int = 1, *, kept: bool = False, name: str = "Märta") -> None:
    """Open the review of a game, in which the person has that name.

    A *kept* game is in the home and at the table.
    """
    host = dated(played("tolva-4", deals=deals))
    host.seats = (replace(host.seats[0], name=name), *host.seats[1:])
    if kept:
        window.sit(host)
        keep_game(window, host)
        window.press("lookBack")
    else:
        window.app.models.review.show(host.record(), -1)
    window.item("reviewPage")


def judged(open_window: Open) -> tuple[Window, GameRecord]:
    """Open the review of a game, and have its deal judged; also return the game."""
    window = open_window(sparing, keep=True)
    looking_back(window)
    record = window.app.models.review.record
    assert record is not None
    judge(window)
    return window, record


def judge(window: Window) -> None:
    window.press("judge")
    window.wait(lambda: bool(window.app.models.critic.property("judged")))


def text_of(item: QQuickItem) -> str:
    return str(item.property("text"))


def test_choices_that_cost_points_are_marked_told_and_kept(open_window: Open) -> None:
    """They were judged while the sheet of the deal was read."""
    window = open_window(sparing, keep=True)
    looking_back(window, kept=True)
    app = window.app
    critic, review = app.models.critic, app.models.review
    window.wait(lambda: bool(critic.property("judged")))
    marks = critic.property("marks")
    missed = sorted(int(step) for step, mark in marks.items() if mark["weight"] == "blunder")
    assert missed, "players who draw lots miss something"
    deal = review.recorded_deal
    assert deal is not None
    assert {deal.moves[int(step) - 1].seat for step in marks} == {0}, "only the person's choices are judged"
    assert text_of(window.item("verdict")).startswith("Märta: ")
    for step in missed:
        window.key("N")
        assert review.property("step") == step
        assert critic.property("verdict")["fair"].startswith("Much better: ")
    window.key("F")
    window.item("verdict0")
    window.key("F", "B")
    assert review.property("step") == (missed[-2] if len(missed) > 1 else missed[-1])
    window.app.index_worker.settle()
    choices, good, lost = critic.account(0)
    assert 0 <= good < choices
    kept = [(choices, good, lost)]
    window.wait(lambda: app.library.index.select("SELECT choices, good, lost FROM judged") == kept)
    app.models.statistics.refresh()
    assert len(app.models.statistics.property("judged")) == 1
    exercises = due(window.app.models.exercises._index, date(2026, 12, 31))
    assert {miss.moves for miss in exercises} >= {step - 1 for step in missed}, "they are asked as exercises"


def reason_for(review: Review, step: int, verdict: Verdict) -> HintReason:
    """Return a reason that is shown as the cards lay, with the first legal moves after either choice."""
    record, deal = review.record, review.recorded_deal
    assert record is not None
    assert deal is not None
    return reason_shown(lambda: play_again(record, deal, step - 1, seed=0), verdict.best, verdict.played)


def pressed(window: Window) -> int:
    """Return how many things to press are in sight, beside the list of the moves."""
    page = window.item("reviewPage")
    kinds = ("Plate", "SmallPlate", "IconButton", "Stepper", "Choice", "Field")
    return sum(page.isAncestorOf(item) for kind in kinds for item in window.of_kind(kind))


def test_a_judged_miss_shows_its_reason_after_three_clicks(open_window: Open) -> None:
    """From the end of the deal; the review shows six things to press, the rest after “More”."""
    window = open_window(sparing)
    looking_back(window, kept=True)
    critic, review = window.app.models.critic, window.app.models.review
    judge(window)
    window.key("Escape")
    window.press("lookBack")
    window.wait(lambda: bool(critic.property("judged")))
    critic._job = None
    for step, (seat, verdict) in critic.verdicts().items():
        if verdict.missed:
            reasons = (reason_for(review, step, verdict),)
            critic._known[step] = seat, replace(verdict, reasons=reasons)
    window.press("nextMiss")
    resume = 1 if review.property("unfinished") else 0
    assert pressed(window) - resume <= 6
    window.press("showReason")
    window.item("linePage")
    line = window.app.models.line
    better, other = line.property("heads")
    assert better["result"] in critic.property("verdict")["fair"]
    assert other["result"] != better["result"]
    assert window.item("cell-better-0").x() < window.item("cell-other-0").x(), "both are in sight"
    window.key("Right", "B")
    assert (line.property("step"), line.property("side")) == (1, "other")
    window.key("Down")
    window.press("cell-better-0")
    assert line.property("side") == "better"
    last = line.property("rows")[0]["better"]["last"]
    assert line.property("step") == last
    window.key("Return")
    assert line.property("step") == last + 1, "a click leaves the keys to the page"


def test_a_deal_judged_before_shows_its_verdicts(open_window: Open) -> None:
    """Without a second press of the button, also after another game has been looked at."""
    window, record = judged(open_window)
    critic, review = window.app.models.critic, window.app.models.review
    marks = critic.property("marks")
    review.show(played("tolva-4", deals=1, seed=9).record(), -1)
    assert critic.property("marks") == {}
    review.show(record, -1)
    window.wait(lambda: critic.property("marks") == marks)
    assert critic.property("judged")


def test_another_deal_of_the_game_does_not_show_them(open_window: Open) -> None:
    window = open_window(sparing)
    looking_back(window, deals=2)
    critic, review = window.app.models.critic, window.app.models.review
    window.key("J")
    window.wait(lambda: bool(critic.property("judged")))
    marks = critic.property("marks")
    for deal, shown in ((0, {}), (1, marks)):
        review.openDeal(deal)
        assert critic.property("marks") == {}
        window.wait(lambda shown=shown: critic.property("marks") == shown)  # type: ignore[misc]


def test_a_deal_left_while_its_verdicts_come_is_not_half_judged(open_window: Open) -> None:
    window, record = judged(open_window)
    critic, review = window.app.models.critic, window.app.models.review
    marks, seen = critic.property("marks"), list[int]()
    review.show(played("tolva-4", deals=1, seed=9).record(), -1)

    def leave() -> None:
        if critic.property("marks") and not seen:
            seen.append(len(critic.property("marks")))
            window.app.pages.open("rules")

    critic.changed.connect(leave)
    review.show(record, -1)
    window.wait(lambda: bool(seen))
    assert seen[0] < len(marks)
    assert not critic.property("judged")
    window.app.pages.close()
    window.wait(lambda: critic.property("marks") == marks)
    assert critic.property("judged")


def test_a_judged_deal_stays_judged_when_its_reasons_are_stopped(open_window: Open) -> None:
    window, record = judged(open_window)
    critic = window.app.models.critic
    marks = critic.property("marks")
    critic._ask(ReviewJob(choices_in(record, record.deals[0])))
    window.app.pages.open("rules")
    assert critic._job is None
    assert critic.property("judged")
    assert critic.property("marks") == marks


def test_leaving_the_page_or_the_window_ends_the_judging(open_window: Open) -> None:
    window = open_window(BlockedPlayer)
    looking_back(window)
    critic = window.app.models.critic
    window.key("J")
    assert critic.property("progress") != ""
    window.key("Escape")
    assert critic.property("progress") == ""
    assert not critic.property("judged")
    looking_back(window)
    window.press("judge")
    trial = critic._job
    assert trial is not None
    # As a try does, whose task knows nothing of the closing.
    other = ReviewJob(trial.choices)
    window.app.workers.jobs.ask(other)
    window.app.close()  # would otherwise wait forever
    assert trial.cancelled
    assert other.cancelled


@cases("by_key", [True, False], usual=["True"])
def test_a_search_that_goes_wrong_is_told_and_the_key_asks_again(open_window: Open, by_key: bool) -> None:
    """After a click on the notice the key used to do nothing, because it had taken the focus with it."""
    failing = [True]
    window = open_window(lambda: Broken() if failing else Valuing(lambda _view, _move: 0))
    looking_back(window)
    if by_key:
        window.key("J")
    else:
        window.press("judge")
    window.wait(lambda: bool(window.notices()))
    assert "could not be judged" in window.notices()[0]
    assert not window.app.models.critic.property("judged")
    window.press("notice")
    window.wait(lambda: window.find("notice") is None)
    failing.clear()
    window.key("J")
    window.wait(lambda: bool(window.app.models.critic.property("judged")))
    assert text_of(window.item("verdict")).endswith(" choices were good; nothing given away")
    window.app.settings.set("language", "sv")
    assert text_of(window.item("verdict")).endswith(" val var bra; inget bortskänkt")


def test_miss_is_replayed_and_compared_at_the_end(open_window: Open) -> None:
    window = open_window(sparing)
    looking_back(window, kept=True, name="You")
    judge(window)
    # The last one leaves the fewest moves to play again.
    for _ in range(int(window.app.models.critic.property("misses"))):
        window.key("N")
    assert window.app.models.critic.property("verdict")["knew"] == "With what you knew"
    miss = int(window.app.models.review.property("step"))
    deal = window.app.models.review.recorded_deal
    assert deal is not None
    game, curve = window.app.navigation.host, window.app.models.curve
    assert curve.property("chances")
    assert curve.property("title") == "Expected point lead", "in the unit of the values"
    assert any(point["missed"] and point["x"] == miss for line in curve.property("lines") for point in line)
    window.press("tryAgain")
    host = window.host
    assert host.to_act() == deal.moves[miss - 1].seat == 0
    assert [move for _, move in host.moves] == [made.move for made in deal.moves[: miss - 1]]
    tasks = window.app.models.tasks
    while not tasks.property("goesOn"):
        window.wait(lambda: (window.my_turn() and not waits(window)) or bool(tasks.property("goesOn")))
        host = window.host
        if window.my_turn():
            window.app.sitting.table.do(host.view(0).legal[0])
    assert "Points in this deal now: " in str(tasks.property("text"))
    assert window.sheet() == ""
    window.item("tablePage").forceActiveFocus()
    window.key("Return")
    window.item("reviewPage")
    assert not tasks.property("active")
    assert window.app.navigation.host is game, "the game that was going on is there again"
    assert window.app.models.review.property("step") == miss
    assert window.app.models.critic.property("judged")
    window.key("T")
    assert tasks.property("active")


def test_after_a_finished_game_one_is_back_where_one_was(open_window: Open) -> None:
    window = open_window(sparing)
    host = window.sit(played("tolva-4"), over=True).host
    cheers = list[None]()
    window.app.navigation.won.connect(lambda: cheers.append(None))
    window.press("lookBack")
    window.key("Right")
    window.app.models.review.retry()
    window.press("taskNext")
    window.key("Escape")
    assert window.app.navigation.host is host
    assert (window.app.navigation.property("page"), window.sheet()) == ("table", "game")
    assert cheers == [], "the end of the game is told once"
