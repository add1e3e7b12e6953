"""Kept games: found again, never lost."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.table.games import move_on, played
from tolva_gui.records.branches import key_of
from tolva_gui.records.library import KeptGame, Library, LibraryError, Repair, summary
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import Result, ScoreLine, Standing
from tolva_gui.table.host import Host

SEATS = (SeatSetup("me", "Märta"), SeatSetup("computer", "Nils", "rules"))


def record(
    began: str, form: str = "plocketolva", *, won: bool = False, seats: tuple[SeatSetup, ...] = SEATS
) -> GameRecord:
    start = Standing(0, (11, 3))
    result = Result((ScoreLine("sistan", 0, 1),), (12, 3), {"carried": 0}, ((0,),))
    deal = RecordedDeal(start, BY_ID[form].info.pack, (), result if won else None)
    options = BY_ID[form].info.defaults()
    return GameRecord(form, 1, options, seats, start, seed=7, deals=(deal,), began=began)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "games.sqlite")


def test_an_empty_library_makes_no_file(library: Library) -> None:
    assert library.find() == []
    assert not library.path.exists()


def test_what_is_kept_is_found_with_its_text(library: Library) -> None:
    game = record("2026-11-20T18:00:00", won=True)
    library.keep(game, "the text\n")
    assert library.find() == [
        KeptGame(
            key_of(game),
            game.began,
            "plocketolva",
            ("Märta", "Nils"),
            ("", "rules"),
            1,
            (12, 3),
            0,
            helped=False,
            ranking=((0,),),
        )
    ]
    assert library.text(key_of(game)) == "the text\n"


def test_a_game_that_goes_on_replaces_itself(library: Library) -> None:
    opened, won = record("2026-11-20T18:00:00"), record("2026-11-20T18:00:00", won=True)
    library.keep(opened, dump(opened))
    library.keep(won, dump(won))
    (only,) = library.find()
    assert (only.winner, library.text(only.key)) == (0, dump(won))


def test_search_by_date_form_and_name(library: Library) -> None:
    others = (SeatSetup("me", "Märta"), SeatSetup("person", "Åke"))
    library.keep(record("2026-11-01T12:00:00"), "a")
    library.keep(record("2026-11-10T12:00:00", "bordstolva"), "b")
    library.keep(record("2026-11-20T12:00:00", seats=others), "c")
    assert [library.text(game.key) for game in library.find()] == ["c", "b", "a"]
    assert [game.form for game in library.find(form="bordstolva")] == ["bordstolva"]
    assert [game.names for game in library.find(name="Åke")] == [("Märta", "Åke")]
    assert [game.began[:10] for game in library.find(since="2026-11-05", until="2026-11-15")] == [
        "2026-11-10"
    ]


def test_two_windows_keep_their_games(library: Library) -> None:
    other = Library(library.path)
    library.keep(record("2026-11-20T18:00:00"), "one")
    other.keep(record("2026-11-20T18:00:01"), "two")
    assert len(library.find()) == len(other.find()) == 2


def repairs(library: Library) -> list[Repair]:
    """Listen to what the library says it has repaired."""
    told: list[Repair] = []
    library.repaired = told.append
    return told


def test_a_file_that_is_no_library_is_put_aside_whole_and_the_game_kept(library: Library) -> None:
    library.path.parent.mkdir(parents=True)
    rubbish = b"not a database, but somebody's bytes" * 40
    library.path.write_bytes(rubbish)
    told = repairs(library)
    library.keep(record("2026-11-20T18:00:00"), "text")
    assert [game.began for game in library.find()] == ["2026-11-20T18:00:00"]
    assert [(repair.put_aside.read_bytes(), repair.games) for repair in told] == [(rubbish, 0)]


def test_the_games_around_the_damage_are_kept_with_their_deals(library: Library) -> None:
    made = [replace(played("tolva-4", seed=seed).record(), began="2026-01-01T12:00:00") for seed in range(40)]
    library.keep_all([(game, dump(game)) for game in made])
    data = bytearray(library.path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 3 * 4096] = b"\xa5" * (3 * 4096)
    library.path.write_bytes(data)
    told = repairs(library)
    library.select("SELECT SUM(length(record)), SUM(points) FROM games LEFT JOIN deals ON game = key")
    (repair,) = told
    assert 10 < repair.games < 40
    found = library.find()
    assert len(found) == repair.games
    assert {key_of(made[0]), key_of(made[-1])} <= {line.key for line in found}
    kept = [game for game in made if key_of(game) in {line.key for line in found}]
    assert library.select("SELECT COUNT(*) FROM deals") == [(sum(len(game.deals) for game in kept),)]
    assert repair.put_aside.read_bytes() == bytes(data)


def finished_games(library: Library, count: int) -> list[GameRecord]:
    """Keep so many games that can be read again."""
    made = [
        replace(played("tolva-4", seed=seed).record(), began=f"2026-01-{seed + 1:02d}")
        for seed in range(count)
    ]
    library.keep_all([(game, dump(game)) for game in made])
    return made


def change(library: Library, statement: str) -> None:
    """Do to the file what the program never does."""
    with sqlite3.connect(library.path) as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET form = CAST(x'746fff' AS TEXT) WHERE rowid = 2",
        "UPDATE games SET scores = '1 x' WHERE rowid = 2",
        "UPDATE games SET names = x'00' WHERE rowid = 2",
        "ALTER TABLE games RENAME COLUMN helped TO helqed",
    ],
)
def test_lines_that_cannot_be_read_are_made_anew_from_the_records(library: Library, damage: str) -> None:
    finished_games(library, 3)
    whole, told = library.find(), repairs(library)
    change(library, damage)
    assert library.find() == whole
    assert [repair.games for repair in told] == [3]


@pytest.mark.parametrize("value", ["17", "NULL", "CAST(x'ff' AS TEXT)", "'tolva record 1'"])
def test_a_record_that_is_none_costs_only_its_own_game(library: Library, value: str) -> None:
    made, told = finished_games(library, 3), repairs(library)
    # NOT NULL would be in the way, as it is not of damage.
    change(library, "CREATE TABLE other AS SELECT * FROM games")
    change(library, "DROP TABLE games")
    change(library, "ALTER TABLE other RENAME TO games")
    change(library, f"UPDATE games SET record = {value}, scores = 'x' WHERE rowid = 2")
    assert [game.key for game in library.find()] == [key_of(made[2]), key_of(made[0])]
    assert [repair.games for repair in told] == [2]


def test_what_only_hinders_is_no_damage(library: Library) -> None:
    finished_games(library, 1)
    told = repairs(library)
    library.patience = 0.01
    with closing(sqlite3.connect(library.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LibraryError, match="locked"):
            library.find()
    assert len(library.find()) == 1
    assert told == []


def test_a_damaged_library_is_mended_wherever_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    library = Library(Path("home of Åke?") / "games.sqlite")
    library.path.parent.mkdir()
    library.path.write_bytes(b"not a database" * 400)
    library.keep(record("2026-11-20T18:00:00"), "text")
    assert len(library.find()) == 1


def test_the_journal_of_a_damaged_file_goes_with_it(library: Library) -> None:
    """Left where it is, it would be rolled back into the new file."""
    (kept,) = finished_games(library, 1)
    told = repairs(library)
    with closing(sqlite3.connect(library.path)) as other:
        other.execute("UPDATE games SET helped = 1")
        library.path.write_bytes(b"not a database" * 400)
        library.keep(kept, dump(kept))
        aside = told[0].put_aside
        assert aside.with_name(f"{aside.name}-journal").exists()
    assert [game.key for game in library.find()] == [key_of(kept)]


def test_a_library_of_the_first_layout_gets_its_deals_from_the_records(library: Library) -> None:
    host = Host.new("plocketolva", {}, SEATS, seed=7)
    host.began = "2026-11-20T18:00:00"
    rng = Random(1)
    while len(host.results) < 2:
        if host.to_act() is None:
            host.start_deal()
        move_on(host, rng)
    library.keep(host.record(), dump(host.record()))
    rows = library.select("SELECT * FROM deals ORDER BY deal")
    with sqlite3.connect(library.path) as connection:
        connection.executescript("DROP TABLE deals; PRAGMA user_version = 1")
    connection.close()
    assert library.select("SELECT * FROM deals ORDER BY deal") == rows
    assert len(rows) == 2


def test_a_later_layout_is_refused(library: Library) -> None:
    library.keep(record("2026-11-20T18:00:00"), "text")
    with sqlite3.connect(library.path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(LibraryError, match="later version"):
        library.find()


def test_an_unwritable_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LibraryError, match="cannot be used"):
        Library(tmp_path / "file" / "games.sqlite").keep(record("2026-11-20T18:00:00"), "text")


def test_an_unknown_key_is_told(library: Library) -> None:
    library.keep(record("2026-11-20T18:00:00"), "text")
    with pytest.raises(LibraryError, match="no game 'x'"):
        library.text("x")


def test_an_open_game_has_no_winner() -> None:
    assert summary(record("2026-11-20T18:00:00")).winner is None
    assert summary(record("2026-11-20T18:00:00")).scores == (11, 3)
