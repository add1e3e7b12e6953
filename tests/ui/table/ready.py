"""A window that opens on its table with settings and size already made: a lobby before it costs as much again."""

from collections.abc import Callable
from typing import Any, Final

from tests.ui.conftest import Window
from tolva_gui.app import App
from tolva_gui.table.host import Host

RESET: Final = {"speed", "language"}
"""Settings that every window of the tests resets once it is made."""


def sit_ready(
    window: Window,
    host: Host,
    size: tuple[int, int] | None = None,
    prepare: Callable[[App], object] = lambda _app: None,
    **settings: Any,
) -> None:
    """Open the window on the table in that size, with these settings and preparations."""

    def begin(app: App) -> None:
        for name in settings.keys() - {"language"}:
            app.settings.set(name, settings[name])
        prepare(app)
        app.navigation.sit_down(host)

    app = window.app = window._make(begin)
    for name in settings.keys() & RESET:
        app.settings.set(name, settings[name])
    if size is not None:
        app.window.resize(*size)
    app.window.show()
    app.window.requestActivate()
    window.wait(app.window.isActive, 3000)


def seated_ready(window: Window, host: Host, size: tuple[int, int] | None = None, **settings: Any) -> Host:
    """Open the window on the table like that, and wait for the own turn."""
    sit_ready(window, host, size, **settings)
    window.wait(window.my_turn)
    window.settle()
    return host
