"""The player's settings, kept as readable JSON in the settings folder."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.files import put_aside, read, write
from tolva_gui.ui.qml_types import named_in_qml

TEXT_SIZES: Final = (100, 85, 115, 130, 160)
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "language": ("", "sv", "en"),
    "speed": (2, 0, 1, 3),
    "wait_for_click": (False, True),
    "trick_seconds": (0, 1, 2, 3, 5),
    "auto_play": (False, True),
    "claims": ("own", "all", "no"),
    "click_twice": (False, True),
    "hand_order": ("colours", "trump"),
    "low_first": (False, True),
    "show_points": (False, True),
    "show_winning": (True, False),
    "own_tricks": (True, False),
    "theme": ("", "light", "dark"),
    "contrast": ("", "usual", "high"),
    "cloth": ("green", "blue", "red", "linen", "wood"),
    "back": ("", "star", "bird", "tree", "wave", "horse"),
    "indices": ("", "en", "sv"),
    "four_colours": (False, True),
    "large_indices": (False, True),
    "card_size": (1, 0, 2),
    "motion": ("", "full", "less"),
    "flourish": (True, False),
    "sound": (True, False),
    "learning_sound": (False, True),
    "volume": (1, 2, 3),
    "hints": (True, False),
    "practice": (False, True),
    "hide_alone": (False, True),
    "turn_itself": (False, True),
    "race_speed": ("quick", "easy", "slow", "calm"),
    "race_hand": ("both", "right", "left"),
    "text_size": TEXT_SIZES,
}
"""Every setting with its permitted values, the default first. An empty text follows the system or the language."""
TEXTS: Final = {"name": 40, "face": 40, "game": 40, "daily_game": 40, "deck": 200, "person": 40}
"""Free-text settings, with their maximum length in characters."""
_DEFAULTS: Final[dict[str, object]] = {name: values[0] for name, values in CHOICES.items()} | dict.fromkeys(
    TEXTS, ""
)
"""The settings that are also properties."""
TABLES: Final = ("options", "path")
"""Settings that are rows by name: rule options per form or per rule set that the player has named; progress on
a learning path per game."""
PLACE: Final = {"lesson_seen": bool}
"""State rather than settings: whether the player has had or declined the lesson, and which foreign drawing has
been found good."""
HABITS: Final = ("race_speed", "text_size", "speed", "hints", "practice", "auto_play", "card_size")
PERSONAL: Final = ("name", "face", "daily_game", "path", *HABITS)
"""Settings kept per person if several people of this machine have been named. Somebody new begins with the habits of
the first person."""
LARGEST_FILE: Final = 1_000_000
"""Bytes; settings need far less."""
PACE: Final = (0.0, 0.45, 1.0, 1.8)
"""The factor on pauses and movements, indexed by speed."""


def peek(path: Path, name: str) -> Any:
    """Return a setting from the file without loading it; its default if it is unreadable or invalid."""
    with suppress(OSError, ValueError, RecursionError):
        found = json.loads(read(path, LARGEST_FILE))
        if isinstance(found, dict) and _fits(name, found.get(name)):
            return found[name]
    return CHOICES[name][0]


def _in_qml(name: str) -> str:
    """Return the setting's name as a property.

    >>> _in_qml("card_size")
    'cardSize'
    """
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _setting(kind: type, name: str, notify: Signal) -> Property:
    return Property(
        kind, lambda self: self.get(name), lambda self, value: self.set(name, value), notify=notify
    )


@named_in_qml
class Settings(QObject):
    """Typed settings: an invalid value in the file is left at its default, an unknown name is kept."""

    changed = Signal()
    named = Signal(str)
    """The name of the setting that has changed."""
    trouble = Signal(str, str)
    """The trouble (`damaged`, `unreadable`, `unwritable`) and the path."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._values: dict[str, object] = dict(_DEFAULTS)
        self._values.update((name, {}) for name in TABLES)
        self._values.update((name, kind()) for name, kind in PLACE.items())
        self._rest: dict[str, object] = {}
        self._strange: dict[str, dict[str, object]] = {}
        """Rows of the tables that only another version understands; written back unchanged."""
        self._saves = True
        self._own: dict[str, object] | None = None
        """The chosen person's own settings; None: the shared ones apply."""
        self._keep_own: Callable[[dict[str, object]], None] = lambda _own: None

    def load(self) -> None:
        """Read the file; put it aside if it cannot be understood."""
        try:
            found = json.loads(read(self._path, LARGEST_FILE))
            if not isinstance(found, dict):
                raise ValueError("settings are a JSON object")
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self._damaged()
            return
        for name, value in found.items():
            if name in TABLES and isinstance(value, dict):
                self._values[name] = {key: row for key, row in value.items() if _is_row(row)}
                self._strange[name] = {key: row for key, row in value.items() if not _is_row(row)}
            elif _fits(name, value):
                self._values[name] = value
            elif name not in self._values:
                self._rest[name] = value

    def get(self, name: str) -> Any:
        """Return a setting; raise KeyError for an unknown name."""
        if self._own is not None and name in self._own:
            return self._own[name]
        return self._values[name]

    def put_on(
        self, own: Mapping[str, object] | None, keep: Callable[[dict[str, object]], None] = lambda _own: None
    ) -> None:
        """Use a person's own settings from now on, None: the shared ones; call *keep* when they change.

        Missing or invalid values are taken from the shared settings; tables start empty.
        """
        before = {name: self.get(name) for name in PERSONAL}
        self._own = None
        if own is not None:
            fitting = {name: value for name, value in own.items() if name in PERSONAL and _fits(name, value)}
            shared = {name: {} if name in TABLES else self._values[name] for name in PERSONAL}
            self._own = shared | fitting
        self._keep_own = keep
        changed = [name for name in PERSONAL if self.get(name) != before[name]]
        for name in changed:
            self.named.emit(name)
        if changed:
            self.changed.emit()

    def set(self, name: str, value: object) -> None:
        """Change a setting and save it; raise ValueError for an invalid value."""
        if not _fits(name, value):
            raise ValueError(f"setting {name} cannot be {value!r}")
        if self.get(name) != value:
            self._put(name, value)
            self.named.emit(name)
            self.changed.emit()

    def remember(self, name: str, value: object) -> None:
        """Save a value set by the program, not by the user; emit no signal."""
        if _fits(name, value) and self.get(name) != value:
            self._put(name, value)

    def _put(self, name: str, value: object) -> None:
        if self._own is not None and name in PERSONAL:
            self._own[name] = value
            self._keep_own(dict(self._own))
        else:
            self._values[name] = value
            self._save()

    def of_everybody(self, name: str) -> Any:
        """Return the shared setting."""
        return self._values[name]

    def set_for_everybody(self, name: str, value: object) -> None:
        """Change the shared setting; raise ValueError for an invalid value."""
        own, self._own = self._own, None
        try:
            self.set(name, value)
        finally:
            self._own = own

    @Slot()
    def reset(self) -> None:
        """Reset every choice to its default."""
        for name, values in CHOICES.items():
            self.set(name, values[0])
        self.set("deck", "")

    @Slot(int)
    def resize(self, by: int) -> None:
        """Set the text that many sizes larger or smaller; 0: as it is at first."""
        sizes = sorted(TEXT_SIZES)
        place = sizes.index(self.get("text_size")) + by
        self.set("text_size", sizes[max(0, min(place, len(sizes) - 1))] if by else TEXT_SIZES[0])

    def pace_factor(self) -> float:
        return PACE[self.get("speed")]

    def _trick_wait(self) -> int:
        """Return the seconds that a finished trick stays; 0: as the pace has it, -1: until a click."""
        return -1 if self.get("wait_for_click") else self.get("trick_seconds")

    def _set_trick_wait(self, seconds: int) -> None:
        self.set("wait_for_click", seconds < 0)
        if seconds >= 0:
            self.set("trick_seconds", seconds)

    def _damaged(self) -> None:
        """Set an unreadable file aside, since the next change would overwrite it. If that fails, save nothing."""
        try:
            self.trouble.emit("damaged", str(put_aside(self._path)))
        except OSError:
            self._saves = False
            self.trouble.emit("unreadable", str(self._path))

    def _save(self) -> None:
        if not self._saves:
            return
        try:
            tables = {name: {**rows, **self._table(name)} for name, rows in self._strange.items()}
            kept = self._rest | self._values | tables
            write(self._path, json.dumps(kept, indent=2, ensure_ascii=False) + "\n")
        except OSError:
            self.trouble.emit("unwritable", str(self._path))

    def _table(self, name: str) -> dict[str, object]:
        found = self._values[name]
        return found if isinstance(found, dict) else {}

    for _name, _default in _DEFAULTS.items():
        vars()[_in_qml(_name)] = _setting(type(_default), _name, changed)
    trickWait = Property(int, _trick_wait, _set_trick_wait, notify=changed)  # noqa: N815
    pace = Property(float, lambda self: self.pace_factor(), notify=changed)


def _fits(name: str, value: object) -> bool:
    if name in TEXTS:
        return isinstance(value, str) and len(value) <= TEXTS[name]
    if name in TABLES:
        return isinstance(value, dict) and all(map(_is_row, value.values()))
    if name in PLACE:
        return type(value) is PLACE[name]
    return any(value == known and type(value) is type(known) for known in CHOICES.get(name, ()))


def _is_row(row: object) -> bool:
    return isinstance(row, dict) and all(
        isinstance(key, str) and isinstance(value, (bool, str, int)) for key, value in row.items()
    )
