"""Chromium, driven by its own protocol: pages of a phone's size, real touches, and what the page then shows."""

import json
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from websockets.sync.client import ClientConnection, connect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-extensions", "--no-proxy-server",
    "--remote-debugging-port=0", "--disable-features=Translate", "--hide-scrollbars", "--mute-audio",
    "--disable-dev-shm-usage",
)  # fmt: skip
PATIENCE = 60.0
LOST = ("net::ERR", "WebSocket is closed before")
"""What the browser says of a network that is away or slow."""


class Browser:
    """One process of the browser."""

    def __init__(self, folder: Path) -> None:
        assert CHROMIUM is not None
        self._process = subprocess.Popen(
            [CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._open, self._pages = ExitStack(), ExitStack()
        self._contexts: list[str] = []
        place, end = folder / "DevToolsActivePort", monotonic() + PATIENCE
        while not (place.is_file() and place.read_text().count("\n")):
            assert monotonic() < end, "the browser does not start"
            assert self._process.poll() is None, "the browser has stopped"
        self._port, path = place.read_text().split("\n")[:2]
        self._control = Protocol(self._open, f"ws://127.0.0.1:{self._port}{path}")

    def page(self, address: str, width: int, height: int, *, lang: str = "sv", kept: str = "{}") -> "Page":
        """Open the address on a new phone: a page of this size with a storage of its own, which holds *kept*."""
        context = self._control.ask("Target.createBrowserContext")["browserContextId"]
        self._contexts.append(context)
        target = self._control.ask("Target.createTarget", url="about:blank", browserContextId=context)
        page = f"ws://127.0.0.1:{self._port}/devtools/page/{target['targetId']}"
        return Page(Protocol(self._pages, page), address, (width, height), lang, kept)

    def close(self) -> None:
        """Close all pages and the process."""
        self.close_pages()
        self._open.close()
        self._process.terminate()
        self._process.wait()

    def close_pages(self) -> None:
        """Close all pages."""
        self._pages.close()
        for context in self._contexts:
            self._control.ask("Target.disposeBrowserContext", browserContextId=context)
        self._contexts.clear()


class Protocol:
    """A connection by the browser's protocol."""

    def __init__(self, open_: ExitStack, address: str) -> None:
        self._socket: ClientConnection = open_.enter_context(
            connect(address, max_size=None, compression=None, proxy=None, ping_interval=None, close_timeout=1)
        )
        self._numbers = count(1)
        self.events: list[dict[str, Any]] = []

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Call the method and return its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert "error" not in answer, answer
                found: dict[str, Any] = answer["result"]
                return found
            self.events.append(answer)


class Page:
    """A phone."""

    def __init__(self, protocol: Protocol, address: str, size: tuple[int, int], lang: str, kept: str) -> None:
        self._protocol = protocol
        for domain in ("Page", "Runtime", "Network", "Log"):
            protocol.ask(f"{domain}.enable")
        self.resize(*size)
        protocol.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        protocol.ask("Emulation.setLocaleOverride", locale={"sv": "sv-SE", "en": "en-GB"}[lang])
        protocol.ask("Network.setUserAgentOverride", userAgent="phone", acceptLanguage=lang)
        keep = f"localStorage.tolva ??= {json.dumps(kept)};"
        protocol.ask("Page.addScriptToEvaluateOnNewDocument", source=f"try {{ {keep} }} catch {{}}")
        protocol.ask("Page.navigate", url=address)

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, as turning the phone does."""
        self._protocol.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True
        )

    def run(self, script: str) -> Any:
        """Evaluate the expression in the page and return its value."""
        found = self._protocol.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until the expression is true, and return its value."""
        end = monotonic() + PATIENCE
        while not (value := self.run(script)):
            assert monotonic() < end, f"waited in vain for {script}: {self.run('document.body.innerText')}"
        return value

    def tap(self, selector: str) -> None:
        """Touch the middle of the part of the element that is on top."""
        spot = self.run(SPOT % json.dumps(selector))
        assert spot, f"{selector} cannot be touched: {self.run('document.body.innerText')}"
        point = [{"x": spot[0], "y": spot[1]}]
        self._protocol.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=point)
        self._protocol.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path: Path) -> None:
        """Save what the page shows."""
        path.write_bytes(b64decode(self._protocol.ask("Page.captureScreenshot", format="png")["data"]))

    def network(self, *, on: bool) -> None:
        """Take the network away, or give it back."""
        free = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self._protocol.ask("Network.emulateNetworkConditions", offline=not on, **free)

    def reload(self) -> None:
        """Load the page again."""
        self._protocol.ask("Page.reload")

    def names(self) -> list[dict[str, Any]]:
        """Return the accessible tree, node by node."""
        nodes: list[dict[str, Any]] = self._protocol.ask("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def faults(self) -> list[str]:
        """Return errors of scripts and everything else that the browser complains about."""
        self.run("1")
        kinds = ("Runtime.exceptionThrown", "Log.entryAdded")
        found = [one["params"] for one in self._protocol.events if one["method"] in kinds]
        return [json.dumps(one) for one in found if not any(lost in json.dumps(one) for lost in LOST)]


SPOT = """(() => {
  const one = document.querySelector(%s);
  if (!one) return null;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  for (const x of [0.5, 0.2, 0.1, 0.05, 0.9]) for (const y of [0.5, 0.2, 0.8]) {
    const at = [box.left + box.width * x, box.top + box.height * y];
    if (one.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
})()"""


@contextmanager
def browser(folder: Path) -> Iterator[Browser]:
    """Start the browser with a new empty folder of its own."""
    one = Browser(folder)
    try:
        yield one
    finally:
        one.close()
