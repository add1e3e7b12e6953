"""The manifest for Flatpak: `start.py flatpak OUT`. It installs our wheel and those it needs, each with its hash."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Final

import environment
import release_tools
from release_tools import ReleaseError, run
from share_tree import APP

RUNTIME: Final = "24.08"
RUNTIME_PYTHON: Final = "3.12"
"""Of this runtime; msgspec has a wheel for each version of Python."""
WHEELS: Final = ("PySide6-Essentials", "PySide6-Addons", "shiboken6", "appdirs", "msgspec")
FINISH: Final = (
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
    # The player's own decks of KDE's card games. Those of the system would want the whole system tree.
    "--filesystem=xdg-data/carddecks:ro",
)
UNUSED: Final = (
    "/lib/python*/site-packages/PySide6/Qt/lib/libQt6WebEngine*",
    "/lib/python*/site-packages/PySide6/Qt/lib/libQt6Designer*",
    "/lib/python*/site-packages/PySide6/Qt/resources",
    "/lib/python*/site-packages/PySide6/Qt/libexec",
    "/bin/pyside6-*",
)


def write(out: Path, wheel: Path) -> Path:
    """Write the manifest beside the wheel that it installs."""
    sources = [_from_index(path) for path in _downloaded()]
    ours = {"type": "file", "path": wheel.name, "sha256": release_tools.digest(wheel)}
    manifest = {
        "id": APP,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "tolva-gui",
        "finish-args": list(FINISH),
        "cleanup": list(UNUSED),
        "modules": [
            {
                "name": "tolva",
                "buildsystem": "simple",
                "build-commands": [
                    "pip3 install --no-index --no-deps --prefix=/app *.whl",
                ],
                "sources": [ours, *sources],
            }
        ],
    }
    path = out / f"{APP}.json"
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return path


def _downloaded() -> list[Path]:
    """The wheels that are needed, in the versions of the release."""
    folder = environment.folder(release_tools.CHECKOUT) / "release" / "wheels"
    pinned = release_tools.pinned()
    wanted = [f"{name}=={pinned[name]}" for name in WHEELS]
    chosen = ("--python-version", RUNTIME_PYTHON, "--only-binary", ":all:")
    fetch = ("-m", "pip", "download", "--quiet", "--no-deps", *chosen, "--dest", folder)
    run(release_tools.python(), *fetch, *wanted)
    names = [line.lower().replace("-", "_").replace("==", "-") for line in wanted]
    found = {name: next(folder.glob(f"{name}-*.whl"), None) for name in names}
    missing = [name for name, path in found.items() if path is None]
    if missing:
        raise ReleaseError(f"pip has not brought {', '.join(missing)}")
    return [path for path in found.values() if path is not None]


def _from_index(wheel: Path) -> dict[str, str]:
    """Where the Python package index keeps a file: it names the place by what is in it."""
    content = wheel.read_bytes()
    place = hashlib.blake2b(content, digest_size=32).hexdigest()
    return {
        "type": "file",
        "url": f"https://files.pythonhosted.org/packages/{place[:2]}/{place[2:4]}/{place[4:]}/{wheel.name}",
        "sha256": hashlib.sha256(content).hexdigest(),
    }


if __name__ == "__main__":
    sys.exit(
        release_tools.command(
            "flatpak", __doc__, lambda out: [write(out, release_tools.build_wheel(out))], sys.argv[1:]
        )
    )
