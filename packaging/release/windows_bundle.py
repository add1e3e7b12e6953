"""The bundle and the installer for Windows: built on Windows, or on Linux with a Windows Python under Wine."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

import bundle
import notices
import release_tools
import windows_python
import wine
from release_tools import ReleaseError, run
from share_tree import APP

from tolva_gui import __version__

SCRIPT: Final = release_tools.REQUIREMENTS.with_name("windows.nsi")
LIBRARY: Final = "_kernel.pyd"
FLAGS: Final = ("-O3", "-s", "-shared", "-static-libgcc", "-Wl,--no-insert-timestamp")
STABLE: Final = ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1", "-DNDEBUG")
"""Flags with which one kernel fits every Python from 3.11 on."""


def make(out: Path, wheel: Path | None = None) -> Path:
    """Make the bundle in OUT/windows and return its folder; on Linux from its wheel, a fresh one if absent."""
    if os.name == "nt":
        return bundle.make(out / "windows")
    target = out / "windows" / bundle.NAME
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="tolva-") as work:
        _install(wheel or release_tools.build_wheel(out))
        _freeze(Path(work), target.parent)
    bundle.name_console_program(target)
    if any(target.rglob("icuuc.dll")):
        raise ReleaseError("the bundle holds windows_python's stand-in for icuuc.dll, which is not given out")
    notices.write(target, "win32", windows_python.VERSION)
    return target


def _install(wheel: Path) -> None:
    """Put the program into the Windows Python: what is in the wheel for Linux, with kernels compiled by MinGW."""
    python = windows_python.prepare()
    packages = python / "Lib" / "site-packages"
    for old in packages.glob("tolva_gui*"):
        shutil.rmtree(old)
    shutil.unpack_archive(wheel, packages, "zip")
    for library in (packages / "tolva_gui").rglob("*.so"):
        library.unlink()
    where = (f"-I{python / 'include'}", f"-L{python}")
    with release_tools.clean_copy() as copy:
        for source in sorted((copy / "tolva_gui" / "ai").rglob("kernel.pyx")):
            package = source.parent.parent.relative_to(copy)
            module = ".".join([*package.parts, "_kernel"])
            made = ("--module-name", module, source.relative_to(copy), "-o", "kernel.c")
            run(release_tools.python(), "-m", "cython", "-3", *made, folder=copy)
            # A bare name: MinGW derives the library's load address from the whole path, which changes.
            link = ("-lpython3", "-o", LIBRARY)
            run(windows_python.COMPILER[0], *FLAGS, *STABLE, *where, "kernel.c", *link, folder=copy)
            shutil.move(copy / LIBRARY, packages / package / LIBRARY)


def _freeze(work: Path, out: Path) -> None:
    python, prefix = windows_python.prepare() / "python.exe", wine.prefix()
    places = ("--distpath", _windows(out), "--workpath", _windows(work))
    build = ("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *places)
    # Away from the checkout, whose sources would precede the installed wheel.
    wine.run(python, *build, _windows(bundle.SPEC), prefix=prefix, cwd=work)


def _windows(path: Path) -> str:
    """Return the name that a Linux file has under Wine."""
    return "Z:" + str(path).replace("/", "\\")


def pack(folder: Path, out: Path) -> Path:
    """Make the installer from a bundle."""
    installer = out / f"Tolva-{__version__}.exe"
    # Wine here runs only 64-bit programs, while NSIS for Windows brings only 32-bit stubs.
    target = [] if os.name == "nt" else ["-XTarget amd64-unicode"]
    values = {"VERSION": __version__, "APP_ID": APP, "FILES": folder / "*", "OUT": installer}
    defined = [f"-D{name}={value}" for name, value in values.items()]
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *target, *defined, SCRIPT)
    return installer
