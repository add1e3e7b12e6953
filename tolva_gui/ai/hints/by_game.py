"""What each game has to say for its moves: `hints` in its folder, or in its family's, below `ai/games`.

A game without one has neither hints nor verdicts: they have to know what speaks for a move in it.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from tolva_gui.rules.game import GameInfo
from tolva_gui.words.game_data import game_data

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tolva_gui.ai.hints.fact import Fact
    from tolva_gui.ai.player import Budget
    from tolva_gui.rules.game import View
    from tolva_gui.rules.moves import Move


class Speaker(Protocol):
    """What such a module has."""

    @property
    def POINT(self) -> float:  # noqa: N802
        """How much of what the game's players count weighs as much as one of the points of tolva.

        0: they count nothing, and there are hints but no verdicts.
        """
        ...

    @property
    def LOOK(self) -> "Budget":  # noqa: N802
        """How long the game's best player thinks each time it is asked; without a number as long as it likes."""
        ...

    def question(self, view: "View", move: "Move", /) -> "Fact":
        """Return a question that points at the matter without naming the move."""
        ...

    def facts(self, view: "View", moves: "Sequence[Move]", /) -> "Iterable[Fact]":
        """Return what is certain for the seat on turn whatever the others hold, the answer to the question first.

        *moves*: what is weighed up, the advised one first; calls are told of all that may be made.
        """
        ...

    def reasons(self, view: "View", move: "Move", over: "Move | None", /) -> "Iterable[Fact]":
        """Return what is certain and speaks for the move, the weightiest first; nothing where nothing does.

        *over*: the move that it is compared with.
        """
        ...

    def all_known(self, view: "View") -> bool:
        """Return whether nothing is hidden from the seat that matters, so that the search has counted to the end."""
        ...


def is_advised(info: GameInfo) -> bool:
    """Return whether there are hints for the game."""
    return _exists(_module(info))


def is_judged(info: GameInfo) -> bool:
    """Return whether there are verdicts for the game: something is counted in it, and it is not all luck."""
    return is_advised(info) and speaker_for(info).POINT > 0 and not game_data(info.id).luck


def speaker_for(info: GameInfo) -> Speaker:
    """Return what speaks for the moves of the game; raise LookupError if nothing does."""
    return _speaker(_module(info))


def _module(info: GameInfo) -> str:
    return f"tolva_gui.ai.games.{(info.family or info.id).replace('-', '_')}.hints"


@cache
def _speaker(name: str) -> Speaker:
    if not _exists(name):
        raise LookupError(f"{name} is missing: nothing speaks for the moves of this game")
    return cast(Speaker, import_module(name))


def _exists(name: str) -> bool:
    folder = name.rpartition(".")[0]
    return find_spec(folder) is not None and find_spec(name) is not None
