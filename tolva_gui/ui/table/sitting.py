"""A sitting: one host at the table of the window, with the objects that show, play and help with it.

It is made when people sit down and closed when they leave or sit down elsewhere, so its parts need not ask
whether there is a game.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from PySide6.QtCore import QObject

from tolva_gui.ai.player import Budget
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.ui.aids.auto_play import AutoPlay
from tolva_gui.ui.aids.claims import Claims
from tolva_gui.ui.aids.hints import Hints
from tolva_gui.ui.aids.jobs import JobWorker
from tolva_gui.ui.aids.notes import Notes
from tolva_gui.ui.aids.privacy import Privacy
from tolva_gui.ui.aids.take_back import TakeBack
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.table.choreography import Choreography, Pace
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.prompts.arranging import Arranging
from tolva_gui.ui.table.prompts.auction import Auction
from tolva_gui.ui.table.prompts.bid_box import BidBox
from tolva_gui.ui.table.prompts.choosing import Choosing
from tolva_gui.ui.table.prompts.cutting import Cutting
from tolva_gui.ui.table.prompts.move_maker import MoveMaker
from tolva_gui.ui.table.speech.narrator import Narrator
from tolva_gui.ui.table.speed.clock import AwakeClock
from tolva_gui.ui.table.speed.race import Race
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.voice import Voice
from tolva_gui.ui.workers import Workers

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from tolva_gui.ui.table.scores.sheet import Sheet

# With this many playouts a move can be reproduced from the seed; the time is a limit for slow machines.
BUDGET: Final = Budget(ms=400, iterations=6000)


class Services(Struct, eq=False):
    """Objects shared by all sittings of a window."""

    settings: Settings
    notices: Notices
    workers: Workers
    hint_worker: JobWorker
    is_advised: Callable[[GameInfo], bool]
    pages: Pages
    voice: Voice
    pace: Pace = field(default_factory=Pace)
    own_face: Callable[[Host], str] | None = None
    """Returns the portrait of the game's player, if this machine has several; else that of the settings."""
    budget: Budget = BUDGET
    """The search limit of a computer player per move."""
    clock: Callable[[], float] = field(default_factory=AwakeClock)
    """Returns the machine's time in milliseconds; games of speed use it."""
    window: "QQuickWindow | None" = None
    """None before the window is made, and when it is about to go."""


class Sitting(QObject):
    """Owns its parts; `close` it before dropping it."""

    def __init__(self, host: Host, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.host: Final = host
        self._settings = services.settings
        settings, notices = services.settings, services.notices
        self.choreography = Choreography(services.pace, self)
        self.director = Director(host, services.workers, self.choreography, lambda: services.budget, self)
        self.move_maker = MoveMaker(self.director, self)
        own_face = services.own_face
        self.own_face: Callable[[], str] = (
            (lambda: own_face(host)) if own_face else (lambda: str(settings.get("face")))
        )
        self.table = Table(self.director, self.move_maker, settings, self.own_face, self)
        self.cutting = Cutting(self.director, self.table, self)
        self.cutting.said.connect(services.voice.say)
        self.choosing = Choosing(self.director, self.table, self.move_maker, self)
        self.bid_box = BidBox(self.director, self.table, self.move_maker, self)
        self.auction = Auction(self.director, self.table, services.hint_worker, self)
        self.arranging = Arranging(self.director, self.table, self)
        self.race = Race(
            self.director,
            self.table,
            self.move_maker,
            settings,
            services.workers,
            services.clock,
            lambda: services.budget,
            self,
        )
        self.race.show_in(services.window)
        self.hints = Hints(
            self.director,
            self.table,
            settings,
            notices,
            services.hint_worker,
            self.race,
            services.is_advised,
            self,
        )
        self.take_back = TakeBack(self.director, self.table, notices, self)
        self.privacy = Privacy(self.director, self.table, settings, self)
        self.narrator = Narrator(
            self.director, self.table, self.move_maker, self.hints, self.privacy, services.voice, self
        )
        self.narrator.attend(self.choosing)
        self.claims = Claims(self.director, self.table, settings, self)
        self.auto_play = AutoPlay(self.director, self.table, self.claims, settings, self)
        self.notes = Notes(self.director, self.table, self.privacy, notices, services.pages, self)

    @cached_property
    def sheet(self) -> "Sheet":
        """The figures of the deals, from the end of the first one on."""
        from tolva_gui.ui.table.scores.sheet import Sheet

        return Sheet(self.host, self.own_face, self)

    def close(self) -> None:
        """Stop everything, and delete the sitting once the window no longer shows it."""
        self.director.close()
        self.race.show_in(None)
        self.deleteLater()
