"""A network namespace behind a bad network: a share of all packets is lost, and the others overtake each other."""

import fcntl
import os
import select
import struct
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic

TUN = Path("/dev/net/tun")
SET_INTERFACE = 0x400454CA
TUN_WITHOUT_HEADS = 0x1001
DELAYS = 0.004, 0.040
"""Seconds, drawn for each packet: so they overtake each other."""
POSSIBLE = TUN.exists() and hasattr(os, "geteuid") and os.geteuid() == 0 and Path("/usr/sbin/ip").exists()


class BadNetwork:
    """Passes packets between this machine (`address`) and the namespace (`name`); `loss` may be changed."""

    def __init__(self, open_: ExitStack, loss: float, seed: int = 1) -> None:
        self.loss = loss
        self.lost = self.passed = 0
        self._rng = Random(seed)
        self._over = Event()
        number = os.getpid() % 250
        self.name, self.address = f"tolva{number}", f"10.231.{number}.1"
        near, far = f"tvn{number}", f"tvf{number}"
        ip("netns", "add", self.name)
        open_.callback(ip, "netns", "delete", self.name)
        self._ends = _interface(near), _interface(far)
        for end in self._ends:
            open_.callback(os.close, end)
        ip("link", "set", far, "netns", self.name)
        for where, one, address in ((), near, self.address), (("-n", self.name), far, f"10.231.{number}.2"):
            ip(*where, "address", "add", f"{address}/30", "dev", one)
            ip(*where, "link", "set", one, "up")
        ip("-n", self.name, "link", "set", "lo", "up")
        thread = Thread(target=self._pass, daemon=True)
        thread.start()
        open_.callback(thread.join)
        open_.callback(self._over.set)

    def _pass(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        near, far = self._ends
        while not self._over.is_set():
            for end in select.select(self._ends, [], [], 0.002)[0]:
                packet = os.read(end, 65536)
                if self._rng.random() < self.loss:
                    self.lost += 1
                    continue
                self.passed += 1
                due = monotonic() + self._rng.uniform(*DELAYS)
                heappush(waiting, (due, self.passed, far if end == near else near, packet))
            while waiting and waiting[0][0] <= monotonic():
                _, _, end, packet = heappop(waiting)
                os.write(end, packet)


def _interface(name: str) -> int:
    end = os.open(TUN, os.O_RDWR)
    fcntl.ioctl(end, SET_INTERFACE, struct.pack("16sH", name.encode(), TUN_WITHOUT_HEADS))
    return end


def ip(*arguments: str) -> None:
    """Set up a part of the network."""
    subprocess.run(["/usr/sbin/ip", *arguments], check=True)


@contextmanager
def bad_network(loss: float) -> Iterator[BadNetwork]:
    """Make the namespace, and remove it afterwards."""
    with ExitStack() as open_:
        yield BadNetwork(open_, loss)
