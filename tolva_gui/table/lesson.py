"""A lesson at the table: a prepared deal, played by the ordinary rules and guided step by step.

A lesson is a file `resources/games/<game>/lesson.toml`: the hands, the leader, the way they are dealt, the scores, the
`line` of each computer player (moves in order of preference), and the steps. If a deal needs more than hands, `rest` is
the cards on top of the pack after them, or `deck` is the pack from the top; unlisted cards are below. `deal`, `dealer`
and `options` are those of the game if not the first and usual ones. A step either only explains, or waits for a move of
the learner, in seat 0; `times` is the number of its moves, `point` its object on the table, `ring` the marked cards if
not all those of the move. The texts are in separate files, one per language. The lesson makes no moves and knows no
rules: the host does.

In a game of speed steps give no time for reactions; a line gives the milliseconds after the card was turned, and the
learner has a line too.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from msgspec import Struct, toml
from msgspec.structs import replace

from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.records import marks
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import OptionValue
from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.parti import complete_options, find_game
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import RaceFacts, View
from tolva_gui.table.host import Host

LEVEL: Final = "lesson"
"""The level of the computer players at the table of a lesson."""
PRACTICE: Final = "practice"
"""The mark of a table for practice (`tasks.theme`)."""
LEARNER: Final[Seat] = 0
Thing = Literal[
    "lankor",
    "trick",
    "call",
    "bid",
    "card",
    "number",
    "turn",
    "reaction",
    "seat",
    "sign",
    "order",
    "table",
    "hand",
]
"""What a step points at: the player's lankor, the card led, the expected call, bid, card or number; the button that
turns a card, that of a reaction, the player's name with the signs next to it, a sign of the whole table, the order of
cards, the cards on the table, the player's cards.
"""


class LessonStep(Struct, frozen=True):
    """A step. Without `accept` it only explains; `shown`: the expected move is marked from the beginning.

    *ring*: the cards marked then; empty: those of the move.
    """

    id: str
    point: Thing
    accept: tuple[Move, ...] = ()
    times: int = 1
    shown: bool = False
    ring: tuple[Card, ...] = ()


class Lesson(Struct, frozen=True):
    """The contents of a lesson file.

    *deck*: from the top. *lines*: per seat its moves, first choice first.
    """

    game: str
    dealer: Seat
    deal: int
    options: Mapping[str, OptionValue]
    scores: tuple[int, ...] | None
    names: tuple[str, ...]
    deck: tuple[Card, ...]
    lines: tuple[tuple[Move, ...], ...]
    steps: tuple[LessonStep, ...]


class ScriptedPlayer:
    """A player that makes the first legal move of its line, or else any legal move."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def choose(self, view: View, _budget: Budget, _cancelled: Cancelled = never) -> Choice:
        """Return the first legal move of the line."""
        line = read_lesson(self._folder, view.info.id).lines[view.seat or 0]
        if view.info.reactions:
            return Choice(_in_time(line, view))
        return Choice(next((move for move in line if move in view.legal), view.legal[0]))


@cache
def read_lesson(folder: Path, game: str) -> Lesson:
    """Return the lesson of a game; `folder`: the games' resources."""
    read = toml.decode((folder / game / "lesson.toml").read_bytes())
    rules = find_game(game, len(read["seat"]))
    hands = tuple(_cards(seat.get("hand", "")) for seat in read["seat"])
    leader = read.get("leader", 0)
    options = complete_options(rules.info, read.get("options", {}))
    first = _cards(read["deck"]) if "deck" in read else _dealt(hands, leader, read.get("packets", 1))
    return Lesson(
        game=game,
        dealer=read.get("dealer", (leader - 1) % len(hands)),
        deal=read.get("deal", 1),
        options=options,
        scores=tuple(read["scores"]) if "scores" in read else None,
        names=tuple(seat["name"] for seat in read["seat"]),
        deck=_whole((*first, *_cards(read.get("rest", ""))), rules.info.under(options).pack),
        lines=tuple(tuple(map(rules.parse, seat.get("line", []))) for seat in read["seat"]),
        steps=tuple(_step(step, rules) for step in read["step"]),
    )


