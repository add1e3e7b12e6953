"""Phones in a process of their own, which a test starts behind a bad network: `far.py HOST FOLDER TOKEN…`.

The first token is for a page in the browser, the others for sockets. They play the deal to its end by what they show
alone; printed are the cards that each has seen itself play, in order.
"""

import json
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.phones.browser import Page, browser
from tests.phones.party import Phone
from tests.phones.playing import HAND

PATIENCE = 120.0
"""Seconds for a card: what is lost is sent again after ever longer waits."""
CARDS = 9
"""Cards of a hand of tolva for four."""
MOST_LOOKS = 50
"""After the end: who was not connected then sees it when they are back."""
THERE = "document.getElementById('cover').hidden"


class Far:
    """The place of a socket: what the table does is done elsewhere."""

    def __init__(self, host: str) -> None:
        self.open = ExitStack()
        self.host = host
        self.server = self

    def work(self) -> None:
        """The table works by itself."""


class Player:
    """Somebody at a phone, who sees cards go from their hand, one by one."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self._hand: list[str] = []

    def see(self, hand: list[str]) -> None:
        """Note what has gone since the last look."""
        self.cards += [card for card in self._hand if card not in hand]
        self._hand = hand


class Socket(Player):
    """A phone without a page. It connects again whenever its socket is cut."""

    def __init__(self, host: str, token: str, client: str) -> None:
        super().__init__()
        self._place, self._token, self._client = Far(host), token, client
        self._phone: Phone | None = None

    def look(self) -> None:
        """Hear what there is, and play a card if it is one's turn and it has not been seen to be played."""
        try:
            if self._phone is None:
                self._phone = Phone(self._place, self._token, self._client)  # type: ignore[arg-type]
            phone = self._phone
            with suppress(AssertionError):
                phone.hear(lambda frame: frame["t"] == "table", tries=5)
            table = phone.last.get("table")
            if table:
                self.see(table["hand"])
            if table and table["ask"]:
                self._play(phone, table)
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            self._phone = None

    def _play(self, phone: Phone, table: dict) -> None:  # type: ignore[type-arg]
        ask = table["ask"]
        if not ask["playable"]:
            phone.say("move", log=table["log"], move=ask["moves"][-1]["move"])
        else:
            phone.say("move", log=table["log"], move=f"play {ask['playable'][0]}")
        phone.hear(lambda frame: frame["t"] == "table" and frame["log"] > table["log"], tries=2000)
        self.see(phone.table["hand"])


class Screen(Player):
    """The page of a phone, as its person sees it."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def look(self) -> None:
        """Touch a card if one can be played; wait until it is gone."""
        page = self._page
        if page.run(THERE):
            self.see(page.run(HAND))
        if not page.run(f"{THERE} && document.querySelector('.playable, .calls .deed') !== null"):
            return
        before = page.run(HAND)
        touched = (
            ".card.playable" if page.run("document.querySelector('.playable') !== null") else ".calls .deed"
        )
        page.tap(touched)
        end = monotonic() + 8
        while page.run(HAND) == before and monotonic() < end:
            if touched != ".card.playable" and not page.run("document.querySelector('.calls .deed')"):
                return


def play(host: str, folder: str, tokens: list[str]) -> None:
    """Play the deal to its end."""
    with browser(Path(folder)) as chromium:
        begun = monotonic()
        page = chromium.page(f"http://{host}/#{tokens[0]}", 390, 844, kept='{"guard": false}')
        while not page.run(f"document.getElementById('cover') && {THERE}"):
            assert monotonic() - begun < PATIENCE, "the page does not come"
            if page.run("location.protocol") == "chrome-error:":
                page.reload()  # as whoever holds the phone does
        loaded = monotonic() - begun
        phones: list[Socket | Screen] = [Screen(page)]
        phones += [Socket(host, token, f"client {token}") for token in tokens[1:]]
        ending = "document.querySelector('.ending') !== null"
        while not page.run(ending):
            for phone in phones:
                phone.look()
        for phone in phones * MOST_LOOKS:
            if len(phone.cards) < CARDS:
                phone.look()
        json.dump({"loaded": loaded, "cards": [phone.cards for phone in phones]}, sys.stdout)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], sys.argv[3:])
