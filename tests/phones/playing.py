"""What people do on the phones' pages in a browser, and what every page must keep to."""

import json
from pathlib import Path
from random import Random
from time import monotonic

from tests.phones.browser import PATIENCE, Browser, Page
from tests.phones.party import Party, hosted
from tolva_gui.rules.moves import mover
from tolva_gui.table.host import Host

CHECKS = Path(__file__).with_name("checks.js").read_text(encoding="utf-8")
SIZES = ((320, 568), (390, 844), (844, 390))
TEXTS = ("1.25", "1.5", "1")
READY = "document.getElementById('cover')?.hidden && document.querySelector('.person') !== null"
HAND = "[...document.querySelectorAll('.card')].map((one) => one.dataset.card)"
CHOICES = """[...document.querySelectorAll(
    "#deeds .deed:not([aria-disabled]), #hand .card.playable, #table button"
)].map((one) => one.dataset.key).filter((key) => !["undo", "hint", "claim", "clear"].includes(key))"""
LOG = "document.getElementById('game').getAttribute('aria-busy') === 'false'"


def open_phones(chromium: Browser, party: Party) -> list[Page]:
    """Open a page for each seat; their sizes, languages and sizes of text differ."""
    pages = []
    for seat in sorted(party.room.desk.seats):
        lang, size, text = "en" if seat % 2 else "sv", SIZES[seat % 3], TEXTS[seat % 3]
        pages.append(phone(chromium, party, party.tokens.of(seat), size, lang, text=text))
    for page in pages:
        wait(party, page, READY)
    return pages


def phone(
    chromium: Browser,
    party: Party,
    token: str,
    size: tuple[int, int],
    lang: str,
    *,
    guard: bool = False,
    text: str = "1",
) -> Page:
    kept = {"guard": guard, "lang": lang, "size": text}
    return chromium.page(f"http://{party.server.host}/#{token}", *size, lang=lang, kept=json.dumps(kept))


def wait(party: Party, page: Page, script: str) -> object:
    """Let the game do its work until the expression is true in the page."""
    end = monotonic() + PATIENCE
    while True:
        party.work()
        value = page.run(script)
        if value:
            return value
        assert monotonic() < end, f"waited in vain for {script}: {page.run('document.body.innerText')}"


def press(party: Party, pages: list[Page], rng: Random) -> None:
    """Touch what the pages offer until the game has moved on; each page must then still be in order."""
    before, end = party.host.version, monotonic() + PATIENCE
    while party.host.version == before:
        page = rng.choice(pages)
        wait(party, page, f"document.getElementById('game').dataset.log >= {before}")
        choices = page.run(CHOICES)
        if choices:
            calls = [key for key in choices if not key.startswith("hand ")]
            page.tap(f'[data-key="{rng.choice(calls if calls and rng.random() < 0.3 else choices)}"]')
            wait(party, page, LOG)
        party.work()
        assert monotonic() < end, [one.run("document.getElementById('deeds').innerText") for one in pages]
    for page in pages:
        wait(party, page, LOG)


def check(pages: list[Page], pictures: Path) -> None:
    """Check names, sizes and contrast of what the pages show, and that no script has failed."""
    for no, page in enumerate(pages):
        faults = page.run(CHECKS) + page.faults()
        if faults:
            page.picture(pictures / f"phone{no}.png")
        assert not faults, (faults, pictures)


def asked(game: str, seats: int, question: str) -> Host:
    """Return a game in which that question has just been asked, played to it at random."""
    for seed in range(200):
        host, rng = begun(game, seats, seed), Random(seed)
        while host.result() is None and host.moves_made < 60:
            turn = host.to_act()
            now = host.view(turn).question
            if turn is not None and now is not None and now.key == question:
                return host
            move = rng.choice(host.view(None).legal)
            host.play(mover(move, turn), move)
    raise AssertionError(f"nobody was asked: {question}")


def begun(game: str, seats: int, seed: int = 1) -> Host:
    host = hosted(game, seats, seed=seed)
    host.start_deal()
    return host
