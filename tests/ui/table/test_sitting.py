"""A sitting is created and dropped with its host, however often people sit down."""

import gc

from PySide6.QtCore import QObject
from shiboken6 import Shiboken

from tests.ui.conftest import Window, table

OWN_METAOBJECT = "__METAOBJECT__"
"""PySide's key for a per-instance metaobject: it makes one for a connected method that is not a declared slot."""


def test_no_part_of_a_sitting_has_a_metaobject_of_its_own(window: Window) -> None:
    """Qt Quick caches properties by metaobject; a per-instance one would stay cached after its instance is gone."""
    window.sit(table())
    # Go by attribute: a search for children would wrap Qt's own, and Python does not see those die.
    parts = [part for part in vars(window.app.sitting).values() if isinstance(part, QObject)]
    parts += [inner for part in parts for inner in vars(part).values() if isinstance(inner, QObject)]
    own = {type(part).__name__ for part in parts if OWN_METAOBJECT in vars(part)}
    assert len(parts) > 10
    assert own == set(), "connect only methods that are declared with @Slot"


def test_sitting_down_again_drops_the_sitting_before(length: int, window: Window) -> None:
    for _ in range(2 if length > 1 else 1):
        window.sit(table(1))
        before = window.app.sitting
        window.sit(table())
        window.wait(lambda: not Shiboken.isValid(before))  # noqa: B023
        gc.collect()
        window.wait(window.my_turn)
    window.app.navigation.take_up()
    assert window.app.navigation.sitting is None
    assert window.find("tablePage") is None


def test_a_sitting_may_end_before_its_page_was_first_idle(window: Window) -> None:
    """What the page puts off until the window is idle must not be done on a page that is gone: it warned."""
    navigation = window.app.navigation
    navigation.sit_down(table())
    navigation.end_sitting()
    window.wait(lambda: window.find("tablePage") is None)
    assert navigation.sitting is None
