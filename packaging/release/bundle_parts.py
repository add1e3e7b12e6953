"""The parts of Qt in the bundle: those that the window uses, and their dependencies.

PyInstaller includes every QML module and plugin it finds, four times as much. It reads this file from its own
environment.
"""

from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import PurePath
from typing import Final

Entry = tuple[str, str, str]
"""The target path, the source path and the type of a file."""

QML: Final = (
    "QtQml/**",
    "QtQuick/*",
    "QtQuick/Window/**",
    "QtQuick/Templates/**",
    "QtQuick/Dialogs/**",
    "QtQuick/Layouts/**",
    "QtQuick/Controls/*",
    "QtQuick/Controls/impl/**",
    "QtQuick/Controls/Basic/**",
    "QtQuick/Controls/Fusion/**",
    "QtCore/**",
    "Qt/labs/folderlistmodel/**",
)
"""QML modules that our QML and Qt's file dialogs import."""
PLUGINS: Final = (
    "generic/*",
    "iconengines/*svg*",
    "imageformats/*svg*",
    "platforminputcontexts/*ibus*",
    "platforminputcontexts/*compose*",
    "platforms/*xcb*",
    "platforms/*wayland*",
    "platforms/*offscreen*",
    "platforms/*minimal.*",
    "platforms/*windows*",
    "platforms/*cocoa*",
    "platformthemes/*portal*",
    "styles/*",
    "wayland-*/*",
    "xcbglintegrations/*",
)
LANGUAGES: Final = ("*_sv.qm", "*_en.qm")
DESIGNERS: Final = ("*.qmltypes", "*/designer/*", "*.metainfo", "*.qmlc")
"""Files that only Qt's tools read."""
OF_THE_SYSTEM: Final = (
    "libX11.so*",
    "libX11-xcb.so*",
    "libdbus-1.so*",
    "libexpat.so*",
    "libfontconfig.so*",
    "libfreetype.so*",
    "libgcc_s.so*",
    "libglib-2.0.so*",
    "libgthread-2.0.so*",
    "libpulse.so*",
    "libstdc++.so*",
    "libwayland-*.so*",
    # Windows 10 has these; under Wine one of them is a stand-in.
    "api-ms-win-*.dll",
    "icuuc.dll",
    "ucrtbase.dll",
)
"""Files of every desktop that must match the rest of it: drivers, fonts, the session."""
UNUSED_MODULES: Final = (
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtWidgets",
    "PySide6.support.generate_pyi",
    "_hashlib",
    "_ssl",
    "lib2to3",
    "pdb",
    "pydoc",
    "setuptools",
    "tkinter",
    "unittest",
    "xml.dom",
    "xml.etree",
    "xml.parsers",
)
UNUSED_ON_WINDOWS: Final = ("PySide6.QtMultimedia", "_bz2", "_lzma", "ctypes")
"""Windows plays sounds without them; the others would bring libraries with their own licences."""


def wanted(entry: Entry) -> bool:
    """Return whether the window uses a file, judged by its path in Qt."""
    place = PurePath(entry[0]).as_posix()
    if any(fnmatch(place, pattern) for pattern in (*DESIGNERS, *OF_THE_SYSTEM)):
        return False
    for folder, patterns in (("/qml/", QML), ("/plugins/", PLUGINS), ("/translations/", LANGUAGES)):
        if "PySide6" in place and folder in place:
            part = place.split(folder, 1)[1]
            return any(_matches(part, pattern) for pattern in patterns)
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
