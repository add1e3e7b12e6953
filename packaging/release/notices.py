"""The notices of a bundle for the work of others: licences, sources, and a bill of materials."""

import json
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

import release_tools
from release_tools import ReleaseError

import tolva_gui

OURS: Final = release_tools.CHECKOUT / "resources" / "licences"
LICENCES: Final = [path for path in OURS.glob("*.txt") if path.name != "README.txt"]
WINDOWS: Final = release_tools.REQUIREMENTS.with_name("windows-licences")
OF_WINDOWS: Final = {
    "msvc-runtime": "LicenseRef-Microsoft-redistributable",
    "sqlite": "blessing",
    "zlib": "Zlib",
    "mpdecimal": "BSD-2-Clause",
    "mingw-w64": "ZPL-2.1",
}
"""Libraries that only the bundle for Windows holds, or that are linked into its files, with their licences."""
FACES: Final = {"fira-sans": "4.203", "rokkitt": "3.103"}
"""The versions from which the window's fonts are made."""
SOURCES: Final = {
    "qt": "https://download.qt.io/official_releases/qt/{minor}/{version}/single/",
    "pyside": "https://download.qt.io/official_releases/QtForPython/pyside6/",
    "python": "https://www.python.org/ftp/python/{version}/",
}


@dataclass(frozen=True)
class Part:
    """A component of the bundle made by others."""

    name: str
    version: str
    licence: str
    purl: str


def write(bundle: Path, system: str = sys.platform, python: str = platform.python_version()) -> None:
    """Write the folder `licences` of a bundle for a system and this version of Python."""
    folder = bundle / "licences"
    folder.mkdir()
    for path in LICENCES:
        shutil.copy(path, folder)
    packages = _system_packages(bundle, system)
    told, parts = _notice(packages, python), [*_known_parts(python), *packages]
    if system == "win32":
        told += "\n" + (WINDOWS / "NOTICE.txt").read_text(encoding="utf-8")
        parts += [Part(name, "", licence, f"pkg:generic/{name}") for name, licence in OF_WINDOWS.items()]
        for text in WINDOWS.glob("*-licence.txt"):
            shutil.copyfile(text, folder / text.name)
    for part in packages:
        (folder / "system").mkdir(exist_ok=True)
        shutil.copyfile(_copyright(part.name), folder / "system" / f"{part.name}.txt")
    (folder / "NOTICE.txt").write_text(told, encoding="utf-8")
    # Windows plays sounds without QtMultimedia.
    absent = ("PySide6_Addons",) if system == "win32" else ()
    bill = _bill([part for part in parts if part.name not in absent])
    (folder / "sbom.cdx.json").write_text(bill, encoding="utf-8")


def _known_parts(python: str) -> list[Part]:
    versions = _versions()
    licences = {
        "PySide6_Essentials": "LGPL-3.0-only",
        "PySide6_Addons": "LGPL-3.0-only",
        "shiboken6": "LGPL-3.0-only",
        "appdirs": "MIT",
        "msgspec": "BSD-3-Clause",
        "segno": "BSD-3-Clause",
        "websockets": "BSD-3-Clause",
        "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    }
    parts = [
        Part(name, versions[name], licence, f"pkg:pypi/{name.lower().replace('_', '-')}@{versions[name]}")
        for name, licence in licences.items()
    ]
    qt = versions["PySide6_Essentials"]
    parts.append(Part("Python", python, "PSF-2.0", f"pkg:generic/python@{python}"))
    parts += [
        Part(name, version, "OFL-1.1", f"pkg:generic/{name}@{version}") for name, version in FACES.items()
    ]
    parts.append(Part("Qt", qt, "LGPL-3.0-only", f"pkg:generic/qt@{qt}"))
    return parts


def _versions() -> dict[str, str]:
    """Return the versions in the release's environment, by their names in the index."""
    return {name.replace("-", "_"): version for name, version in release_tools.pinned().items()}


def _notice(packages: list[Part], python: str) -> str:
    versions = _versions()
    qt = versions["PySide6_Essentials"]
    lines = "\n".join(f"  {part.name} {part.version}" for part in packages)
    told = release_tools.paper("notice.txt").format(
        **versions,
        tolva=tolva_gui.__version__,
        fira=FACES["fira-sans"],
        rokkitt=FACES["rokkitt"],
        qt=qt,
        qt_source=SOURCES["qt"].format(minor=qt.rpartition(".")[0], version=qt),
        pyside_source=SOURCES["pyside"],
        python=python,
        python_source=SOURCES["python"].format(version=python),
    )
    if packages:
        told += "\n" + release_tools.paper("notice-debian.txt").format(lines=lines)
    return told


def _system_packages(bundle: Path, system: str) -> list[Part]:
    """Return the packages of the builder's system whose libraries are in the bundle."""
    if not system.startswith("linux"):
        return []
    libraries = [
        path.name
        for path in sorted((bundle / "_internal").glob("lib*.so*"))
        if not path.is_symlink() and not path.name.startswith("libpython")
    ]
    return [_package(name) for name in sorted({_owner(library) for library in libraries})]


def _owner(library: str) -> str:
    """Return the package that a library comes from."""
    found = _dpkg("dpkg-query", "--search", f"*/{library}")
    if not found:
        raise ReleaseError(
            f"{library} is in the bundle, and no Debian package owns it: its licence is not known"
        )
    return found.splitlines()[0].split(":")[0]


def _package(name: str) -> Part:
    fields = _dpkg("dpkg-query", "--show", "--showformat=${Version}\\n", name)
    version = fields.splitlines()[0]
    return Part(name, version, "", package_url("deb/debian", name, version))


def package_url(kind: str, name: str, version: str) -> str:
    """Return a package URL, in which a plus is percent-encoded and a colon is not."""
    return f"pkg:{kind}/{quote(name)}@{quote(version, safe=':')}"


def _copyright(package: str) -> Path:
    return Path("/usr/share/doc", package, "copyright").resolve(strict=True)


def _dpkg(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def _bill(parts: list[Part]) -> str:
    """Return the bill of materials in CycloneDX, without its date so that it is reproducible."""
    main = {
        "type": "application",
        "bom-ref": "tolva-gui",
        "name": "tolva-gui",
        "version": tolva_gui.__version__,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": main},
        "components": [_component(part) for part in sorted(parts, key=lambda part: part.purl)],
        "dependencies": [{"ref": "tolva-gui", "dependsOn": sorted(part.purl for part in parts)}],
    }
    return json.dumps(bill, indent=2, ensure_ascii=False) + "\n"


def _component(part: Part) -> dict[str, object]:
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "purl": part.purl,
    }
    if part.version:
        component["version"] = part.version
    if part.licence:
        component["licenses"] = [{"expression": part.licence}]
    return component
