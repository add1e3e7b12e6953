"""Layouts of the hidden cards for trials: drawn by what the others' calls and plays mean, where the game can do so."""

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol, cast

from tolva_gui.ai.own_modules import own_module
from tolva_gui.rules.protocol import Game, State
from tolva_gui.rules.view import View


class Worlds(Protocol):
    """The part of a game's module `worlds` that is used here."""

    def likely(self, view: View, rng: Random, /) -> Iterator[State] | None:
        """Yield states that fit the view, each as often as it is likely; None if calls and plays say nothing."""
        ...


def likely_layouts(game: Game[Any], view: View, rng: Random) -> Iterator[State]:
    """Yield layouts without end; where nothing is read from calls and plays, all are equally likely."""
    found = _likely(view, rng)
    if found is not None:
        yield from found
    while True:
        yield game.determinize(view, rng)


def reads(view: View) -> bool:
    """Return whether the layouts are drawn by what the others' calls and plays mean."""
    return _likely(view, Random(0)) is not None


def _likely(view: View, rng: Random) -> Iterator[State] | None:
    worlds = own_module(view.info, "worlds")
    return cast(Worlds, worlds).likely(view, rng) if hasattr(worlds, "likely") else None
