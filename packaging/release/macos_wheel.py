"""The wheel for macOS, compiled on Linux by Zig for Intel and Apple processors. Never run on a Mac."""

import struct
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import environment
import foreign_wheel
import macos
import release_tools
from foreign_wheel import STABLE
from release_tools import ReleaseError, run

OLDEST: Final = macos.OLDEST
TAG: Final = f"cp311-abi3-macosx_{OLDEST.replace('.', '_')}_universal2"
LIBRARY: Final = "_kernel.abi3.so"
FLAGS: Final = ("-O3", "-g0", "-shared", "-undefined", "dynamic_lookup")
PROCESSORS: Final = {"x86_64": 0x01000007, "aarch64": 0x0100000C}
"""Zig's name of each processor, and its Mach-O CPU type."""
FAT: Final = 0xCAFEBABE
THIN: Final = 0xFEEDFACF
LIBRARY_KIND: Final = 6
PAGE: Final = 14
"""Apple's processors map pages of two to the power of this."""
SIGNATURE: Final = 0x1D
BUILT_FOR: Final = 0x32
LOADS: Final = 0x0C
OF_THE_SYSTEM: Final = "/usr/lib/libSystem.B.dylib"


@dataclass(frozen=True)
class Slice:
    """The part of a library for one processor: its oldest macOS, the libraries it loads, whether it is signed."""

    processor: int
    oldest: str
    loads: tuple[str, ...]
    signed: bool


def make(linux: Path, out: Path) -> Path:
    """Make the wheel from the Linux wheel; return it."""
    return foreign_wheel.make(linux, out, TAG, compiled())


def compiled() -> dict[str, bytes]:
    """Return the search kernels by their names in the wheel."""
    return foreign_wheel.compiled(LIBRARY, _universal)


def _universal(folder: Path, source: str) -> bytes:
    # The stable ABI needs only sizes from pyconfig.h, and those of 64-bit Linux equal those of macOS.
    headers = f"-I{sysconfig.get_path('include')}"
    # Without its own cache folder, Zig writes into the builder's home.
    kept = environment.folder(release_tools.CHECKOUT) / "release" / "zig"
    parts = {}
    for name, number in PROCESSORS.items():
        target = ("-m", "ziglang", "cc", "-target", f"{name}-macos.{OLDEST}")
        cache = {f"ZIG_{kind}_CACHE_DIR": str(kept) for kind in ("GLOBAL", "LOCAL")}
        command = (*target, *FLAGS, *STABLE, headers, source, "-o", LIBRARY)
        run(release_tools.python(), *command, folder=folder, **cache)
        parts[number] = (folder / LIBRARY).read_bytes()
    return universal(parts)


def universal(parts: dict[int, bytes]) -> bytes:
    """Return one library for several processors; each loads its part."""
    table, content = struct.pack(">II", FAT, len(parts)), b""
    place = 1 << PAGE
    for number, part in parts.items():
        content = content.ljust(place - (1 << PAGE), b"\0") + part
        table += struct.pack(">IIIII", number, struct.unpack_from("<I", part, 8)[0], place, len(part), PAGE)
        place += -(-len(part) >> PAGE) << PAGE
    return table.ljust(1 << PAGE, b"\0") + content


def slices(library: bytes) -> list[Slice]:
    """Return the parts of a library as its headers describe them."""
    magic, count = struct.unpack_from(">II", library)
    if magic != FAT:
        raise ReleaseError("this is no library for several processors")
    entries = [struct.unpack_from(">IIIII", library, 8 + 20 * number) for number in range(count)]
    return [_slice(library[place : place + size]) for _, _, place, size, _ in entries]


def _slice(part: bytes) -> Slice:
    magic, processor, _, kind, count = struct.unpack_from("<5I", part)
    if (magic, kind) != (THIN, LIBRARY_KIND):
        raise ReleaseError("a part of this is no library")
    place, oldest, loads, signed = 32, "", [], False
    for _ in range(count):
        command, size = struct.unpack_from("<II", part, place)
        if command == BUILT_FOR:
            version = struct.unpack_from("<I", part, place + 12)[0]
            oldest = f"{version >> 16}.{version >> 8 & 255}"
        elif command == LOADS:
            loads.append(part[place + 24 : place + size].rstrip(b"\0").decode())
        signed |= command == SIGNATURE
        place += size
    return Slice(processor, oldest, tuple(loads), signed)


def faults(kernels: dict[str, bytes]) -> list[str]:
    """Return the reasons why a Mac would not load the kernels."""
    found = []
    for name, library in kernels.items():
        parts = slices(library)
        if {part.processor for part in parts} != {*PROCESSORS.values()}:
            found.append(f"{name}: not for every processor")
        for part in parts:
            if part.oldest != OLDEST or part.loads != (OF_THE_SYSTEM,):
                found.append(f"{name}: {part}")
            # Apple's processors run only signed code, even if signed ad hoc.
            if part.processor == PROCESSORS["aarch64"] and not part.signed:
                found.append(f"{name}: not signed")
    return found
