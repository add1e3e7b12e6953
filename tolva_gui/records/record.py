"""The record of a game. Its text form is described in `records.text`."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from msgspec import Struct, field

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.fault import Sentence
from tolva_gui.rules.info import OptionValue
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import check_version, find_game
from tolva_gui.rules.protocol import Further, Game, Reason

SeatKind = Literal["me", "person", "computer"]


class SeatSetup(Struct, frozen=True):
    """The player of a seat: the user, another person at the same screen, or a computer level."""

    kind: SeatKind
    name: str
    level: str | None = None


class RecordedMove(NamedTuple):
    """A move and the seat that made it. None: a move of no seat (the clock)."""

    seat: Seat | None
    move: Move


class RecordedDeal(Struct, frozen=True):
    """A dealt pack: its start, the deck's order, the moves, and the result if the deal is over.

    A void deal shares its number with its replacement. *further*: other orders of cards given to it. *helped*: a hint,
    open cards or undo were used in it.
    """

    standing: Standing
    deck: tuple[Card, ...]
    moves: tuple[RecordedMove, ...] = ()
    result: Result | None = None
    helped: bool = False
    further: Further = field(default_factory=dict)

    @property
    def number(self) -> int:
        return self.standing.deal


class GameRecord(Struct, frozen=True):
    """A game, finished or in progress.

    *began*: date and time as ISO 8601, empty if unknown. *seed* and *game_number* (from 1) determine the decks to come;
    *start*: the standing before the first deal. *notes*: annotations, each with the number of moves made before it.
    *extra*: lines added by other programs (`x-…`), as name and text. *aids*: False if all have agreed to play without
    hints, values on the cards and undo.
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
    notes: tuple[tuple[int, str], ...] = ()
    extra: tuple[tuple[str, str], ...] = ()
    aids: bool = True

    @property
    def helped(self) -> bool:
        """Whether help was used in any deal."""
        return any(deal.helped for deal in self.deals)


def game_of(record: GameRecord) -> Game[Any]:
    """Return the game of the record.

    Raise SetupError for an unknown game, number of players, or another version of the rules.
    """
    game = find_game(record.game, len(record.seats))
    check_version(game, record.rules_version)
    return game


class RecordFault(Struct, frozen=True):
    """A fault of a record: the line (from 1), a sentence, and for a refused move the reason and the position.

    `rule`: the digest's id if a rule is broken; `reason` can be put into the words of `game`; `position` is one line of
    text.
    """

    line: int
    what: Sentence
    rule: str | None = None
    position: Sentence | None = None
    reason: Reason | None = None
    game: str = ""

    def __str__(self) -> str:
        # Without the position: players may see the log, and the position shows all hands.
        rule = f" ({self.rule})" if self.rule else ""
        return f"line {self.line}: {self.what}{rule}"


class RecordError(ValueError):
    """A record that cannot be used, with all its faults."""

    def __init__(self, faults: list[RecordFault]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = faults
