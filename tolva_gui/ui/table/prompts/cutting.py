"""Customs before a deal: the draw for the first dealer (B3) and the cut (B4).

They are only seen and heard. The order of the cards is the one after the cut (BD10): no event, request or
record knows of it.
"""

from random import Random
from typing import Final, Literal

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.choreography import CUT_SEEN, CUTTING
from tolva_gui.ui.table.table import AtTable, Table
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, language, line_about, translate
from tolva_gui.ui.voice import Voice
from tolva_gui.words import sentences as words

Cut = Literal["cuts", "knocks"]
CUTS: Final[tuple[Cut, Cut]] = ("cuts", "knocks")
"""In the order of the buttons."""
LINES: Final[dict[Cut, tuple[str, str]]] = {
    "cuts": (QT_TRANSLATE_NOOP("Telling", "%1 cuts"), QT_TRANSLATE_NOOP("Telling", "You cut")),
    "knocks": (QT_TRANSLATE_NOOP("Telling", "%1 knocks"), QT_TRANSLATE_NOOP("Telling", "You knock")),
}
"""The line for a named person, and for the player called “You”."""
DRAWS: Final = (
    QT_TRANSLATE_NOOP("Telling", "%1 draws lowest, %2, and deals"),
    QT_TRANSLATE_NOOP("Telling", "You draw lowest, %2, and deal"),
)
AGREED: Final = "knocking"
"""The option that allows a knock; games with this option have a cut."""


@named_in_qml
class Cutting(AtTable):
    """Shows the draw and the cut before the deal, and asks a person who may knock instead."""

    changed = Signal()
    done = Signal(str)
    """`cuts` or `knocks`."""

    def __init__(self, table: Table, voice: Voice) -> None:
        super().__init__(table)
        self._voice = voice
        self._cutter: Seat | None = None
        """The seat that is asked."""
        table.gathered.connect(self._begin)
        self._director.stopped.connect(self._forget)

    @Slot()
    def _begin(self) -> None:
        host = self._host
        if was_drawn_for(host):
            dealer = host.standing.dealer
            name = self._director.names()[dealer]
            self._announce(dealer, line_about(name, DRAWS, words.card(host.drawn[dealer], language())))
        seat = cutter(host)
        if seat is None:
            return
        if may_choose(host, seat) and self._director.choreography.pace.factor > 0:
            self._cutter = seat
            self._director.choreography.ask()
            self.changed.emit()
            self._voice.say(self._prompt())
        else:
            self._show(seat, computers_cut(host, seat))

    def _show(self, seat: Seat, cut: Cut) -> None:
        self._announce(seat, line_about(self._director.names()[seat], LINES[cut]))
        self._director.choreography.allow(CUTTING, least=CUT_SEEN)
        self.done.emit(cut)

    def _announce(self, seat: Seat, line: str) -> None:
        self._table.seats.say(seat, line)
        self._voice.say(f"{line}.")

    @Slot()
    def _forget(self) -> None:
        if self._cutter is not None:
            self._cutter = None
            self.changed.emit()

    @Slot(int)
    def choose(self, number: int) -> None:
        """Cut (0) or knock (1), if that was asked."""
        seat = self._cutter
        if seat is not None and 0 <= number < len(CUTS):
            self._forget()
            self._show(seat, CUTS[number])
            self._director.choreography.answered()

    def _prompt(self) -> str:
        """Return the question, with the person's name if several people sit at the window."""
        seat = self._cutter
        if seat is None:
            return ""
        if len(self._director.persons) > 1:
            return fill(translate("Table", "%1: cut the pack, or knock?"), self._director.names()[seat])
        return translate("Table", "Cut the pack, or knock?")

    def _calls(self) -> list[dict[str, str]]:
        return [{"label": translate("Table", "Cut")}, {"label": translate("Table", "Knock")}]

    asked = Property(bool, lambda self: self._cutter is not None, notify=changed)
    prompt = Property(str, lambda self: self._prompt(), notify=changed)
    calls = Property(list, lambda self: self._calls(), notify=changed)


def was_drawn_for(host: Host) -> bool:
    """Whether the current deal is the one drawn for; not after a redeal (B6)."""
    return bool(host.drawn) and host.deal_number == 1 and host.moves_made == 0 and not is_lesson(host)


def cutter(host: Host) -> Seat | None:
    """Return the seat that cuts before the current deal; None in a game without a cut."""
    if AGREED not in host.options:
        return None
    return (host.standing.dealer - host.info.direction) % host.info.seats


def may_choose(host: Host, seat: Seat) -> bool:
    """Whether a person sits there at the window, and knocking has been agreed."""
    here = host.seats[seat].kind != "computer" and seat not in host.phones
    return bool(host.options[AGREED]) and here and not is_lesson(host)


def computers_cut(host: Host, seat: Seat) -> Cut:
    """Return the choice if no person is asked. A person cuts.

    If knocking has been agreed, a computer knocks as often as it cuts, the same each time the deal is shown.
    """
    lot = Random(f"{host.seed} {host.deal_number} cut").random() < 0.5
    return "knocks" if host.options[AGREED] and lot and host.seats[seat].kind == "computer" else "cuts"
