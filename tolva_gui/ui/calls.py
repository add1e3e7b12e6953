"""What the viewer may call now, and what each call would be."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tolva_gui.rules.events import Event
from tolva_gui.rules.game import GUBBE_POINTS, Game, Gubbe, Move, Pass, PlayCard, View


@dataclass(frozen=True)
class Call:
    """A move that is not a card, and the event that it would be."""

    move: Move
    event: Event

    @property
    def stake(self) -> int:
        """What the side wins or loses by it; 0 for a call that risks nothing."""
        return GUBBE_POINTS[self.move.kind] if isinstance(self.move, Gubbe) else 0


def calls(game: Game[Any], view: View) -> Sequence[Call]:
    """Return the calls of the view's seat. The rules say what each would be called and earn."""
    return [Call(move, _trial(game, view, move)) for move in call_moves(view)]


def call_moves(view: View) -> Sequence[Move]:
    """Return the moves of the view's seat that are not cards: a refusal last, but for gubbar, which have no number."""
    moves = sorted(view.legal, key=lambda move: (isinstance(move, Gubbe), isinstance(move, Pass)))
    return [move for move in moves if not isinstance(move, PlayCard)]


def _trial(game: Game[Any], view: View, move: Move) -> Event:
    """Make the move in a world that fits; what is announced is the same in all of them."""
    events: list[Event] = []
    game.apply(game.determinize(view, Random(0)), move, events)
    return events[0]
