"""The owners, licences and sources of the libraries in a Windows bundle, which may have no others."""

from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import release_tools
from release_tools import ReleaseError

TEXTS: Final = release_tools.REQUIREMENTS.with_name("windows-licences")
PYTHON: Final = "3.11.9"
"""The CPython build in windows_python's wheel, for bundles made on Linux."""


@dataclass(frozen=True)
class Owner:
    """The author of some of the files.

    `bill`: its name in the bill of materials; `text`: the licence file, for parts that not every bundle has.
    """

    name: str
    licence: str
    source: str
    files: tuple[str, ...]
    bill: str = ""
    text: str = ""


OWNERS: Final = (
    Owner("Tolva", "MIT", "", ("tolva-gui.exe", "tolva-gui.com", "_internal/tolva_gui/*/_kernel*.pyd")),
    Owner(
        "Microsoft Visual C++ runtime",
        "LicenseRef-Microsoft-redistributable",
        "none; the files come with Visual Studio, whose licence lets them be passed on",
        ("_internal/*vcruntime140*.dll", "_internal/*msvcp140*.dll", "_internal/*concrt140.dll"),
        "msvc-runtime",
    ),
    Owner("msgspec", "BSD-3-Clause", "https://pypi.org/project/msgspec/", ("_internal/msgspec/*.pyd",)),
    Owner("SQLite", "blessing", "https://www.sqlite.org/src/", ("_internal/sqlite3.dll",), "sqlite"),
    Owner(
        "Qt and Qt for Python",
        "LGPL-3.0-only",
        "https://download.qt.io/official_releases/",
        ("_internal/pyside6/*", "_internal/shiboken6/*"),
    ),
    Owner(
        "Python",
        "PSF-2.0",
        "https://www.python.org/downloads/source/",
        ("_internal/python3*.dll", "_internal/*.pyd"),
    ),
)
"""The first owner with a matching pattern counts; patterns are in lower case."""
WITHIN: Final = (
    Owner("zlib", "Zlib", "https://zlib.net/", ("_internal/python3*.dll",), "zlib", "zlib.txt"),
    Owner(
        "mpdecimal",
        "BSD-2-Clause",
        "https://www.bytereef.org/mpdecimal/",
        ("_internal/_decimal.pyd",),
        "mpdecimal",
        "mpdecimal.txt",
    ),
    Owner(
        "mingw-w64",
        "ZPL-2.1",
        "https://www.mingw-w64.org/source/",
        ("_internal/tolva_gui/*/_kernel*.pyd",),
        "mingw-w64",
        "mingw-w64.txt",
    ),
)
"""Code linked into other owners' files."""


def libraries(bundle: Path) -> list[str]:
    """Return the programs and libraries of a bundle, as paths inside it."""
    kinds = (".dll", ".exe", ".com", ".pyd")
    files = (path for path in sorted(bundle.rglob("*")) if path.suffix.lower() in kinds)
    return [path.relative_to(bundle).as_posix() for path in files]


def owner(file: str) -> Owner | None:
    """Return the owner of a library; None if unknown, which forbids publishing it."""
    return next((each for each in OWNERS if _has(each, file)), None)


def owners(bundle: Path) -> list[Owner]:
    """Return the owners of a bundle's libraries. Raise ReleaseError for a library without one."""
    files = libraries(bundle)
    unknown = [file for file in files if owner(file) is None]
    if unknown:
        raise ReleaseError(f"in the bundle, and of unknown licence: {', '.join(unknown)}")
    made = {owner(file) for file in files}
    within = [each for each in WITHIN if any(_has(each, file) for file in files)]
    return [*(each for each in OWNERS if each in made), *within]


def notice(found: list[Owner]) -> str:
    """Return the part of NOTICE.txt for Windows: every library's licence and source."""
    lines = [
        f"  {each.name}, {each.licence}. {_told(each)}\n    {', '.join(each.files)}"
        for each in found
        if each.source
    ]
    return "\nThe libraries, by whose work they are:\n" + "\n".join(lines) + "\n"


def _told(each: Owner) -> str:
    text = f" Licence: {each.text}." if each.text else ""
    return f"Source: {each.source}.{text}"


def _has(each: Owner, file: str) -> bool:
    return any(fnmatch(file.lower(), pattern) for pattern in each.files)
