"""System libraries that Qt loads at run time and pip cannot install. Standard library only."""

import ctypes
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable

# Each library that Qt asks the linker for, with its Debian package.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}


class SetupError(Exception):
    """A step that must be done by hand first; the text describes it."""


def ensure() -> None:
    """Install the missing system libraries. Raise `SetupError` with instructions if that is not possible."""
    if not sys.platform.startswith("linux"):
        return
    lacking = missing()
    if not lacking:
        return
    sentence = f"Qt needs system libraries that are missing: {', '.join(lacking)}."
    install_packages([LIBRARIES[name] for name in lacking], sentence)
    left = missing()
    if left:
        raise SetupError(f"Still missing after the installation: {', '.join(left)}.")


def missing(load: Callable[[str], object] = ctypes.CDLL) -> list[str]:
    """Return the libraries that cannot be loaded."""
    return [name for name in LIBRARIES if not _loads(name, load)]


def install_packages(packages: Iterable[str], why: str) -> None:
    """Install Debian packages as root. Raise `SetupError` with the command to type if that is not possible."""
    names = list(packages)
    if shutil.which("apt-get") is None:
        raise SetupError(
            f"{why} Please install them with your system's package manager (Debian: {' '.join(names)})."
        )
    line = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    if os.geteuid() != 0:
        raise SetupError(f"{why} Please type this and start again:\n    sudo {shlex.join(line)}")
    print(f"{why} Installing {' '.join(names)} …", flush=True)
    _apt(["apt-get", "update"])
    _apt(line)


def _loads(name: str, load: Callable[[str], object]) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True


def _apt(command: list[str]) -> None:
    """Run apt-get silently. Raise `SetupError` with its output if it fails."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    done = subprocess.run(
        command, env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise SetupError(f"{done.stdout}\nThis failed: {shlex.join(command)}")


if __name__ == "__main__":
    print(*sorted(set(LIBRARIES.values())))
