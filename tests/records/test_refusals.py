"""A record with an illegal move is refused in words, whatever the game and the reason."""

import re
from pathlib import Path

import pytest

from tests.cases import cases
from tests.records.refusals import refused
from tests.sources import reason_keys, rules_of
from tolva_gui.engine.replay import explained
from tolva_gui.records.reader import load
from tolva_gui.records.record import RecordFault
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.fault import Sentence
from tolva_gui.rules.protocol import Reason
from tolva_gui.words.sentences import own_texts

RESOURCES = Path(__file__).parents[2] / "resources"
NOTHING_TO_REFUSE = ("svalta-rav", "svalta-rav-2")
"""Games whose only move is to turn a card, so an illegal one cannot be written."""


def named_values(game: str) -> dict[str, str]:
    """Return a value for every placeholder in the game's sentences."""
    shared = (RESOURCES / "i18n" / "rules.en.toml").read_text(encoding="utf-8")
    return dict.fromkeys(re.findall(r"{(\w+)", f"{shared} {own_texts(game, 'en')}"), "H")


@cases("game", BY_ID, usual=["tolva-4", "bondtolva-4", "svarte-petter", "tjugoett", "svalta-rav-2"])
def test_every_refusal_that_comes_up_is_read_and_told(game: str) -> None:
    assert refused(game) or game in NOTHING_TO_REFUSE
    for (key, rule), record in refused(game).items():
        found = load(dump(record))
        assert isinstance(found, list), f"{key} is taken"
        told = "\n".join(line for fault in found for line in explained(fault))
        assert re.match(r"line \d+: ", told)
        assert rule is None or f"({rule})" in told
        assert any(fault.reason is not None and fault.game == game for fault in found), key


@pytest.mark.parametrize("game", BY_ID)
def test_every_refusal_in_the_rules_can_be_told_of_a_record(game: str) -> None:
    for key in reason_keys(rules_of(game)):
        reason = Reason(None, key, named_values(game))
        fault = RecordFault(7, Sentence("seat 0 may not pass"), None, None, reason, game)
        assert next(explained(fault)).startswith("line 7: seat 0 may not pass: ")
