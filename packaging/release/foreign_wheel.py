"""A wheel for another system, made on Linux: the Linux wheel with the other system's stable-ABI kernels."""

import base64
import csv
import hashlib
import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final

import release_tools
from release_tools import run

STABLE: Final = ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1", "-DNDEBUG")
"""Flags with which one kernel fits every Python from 3.11 on."""
DATE: Final = (1980, 1, 1, 0, 0, 0)


def make(linux: Path, out: Path, tag: str, kernels: dict[str, bytes]) -> Path:
    """Make the wheel from the Linux wheel; return it."""
    with zipfile.ZipFile(linux) as packed:
        files = {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}
    wheel = out / re.sub(r"cp311-abi3-.*\.whl$", f"{tag}.whl", linux.name)
    write(wheel, retagged(files, tag) | kernels)
    return wheel


def compiled(library: str, build: Callable[[Path, str], bytes]) -> dict[str, bytes]:
    """Return the search kernels by their names in the wheel, where each is called *library*.

    *build* receives a folder and the name of a C file in it, and returns the compiled library.
    """
    made = {}
    with release_tools.clean_copy() as copy:
        for source in sorted((copy / "tolva_gui" / "ai").rglob("kernel.pyx")):
            relative, package = source.relative_to(copy), source.parent.parent.relative_to(copy)
            module = ".".join([*package.parts, "_kernel"])
            cython = ("-m", "cython", "-3", "--module-name", module, relative, "-o", "kernel.c")
            run(release_tools.python(), *cython, folder=copy)
            made[(package / library).as_posix()] = build(copy, "kernel.c")
    return made


def retagged(files: dict[str, bytes], tag: str) -> dict[str, bytes]:
    """Return the files of a wheel without Linux libraries, with the tag replaced."""
    kept = {name: content for name, content in files.items() if PurePosixPath(name).suffix != ".so"}
    (about,) = (name for name in kept if name.endswith(".dist-info/WHEEL"))
    lines = kept[about].decode().splitlines()
    plain = [line for line in lines if line and not line.startswith("Tag: ")]
    return kept | {about: "\n".join([*plain, f"Tag: {tag}", ""]).encode()}


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
