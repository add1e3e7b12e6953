"""Try the Debian package in minimal trees of Debian 12 and 13, played by an ordinary user.

Needs root, debootstrap and access to a Debian mirror.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import environment
import release_tools
from release_tools import ReleaseError, run

RELEASES: Final = ("bookworm", "trixie")
MIRROR: Final = "http://deb.debian.org/debian"
PATH: Final = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
PLAYER: Final = "player"


def possible() -> bool:
    """Return whether this machine can do it."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("debootstrap") is not None


def try_out(package: Path, release: str) -> str:
    """Install the package, play a game as an ordinary user, remove it; return the game's output."""
    with _tree(release) as tree:
        shutil.copy(package, tree / "tolva.deb")
        _inside(tree, "apt-get", "update")
        _inside(tree, "apt-get", "install", "--yes", "--no-install-recommends", "/tolva.deb")
        _inside(tree, "useradd", "--create-home", PLAYER)
        home = f"HOME=/home/{PLAYER}"
        play = ("env", "-i", home, f"PATH={PATH}", "tolva-gui", "play", "--demo", "--offscreen")
        told = run("chroot", f"--userspec={PLAYER}", tree, *play)
        _inside(tree, "apt-get", "remove", "--yes", "tolva")
        left = [path for path in ("usr/lib/tolva", "usr/games/tolva-gui") if (tree / path).exists()]
        if left:
            raise ReleaseError(f"after the package was removed there was still {', '.join(left)}")
    return told


@contextmanager
def _tree(release: str) -> Iterator[Path]:
    """Yield a copy of a minimal tree, which is created once."""
    kept = environment.folder(release_tools.CHECKOUT) / "release" / "trees" / release
    if not (kept / "etc" / "apt").is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        run("debootstrap", "--variant=minbase", release, kept, MIRROR)
    with tempfile.TemporaryDirectory(prefix="tolva-") as work:
        tree = Path(work) / release
        run("cp", "--archive", "--reflink=auto", kept, tree)
        run("mount", "-t", "proc", "proc", tree / "proc")
        try:
            yield tree
        finally:
            run("umount", tree / "proc")


def _inside(tree: Path, *command: str) -> None:
    run("chroot", tree, "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", *command)
