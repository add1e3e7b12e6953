"""The CSV file: its columns are documented, its rows are the deals, and spreadsheets can read it."""

import csv
import io

from tests.records.games import deal, fill, game, gubbe_deal, keep
from tests.table.games import at_random
from tolva_gui.records import spreadsheet
from tolva_gui.records.index import Index
from tolva_gui.records.record import SeatSetup
from tolva_gui.records.spreadsheet import HEAD, as_csv
from tolva_gui.records.statistics import DealFilter
from tolva_gui.rules.account import ScoreLine


def rows(text: str, separator: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def test_a_row_a_deal_with_all_columns(index: Index) -> None:
    made = fill(index, 30)
    found = rows(as_csv(index, DealFilter()))
    assert len(found) == sum(len(record.deals) for record in made)
    assert all(tuple(row)[: len(HEAD)] == HEAD for row in found)
    assert [row["began"] for row in found] == sorted(row["began"] for row in found)


def test_what_a_row_says(index: Index) -> None:
    melded = deal(2, (-6, 0), ScoreLine("meld", 0, 2), ScoreLine("sistan", 1, 1), winner=1, helped=True)
    record = game("2026-01-01T12:00:00+01:00", gubbe_deal(1, 0, "half", made=False), melded)
    keep(index, record)
    first, second = rows(as_csv(index, DealFilter(), separator=";"), ";")
    assert (first["own_half_lost"], first["other_half_lost"], first["points"]) == ("1", "0", "-6")
    assert (second["own_half_lost"], second["own_line_trumf"], second["helped"]) == ("", "2", "1")
    assert (first["won"], second["won"]) == ("", "0")
    assert (second["opponents"], second["partner"]) == ("level best", "level best")


def test_no_text_is_a_formula(index: Index) -> None:
    people = (SeatSetup("me", "Alva"), SeatSetup("person", "=HYPERLINK(1)"))
    record = game("2026-01-01T12:00:00", deal(1, (1, 0)), form="plocketolva", people=people)
    keep(index, record)
    other = game("=1+1", deal(1, (1, 0)))
    keep(index, other)
    found = rows(as_csv(index, DealFilter()))
    assert {row["opponents"] for row in found} == {"person =HYPERLINK(1)", "level best"}
    assert {row["began"] for row in found} == {"2026-01-01T12:00:00", "'=1+1"}


def test_the_choice_holds(index: Index) -> None:
    fill(index, 30)
    assert {row["form"] for row in rows(as_csv(index, DealFilter(form="plocketolva")))} == {"plocketolva"}


def test_every_column_is_documented() -> None:
    told = spreadsheet.__doc__ or ""
    for column in HEAD:
        assert column.removeprefix("other_") in told, column


def test_every_game_has_a_column_for_each_of_their_lines(index: Index) -> None:
    host = at_random("nittionio", 3, seed=2, most=2)
    host.began = "2026-02-01T12:00:00"
    keep(index, host.record())
    family = game("2026-01-01T12:00:00", deal(1, (1, 0), ScoreLine("meld", 0, 2)))
    keep(index, family)
    first, *played = rows(as_csv(index, DealFilter()))
    assert first["own_line_tricks"] == ""
    assert first["own_line_trumf"] == "2"
    for row, result in zip(played, host.results, strict=True):
        own = sum(line.points for line in result.result.lines if line.side == 0)
        told = sum(int(value or 0) for name, value in row.items() if name.startswith("own_line_"))
        assert told == own == int(row["points"])
