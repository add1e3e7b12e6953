"""Every page of the window in turn, for tests of properties that all must have."""

from collections.abc import Callable
from functools import cache
from typing import Final

from tests.rules.games.mariage.moves import parse_move
from tests.ui.conftest import Window, keep_game, table
from tests.ui.table.aids.test_privacy import TWO
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import GameRecord, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.table.match import begin
from tolva_gui.table.review_positions import decisions

MELDING: Final = "play SA, play S9, play S7, play S6"


def _played_out(whole_game: bool) -> Host:
    return Host.resume(_played(whole_game))


@cache
def _played(whole_game: bool) -> GameRecord:
    seats = [
        SeatSetup("computer" if no else "me", name, "best" if no else None)
        for no, name in enumerate(("Alva", "Elna", "Nils", "Karna"))
    ]
    host, player = Host.new("tolva-4", {}, seats, seed=5, first_dealer=0), make_player("rules", 1)
    host.began = "2026-01-01T12:00:00+00:00"
    while host.winner is None and (whole_game or not host.results):
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, player.choose(host.view(seat), Budget(iterations=20)).move)
    return host.record()


def _welcome(window: Window) -> None:
    window.app.settings.remember("lesson_seen", False)
    window.app.models.lesson.look()
    window.item("welcome")


def _today(window: Window) -> None:
    window.item("nextStep")


def _learn(window: Window) -> None:
    """Open the page over a first page that has all its parts."""
    _today(window)
    window.app.models.path.show("tolva-4")


def _sit(host: Callable[[], Host]) -> Callable[[Window], None]:
    return lambda window: window.sit(host())


def _refused(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.app.sitting.table.play("HA")


def _last_trick(window: Window) -> None:
    window.sit(table(0, MELDING))
    window.item("tablePage").setProperty("lastTrickShown", True)


def _curtain_code(window: Window) -> None:
    window.sit(table(0, "play SA", TWO))
    window.app.sitting.privacy.choose("1")
    window.app.sitting.privacy.hide()


def _faces_down(window: Window) -> None:
    window.sit(table(0, MELDING))
    window.app.sitting.privacy.hide()


def _notice(window: Window) -> None:
    window.sit(table(0))
    window.app.notices.add("settings damaged", "settings.json.damaged-1")


def _sang(window: Window) -> None:
    host = table(3, "", scores=(-6, 5))
    window.sit(host)
    window.app.sitting.director.show(host.play(3, parse_move("half")))


def _review(window: Window) -> None:
    window.sit(_played_out(False))
    window.app.models.review.lookBack()
    window.app.models.review.goTo(14)


def _history(window: Window) -> None:
    window.sit(table(0))
    keep_game(window, _played_out(False))
    window.app.pages.open("history")


def _bad_record(window: Window) -> None:
    window.sit(table(0))
    record = dump(_played_out(False).record()).replace("1 play", "1 plays", 2)
    window.app.models.records.read(record.replace("2 play S", "2 play H", 1), "Näs.tolva")


def _match(window: Window) -> None:
    host = _played_out(True)
    begin(host, "three")
    host.extra = (*host.extra, ("x-match-game", "1 7 12"))
    window.sit(host)
    window.app.pages.open("match")


def _statistics(window: Window) -> None:
    window.sit(table(0))
    keep_game(window, _played_out(True))
    window.app.pages.open("statistics")


def _exercise(window: Window) -> None:
    host, exercises = _played_out(True), window.app.models.exercises
    # The page that asks for the player appears a moment after the window.
    window.settle()
    keep_game(window, host)
    record = host.record()
    choice = next(
        each
        for each in decisions(record, record.deals[0])
        if each.view.seat == 0 and len(each.view.legal) > 1
    )
    verdict = Verdict(choice.move, choice.view.legal[0], "slip", 0.5)
    exercises.keep(record, record.deals[0], choice, verdict)

    def is_due() -> bool:
        exercises.refresh()
        return int(exercises.property("due")) > 0

    window.wait(is_due)
    exercises.begin()


def _page(name: str) -> Callable[[Window], None]:
    def open_it(window: Window) -> None:
        window.sit(table(0, MELDING))
        if name == "rules":
            window.app.pages.open("rules")
        else:
            window.app.pages.open(name)

    return open_it


OVERLAID: Final = (
    *("about", "daily", "faces", "history", "keys", "learn", "line", "match", "note", "opponents"),
    *("people", "phones", "record", "review", "rules", "same", "settings", "statistics", "step done", "wish"),
)
"""The pages over the table."""
OWN_WAYS: Final[dict[str, Callable[[Window], None]]] = {
    "lobby": _today,
    "welcome": _welcome,
    "game": lambda window: window.game_page(),
    "game-change": lambda window: window.game_page(change=True),
    "table": _sit(lambda: table(0)),
    "melding": _sit(lambda: table(0, MELDING)),
    "refused": _refused,
    "sang": _sang,
    "last-trick": _last_trick,
    "faces-down": _faces_down,
    "curtain": _sit(lambda: table(0, "play SA", TWO)),
    "curtain-code": _curtain_code,
    "notice": _notice,
    "deal-sheet": _sit(lambda: _played_out(False)),
    "game-over": _sit(lambda: _played_out(True)),
    "review": _review,
    "history": _history,
    "statistics": _statistics,
    "lesson": lambda window: window.app.models.lesson.begin(),
    "exercise": _exercise,
    "learn": _learn,
    "path-deal": lambda window: window.app.models.path.go("tolva-4", "trick"),
    "record": _bad_record,
    "match": _match,
}
PAGES: Final = {name: _page(name) for name in OVERLAID} | OWN_WAYS
"""How each page is opened in a fresh window."""
