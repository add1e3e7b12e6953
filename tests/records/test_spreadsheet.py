"""The CSV file: its columns are documented, its rows are the deals, and a spreadsheet reads it."""

import csv
import io
from pathlib import Path
from random import Random

import pytest

from tests.records.games import deal, fill, game, gubbe_deal
from tolva_gui.records import spreadsheet
from tolva_gui.records.library import Library
from tolva_gui.records.record import SeatSetup
from tolva_gui.records.spreadsheet import HEAD, as_csv
from tolva_gui.records.statistics import Choice
from tolva_gui.records.text import dump
from tolva_gui.rules.game import ScoreLine
from tolva_gui.table.host import Host


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games.sqlite")


def rows(text: str, separator: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def test_a_row_a_deal_with_all_columns(library: Library) -> None:
    made = fill(library, 30)
    found = rows(as_csv(library, Choice()))
    assert len(found) == sum(len(record.deals) for record in made)
    assert all(tuple(row) == HEAD for row in found)
    assert [row["began"] for row in found] == sorted(row["began"] for row in found)


def test_what_a_row_says(library: Library) -> None:
    melded = deal(2, (-6, 0), ScoreLine("meld", 0, 2), ScoreLine("sistan", 1, 1), winner=1, helped=True)
    record = game("2026-01-01T12:00:00+01:00", gubbe_deal(1, 0, "half", made=False), melded)
    library.keep(record, dump(record))
    first, second = rows(as_csv(library, Choice(), separator=";"), ";")
    assert (first["gubbe"], first["gubbe_by"], first["gubbe_made"], first["points"]) == (
        "half",
        "own",
        "0",
        "-6",
    )
    assert (second["gubbe"], second["gubbe_made"], second["own_trumf"], second["helped"]) == (
        "",
        "",
        "1",
        "1",
    )
    assert (first["won"], second["won"]) == ("", "0")
    assert (second["opponents"], second["partner"]) == ("level best", "level best")


def test_no_text_is_a_formula(library: Library) -> None:
    people = (SeatSetup("me", "Alva"), SeatSetup("person", "=HYPERLINK(1)"))
    record = game("2026-01-01T12:00:00", deal(1, (1, 0)), form="plocketolva", people=people)
    library.keep(record, dump(record))
    other = game("=1+1", deal(1, (1, 0)))
    library.keep(other, dump(other))
    found = rows(as_csv(library, Choice()))
    assert {row["opponents"] for row in found} == {"person =HYPERLINK(1)", "level best"}
    assert {row["began"] for row in found} == {"2026-01-01T12:00:00", "'=1+1"}


def test_the_choice_holds(library: Library) -> None:
    fill(library, 30)
    assert {row["form"] for row in rows(as_csv(library, Choice(form="plocketolva")))} == {"plocketolva"}


def test_every_column_is_documented() -> None:
    told = spreadsheet.__doc__ or ""
    for column in HEAD:
        assert column.removeprefix("other_") in told, column


def test_other_games_have_a_column_for_each_of_their_lines(library: Library) -> None:
    people = [
        SeatSetup("me", "Alva"),
        SeatSetup("computer", "Elna", "best"),
        SeatSetup("computer", "Nils", "best"),
    ]
    host, rng = Host.new("nittionio", {}, people, seed=2, first_dealer=2), Random(2)
    while len(host.results) < 2:
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, rng.choice(host.view(seat).legal))
    host.began = "2026-02-01T12:00:00"
    library.keep(host.record(), dump(host.record()))
    family = game("2026-01-01T12:00:00", deal(1, (1, 0), ScoreLine("meld", 0, 2)))
    library.keep(family, dump(family))
    first, *played = rows(as_csv(library, Choice()))
    assert first["own_line_tricks"] == ""
    assert "own_line_meld" not in first
    for row, result in zip(played, host.results, strict=True):
        own = sum(line.points for line in result.result.lines if line.side == 0)
        told = sum(int(value or 0) for name, value in row.items() if name.startswith("own_line_"))
        assert told == own == int(row["points"])
