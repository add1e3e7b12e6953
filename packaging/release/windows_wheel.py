"""The wheel for Windows, made on Linux with kernels compiled by MinGW."""

from pathlib import Path
from typing import Final

import foreign_wheel
import windows_python
from foreign_wheel import STABLE
from release_tools import run

TAG: Final = "cp311-abi3-win_amd64"
LIBRARY: Final = "_kernel.pyd"
FLAGS: Final = ("-O3", "-s", "-shared", "-static-libgcc", "-Wl,--no-insert-timestamp")


def make(linux: Path, out: Path) -> Path:
    """Make the wheel from the Linux wheel; return it."""
    return foreign_wheel.make(linux, out, TAG, compiled())


def compiled() -> dict[str, bytes]:
    """Return the search kernels by their names in the wheel."""
    python = windows_python.prepare()
    where = (f"-I{python / 'include'}", f"-L{python}")

    def build(folder: Path, source: str) -> bytes:
        compiler = windows_python.COMPILER[0]
        # A bare name: MinGW derives the library's load address from the whole path, which changes.
        run(compiler, *FLAGS, *STABLE, *where, source, "-lpython3", "-o", LIBRARY, folder=folder)
        return (folder / LIBRARY).read_bytes()

    return foreign_wheel.compiled(LIBRARY, build)