@cache
def read_texts(folder: Path, game: str, what: str, lang: str) -> Mapping[str, Mapping[str, str]]:
    """Return the texts of each step of a game's `lesson` or `path`.

    Of a lesson `do`, `why`, and `other` for a legal move that it does not accept; of a path `name` and `text`.
    """
    return toml.decode((folder / game / f"{what}.{lang}.toml").read_bytes(), type=dict[str, dict[str, str]])


def open_table(lesson: Lesson, learner: str) -> Host:
    """Return the table of the lesson, dealt."""
    seats = [
        SeatSetup("computer", name, LEVEL) if no != LEARNER else SeatSetup("me", learner)
        for no, name in enumerate(lesson.names)
    ]
    host = Host.new(
        lesson.game,
        lesson.options,
        seats,
        seed=0,
        first_dealer=lesson.dealer,
        scores=lesson.scores,
        deal=lesson.deal,
        decks=[lesson.deck],
    )
    host.extra = ((marks.LESSON, lesson.game),)
    host.start_deal()
    return host


def taught(host: Host | None) -> str:
    """Return the subject that the table teaches: the game of its lesson, or its other mark; empty for none."""
    return dict(host.extra).get(marks.LESSON, "") if host is not None else ""


def is_lesson(host: Host | None) -> bool:
    """Whether the table is for learning, so that it is neither saved nor counted."""
    return bool(taught(host))


def as_wanted(move: Move, host: Host) -> Move:
    """Return the move in a step's notation: in a game of speed without its time."""
    return _without_time(move) if host.info.reactions else move


def is_possible(wanted: Move, host: Host) -> bool:
    """Return whether the learner can now make a move that the step accepts."""
    if host.info.reactions:
        return wanted in map(_without_time, host.view(LEARNER).legal)
    return host.why_not(wanted) is None


def moves_of_learner(host: Host) -> int:
    """Return the number of moves the learner has made."""
    return sum(seat == LEARNER for seat, _ in host.moves)


def teacher(make_player: Callable[[str, int], Any], folder: Path) -> Callable[[str, int], Any]:
    """Return a player maker that adds the scripted players of lessons to `make_player`."""

    def make(level: str, seed: int) -> Any:
        return ScriptedPlayer(folder) if level == LEVEL else make_player(level, seed)

    return make


def _without_time(move: Move) -> Move:
    match move:
        case Call("turn", int()):
            return Call("turn", 0)
        case Call("react"):
            return replace(move, at=(0,))
        case _:
            return move


def _in_time(line: Sequence[Move], view: View) -> Move:
    """Return the first possible move of the line, at the line's time after the card was turned."""
    facts, wanted = view.facts, _without_time(view.legal[0])
    move = next((move for move in line if _without_time(move) == wanted), None)
    match move, facts:
        case Call("turn", int(after)), RaceFacts():
            return replace(move, value=facts.clock + after)
        case Call("react", at=(after,)), RaceFacts():
            return replace(move, at=((facts.shown_at or 0) + after,))
        case _:
            return view.legal[0]


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def _dealt(hands: Sequence[Sequence[Card]], leader: Seat, packets: int) -> tuple[Card, ...]:
    """Return the cards in dealing order, beginning with the leader."""
    in_turn = (*hands[leader:], *hands[:leader])
    rounds = range(0, len(in_turn[0]), packets)
    return tuple(card for at in rounds for hand in in_turn for card in hand[at : at + packets])


def _whole(first: Sequence[Card], pack: Sequence[Card]) -> tuple[Card, ...]:
    left = list(pack)
    for card in first:
        left.remove(card)
    return (*first, *left)


def _step(read: Mapping[str, Any], rules: Game[Any]) -> LessonStep:
    accept = tuple(map(rules.parse, read.get("accept", [])))
    if read["point"] not in get_args(Thing):
        raise ValueError(f"step {read['id']!r} of the lesson points at {read['point']!r}")
    ring = _cards(read.get("ring", ""))
    return LessonStep(read["id"], read["point"], accept, read.get("times", 1), read.get("shown", False), ring)
