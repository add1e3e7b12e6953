"""The program's icon in the containers of Windows and macOS; both hold plain PNG pictures."""

import struct
from pathlib import Path
from typing import Final

from share_tree import ICONS

ICO: Final = (16, 24, 32, 48, 64, 256)
ICNS: Final = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""Apple's name of each size."""


def _picture(size: int) -> bytes:
    return (ICONS / f"tolva-{size}.png").read_bytes()


def ico() -> bytes:
    """Return the icon for Windows."""
    pictures = [(size, _picture(size)) for size in ICO]
    place = 6 + 16 * len(pictures)
    entries = b""
    for size, content in pictures:
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(content for _, content in pictures)


def icns() -> bytes:
    """Return the icon for macOS."""
    pictures = [(name.encode(), _picture(size)) for name, size in ICNS.items()]
    parts = [struct.pack(">4sI", name, 8 + len(content)) + content for name, content in pictures]
    return struct.pack(">4sI", b"icns", 8 + sum(map(len, parts))) + b"".join(parts)


def write(folder: Path) -> dict[str, Path]:
    """Write both; return them by platform name."""
    icons = {"win32": folder / "tolva.ico", "darwin": folder / "tolva.icns"}
    icons["win32"].write_bytes(ico())
    icons["darwin"].write_bytes(icns())
    return icons
