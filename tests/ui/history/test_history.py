"""The list of games played opens at once, however many there are."""

import sqlite3
import threading
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.records.games import index_in
from tolva_gui.records.game_rows import OVER, UNTOUCHED, GameRow
from tolva_gui.records.index import Index
from tolva_gui.ui.history.view_model import MOST_SHOWN, History

MANY = 50_000


def row(number: int) -> GameRow:
    began = f"{2000 + number // 5000}-{1 + number % 12:02}-{1 + number % 28:02}T{number % 24:02}:{number % 60:02}:00"
    who = "Alva\nElna\nNils\nOldest" if number == 0 else "Alva\nElna\nNils\nKarna"
    return GameRow(
        f"game {number}",
        began,
        "tolva-4",
        who,
        "\nbest\nbest\nbest",
        3,
        "12 3",
        0,
        False,
        "0 1",
        1,
        "7",
        OVER,
        0,
    )


def fill(index: Index, games: int, untouched: int = -1) -> None:
    """Put rows for that many games into the index, without their files."""

    def insert(connection: sqlite3.Connection) -> None:
        rows = [row(number) for number in range(games)]
        rows = [one._replace(state=UNTOUCHED) if no == untouched else one for no, one in enumerate(rows)]
        files = [(f"{one.key}.tolva".encode(), 1, 1, one.key, one.key, "", "") for one in rows]
        connection.executemany("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?)", files)
        connection.executemany(f"INSERT INTO games VALUES ({', '.join('?' * len(rows[0]))})", rows)

    index.make()
    index.do(insert)


def test_the_newest_are_there_at_once_and_all_a_moment_later(qtbot: QtBot, tmp_path: Path) -> None:
    index = index_in(tmp_path)
    fill(index, MANY)
    history = History(index, str)
    history.begin()
    assert history.property("count") == MOST_SHOWN, "the window's thread reads no more"
    assert len(history.property("games").rows()) == MOST_SHOWN
    qtbot.waitUntil(lambda: history.property("count") == MANY, timeout=60_000)
    history.setProperty("search", "oldest")
    assert [game["key"] for game in history.property("games").rows()] == ["game 0"]
    history.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("history")]


def test_a_game_that_nobody_has_touched_is_not_listed(tmp_path: Path) -> None:
    index = index_in(tmp_path)
    fill(index, 3, untouched=1)
    history = History(index, str)
    history.begin()
    assert sorted(game["key"] for game in history.property("games").rows()) == ["game 0", "game 2"]
