"""The manifest for Flatpak: `start.py flatpak OUT`. It installs the AppDir, and so the same bundle as the others."""

import json
import sys
from pathlib import Path
from typing import Final

import appdir
import bundle
import release_tools
from share_tree import APP

RUNTIME: Final = "25.08"
FINISH: Final = (
    "--share=ipc",
    "--share=network",  # for phones as hands, if somebody asks for them
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
)
INSTALL: Final = ("cp --archive usr/. /app",)


def write(out: Path, tree: Path) -> Path:
    """Write the manifest to the folder of the AppDir that it installs."""
    manifest = {
        "id": APP,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "tolva-gui",
        "finish-args": FINISH,
        "modules": [
            {
                "name": "tolva",
                "buildsystem": "simple",
                "build-commands": INSTALL,
                "sources": [{"type": "dir", "path": tree.name}],
            }
        ],
    }
    path = out / f"{APP}.json"
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return path


def _made(out: Path) -> list[Path]:
    tree = appdir.make(out, bundle.make(out))
    return [tree, write(out, tree)]


if __name__ == "__main__":
    sys.exit(release_tools.command("flatpak", __doc__, _made, sys.argv[1:]))
