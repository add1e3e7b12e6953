"""A sitting: one host at the table of the window, with the objects that show, play and help with it.

It is made when people sit down and closed when they leave or sit down elsewhere, so its parts need not ask
whether there is a game.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Property, QObject

from tolva_gui.ai.player import Budget
from tolva_gui.table.host import Host
from tolva_gui.table.speed import AwakeClock
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml, part
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.aids.claims import AutoPlay, Claims
from tolva_gui.ui.table.aids.hints import Hints
from tolva_gui.ui.table.aids.notes import Notes
from tolva_gui.ui.table.aids.privacy import Privacy
from tolva_gui.ui.table.aids.take_back import TakeBack
from tolva_gui.ui.table.cards.card_keys import CardKeys
from tolva_gui.ui.table.choreography import Choreography, Pace
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.marks import Marks
from tolva_gui.ui.table.prompts.arranging import Arranging
from tolva_gui.ui.table.prompts.auction import Auction, BidBox
from tolva_gui.ui.table.prompts.choosing import Choosing
from tolva_gui.ui.table.prompts.cutting import Cutting
from tolva_gui.ui.table.speech.narrator import Narrator
from tolva_gui.ui.table.speed.race import Race
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.voice import Voice
from tolva_gui.ui.workers import Workers

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from tolva_gui.ui.table.scores.sheet import Sheet

# With this many playouts a move can be reproduced from the seed; the time is a limit for slow machines.
BUDGET: Final = Budget(ms=400, iterations=6000)


class Services:
    """Objects shared by all sittings of a window."""

    def __init__(
        self,
        settings: Settings,
        notices: Notices,
        workers: Workers,
        adviser: Adviser,
        pages: Pages,
        voice: Voice,
    ) -> None:
        self.settings = settings
        self.notices = notices
        self.workers = workers
        self.adviser = adviser
        self.pages = pages
        self.voice = voice
        self.pace = Pace()
        self.own_face: Callable[[Host], str] | None = None
        """Returns the portrait of the game's player, if this machine has several; else that of the settings."""
        self.budget = BUDGET
        """The search limit of a computer player per move."""
        self.clock: Callable[[], float] = AwakeClock()
        """Returns the machine's time in milliseconds; games of speed use it."""
        self.window: QQuickWindow | None = None
        """None before the window is made, and when it is about to go."""
        settings.named.connect(self._set_pace)
        self._set_pace()

    def _set_pace(self) -> None:
        self.pace.factor = self.settings.pace_factor()
        self.pace.wait_for_click = self.settings.get("wait_for_click")
        self.pace.reading = 1000 * self.settings.get("trick_seconds") or None


@named_in_qml
class Sitting(QObject):
    """Owns its parts; `close` it before dropping it."""

    def __init__(self, host: Host, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.host: Final = host
        settings, notices = services.settings, services.notices
        self.choreography = Choreography(services.pace, self)
        self.director = Director(host, services.workers, self.choreography, lambda: services.budget, self)
        own_face = services.own_face
        self.own_face: Callable[[], str] = (
            (lambda: own_face(host)) if own_face else (lambda: str(settings.get("face")))
        )
        self._table = Table(self.director, settings, self.own_face, self)
        self._cutting = Cutting(self._table, services.voice)
        self._choosing = Choosing(self._table)
        self.bid_box = BidBox(self._table)
        self._auction = Auction(self._table, services.workers.jobs)
        self._arranging = Arranging(self._table)
        self._race = Race(self._table, services)
        self._marks = Marks(self)
        self._hints = Hints(self._table, self._race, self._marks, services)
        self.take_back = TakeBack(self._table, notices)
        self._privacy = Privacy(self._table, settings)
        self._narrator = Narrator(self, services.voice)
        self._card_keys = CardKeys(self)
        self._claims = Claims(self._table, settings)
        self.auto_play = AutoPlay(self._table, self._claims, settings)
        self._notes = Notes(self._table, self._privacy, notices, services.pages)
        self._sheet: Sheet | None = None

    arranging = part(Arranging, "_arranging")
    auction = part(Auction, "_auction")
    choosing = part(Choosing, "_choosing")
    claims = part(Claims, "_claims")
    cutting = part(Cutting, "_cutting")
    hints = part(Hints, "_hints")
    marks = part(Marks, "_marks")
    narrator = part(Narrator, "_narrator")
    notes = part(Notes, "_notes")
    privacy = part(Privacy, "_privacy")
    race = part(Race, "_race")
    table = part(Table, "_table")
    cardKeys = part(CardKeys, "_card_keys")  # noqa: N815
    bidBox = part(BidBox, "bid_box")  # noqa: N815
    takeBack = part(TakeBack, "take_back")  # noqa: N815

    def _made_sheet(self) -> "Sheet":
        """The figures of the deals, from the end of the first one on."""
        if self._sheet is None:
            from tolva_gui.ui.table.scores.sheet import Sheet

            self._sheet = Sheet(self.host, self.own_face, self)
        return self._sheet

    sheet = cast("Sheet", Property(QObject, _made_sheet, constant=True))

    def close(self) -> None:
        """Stop everything, and delete the sitting once the window no longer shows it."""
        self.director.close()
        self.race.show_in(None)
        self.deleteLater()
