"""How each page and prompt is opened over a table or the first page: for the gallery and the tests."""

from collections.abc import Callable, Mapping
from functools import partial
from shutil import rmtree

from PySide6.QtCore import QObject

from tests.gallery.bid_tables import choose_several
from tests.gallery.tables import played_out, whole_game
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.hints.judge import Judge, Verdict
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import never
from tolva_gui.app import App
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import write
from tolva_gui.records.judged import keep as keep_judged
from tolva_gui.records.judgements import Judged, Mastered
from tolva_gui.records.persons import FIRST
from tolva_gui.records.text import dump
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import decisions
from tolva_gui.table.same_deal import play_beside
from tolva_gui.table.tasks.theme import Theme, find_deal

NOTES = {
    "sv": "Varför inte esset? Om hon har det kvar tar hon sticket, och kungen går hem i nästa.",
    "en": "Why not the ace? If they still have it they take the trick, and the king wins the next one.",
}
"""A player's note."""
Open = Callable[[App], object]


def set_on(app: App, name: str, what: str, value: object) -> None:
    """Set a property of the newest item of that name: an earlier page may still exist."""
    *_, item = app.window.findChildren(QObject, name)
    item.setProperty(what, value)


def be_alone(app: App) -> None:
    """Let all others leave this machine."""
    if app.household.several:
        people = app.models.profiles
        people.choose(FIRST)
        for row in people.property("rows"):
            if row["id"] != FIRST:
                people.remove(row["id"])


def family(app: App) -> None:
    """Let the youngest of three people choose."""
    people = app.models.profiles
    for name in ("Elna", "Nils"):
        people.add(name)
    youngest = people.property("rows")[-1]["id"]
    people.setChild(youngest, True)
    people.choose(youngest)


def welcome(app: App) -> None:
    """Show the first page of a new player: one without any games."""
    rmtree(app.library.index.home.folder, ignore_errors=True)
    app.settings.remember("lesson_seen", False)
    app.models.lesson.changed.emit()


def game(app: App) -> None:
    """Show the page of a game."""
    app.new_game.choose("tolva-4")
    app.navigation.openGame()


def code(app: App) -> None:
    """Let Elna have a code, and cover the table."""
    app.sitting.privacy.choose("12")
    app.sitting.privacy.hide()


def review(app: App) -> None:
    """Review the deal, some cards on."""
    app.models.review.lookBack()
    app.models.review.goTo(14)


