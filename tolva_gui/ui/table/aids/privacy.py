"""A curtain between several people at one machine; it names the next one and opens with their key or code.

It is a courtesy among friends, not a lock: codes are kept in memory, and only for the game. A person playing
alone has no curtain; they can lay their cards face down.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.ui.qml_types import named_in_qml, typed
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.director import NOBODY
from tolva_gui.ui.table.table import AtTable, Table

LONGEST_CODE: Final = 4
COMMANDS: Final = "BHILMNPR"
"""Letters that are commands at the table; they cannot open the curtain."""


@named_in_qml
class Privacy(AtTable):
    """`person` must identify themselves; `down`: the curtain is closed."""

    changed = Signal()
    refused = Signal()
    """The code was wrong."""

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table)
        self._settings = settings
        self._codes: dict[Seat, str] = {}
        self._met: set[Seat] = set()
        """Seats that have taken up their cards before, and so have had their chance to choose a code."""
        self._to_agree: list[Seat] = []
        """Seats that have still to agree to dropping the viewer's code."""
        table.person_wanted.connect(self._fall)
        table.covered_changed.connect(self.changed)
        # A key is the first letter of a name.
        table.renamed.connect(self.changed)

    # Closing the curtain

    @Slot()
    def hide(self) -> None:
        host, viewer = self._host, self._director.viewer
        hands = host.deal_number > 0 and host.result() is None and self._director.secret
        if hands and viewer is not None and viewer != NOBODY and not self._director.covered:
            self._fall(viewer)

    @Slot()
    def turn(self) -> None:
        """Hide the cards, or show them again if only one person plays."""
        if self._director.covered and not self._several():
            self.open()
        else:
            self.hide()

    @Slot()
    def look_away(self) -> None:
        """Close the curtain when the window is hidden or loses the focus."""
        if self._several() or self._settings.get("hide_alone"):
            self.hide()

    @Slot(int)
    def _fall(self, seat: Seat) -> None:
        self._to_agree = []
        self._table.cover(seat)
        # A person alone goes on watching the table; several people must not miss any event.
        self._director.choreography.hold(self._several())

    # Opening the curtain

    @Slot()
    def open(self) -> None:
        """Open the curtain with a key."""
        if self._director.covered and not self._coded():
            self._pass()

    @Slot(str)
    def enter(self, code: str) -> None:
        """Open the curtain with a code."""
        if not self._director.covered or not self._coded():
            return
        if code == self._codes[self._asked()]:
            self._pass()
        else:
            self.refused.emit()

    @Slot(str)
    def choose(self, code: str) -> None:
        """Set the code of the named person; only at their first turn, or others could."""
        if self._fresh() and code.isdecimal() and len(code) <= LONGEST_CODE:
            self._codes[self._asked()] = code
            self._pass()

    @Slot()
    def forget(self) -> None:
        """Ask to drop a forgotten code, which takes the consent of all others by key or code."""
        if self._director.covered and self._coded() and not self._to_agree:
            self._to_agree = [seat for seat in self._director.persons if seat != self._director.viewer]
            self.changed.emit()

    @Slot()
    def remember(self) -> None:
        """Withdraw the request to drop the code."""
        self._to_agree = []
        self.changed.emit()

    def _pass(self) -> None:
        """Accept the identification and go on."""
        if self._to_agree:
            del self._to_agree[0]
            if not self._to_agree:
                self._codes.pop(self._viewer())
                self._met.discard(self._viewer())
            self.changed.emit()
            return
        self._met.add(self._viewer())
        self._table.uncover()
        self._director.choreography.hold(False)

    # The people and their keys

    def _several(self) -> bool:
        return len(self._director.persons) > 1

    def _viewer(self) -> Seat:
        viewer = self._director.viewer
        return NOBODY if viewer is None else viewer

    def _asked(self) -> Seat:
        return self._to_agree[0] if self._to_agree else self._viewer()

    def _coded(self) -> bool:
        return self._asked() in self._codes

    def _fresh(self) -> bool:
        down = self._director.covered and self._several()
        return down and not self._to_agree and self._asked() not in self._met

    def _name(self, seat: Seat) -> str:
        return self._director.names()[seat] if seat != NOBODY and self._director.covered else ""

    def _key(self) -> str:
        if not self._director.covered:
            return ""
        names = self._director.names()
        keys = own_keys([names[seat] for seat in self._director.persons])
        return keys[self._director.persons.index(self._asked())]

    several = Property(bool, lambda self: self._several(), notify=changed)
    down = typed(bool, lambda self: self._director.covered and self._several(), changed)
    """Whether the curtain is closed."""
    person = typed(str, lambda self: self._name(self._asked()), changed)
    """The name of the person whose turn it is."""
    key = typed(str, _key, changed)
    """The key to hold down; empty while the cards are seen."""
    coded = typed(bool, _coded, changed)
    """Whether the person has chosen a code."""
    fresh = Property(bool, _fresh, notify=changed)
    forgetful = Property(
        str, lambda self: self._name(self._viewer()) if self._to_agree else "", notify=changed
    )


def own_keys(people: Sequence[str]) -> list[str]:
    """Return a key for each: the first letter of the name, or numbers if letters coincide or are commands.

    >>> own_keys(["Alva", "elna"]), own_keys(["Anna", "Alva"]), own_keys(["Alva", "Hedda"])
    (['A', 'E'], ['1', '2'], ['1', '2'])
    """
    first = [name[:1].upper() for name in people]
    if len(set(first)) == len(people) and all(
        letter.isalnum() and letter not in COMMANDS for letter in first
    ):
        return first
    return [str(number) for number in range(1, len(people) + 1)]
