"""Layouts of the hidden cards for trials: drawn by what the others' calls and plays mean, where the game can do so."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, cast

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
    worlds = _worlds(view.info.family or view.info.id)
    return None if worlds is None else worlds.likely(view, rng)


@cache
def _worlds(game: str) -> Worlds | None:
    name = f"tolva_gui.ai.games.{game.replace('-', '_')}.worlds"
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return None
    module = import_module(name)
    return cast(Worlds, module) if hasattr(module, "likely") else None