def halfway(app: App) -> None:
    """Review the deal halfway through."""
    review = app.models.review
    review.lookBack()
    review.goTo(len(review._moments) // 2)


def same(app: App) -> None:
    """Show the deal beside the master's, at the move where the two part."""
    record = app.sitting.host.record()
    deal = record.deals[-1]
    found = play_beside(record, deal, 0, make_player, lambda _view, _all, _made: None, never)
    app.models.masters._found[key_of(record), deal.number] = deal, found
    app.models.same.show(record, deal)
    # There is no worker to answer here.
    app.models.masters.withdraw()
    if (job := app.models.same._job) is not None:
        choice, judge = job.choice, Judge()
        verdict = judge.judge(choice.view, choice.everything, choice.move)
        app.models.masters.explained.emit(job, judge.explained(choice.view, verdict))


def reason_shown(table: Callable[[], Host], better: Move, other: Move) -> HintReason:
    """Return a reason that is shown as the cards lie there, with the first legal moves after either choice."""
    lines, layout = [], None
    for first in (better, other):
        host = table()
        layout = host.deal.state.copy()
        host.play(host.to_act(), first)
        line = [first]
        while (seat := host.to_act()) is not None:
            line.append(host.view(seat).legal[0])
            host.play(seat, line[-1])
        lines.append(tuple(line))
    values = {"action": better, "other": other, "count": 8, "fewer": 2, "points": 10}
    return HintReason(Fact("better_after", values), 0.8, lines[0], layout, lines[1])


def line(app: App) -> None:
    """Show the moves behind the reason for a choice."""
    view, record = app.sitting.host.view(0), app.sitting.host.record()
    better, other = view.legal[0], view.legal[-2]
    reason = reason_shown(lambda: Host.resume(record), better, other)
    hint = hint_for(view, Advice(better, {}, "clear", 8, 8, 5.0, over=other), (reason,))
    # Otherwise the judge's own hint may come later and announce that the deal counts as helped; the page would close.
    app.sitting.host.mark_helped()
    hints = app.sitting.hints
    hints.ask()
    hints._hint, hints._strength = hint, 3
    app.models.line.show("hints")
    app.models.line.goTo(2)
    if not app.pages.shows("line"):
        raise RuntimeError("no line is shown")


def review_notes(app: App) -> None:
    """Review a deal that has a note."""
    host = app.sitting.host
    first = host.moves_made - len(host.moves)
    host.annotate(NOTES[app.language.code], first + 13)
    review(app)


def keep(app: App, host: Host, day: int = 0) -> None:
    """Store the game, as played on that day if one is given: in the home, and in the index."""
    if day:
        host.began = f"2026-11-{day:02}T19:30:00+01:00"
    record = host.record()
    path = app.library.index.home.path_of(record)
    write(path, dump(record))
    app.index_worker.take(str(path))
    app.index_worker.settle()


def history(app: App) -> None:
    """Show the games played, at least one."""
    keep(app, played_out(False))
    app.pages.open("history")


def statistics(app: App) -> None:
    """Show the statistics of some games."""
    for seed in range(12):
        keep(app, whole_game(seed), seed + 1)
    deals = app.library.index.select("SELECT game, deal FROM deals ORDER BY began, deal")
    for number, (key, deal) in enumerate(deals):
        # Improving from game to game.
        found = Judged(key, deal, 10, 6 + number % 3 + number // (len(deals) // 2), 1.2)
        app.index_worker.do(partial(keep_judged, found=found))
        beside = Mastered(key, deal, (number * 7) % 5 - 3.0 + number / 20, (number * 3) % 4 - 1.0)
        app.index_worker.do(partial(keep_judged, found=beside))
    app.index_worker.settle()
    app.pages.open("statistics")


def bad_record(app: App) -> None:
    """Open a record with faults."""
    record = dump(played_out(False).record()).replace("1 play", "1 plays", 2)
    app.models.records.read(record.replace("2 play S", "2 play H", 1), "Näs.tolva")


def exercise(app: App) -> None:
    """Ask a missed choice again."""
    host = whole_game(5)
    keep(app, host, 3)
    record = host.record()
    choices = decisions(record, record.deals[0])
    choice = next(each for each in choices if each.view.seat == 0 and len(each.view.legal) > 2)
    verdict = Verdict(choice.move, choice.view.legal[0], "slip", 0.5)
    app.models.exercises.keep(record, record.deals[0], choice, verdict)
    app.index_worker.settle()
    app.models.exercises.begin()
    if not app.models.tasks.property("active"):
        raise RuntimeError("no choice is asked again")


def theme(app: App) -> None:
    """Show a deal made for practice."""
    meld = Theme("tolva-4", "meld")
    host = find_deal(meld, app.new_game.beside_me(["rules"] * 3), 1, make_player, never)
    if host is not None:
        app.models.practice.sit_down(meld, host)


def in_turn(*steps: Open) -> Open:
    """Return what opens a page step by step."""
    return lambda app: [step(app) for step in steps]


OPENERS: Mapping[str, Open] = {
    "welcome": welcome,
    "today": lambda app: app.models.today,
    "family": family,
    "search": lambda app: set_on(app, "gameSearch", "text", "tolva"),
    "game": game,
    "change": in_turn(game, lambda app: set_on(app, "gamePage", "changing", True)),
    "notice": lambda app: app.notices.add("settings damaged", "settings.json.damaged-1"),
    "code": code,
    "code forgotten": in_turn(code, lambda app: app.sitting.privacy.forget()),
    "rules": lambda app: app.pages.open("rules"),
    "rule": lambda app: app.models.help.showRule("T9"),
    "line": line,
    "review": review,
    "review notes": review_notes,
    "review more": in_turn(review, lambda app: set_on(app, "reviewPage", "more", True)),
    "decided": lambda app: app.models.review.seeAgain(app.sitting.sheet.property("deciding")),
    "halfway": halfway,
    "same": same,
    "history": history,
    "statistics": statistics,
    "no statistics": in_turn(
        lambda app: app.models.statistics.choose("form", "tolva-3"), lambda app: app.pages.open("statistics")
    ),
    "bad record": bad_record,
    "exercise": exercise,
    "learn": lambda app: app.models.path.show("tolva-4"),
    "path deal": lambda app: app.models.path.go("tolva-4", "trick"),
    "theme": theme,
    "leave lesson": in_turn(lambda app: app.models.lesson.begin(), lambda app: app.models.tasks.leave()),
    "choose several": choose_several,
    "reset settings": in_turn(
        lambda app: app.pages.open("settings"), lambda app: set_on(app, "settingsPage", "resetting", True)
    ),
}


def show_page(app: App, name: str) -> None:
    """Open a page over the table, by its opener or else by its name."""
    open_it = OPENERS.get(name)
    if open_it is not None:
        open_it(app)
    else:
        app.pages.open(name)
