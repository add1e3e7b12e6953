"""The manifest for Flatpak: `start.py flatpak OUT`. It installs the AppDir, and so the same bundle as the others.

The network that it asks for is for phones as hands, if somebody wants them.
"""

import sys
from pathlib import Path

import appdir
import bundle
import release_tools
import share_tree


def write(out: Path) -> Path:
    """Write the manifest to the folder of the AppDir that it installs."""
    path = out / f"{share_tree.APP}.json"
    path.write_text(share_tree.filled(share_tree.PAPERS / "flatpak.json"), encoding="utf-8")
    return path


def _made(out: Path) -> list[Path]:
    return [appdir.make(out, bundle.make(out)), write(out)]


if __name__ == "__main__":
    sys.exit(release_tools.command("flatpak", __doc__, _made, sys.argv[1:]))
