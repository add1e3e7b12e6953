"""Every page of the window in turn, for tests of properties that all must have."""

from collections.abc import Callable
from typing import Final

from tests.gallery.pages import show_page
from tests.gallery.tables import in_a_match, played_out
from tests.ui.conftest import WON, Window, keep_game, table
from tests.ui.table.aids.test_privacy import TWO
from tolva_gui.table.host import Host

Show = Callable[[Window], object]


def _melding() -> Host:
    return table(0, WON)


def _page(name: str) -> Show:
    """Return what opens the page as the gallery does."""
    return lambda window: show_page(window.app, name)


def _sit(host: Callable[[], Host], then: Show = lambda _window: None) -> Show:
    """Return what sits down at that table, and then does that."""

    def show(window: Window) -> None:
        window.sit(host())
        then(window)

    return show


def _over(name: str) -> Show:
    return _sit(_melding, lambda window: window.app.pages.open(name))


def _welcome(window: Window) -> None:
    show_page(window.app, "welcome")
    window.item("welcome")


def _learn(window: Window) -> None:
    """Open the page over a first page that has all its parts."""
    window.item("nextStep")
    show_page(window.app, "learn")


def _statistics(window: Window) -> None:
    keep_game(window, played_out(True))
    window.app.pages.open("statistics")


def _exercise(window: Window) -> None:
    # The page that asks for the player appears a moment after the window.
    window.settle()
    show_page(window.app, "exercise")


OVERLAID: Final = (
    *("about", "daily", "faces", "history", "keys", "learn", "line", "match", "note", "opponents"),
    *("people", "phones", "record", "review", "rules", "same", "settings", "statistics", "step done", "wish"),
)
"""The pages over the table."""
OWN_WAYS: Final[dict[str, Show]] = {
    "lobby": lambda window: window.item("nextStep"),
    "welcome": _welcome,
    "game": lambda window: window.game_page(),
    "game-change": lambda window: window.game_page(change=True),
    "table": _sit(lambda: table(0)),
    "melding": _sit(_melding),
    "refused": _sit(lambda: table(3, "play S6"), lambda window: window.app.sitting.table.play("HA")),
    "sang": _sit(
        lambda: table(3, "", scores=(-6, 5)),
        lambda window: window.see("half"),
    ),
    "last-trick": _sit(_melding, lambda window: window.item("tablePage").setProperty("lastTrickShown", True)),
    "faces-down": _sit(_melding, lambda window: window.app.sitting.privacy.hide()),
    "curtain": _sit(lambda: table(0, "play SA", TWO)),
    "curtain-code": _sit(lambda: table(0, "play SA", TWO), _page("code")),
    "notice": _sit(lambda: table(0), _page("notice")),
    "deal-sheet": _sit(lambda: played_out(False)),
    "game-over": _sit(lambda: played_out(True)),
    "review": _sit(lambda: played_out(False), _page("review")),
    "history": _sit(lambda: table(0), _page("history")),
    "statistics": _sit(lambda: table(0), _statistics),
    "lesson": lambda window: window.app.models.lesson.begin(),
    "exercise": _exercise,
    "learn": _learn,
    "path-deal": _page("path deal"),
    "record": _sit(lambda: table(0), _page("bad record")),
    "match": _sit(in_a_match, _page("match")),
}
PAGES: Final = {name: _over(name) for name in OVERLAID} | OWN_WAYS
"""How each page is opened in a fresh window."""
