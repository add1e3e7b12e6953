"""The manifest for Flatpak: `start.py flatpak OUT`. It installs our wheel and its dependencies, each with its hash."""

import hashlib
import json
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import environment
import release_tools
from release_tools import ReleaseError, run
from share_tree import APP

RUNTIME: Final = "25.08"
RUNTIME_PYTHON: Final = "3.13"
"""The Python of this runtime; msgspec has a wheel per Python version."""
WHEELS: Final = (
    "PySide6-Essentials",
    "PySide6-Addons",
    "shiboken6",
    "appdirs",
    "msgspec",
    "segno",
    "websockets",
)
FINISH: Final = (
    "--share=ipc",
    "--share=network",  # for phones as hands, if somebody asks for them
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
)
PYSIDE: Final = "/lib/python*/site-packages/PySide6"
# fmt: off
FAMILIES: Final = (
    "3D", "5Compat", "Bluetooth", "CanvasPainter", "Charts", "DataVisualization", "Designer",
    "Graphs", "Help", "HttpServer", "LabsStyleKit", "Location", "MultimediaWidgets", "NetworkAuth",
    "Nfc", "OpenGLWidgets", "Pdf", "Positioning", "PrintSupport", "QmlCompiler", "Quick3D",
    "QuickTest", "QuickWidgets", "RemoteObjects", "Scxml", "Sensors", "SerialBus", "SerialPort",
    "ShaderTools", "SpatialAudio", "Sql", "SvgWidgets", "Test", "TextToSpeech", "UiTools",
    "VirtualKeyboard", "WaylandCompositor", "WebChannel", "WebEngine", "WebSockets", "WebView",
    "Widgets", "Xml", "QuickControls2Fluent", "QuickControls2Imagine", "QuickControls2Material",
    "QuickControls2Universal",
)
"""Unused parts of Qt, as prefixes of their libraries, Python modules and QML modules."""
QUICK: Final = ("Particles", "Pdf", "Scene2D", "Scene3D", "Timeline", "VirtualKeyboard", "tooling")
STYLES: Final = ("FluentWinUI3", "Imagine", "Material", "Universal", "designer")
PLUGINS: Final = (
    "assetimporters", "canbus", "designer", "egldeviceintegrations", "geometryloaders",
    "geoservices", "multimedia", "position", "printsupport", "qmllint", "qmltooling", "renderers",
    "renderplugins", "sceneparsers", "scxmldatamodel", "sensors", "sqldrivers", "texttospeech",
    "tls", "webview",
)
TOOLS: Final = (
    "assistant", "balsam*", "designer", "doc", "glue", "include", "linguist", "lrelease", "lupdate",
    "qmlformat", "qmllint", "qmlls", "qsb", "scripts", "svgtoqml", "typesystems", "*.pyi",
)
# fmt: on
UNUSED: Final = (
    "/bin/pyside6-*",
    *(f"{PYSIDE}/{name}" for name in TOOLS),
    *(f"{PYSIDE}/Qt{name}*.abi3.so" for name in FAMILIES),
    *(f"{PYSIDE}/Qt/lib/libQt6{name}*" for name in FAMILIES),
    *(f"{PYSIDE}/Qt/lib/lib{name}*" for name in ("av", "sw")),
    *(f"{PYSIDE}/Qt/{name}" for name in ("libexec", "metatypes", "resources")),
    f"{PYSIDE}/Qt/translations/qtwebengine_locales",
    *(f"{PYSIDE}/Qt/qml/Qt{name}*" for name in FAMILIES),
    *(f"{PYSIDE}/Qt/qml/QtQuick/{name}" for name in QUICK),
    *(f"{PYSIDE}/Qt/qml/QtQuick/Controls/{name}" for name in STYLES),
    *(f"{PYSIDE}/Qt/plugins/{name}" for name in PLUGINS),
)
"""Files or whole folders to remove after installation: two thirds of the wheels."""


def is_unused(path: str) -> bool:
    """Return whether a file is removed, given its path below /app."""
    parts = path.split("/")
    return any(_matches(parts, pattern.split("/")) for pattern in UNUSED)


def _matches(parts: list[str], pattern: list[str]) -> bool:
    """Match as flatpak-builder does: a star stays within one name, and a folder includes its contents."""
    return len(pattern) <= len(parts) and all(map(fnmatchcase, parts, pattern))


def write(out: Path, wheel: Path) -> Path:
    """Write the manifest to the folder of the wheel that it installs."""
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
    """Download the required wheels in the versions of the release; return their paths."""
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
    """Return a file's source in the Python package index, whose URL is derived from a hash of its content."""
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
