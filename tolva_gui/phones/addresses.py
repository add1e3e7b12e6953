"""The addresses at which phones find the table: which of the machine's may serve, how they are written and drawn."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, Literal

import segno

SHARED: Final = ip_network("100.64.0.0/10")
"""Addresses that private networks between towns (VPN) give."""
UFW: Final = Path("/etc/ufw/ufw.conf")
Firewall = Literal["", "windows", "ufw"]


def usable(addresses: Iterable[str]) -> list[str]:
    """Return the addresses in which guests may be, the home network's first.

    Not those of this machine alone, those that need a zone, and public IPv4 ones: this is not for the open internet.
    """
    found = {ip_address(text) for text in addresses if "%" not in text}
    ranked = [(rank, one.version, int(one), str(one)) for one in found if (rank := _rank(one)) is not None]
    return [text for *_, text in sorted(ranked)]


def _rank(address: IPv4Address | IPv6Address) -> int | None:
    """Return the place among the kinds of addresses; None: of no use."""
    if address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified:
        return None
    if isinstance(address, IPv4Address):
        if address in SHARED:
            return 2
        return 0 if address.is_private else None
    return 1 if address.is_private else 3


def page_address(host: str, token: str = "") -> str:
    """Return the address of the page; the token is in the fragment, which is never sent to a server."""
    return f"http://{host}/#{token}" if token else f"http://{host}/"


@lru_cache(maxsize=16)
def code(address: str) -> list[str]:
    """Return the address as a code to scan: its rows, with `1` for a dark square; the light edge is not included."""
    return ["".join(map(str, row)) for row in segno.make(address, micro=False).matrix]


def firewall(platform: str, settings: Path = UFW) -> Firewall:
    """Return the firewall that may be in the way on that platform (`sys.platform`)."""
    if platform == "win32":
        return "windows"
    try:
        on = "ENABLED=yes" in settings.read_text(encoding="utf-8")
    except OSError:
        return ""
    return "ufw" if on else ""
