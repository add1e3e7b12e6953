"""The sounds of the game, played by the means of this machine: `speakers`.

Nothing is loaded before the first sound, and nothing at all while sounds are off. Tables for learning have a
separate setting: sounds are off in lessons and practice until the player wants them there.
"""

import sys
from typing import Final

from PySide6.QtCore import Property, QElapsedTimer, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tolva_gui import paths
from tolva_gui.rules.events import Called, Event, Moved, Place, Scored
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.choreography import Step
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.table.sound.speakers import MODULE, Silence, Speaker, can_play, find_speaker

GAP_MS: Final = 45
"""A sound that follows the last one sooner is dropped, so that simultaneous sounds do not rattle."""
LOUDNESS: Final = {1: 0.3, 2: 0.6, 3: 1.0}
SOUND: Final = "sound"
LEARNING: Final = "learning_sound"
"""The settings for tables of play and for tables of learning."""
WIN: Final = "win"
FINISHES: Final = {"nose": "nose", "fox": "fox", "chip": "chips", "forfeit": "stroke", "lost": "lost"}
"""The sounds of ends that are not celebrated in the usual way."""


def sound_of(event: Event) -> str:
    """Return the name of the event's sound; most events have none."""
    match event:
        case Called(word="deal"):
            return "shuffle"
        case Moved(source=Place(kind="trick")):
            return "gather"
        case Moved(cards=(_, _, *_), source=Place(owner=None), dealt=False):
            return "gather"
        case Moved(source=Place(owner=int()), target=Place(owner=None)):
            return "snap"
        case Moved():
            return "slide"
        case Called(word="whistle" | "slap" as heard):
            return heard
        case Called(word=word, worth=int()) if word != "trick":
            return "chime"
        case Scored(points=points) if points:
            return "lanka"
        case _:
            return ""


@named_in_qml
class Sounds(QObject):
    """Plays the sound of each step that is shown; `on`: whether sounds are on at this table."""

    switched = Signal(bool)
    """Sounds were switched by key, which the window should show."""
    changed = Signal()

    module = MODULE
    system = sys.platform

    def __init__(self, settings: Settings, navigation: Navigation) -> None:
        """Be silent without a screen, as in tests, pictures and measurements."""
        super().__init__()
        self._settings = settings
        unseen = QGuiApplication.platformName() == "offscreen"
        self._speaker: Speaker | None = Silence() if unseen else None
        self._since = QElapsedTimer()
        self._wish = SOUND
        """The setting that applies to this table."""
        settings.named.connect(self._setting_changed)
        navigation.for_each_sitting(self.attend)
        navigation.won.connect(self.won)
        navigation.sitting_changed.connect(lambda: self.sit_down(navigation.host))
        self.sit_down(navigation.host)

    @Slot()
    def toggle(self) -> None:
        """Switch sounds off or on."""
        on = not self._is_on()
        self._settings.set(self._wish, on)
        self.switched.emit(on)

    @Slot(str)
    def won(self, finish: str) -> None:
        """Play the sound for this end of the game, even right after another sound."""
        self._since.invalidate()
        self.play(FINISHES.get(finish, WIN))

    @Slot(str)
    def cut(self, how: str) -> None:
        """Play the knock on the pack, even during the shuffle."""
        if how == "knocks":
            self._since.invalidate()
            self.play("knock")

    @Slot(str)
    def play(self, name: str) -> None:
        """Play the sound, if sounds are on and the machine can play them."""
        if not name or not self._is_on() or self._too_soon():
            return
        self._speak(name)

    def _is_on(self) -> bool:
        return bool(self._settings.get(self._wish))

    def _speak(self, name: str) -> None:
        if self._speaker is None:
            self._speaker = find_speaker(self.module, self.system)
        self._speaker.play(
            paths.resources() / "sounds" / f"{name}.wav", LOUDNESS[self._settings.get("volume")]
        )

    def attend(self, sitting: Sitting) -> None:
        sitting.choreography.shown.connect(self.shown)
        sitting.cutting.done.connect(self.cut)

    def sit_down(self, host: Host | None) -> None:
        """Use the setting for this table, or for none."""
        self._wish = LEARNING if is_lesson(host) else SOUND
        self.changed.emit()

    @Slot(object)
    def shown(self, step: Step) -> None:
        self.play(sound_of(step.event))

    def _too_soon(self) -> bool:
        if self._since.isValid() and self._since.elapsed() < GAP_MS:
            return True
        self._since.start()
        return False

    @Slot(str)
    def _setting_changed(self, name: str) -> None:
        """Play a sample after a change of settings."""
        if name in (SOUND, LEARNING):
            self.changed.emit()
        if name in (SOUND, "volume", LEARNING) and self._settings.get(SOUND if name == "volume" else name):
            self._speak("snap")

    on = Property(bool, _is_on, notify=changed)
    missing = Property(bool, lambda self: not can_play(self.module, self.system), constant=True)
