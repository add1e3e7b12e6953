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
from hashlib import md5
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
OWNERS: Final = libraries.OF_DEBIAN["qt"] | libraries.OF_DEBIAN["bundle"]
"""The packages with the libraries that the bundle takes from the system."""
RELEASES: Final = ("bookworm", "trixie")
MIRROR: Final = "http://deb.debian.org/debian"
HOOKS: Final = (
    'chroot "$1" useradd --create-home player',
    'chroot "$1" su --login player --command "tolva-gui play --demo --offscreen"',
    'chroot "$1" apt-get remove --yes tolva',
    'test ! -e "$1/usr/lib/tolva" && test ! -e "$1/usr/games/tolva-gui"',
)
"""What is done in a tree that has the package; `$1` is its folder."""


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
    (documents / "copyright").write_text(release_tools.paper("copyright").format(**words), encoding="utf-8")
    _pack(documents / "changelog.gz", _changelog().encode())
    overrides = tree / "usr/share/lintian/overrides/tolva"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(release_tools.paper("lintian-overrides"), encoding="utf-8")
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(_control(tree), encoding="utf-8")
    sums = [f"{md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in _files(tree)]
    (tree / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")


def _control(tree: Path) -> str:
    return release_tools.paper("control").format(
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


def trial(package: Path, release: str) -> list[str]:
    """Return the command that installs the package in a new tree, plays a game and removes it."""
    hooks = [f"--customize-hook={hook}" for hook in HOOKS]
    reads_package = "--hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount"
    wanted = [reads_package, f"--include={package}", *hooks]
    return ["mmdebstrap", "--variant=minbase", *wanted, release, "/dev/null", MIRROR]


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()


if __name__ == "__main__":
    sys.exit(release_tools.command("deb", __doc__, lambda out: [make(out, bundle.make(out))], sys.argv[1:]))
