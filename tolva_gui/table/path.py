"""The learning path of a game: steps from the first trick to experts' knowledge, each with prepared deals.

A path is a file `resources/games/<game>/path.json`, made by `start.py lab path_deals`; its texts are in separate
files, one per language: `name` and `text` of every step, including the lesson. A deal comes from its seed; its moves
lead to the choice of the learner, in seat 0. A deal that does not fit the current rules is left out.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, json

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import IllegalMove
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER

log = logging.getLogger(__name__)
PATH: Final = "path"
"""The mark of a table with a deal of a path."""
VERSION: Final = 1
_KEY: Final = "path"


class MadeDeal(Struct, frozen=True, omit_defaults=True):
    """A choice: the deal, the moves before it, the right moves, and the values of moves.

    *rules*: the rules version that it was made for. *values*: points of the deal for the learner's side, for the
    evaluated moves. *right*: the best move first, then the equally good ones.
    """

    seed: int
    seats: int
    rules: int
    moves: tuple[str, ...]
    right: tuple[str, ...]
    values: Mapping[str, float]
    deal: int = 1

    @property
    def best(self) -> str:
        return self.right[0]


class PathStep(Struct, frozen=True, omit_defaults=True):
    """A step: the lesson of the game, or deals."""

    id: str
    deals: tuple[MadeDeal, ...] = ()
    lesson: bool = False

    @property
    def enough(self) -> int:
        """The number of right deals that completes the step: two thirds."""
        return -(-2 * len(self.deals) // 3) or 1


class PathData(Struct, frozen=True):
    """The contents of the file."""

    version: int
    steps: tuple[PathStep, ...]


class PathFault(Exception):
    """A file or a deal of a path that cannot be used; the message has the reason."""


def path_file(folder: Path, game: str) -> Path:
    """Return the path of a game's path file; `folder`: the games' resources."""
    return folder / game / "path.json"


def data_of(path: Path) -> PathData:
    """Return the contents of the file; raise PathFault."""
    try:
        data = json.decode(path.read_bytes(), type=PathData)
    except (OSError, DecodeError, RecursionError) as error:
        raise PathFault(f"{path} cannot be read: {error}") from error
    if data.version != VERSION:
        raise PathFault(f"{path} has version {data.version}, not {VERSION}")
    return data


@cache
def steps_of(folder: Path, game: str) -> tuple[PathStep, ...]:
    """Return the steps of a game, empty without a path; log a file that cannot be used."""
    path = path_file(folder, game)
    if not path.is_file():
        return ()
    try:
        return data_of(path).steps
    except PathFault as fault:
        log.warning("the path of %s is left out: %s", game, fault)
        return ()


def fitting(game: str, step: PathStep) -> list[MadeDeal]:
    """Return the deals of the step that fit the current rules; log the others."""
    found = []
    for deal in step.deals:
        try:
            open_deal(game, deal, [SeatSetup("me", "")] * deal.seats)
        except PathFault as fault:
            log.warning(
                "deal %d of step %s of the path of %s is left out: %s", deal.seed, step.id, game, fault
            )
        else:
            found.append(deal)
    return found


def open_deal(game: str, deal: MadeDeal, seats: Sequence[SeatSetup]) -> Host:
    """Return the table at the choice; raise PathFault if the deal does not fit."""
    try:
        host = Host.new(game, {}, seats, seed=deal.seed, deal=deal.deal)
        if host.info.rules_version != deal.rules:
            raise PathFault(f"the rules have version {host.info.rules_version}, not {deal.rules}")
        host.start_deal()
        for text in deal.moves:
            host.play(host.to_act(), host.parse(text))
        wanted = weighed(host, deal)
    except (Fault, IllegalMove) as error:
        raise PathFault(str(error)) from error
    if host.to_act() != LEARNER or not wanted or not wanted <= set(host.view(LEARNER).legal):
        raise PathFault("the choice is not the learner's, or not between these moves")
    host.mark_helped()
    return host


def key_of(person: str, game: str, step: str) -> str:
    """Return the key under which a missed choice is kept in place of a game's, as a path deal belongs to no game."""
    return f"{_KEY} {person} {game} {step}"


def step_of(key: str) -> tuple[str, str] | None:
    """Return the game and the step of such a key, None for the key of a game."""
    words = key.split(" ")
    return (words[2], words[3]) if len(words) == 4 and words[0] == _KEY else None


def weighed(host: Host, deal: MadeDeal) -> set[Move]:
    return {host.parse(text) for text in (*deal.right, *deal.values)}
