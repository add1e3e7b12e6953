"""The README's list of games, generated from the games' own data. Run by `start.py games`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import KINDS, game_data

README: Final = Path(__file__).resolve().parents[1] / "README.md"
BEGIN: Final = "<!-- games: start.py games -->"
END: Final = "<!-- /games -->"


def table() -> str:
    """Return a row per game: name, number of players, minutes, description."""
    games = sorted(BY_ID, key=lambda game: KINDS.index(game_data(game).kind))
    return "".join(
        ("| game | players | minutes | |\n", "|---|---|---|---|\n", *map("".join, map(_row, games)))
    )


def _row(game: str) -> Iterator[str]:
    info = BY_ID[game].info
    counts = info.seat_counts
    name = words.game_name(game, "en")
    yield f"| {name} | {_span(min(counts), max(counts))} | {_span(*game_data(game).minutes)} "
    yield f"| {words.about(game, 'en')} |\n"


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def with_table(text: str) -> str:
    """Return the README text with an up-to-date list."""
    return between(text, BEGIN, END, table())


def between(text: str, begin: str, end: str, new: str) -> str:
    """Return the text with other lines between two marks."""
    before, _, rest = text.partition(begin)
    return f"{before}{begin}\n{new}{end}{rest.partition(end)[2]}"


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
    print(README)
