"""A lesson at the table: a prepared deal that the learner plays by the rules of every deal, led step by step.

A lesson is a file `resources/games/<game>/lesson.toml`: the hands, who leads, how they are dealt, the scores, what each
computer player would do first of all that it may (its `line`), and the steps. A step either tells something, or waits
for a move of the learner, who sits in seat 0; `times` says how many moves belong to it, `point` what on the table it is
about. The texts are beside it, a file for each language. The lesson makes no moves and knows no rules: the host does.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Game, View
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host

LEVEL: Final = "lesson"
"""The level of the computer players at the table of a lesson."""
MARK: Final = "x-lesson"
LEARNER: Final[Seat] = 0
Thing = Literal["lankor", "trick", "call", "card"]
"""What a step is about: the own lankor, the card that was led, the call or the card that is wanted."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step. Without `accept` it tells something; `shown`: what is wanted is marked from the beginning."""

    id: str
    point: Thing
    accept: tuple[Move, ...] = ()
    times: int = 1
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it is written down.

    *packets*: how many cards at a time are dealt. *lines*: for each seat its moves, first choice first.
    """

    game: str
    leader: Seat
    packets: int
    scores: tuple[int, ...]
    names: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    lines: tuple[tuple[Move, ...], ...]
    steps: tuple[Step, ...]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The pack that deals these hands, from the leader on."""
        in_turn = (*self.hands[self.leader :], *self.hands[: self.leader])
        rounds = range(0, len(in_turn[0]), self.packets)
        return tuple(card for at in rounds for hand in in_turn for card in hand[at : at + self.packets])


class ScriptedPlayer:
    """Makes the first move of its line that is legal, so that it always has an answer."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def choose(self, view: View, _budget: Budget, _cancelled: Cancelled = never) -> Choice:
        """Return the move that comes first."""
        line = read_lesson(self._folder, view.info.id).lines[view.seat or 0]
        return Choice(next((move for move in line if move in view.legal), view.legal[0]))


def lesson_file(folder: Path, game: str) -> Path:
    """Return where the lesson on a game is, if it has one; `folder` is that of the games."""
    return folder / game / "lesson.toml"


@cache
def read_lesson(folder: Path, game: str) -> Lesson:
    """Return the lesson on a game."""
    read, rules = tomllib.loads(lesson_file(folder, game).read_text(encoding="utf-8")), find_game(game)
    return Lesson(
        game=game,
        leader=read["leader"],
        packets=read.get("packets", 1),
        scores=tuple(read["scores"]),
        names=tuple(seat["name"] for seat in read["seat"]),
        hands=tuple(tuple(map(parse_card, seat["hand"].split())) for seat in read["seat"]),
        lines=tuple(tuple(map(rules.parse, seat.get("line", []))) for seat in read["seat"]),
        steps=tuple(_step(step, rules) for step in read["step"]),
    )


def read_texts(folder: Path, game: str, lang: str) -> Mapping[str, Mapping[str, str]]:
    """Return what each step says: `do`, `why`, and `other` for a move that the rules allow but the lesson does not."""
    return tomllib.loads((folder / game / f"lesson.{lang}.toml").read_text(encoding="utf-8"))


def open_table(lesson: Lesson, learner: str) -> Host:
    """Return the table of the lesson, dealt."""
    seats = [
        SeatSetup("computer", name, LEVEL) if no != LEARNER else SeatSetup("me", learner)
        for no, name in enumerate(lesson.names)
    ]
    dealer = (lesson.leader - 1) % len(seats)
    host = Host.new(
        lesson.game, {}, seats, seed=0, first_dealer=dealer, scores=lesson.scores, decks=[lesson.deck]
    )
    host.extra = ((MARK, lesson.game),)
    host.start_deal()
    return host


def taught(host: Host | None) -> str:
    """Return what the table is there to teach: the game whose lesson it is, or what else its mark says; or nothing."""
    return dict(host.extra).get(MARK, "") if host is not None else ""


def is_lesson(host: Host | None) -> bool:
    """Whether the table is there to learn something, and is neither kept nor counted."""
    return bool(taught(host))


def follows(lesson: Lesson, host: Host) -> bool:
    """Return whether the table is this lesson's, and the learner has made the moves that it wants and no others.

    A record can say of any game that it is a lesson.
    """
    if host.info.id != lesson.game or host.deal_number != 1 or host.deck != lesson.deck:
        return False
    wanted = (step.accept for step in lesson.steps if step.accept for _ in range(step.times))
    made = (move for seat, move in host.moves if seat == LEARNER)
    return all(move in accepted for move, accepted in zip(made, wanted, strict=False))


def moves_of_learner(host: Host) -> int:
    """Return how many moves the learner has made."""
    return sum(seat == LEARNER for seat, _ in host.moves)


def teacher(make_player: Callable[[str, int], Any], folder: Path) -> Callable[[str, int], Any]:
    """Return what makes players as `make_player` does, and those of a lesson besides."""

    def make(level: str, seed: int) -> Any:
        return ScriptedPlayer(folder) if level == LEVEL else make_player(level, seed)

    return make


def _step(read: Mapping[str, Any], rules: Game[Any]) -> Step:
    accept = tuple(map(rules.parse, read.get("accept", [])))
    if read["point"] not in get_args(Thing):
        raise ValueError(f"step {read['id']!r} of the lesson points at {read['point']!r}")
    return Step(read["id"], read["point"], accept, read.get("times", 1), read.get("shown", False))
