"""What a record of a game holds. Its text form is described in `records.text`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Move, OptionValue, Result, Standing

SeatKind = Literal["me", "person", "computer"]


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits in a seat: the user, another person at the same screen, or the computer at a level of play."""

    kind: SeatKind
    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move and the seat that made it. `note` is an annotation; `line` is where it stands in the text (0: nowhere)."""

    seat: Seat
    move: Move
    note: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A dealt pack: what it started from, the deck's order, the moves, and the result if the deal is over.

    Number as in `parti.Deal`: a void deal and the one dealt in its place share it. `line` is that of `deal`,
    `result_line` that of `end`.
    """

    number: int
    standing: Standing
    deck: tuple[Card, ...]
    moves: tuple[RecordedMove, ...] = ()
    result: Result | None = None
    note: str = ""
    line: int = 0
    result_line: int = 0


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game, over or not.

    *began*: date and time as ISO 8601, empty if unknown. *seed* and *game_number* (from 1) give the decks to come;
    *start* is what the first deal starts from. *helped*: hints, open cards or undo were used. *extra*: lines that
    other programs have added (`x-…`), as name and text.
    """

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seats: tuple[SeatSetup, ...]
    start: Standing
    seed: int
    game_number: int = 1
    deals: tuple[RecordedDeal, ...] = ()
    began: str = ""
    helped: bool = False
    note: str = ""
    extra: tuple[tuple[str, str], ...] = ()
