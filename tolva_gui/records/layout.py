"""How the library's file is laid out. What can be read from the records is made anew where the layout is older."""

from typing import Final

from tolva_gui.records.deal_rows import COLUMNS
from tolva_gui.records.line_rows import TABLES

LAYOUT: Final = 5
_GAMES: Final = """
CREATE TABLE IF NOT EXISTS games (
    key TEXT PRIMARY KEY,
    began TEXT NOT NULL,
    form TEXT NOT NULL,
    names TEXT NOT NULL,
    levels TEXT NOT NULL,
    deals INTEGER NOT NULL,
    scores TEXT NOT NULL,
    winner INTEGER,
    helped INTEGER NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS games_began ON games (began);
"""
_DEALS: Final = f"""
CREATE TABLE IF NOT EXISTS deals ({", ".join(COLUMNS)}, PRIMARY KEY (game, deal));
CREATE INDEX IF NOT EXISTS deals_began ON deals (began);
"""
_MISSES: Final = """
CREATE TABLE IF NOT EXISTS misses (
    game TEXT NOT NULL,
    deal INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    played TEXT NOT NULL,
    best TEXT NOT NULL,
    loss REAL NOT NULL,
    due TEXT NOT NULL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (game, deal, moves)
);
"""
_JUDGED: Final = """
CREATE TABLE IF NOT EXISTS judged (
    game TEXT NOT NULL,
    deal INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    good INTEGER NOT NULL,
    lost REAL NOT NULL,
    PRIMARY KEY (game, deal)
);
"""
SCHEMA: Final = f"{_GAMES} {_DEALS} {_MISSES} {_JUDGED} {TABLES}"
"""What makes all tables that are not there yet."""
