"""What is heard of the game, by what this machine can play sounds with: `speakers`.

Nothing of it is loaded before the first sound, and nothing at all while the sounds are off. Where one learns they are a
wish of their own: off in lessons and practice until somebody wants them there.
"""

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QElapsedTimer, QObject, Signal, Slot

from tolva_gui.rules.events import Called, Event, Moved, Place, Scored
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.table.choreography import Step
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.table.sound.speakers import MODULE, Silence, Speaker, can_play, find_speaker

GAP_MS: Final = 45
"""Sounds that would follow each other sooner are one: at once is not a rattle."""
LOUDNESS: Final = {1: 0.3, 2: 0.6, 3: 1.0}
SOUND: Final = "sound"
LEARNING: Final = "learning_sound"
"""The settings: at tables where one plays, and at those where one learns."""
WIN: Final = "win"
FINISHES: Final = {"nose": "nose", "fox": "fox", "chip": "chips", "forfeit": "stroke"}
"""The sound of an end that is not celebrated by the usual one."""


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
        case Called(word="trumf" | "tjog" | "viv" | "mal"):
            return "chime"
        case Scored(points=points) if points:
            return "lanka"
        case _:
            return ""


class Sounds(QObject):
    """Plays the sound of each step that is shown; `on`: whether sounds are heard at this table."""

    switched = Signal(bool)
    """By the key, so that it should be seen."""
    changed = Signal()

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        module: str = MODULE,
        system: str = sys.platform,
        *,
        silent: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """*silent*: nothing is to be heard, whatever the settings say."""
        super().__init__(parent)
        self._folder = folder
        self._settings = settings
        self._module = module
        self._system = system
        self._speaker: Speaker | None = Silence() if silent else None
        self._since = QElapsedTimer()
        self._wish = SOUND
        """Which setting says whether they are wanted at this table."""
        settings.named.connect(self._setting_changed)

    @Slot()
    def toggle(self) -> None:
        """Switch them off, or on again."""
        on = not self._is_on()
        self._settings.set(self._wish, on)
        self.switched.emit(on)

    @Slot(str)
    def won(self, finish: str = "plain") -> None:
        """The game is over, and its end celebrated so: louder than what has just been heard."""
        self._since.invalidate()
        self.play(FINISHES.get(finish, WIN))

    @Slot(str)
    def cut(self, how: str) -> None:
        """The pack is knocked on, which is heard through the shuffle."""
        if how == "knocks":
            self._since.invalidate()
            self.play("knock")

    @Slot(str)
    def play(self, name: str) -> None:
        """Let it be heard, if sounds are on and the machine can play them."""
        if not name or not self._is_on() or self._too_soon():
            return
        self._speak(name)

    def _is_on(self) -> bool:
        return bool(self._settings.get(self._wish))

    def _speak(self, name: str) -> None:
        if self._speaker is None:
            self._speaker = find_speaker(self._module, self._system) or Silence()
        self._speaker.play(self._folder / f"{name}.wav", LOUDNESS[self._settings.get("volume")])

    def attend(self, sitting: Sitting) -> None:
        """Sound what happens at this table."""
        sitting.choreography.shown.connect(self.shown)
        sitting.cutting.done.connect(self.cut)

    def sit_down(self, host: Host | None) -> None:
        """Somebody sits at this table now, or at none."""
        self._wish = LEARNING if is_lesson(host) else SOUND
        self.changed.emit()

    @Slot(object)
    def shown(self, step: Step) -> None:
        """Sound what is shown."""
        self.play(sound_of(step.event))

    def _too_soon(self) -> bool:
        if self._since.isValid() and self._since.elapsed() < GAP_MS:
            return True
        self._since.start()
        return False

    @Slot(str)
    def _setting_changed(self, name: str) -> None:
        """Let what has been chosen be heard."""
        if name in (SOUND, LEARNING):
            self.changed.emit()
        if name in (SOUND, "volume", LEARNING) and self._settings.get(SOUND if name == "volume" else name):
            self._speak("snap")

    on = Property(bool, _is_on, notify=changed)
    missing = Property(bool, lambda self: not can_play(self._module, self._system), constant=True)
