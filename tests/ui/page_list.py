"""Every page of the window in turn, for tests of properties that all must have."""

from collections.abc import Callable
from typing import Final

from tests.gallery.pages import show_page
from tests.gallery.tables import in_a_match, played_out
from tests.rules.games.mariage.moves import parse_move
from tests.ui.conftest import Window, keep_game, table
from tests.ui.table.aids.test_privacy import TWO
from tolva_gui.table.host import Host

MELDING: Final = "play SA, play S9, play S7, play S6"


def _shown(name: str, host: Callable[[], Host] = lambda: table(0)) -> Callable[[Window], object]:
    """Return what opens a page as the gallery does, over that table."""

    def show(window: Window) -> None:
        window.sit(host())
        show_page(window.app, name)

    return show


def _welcome(window: Window) -> None:
    show_page(window.app, "welcome")
    window.item("welcome")


def _today(window: Window) -> None:
    window.item("nextStep")


def _learn(window: Window) -> None:
    """Open the page over a first page that has all its parts."""
    _today(window)
    show_page(window.app, "learn")


def _sit(host: Callable[[], Host]) -> Callable[[Window], object]:
    return lambda window: window.sit(host())


def _refused(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.app.sitting.table.play("HA")


def _last_trick(window: Window) -> None:
    window.sit(table(0, MELDING))
    window.item("tablePage").setProperty("lastTrickShown", True)


def _faces_down(window: Window) -> None:
    window.sit(table(0, MELDING))
    window.app.sitting.privacy.hide()


def _sang(window: Window) -> None:
    host = table(3, "", scores=(-6, 5))
    window.sit(host)
    window.app.sitting.director.show(host.play(3, parse_move("half")))


def _statistics(window: Window) -> None:
    window.sit(table(0))
    keep_game(window, played_out(True))
    window.app.pages.open("statistics")


def _exercise(window: Window) -> None:
    # The page that asks for the player appears a moment after the window.
    window.settle()
    show_page(window.app, "exercise")


def _page(name: str) -> Callable[[Window], object]:
    def open_it(window: Window) -> None:
        window.sit(table(0, MELDING))
        window.app.pages.open(name)

    return open_it


OVERLAID: Final = (
    *("about", "daily", "faces", "history", "keys", "learn", "line", "match", "note", "opponents"),
    *("people", "phones", "record", "review", "rules", "same", "settings", "statistics", "step done", "wish"),
)
"""The pages over the table."""
OWN_WAYS: Final[dict[str, Callable[[Window], object]]] = {
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
    "curtain-code": _shown("code", lambda: table(0, "play SA", TWO)),
    "notice": _shown("notice"),
    "deal-sheet": _sit(lambda: played_out(False)),
    "game-over": _sit(lambda: played_out(True)),
    "review": _shown("review", lambda: played_out(False)),
    "history": _shown("history"),
    "statistics": _statistics,
    "lesson": lambda window: window.app.models.lesson.begin(),
    "exercise": _exercise,
    "learn": _learn,
    "path-deal": lambda window: show_page(window.app, "path deal"),
    "record": _shown("bad record"),
    "match": _shown("match", in_a_match),
}
PAGES: Final = {name: _page(name) for name in OVERLAID} | OWN_WAYS
"""How each page is opened in a fresh window."""
