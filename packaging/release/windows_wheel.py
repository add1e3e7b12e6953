"""The wheel for Windows, made on Linux: the Linux wheel with kernels compiled by MinGW."""

import base64
import csv
import hashlib
import io
import re
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final

import release_tools
import windows_python
from release_tools import run

TAG: Final = "cp311-abi3-win_amd64"
LIBRARY: Final = "_kernel.pyd"
FLAGS: Final = ("-O3", "-s", "-shared", "-static-libgcc", "-Wl,--no-insert-timestamp")
STABLE: Final = ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1", "-DNDEBUG")
"""Flags with which one kernel fits every Python from 3.11 on."""
DATE: Final = (1980, 1, 1, 0, 0, 0)


def make(linux: Path, out: Path) -> Path:
    """Make the wheel from the Linux wheel; return it."""
    with zipfile.ZipFile(linux) as packed:
        files = {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}
    wheel = out / re.sub(r"cp311-abi3-.*\.whl$", f"{TAG}.whl", linux.name)
    write(wheel, retagged(files) | _compiled())
    return wheel


def _compiled() -> dict[str, bytes]:
    """Return the search kernels by their names in the wheel."""
    python, made = windows_python.prepare(), dict[str, bytes]()
    where = (f"-I{python / 'include'}", f"-L{python}")
    with release_tools.clean_copy() as copy:
        for source in sorted((copy / "tolva_gui" / "ai").rglob("kernel.pyx")):
            relative, package = source.relative_to(copy), source.parent.parent.relative_to(copy)
            module = ".".join([*package.parts, "_kernel"])
            cython = ("-m", "cython", "-3", "--module-name", module, relative, "-o", "kernel.c")
            run(release_tools.python(), *cython, folder=copy)
            # A bare name: MinGW derives the library's load address from the whole path, which changes.
            link = ("-lpython3", "-o", LIBRARY)
            run(windows_python.COMPILER[0], *FLAGS, *STABLE, *where, "kernel.c", *link, folder=copy)
            made[(package / LIBRARY).as_posix()] = (copy / LIBRARY).read_bytes()
    return made


def retagged(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files of a wheel without Linux libraries, with the tag of Windows."""
    kept = {name: content for name, content in files.items() if PurePosixPath(name).suffix != ".so"}
    (about,) = (name for name in kept if name.endswith(".dist-info/WHEEL"))
    lines = kept[about].decode().splitlines()
    plain = [line for line in lines if line and not line.startswith("Tag: ")]
    return kept | {about: "\n".join([*plain, f"Tag: {TAG}", ""]).encode()}


def write(wheel: Path, files: dict[str, bytes]) -> None:
    """Write a wheel reproducibly, with a fresh list of its files."""
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    files = {name: files[name] for name in sorted(files) if name != record}
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in [*files.items(), (record, _record(files, record))]:
            member = zipfile.ZipInfo(name, DATE)
            member.external_attr = 0o100644 << 16
            packed.writestr(member, content, zipfile.ZIP_DEFLATED)


def _record(files: dict[str, bytes], record: str) -> bytes:
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(content)])
    writer.writerow([record, "", ""])
    return table.getvalue().encode()
