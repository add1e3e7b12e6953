"""The phones' page in the eyes of axe-core, in all its states, sizes and languages.

axe-core belongs to nothing that is shipped: `start.py lab phones --axe` fetches it into `build/` and runs this.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.phones.browser import CHROMIUM, Browser, Page
from tests.phones.party import Party, party_of
from tests.phones.playing import READY, SIZES, asked, begun, phone, wait
from tests.table.games import play_on, turn_of
from tolva_gui.phones.tokens import ALL

AXE = Path(__file__).parents[2] / "build" / "axe-core" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: start.py lab phones --axe"),
]
LOOK = """axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`)))"""
COVERED = "document.querySelector('#status')?.textContent !== '' && document.querySelector('main') !== null"
QUESTIONS = [
    ("tolva-4", 4, "lead"),
    ("plump", 4, "bid"),
    ("plump", 8, "bid"),
    ("lomber", 3, "auction_open"),
    ("lomber", 3, "buy"),
    ("vandtia", 3, "exchange"),
    ("kasino", 3, "play"),
    ("femtio", 3, "arrange"),
    ("svarte-petter", 3, "draw"),
    ("nittionio", 3, "aside"),
    ("grandissimo", 4, "auction"),
    ("tjugoett", 4, "stake"),
    ("svalta-rav", 3, "turn"),
    ("bordstolva", 2, "lead"),
    ("hej-knekt", 3, "turn"),
]


def look(page: Page, what: str) -> None:
    """Let axe look at the page in every size."""
    faults = []
    page.run(AXE.read_text(encoding="utf-8"))
    for size in SIZES:
        page.resize(*size)
        page.run("new Promise(requestAnimationFrame)")
        faults += [f"{what} {size}: {fault}" for fault in page.run(LOOK)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize(("game", "seats", "question"), QUESTIONS)
def test_axe_finds_no_fault_in_a_question(
    chromium: Browser, game: str, seats: int, question: str, lang: str
) -> None:
    host = asked(game, seats, question)
    turn = turn_of(host)
    with party_of(host) as party:
        page = phone(chromium, party, party.tokens.of(turn), SIZES[0], lang)
        wait(party, page, READY)
        look(page, question)


def _dark_and_large(_party: Party, page: Page) -> None:
    for spot in ("#gear", "input[value='1.5']", "input[value='dark']", "dialog button"):
        page.tap(spot)


def _over(party: Party, _page: Page) -> None:
    play_on(party.host)
    party.room.show()


STATES: dict[str, tuple[Callable[[Party, Page], object], str]] = {
    "ready": (lambda _party, _page: None, READY),
    "settings": (lambda _party, page: page.tap("#gear"), READY),
    "dark and large": (_dark_and_large, READY),
    "refused": (
        lambda party, _page: party.room.server.send(1, b'{"t":"refused","why":"Nej"}'),  # type: ignore[union-attr]
        "document.getElementById('notice').textContent",
    ),
    "asked to agree": (
        lambda party, _page: party.room.ask_to_take_back(1),
        "document.querySelector('.agree') !== null",
    ),
    "gone": (lambda party, _page: party.room.end(), "document.querySelector('#choices button') !== null"),
    "over": (_over, "document.querySelector('.ending') !== null"),
}
"""How the page gets into each state, and what is then true in it."""


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_fault_in_a_state(chromium: Browser, state: str, lang: str) -> None:
    into, is_there = STATES[state]
    with party_of(begun("tolva-4", 4)) as party:
        page = phone(chromium, party, party.tokens.of(0), SIZES[0], lang)
        wait(party, page, READY)
        into(party, page)
        wait(party, page, is_there)
        look(page, state)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("token", ["all", "none", "bad"])
def test_axe_finds_no_fault_on_the_cover(chromium: Browser, token: str, lang: str) -> None:
    with party_of(begun("tolva-4", 4)) as party:
        known = {"all": party.tokens.of(ALL), "none": "", "bad": "x"}
        page = phone(chromium, party, known[token], SIZES[0], lang)
        wait(party, page, COVERED)
        party.work()
        look(page, token)
