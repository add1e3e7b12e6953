"""A name is one line of visible characters; any other is refused with its place, never lost or shifted."""

import pytest

from tests.table.games import played
from tolva_gui.records.names import LONGEST, tidy, unfit
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump

TEXT = dump(played("tolva-4", deals=1).record())


def with_name(written: str) -> GameRecord | list[str]:
    found = load(TEXT.replace('"Nils"', written))
    return found if isinstance(found, GameRecord) else [str(fault) for fault in found]


@pytest.mark.parametrize(
    "name", ["%2", "<b>Bo</b>", "{0}", "O\u2019Hara", "\U0001f0a1", "\u05d0\u200f", "a\u0301", ""]
)
def test_a_name_is_kept_as_it_is(name: str) -> None:
    record = with_name(f'"{name}"')
    assert isinstance(record, GameRecord)
    assert record.seats[1].name == name == tidy(name)
    assert load(dump(record)) == record


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ('"Ni\\nls"', "sign 3 of the text, U+000A"),
        ('"\\u0000"', "sign 1 of the text, U+0000"),
        ('"Ni\\ud800"', "sign 3 of the text, U+D800"),
        ('"\u202eNils"', "sign 1 of the text, U+202E"),
        ('"Nils\u2066"', "sign 5 of the text, U+2066"),
        ('"a\u2028b"', "sign 2 of the text, U+2028"),
        (f'"{"x" * (LONGEST + 1)}"', "too long: 101 signs"),
    ],
)
def test_name_that_would_change_its_surroundings_is_refused(written: str, told: str) -> None:
    faults = with_name(written)
    assert isinstance(faults, list)
    assert told in " ".join(faults)


def test_a_date_is_a_line_too() -> None:
    faults = load(TEXT.replace("seed 1", 'seed 1\nbegan "2026\\n"'))
    assert "U+000A" in str(faults)


def test_what_is_typed_is_tidied() -> None:
    assert tidy(" Ni\nl\u202es\ud800 ") == "Nils"
    assert unfit(tidy("\u202e" + "x" * 300)) is None
