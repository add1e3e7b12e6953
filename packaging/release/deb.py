"""The bundle as a Debian package: `start.py deb OUT`. It runs on Debian 12, on Ubuntu 22.04, and on later ones."""

import gzip
import os
import re
import shutil
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path
from typing import Final

import bundle
import libraries
import release_tools
import share_tree
from elf import missing_libraries
from release_tools import ReleaseError, run

import tolva_gui

PACKAGE: Final = "tolva"
MAINTAINER: Final = "The Tolva authors <tolva@users.noreply.github.com>"
OLDEST_LIBC: Final = "2.35"
OWNERS: Final = {
    **libraries.LIBRARIES,
    "libX11.so.6": "libx11-6",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    **dict.fromkeys(
        ("ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2"),
        f"libc6 (>= {OLDEST_LIBC})",
    ),
}
"""The packages with the libraries that the bundle takes from the system."""
CONTROL: Final = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
{homepage}Description: card table for tolva, bondtolva and their relatives
 Play Sweden's own card games against computers that see no more than you
 do, or with others at the same screen: tolva from Skåne for four, three
 and two, bondtolva from Gotland for four, six and two, and many more.
 .
 The package brings Python and Qt with it.
"""
COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Tolva
{source}Comment: The licences of all parts that others have made are in
 /usr/lib/tolva/licences, with the places of their sources.

Files: *
Copyright: {maintainer}
License: Expat
{licence}

Files: usr/lib/tolva/_internal/PySide6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.

Files: usr/lib/tolva/_internal/python3* usr/lib/tolva/_internal/libpython3*
Copyright: Python Software Foundation
License: PSF-2
 The text is in /usr/lib/tolva/licences/Python.txt.

Files: usr/lib/tolva/_internal/msgspec/*
Copyright: 2021 Jim Crist-Harif
License: BSD-3-Clause
 The text is in /usr/lib/tolva/licences/BSD-msgspec.txt.

Files: usr/lib/tolva/_internal/websockets/*
Copyright: Aymeric Augustin and contributors
License: BSD-3-Clause
 The text is in /usr/lib/tolva/licences/BSD-websockets.txt.

Files: usr/lib/tolva/_internal/resources/fonts/TolvaText-*
Copyright: 2012-2015 The Mozilla Foundation and Telefonica S.A.
License: OFL-1.1
 The text is in /usr/lib/tolva/licences/OFL-TolvaText.txt.

Files: usr/lib/tolva/_internal/resources/fonts/TolvaDisplay-*
Copyright: 2016 The Rokkit Project Authors
License: OFL-1.1
 The text is in /usr/lib/tolva/licences/OFL-TolvaDisplay.txt.
"""
OVERRIDES: Final = """\
# The package brings its own Qt and Python, so that one package serves several releases of Debian and Ubuntu.
tolva: embedded-library
tolva: library-not-linked-against-libc
tolva: shared-library-lacks-prerequisites
# The starter is compiled by the makers of PyInstaller.
tolva: hardening-no-pie
"""


def make(out: Path, folder: Path) -> Path:
    """Wrap the bundle in *folder*; return the package."""
    with tempfile.TemporaryDirectory(prefix="tolva-") as work:
        tree = Path(work) / "tree"
        _fill(tree, folder)
        _settle_modes(tree)
        package = out / f"{PACKAGE}_{tolva_gui.__version__}_{_architecture()}.deb"
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package)
    return package


def _fill(tree: Path, folder: Path) -> None:
    shutil.copytree(folder, tree / "usr/lib/tolva", symlinks=True)
    (tree / "usr/games").mkdir(parents=True)
    (tree / "usr/games/tolva-gui").symlink_to("../lib/tolva/tolva-gui")
    share_tree.write(tree / "usr/share")
    shells = tree / "usr/share/zsh"
    (shells / "vendor-completions").mkdir()
    (shells / "site-functions/_tolva-gui").rename(shells / "vendor-completions/_tolva-gui")
    (shells / "site-functions").rmdir()
    page = tree / "usr/share/man/man1/tolva-gui.1"
    _pack(page.with_name("tolva-gui.1.gz"), page.read_bytes())
    page.unlink()
    _write_papers(tree)


def _write_papers(tree: Path) -> None:
    documents = tree / "usr/share/doc/tolva"
    documents.mkdir(parents=True)
    licence = release_tools.CHECKOUT.joinpath("LICENSE").read_text(encoding="utf-8")
    indented = "".join(f" {line or '.'}\n" for line in licence.splitlines()).rstrip()
    words = {"source": _field("Source"), "maintainer": MAINTAINER, "licence": indented}
    (documents / "copyright").write_text(COPYRIGHT.format(**words), encoding="utf-8")
    _pack(documents / "changelog.gz", _changelog().encode())
    overrides = tree / "usr/share/lintian/overrides/tolva"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(_control(tree), encoding="utf-8")
    sums = [
        f"{run('md5sum', path).split()[0].lstrip(chr(92))}  {path.relative_to(tree)}\n"
        for path in _files(tree)
    ]
    (tree / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")


def _control(tree: Path) -> str:
    return CONTROL.format(
        package=PACKAGE,
        version=tolva_gui.__version__,
        architecture=_architecture(),
        maintainer=MAINTAINER,
        homepage=_field("Homepage"),
        size=sum(path.stat().st_size for path in _files(tree)) // 1024,
        depends=", ".join(depends(tree / "usr/lib/tolva")),
    )


def depends(folder: Path) -> list[str]:
    """Return the packages with the libraries that the bundle takes from the system."""
    wanted = missing_libraries(folder)
    unknown = sorted(wanted - OWNERS.keys())
    if unknown:
        raise ReleaseError(f"deb.py does not know which packages have {', '.join(unknown)}")
    return sorted({OWNERS[name] for name in wanted})


def _field(name: str) -> str:
    """Return the line of that field with the program's address, or nothing while there is none."""
    return f"{name}: {tolva_gui.HOME}\n" if tolva_gui.HOME else ""


def _changelog() -> str:
    date = formatdate(float(release_tools.EPOCH))
    head = f"{PACKAGE} ({tolva_gui.__version__}) unstable; urgency=medium"
    return f"{head}\n\n{''.join(_changes())}\n -- {MAINTAINER}  {date}\n"


def _changes() -> Iterator[str]:
    """Yield the newest changes of CHANGELOG.md as Debian writes them."""
    text = release_tools.CHECKOUT.joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    newest = text.split("\n## ")[1]
    for change in re.findall(r"^- (.*?)(?=^- |^#|\Z)", newest, re.DOTALL | re.MULTILINE):
        words = " ".join(change.split())
        yield textwrap.fill(words, 78, initial_indent="  * ", subsequent_indent="    ") + "\n"


def _files(tree: Path) -> list[Path]:
    paths = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    return [path for path in paths if path.relative_to(tree).parts[0] != "DEBIAN"]


def _settle_modes(tree: Path) -> None:
    """Give every file the mode that Debian requires, and the same date."""
    for path in [tree, *sorted(tree.rglob("*"))]:
        if not path.is_symlink():
            executable = path.is_dir() or path == tree / "usr/lib/tolva/tolva-gui"
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (int(release_tools.EPOCH),) * 2, follow_symlinks=False)


def _pack(target: Path, content: bytes) -> None:
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()


if __name__ == "__main__":
    sys.exit(release_tools.command("deb", __doc__, lambda out: [make(out, bundle.make(out))], sys.argv[1:]))
