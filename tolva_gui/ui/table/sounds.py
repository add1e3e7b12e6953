"""What is heard of the game. QtMultimedia is an extra: without it the table is silent, and the settings say why.

Nothing of it is loaded before the first sound, and nothing at all while the sounds are off.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QElapsedTimer, QObject, QUrl, Signal, Slot

from tolva_gui.rules.events import Called, Event, Moved, Place, Scored
from tolva_gui.ui.settings import Settings
from tolva_gui.ui.table.choreography import Choreography, Step

MODULE: Final = "PySide6.QtMultimedia"
GAP_MS: Final = 45
"""Sounds that would follow each other sooner are one: at once is not a rattle."""
LOUDNESS: Final = {1: 0.3, 2: 0.6, 3: 1.0}
WIN: Final = "win"


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
    """Plays the sound of each step that is shown."""

    changed = Signal()
    switched = Signal(bool)
    """By the key, so that it should be seen."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        choreography: Choreography,
        module: str = MODULE,
        *,
        silent: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._settings = settings
        self._module = module
        self._player: Any = None
        self._silent = silent
        self._fault = ""
        self._effects: dict[str, Any] = {}
        self._since = QElapsedTimer()
        choreography.shown.connect(self._shown)
        settings.named.connect(self._setting_changed)

    @Slot()
    def toggle(self) -> None:
        """Switch them off, or on again."""
        on = not self._settings.get("sound")
        self._settings.set("sound", on)
        self.switched.emit(on)

    @Slot()
    def look(self) -> None:
        """Find out whether sounds can be played here, for who reads the settings."""
        if self._settings.get("sound") and find_spec(self._module) is not None:
            self._load()

    @Slot()
    def won(self) -> None:
        """The game is over: louder than what has just been heard."""
        self._since.invalidate()
        self.play(WIN)

    @Slot(str)
    def play(self, name: str) -> None:
        """Let it be heard, if sounds are on and the machine can play them."""
        if not name or not self._settings.get("sound") or self._too_soon():
            return
        effect = self._effect(name)
        if effect is not None:
            effect.setVolume(LOUDNESS[self._settings.get("volume")])
            effect.play()

    @Slot(object)
    def _shown(self, step: Step) -> None:
        self.play(sound_of(step.event))

    def _too_soon(self) -> bool:
        if self._since.isValid() and self._since.elapsed() < GAP_MS:
            return True
        self._since.start()
        return False

    def _effect(self, name: str) -> Any:
        if name not in self._effects and self._load():
            effect = self._player.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            self._effects[name] = effect
        return self._effects.get(name)

    def _load(self) -> bool:
        """Load the module with the first sound; a machine without loudspeakers is left alone."""
        if self._player is None and not self._silent:
            try:
                self._player = import_module(self._module)
            except ImportError as error:
                # Not installed, or a library of the system is missing: the settings tell.
                self._silent, self._fault = True, str(error)
                self.changed.emit()
            else:
                self._silent = self._player.QMediaDevices.defaultAudioOutput().isNull()
        return not self._silent

    def _setting_changed(self, name: str) -> None:
        if name in ("sound", "volume") and self._settings.get("sound"):
            self.play("snap")

    missing = Property(bool, lambda self: find_spec(self._module) is None, notify=changed)
    fault = Property(str, lambda self: self._fault, notify=changed)
