"""The bundle as an AppDir, from which `appimagetool` makes one portable file: `start.py appdir OUT`.

The manifest for Flatpak beside it installs the AppDir, and so the same bundle; its network is for phones as hands.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

import bundle
import release_tools
import share_tree
from share_tree import APP

NAME: Final = "Tolva.AppDir"
START: Final = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/tolva/tolva-gui" "$@"
"""


def make(out: Path, folder: Path) -> list[Path]:
    """Wrap the bundle in *folder*; return the AppDir and the manifest."""
    target = out / NAME
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder, target / "usr/lib/tolva", symlinks=True)
    (target / "usr/bin").mkdir()
    (target / "usr/bin/tolva-gui").symlink_to("../lib/tolva/tolva-gui")
    share_tree.write(target / "usr/share")
    start = target / "AppRun"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)
    (target / f"{APP}.desktop").symlink_to(f"usr/share/applications/{APP}.desktop")
    (target / f"{APP}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP}.png")
    (target / ".DirIcon").symlink_to(f"{APP}.png")
    manifest = out / f"{APP}.json"
    manifest.write_text(share_tree.filled(share_tree.PAPERS / "flatpak.json"), encoding="utf-8")
    return [target, manifest]


if __name__ == "__main__":
    sys.exit(release_tools.command("appdir", __doc__, lambda out: make(out, bundle.make(out)), sys.argv[1:]))
