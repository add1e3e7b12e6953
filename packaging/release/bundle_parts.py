"""The parts of Qt in the bundle: those that the window uses, and their dependencies.

PyInstaller includes every QML module and plugin it finds, four times as much. It reads this file from its own
environment.
"""

import tomllib
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath
from typing import Final

Entry = tuple[str, str, str]
"""The target path, the source path and the type of a file."""

LISTS: Final[dict[str, list[str]]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)


def wanted(entry: Entry) -> bool:
    """Return whether the window uses a file, judged by its path in Qt."""
    place = PurePath(entry[0]).as_posix()
    if any(fnmatch(place, pattern) for pattern in (*LISTS["designers"], *LISTS["of_the_system"])):
        return False
    for folder in ("qml", "plugins", "translations"):
        if "PySide6" in place and f"/{folder}/" in place:
            part = place.split(f"/{folder}/", 1)[1]
            return any(_matches(part, pattern) for pattern in LISTS[folder])
    return True


def needed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the wanted files, with only those of Qt's libraries that others need.

    *imports* returns the names of the libraries that a file loads.
    """
    chosen = [entry for entry in entries if wanted(entry)]
    libraries = {_known_as(entry[0]): entry for entry in chosen if _is_library(entry)}
    waiting = [entry[1] for entry in chosen if not _is_library(entry) and entry[2] != "DATA"]
    used: set[str] = set()
    while waiting:
        for name in map(_known_as, imports(waiting.pop())):
            if name in libraries and name not in used:
                used.add(name)
                waiting.append(libraries[name][1])
    return [entry for entry in chosen if not _is_library(entry) or _known_as(entry[0]) in used]


def without_lost_links(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries except links whose target is missing."""
    kept = list(entries)
    places = {PurePath(entry[0]) for entry in kept}
    return [
        entry
        for entry in kept
        if entry[2] != "SYMLINK" or PurePath(entry[0]).parent.joinpath(entry[1]) in places
    ]


def _known_as(place: str) -> str:
    """Return the name by which others load a library; on Windows it is case-insensitive."""
    name = PurePath(place).name
    return name.lower() if name.lower().endswith(".dll") else name


def _is_library(entry: Entry) -> bool:
    """Return whether the file is only there for others to load: a library of Qt or the system, but not Python's."""
    place = PurePath(entry[0])
    if place.name.startswith(("libpython", "python")):
        return False
    in_qt = place.parts[:3] == ("PySide6", "Qt", "lib") or (
        place.suffix.lower() == ".dll" and place.parent.name in ("PySide6", "shiboken6")
    )
    return entry[2] == "BINARY" and (in_qt or len(place.parts) == 1)


def _matches(part: str, pattern: str) -> bool:
    if pattern.endswith("/**"):
        return part.startswith(pattern[:-2])
    return fnmatch(part, pattern) and part.count("/") == pattern.count("/")
