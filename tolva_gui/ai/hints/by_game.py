"""Access to each game's hints: the module `hints` in its folder, or its family's, below `ai/games`.

A game without such a module has neither hints nor verdicts, because they need its reasons for moves.
"""

from typing import TYPE_CHECKING, Protocol, cast

from tolva_gui.ai.by_game import has_module, own_module
from tolva_gui.rules.info import GameInfo
from tolva_gui.words.game_data import game_data

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tolva_gui.ai.hints.fact import Fact
    from tolva_gui.rules.moves import Move
    from tolva_gui.rules.view import View


class Speaker(Protocol):
    """The interface of a game's `hints` module."""

    @property
    def POINT(self) -> float:  # noqa: N802
        """How many units of the players' values weigh as much as one point of tolva, where twelve win the game.

        The review is silent about a move that costs less than `judge.SLIP` of it, and calls one that costs
        `judge.BLUNDER` of it a blunder. 0: the players count nothing, so there are hints but no verdicts.
        """
        ...

    def question(self, view: "View", move: "Move", /) -> "Fact":
        """Return a question that points at the matter without naming the move, where there is a choice."""
        ...

    def facts(self, view: "View", moves: "Sequence[Move]", /) -> "Iterable[Fact]":
        """Return facts certain for the seat on turn whatever the others hold, the answer to the question first.

        *moves*: the moves compared, the advised one first; facts about calls cover all legal ones.
        """
        ...

    def reasons(self, view: "View", move: "Move", over: "Move | None", /) -> "Iterable[Fact]":
        """Return certain facts in favour of the move, the weightiest first; nothing if there are none.

        *over*: the move it is compared with.
        """
        ...


def is_advised(info: GameInfo) -> bool:
    return has_module(info, "hints")


def is_judged(info: GameInfo) -> bool:
    """Return whether there are verdicts for the game: its players count values, and it is not all luck."""
    return point_of(info) > 0 and not game_data(info.id).luck


def point_of(info: GameInfo) -> float:
    """Return what weighs as much as one point of tolva (`Speaker.POINT`); 0 for a game without hints."""
    return speaker_for(info).POINT if is_advised(info) else 0.0


def speaker_for(info: GameInfo) -> Speaker:
    """Return the game's `hints` module; raise LookupError if there is none."""
    speaker = own_module(info, "hints")
    if speaker is None:
        raise LookupError(f"{info.id} has no module hints: nothing speaks for its moves")
    return cast(Speaker, speaker)


def compared_with(view: "View", move: "Move", others: "Sequence[Move]") -> "Sequence[Move]":
    """Return the moves that answer the hint's question if the move is compared with one of them.

    A game says so in `compared(view, move, others)` of its module; by default all do.
    """
    compared = getattr(speaker_for(view.info), "compared", None)
    return others if compared is None else compared(view, move, others) or others
