"""Everything that grandissimo says, asks and shows has its words, in Swedish and English alike."""

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.random_deals import Taste, further, shuffled
from tolva_gui.rules.account import Standing
from tolva_gui.rules.events import Called, Event, Scored
from tolva_gui.rules.games.grandissimo.bids import BIDS
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.moves import Call
from tolva_gui.rules.parti import complete_options

FOLDER = Path(__file__).parents[4] / "resources" / "games" / "grandissimo"
SILENT = ("deal", "trick")
SEED = 5
PAID: list[list[int | None] | None] = [[0, None], [1, None], None, None]
SHEETS: tuple[dict[str, Any], ...] = (
    {"mode": "eels", "eels": PAID, "forfeits": []},
    {"mode": "highest", "eels": PAID, "forfeits": [[2, 240, None], [3, 240, None]]},
    {"mode": "eels", "eels": [None, *[[1, 2]] * 3], "forfeits": []},
)


def words(language: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"words.{language}.toml").read_text(encoding="utf-8"))


def braces(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.fixture(scope="module")
def heard() -> dict[str, dict[str, set[str]]]:
    """Return from random deals: table of words → key → the values that go with it."""
    found: dict[str, dict[str, set[str]]] = {"call": {}, "line": {}, "question": {}, "sign": {}, "move": {}}
    rng = Random(SEED)
    options = complete_options(GRANDISSIMO.info, {"deals": 8})
    for number in range(90):
        events: list[Event] = []
        standing = Standing(3, (0, 0, 0, 0), SHEETS[number % len(SHEETS)], deal=8)
        start = GRANDISSIMO.check_start(options, standing)
        taste, deck = Taste(rng), shuffled(GRANDISSIMO.info.pack, rng)
        orders = further(GRANDISSIMO.info, f"{SEED} {number}")
        state = GRANDISSIMO.start(options, deck, start, events, orders)
        if number % 2:
            GRANDISSIMO.apply(state, Call("bid", "begar"), events)
        while GRANDISSIMO.to_act(state) is not None:
            view = GRANDISSIMO.view(state, GRANDISSIMO.to_act(state))
            found["sign"] |= {sign.key: set(sign.values) for sign in view.display.signs}
            if view.question:
                found["question"][view.question.key] = set(view.question.values)
            found["move"] |= {str(move): {"value"} for move in view.legal if isinstance(move, Call)}
            legal = [move for move in view.legal if str(move) == "pass"] if number % 2 else []
            GRANDISSIMO.apply(state, legal[0] if legal else taste.choose(view.legal), events)
        called = [event for event in events if isinstance(event, Called) and event.word not in SILENT]
        found["call"] |= {event.word: {"value"} for event in called}
        found["line"] |= {event.reason: set() for event in events if isinstance(event, Scored)}
    return found


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("table", ["call", "line", "question", "sign", "move"])
def test_all_that_comes_up_has_words(
    language: str, table: str, heard: dict[str, dict[str, set[str]]]
) -> None:
    texts = words(language)[table]
    for key, values in heard[table].items():
        text = texts.get(key) or texts.get(key.split(" ")[0])
        assert text, f"[{table}] has no {key!r}"
        assert braces(text) <= values, f"[{table}] {key!r} wants values that it does not get"


def test_the_random_deals_have_shown_the_rare_things(heard: dict[str, dict[str, set[str]]]) -> None:
    assert {"concede", "agree", "vist", "hold", "forfeit", "paid_off", "altur"} <= heard["call"].keys()
    assert {"concede", "discard", "answer", "strike_eels", "strike_highest"} <= heard["question"].keys()
    assert {"partner", "grand", "tricks_of"} <= heard["sign"].keys()


@pytest.mark.parametrize("language", ["sv", "en"])
def test_every_bid_and_every_option_has_a_name(language: str) -> None:
    texts = words(language)
    assert [str(bid) for bid in BIDS] == [key for key in texts["value"] if key != "grand"]
    options = GRANDISSIMO.info.options
    assert texts["option_help"].keys() == {option.name for option in options}
    lengths = next(option.values for option in options if option.name == "deals")
    named = {*texts["option_help"], *(f"deals.{length}" for length in lengths)}
    assert texts["option"].keys() == named
