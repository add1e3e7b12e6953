"""A path of a game: steps from the first trick to what good players know, each with deals made for it.

A path is a file `resources/games/<game>/path.json`, made by `packaging/train/path_deals.py`; its words are beside it, a
file for each language: `name` and `text` of every step, the lesson's too. A deal comes from its seed; its moves lead to
the choice of the learner, who sits in seat 0. A deal that does not fit the rules of today is left out.
"""

import logging
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, field, json

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.game import IllegalMove, OptionValue
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import NotNow, NotYourTurn
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, MARK

log = logging.getLogger(__name__)
PATH: Final = "path"
"""The mark of a table at which a deal of a path is asked."""
VERSION: Final = 1
OTHERS: Final = "rules"
"""The level of the other players, who go on if the learner wants to play on."""
_KEY: Final = "path"


class MadeDeal(Struct, frozen=True, omit_defaults=True):
    """A choice: what is dealt, the moves before it, the moves that are right, and what each of them is worth.

    *rules*: the version of the rules it was made for. *values*: points of the deal for the learner's side, of the moves
    that have been weighed up. *right*: the best move first, then those that are as good.
    """

    seed: int
    seats: int
    rules: int
    moves: tuple[str, ...]
    right: tuple[str, ...]
    values: Mapping[str, float]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    scores: tuple[int, ...] | None = None
    deal: int = 1

    @property
    def best(self) -> str:
        """The best move."""
        return self.right[0]


class PathStep(Struct, frozen=True, omit_defaults=True):
    """A step: the lesson of the game, or deals."""

    id: str
    deals: tuple[MadeDeal, ...] = ()
    lesson: bool = False

    @property
    def enough(self) -> int:
        """How many deals must be right for the step to be done: most of them."""
        return -(-2 * len(self.deals) // 3) or 1


class PathData(Struct, frozen=True):
    """The file."""

    version: int
    steps: tuple[PathStep, ...]


class PathFault(Exception):
    """A file or a deal of a path that cannot be used; says why."""


def path_file(folder: Path, game: str) -> Path:
    """Return where a game's path is; `folder`: the games' resources."""
    return folder / game / "path.json"


def data_of(path: Path) -> PathData:
    """Return what the file says; raise PathFault."""
    try:
        data = json.decode(path.read_bytes(), type=PathData)
    except (OSError, DecodeError, ValidationError, RecursionError) as error:
        raise PathFault(f"{path} cannot be read: {error}") from error
    if data.version != VERSION:
        raise PathFault(f"{path} has version {data.version}, not {VERSION}")
    return data


@cache
def steps_of(folder: Path, game: str) -> tuple[PathStep, ...]:
    """Return the steps of a game, none for a game without a path; a file that cannot be used is told in the log."""
    path = path_file(folder, game)
    if not path.is_file():
        return ()
    try:
        return data_of(path).steps
    except PathFault as fault:
        log.warning("the path of %s is left out: %s", game, fault)
        return ()


@cache
def path_words(folder: Path, game: str, lang: str) -> Mapping[str, Mapping[str, str]]:
    """Return the words of each step: `name` and `text`."""
    return tomllib.loads((folder / game / f"path.{lang}.toml").read_text(encoding="utf-8"))


def fitting(game: str, step: PathStep) -> list[MadeDeal]:
    """Return the deals of the step that can be played by the rules of today; the others are told in the log."""
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
    """Return the table at the choice; raise PathFault where the deal does not fit."""
    try:
        host = Host.new(game, deal.options, seats, seed=deal.seed, scores=deal.scores, deal=deal.deal)
        if host.info.rules_version != deal.rules:
            raise PathFault(f"the rules have version {host.info.rules_version}, not {deal.rules}")
        host.start_deal()
        for text in deal.moves:
            host.play(host.to_act(), host.parse(text))
        wanted = weighed(host, deal)
    except (Fault, IllegalMove, NotNow, NotYourTurn) as error:
        raise PathFault(str(error)) from error
    if host.to_act() != LEARNER or not wanted or not wanted <= set(host.view(LEARNER).legal):
        raise PathFault("the choice is not the learner's, or not between these moves")
    host.extra = ((MARK, PATH),)
    host.mark_helped()
    return host


def key_of(person: str, game: str, step: str) -> str:
    """Return what stands for the game where a choice that was missed is kept: a deal of a path is of no game."""
    return f"{_KEY} {person} {game} {step}"


def step_of(key: str) -> tuple[str, str] | None:
    """Return the game and the step of such a key, None for the key of a game."""
    words = key.split(" ")
    return (words[2], words[3]) if len(words) == 4 and words[0] == _KEY else None


def weighed(host: Host, deal: MadeDeal) -> set[Move]:
    """Return the moves that the deal knows of."""
    return {host.parse(text) for text in (*deal.right, *deal.values)}
