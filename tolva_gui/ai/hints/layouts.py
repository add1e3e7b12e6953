"""Layouts of the hidden cards for trials, drawn by what the others' calls and plays reveal if the game reads them."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final, Protocol, TypeVar, cast

from msgspec.structs import replace

from tolva_gui.ai.by_game import own_module
from tolva_gui.ai.player import Cancelled, SearchCancelled, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.solver.solve import solve
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, View
from tolva_gui.rules.protocol import Game, State

T = TypeVar("T")
TRIES: Final = 24
"""Worlds from which one is drawn."""
SOLVED: Final = 100
"""Layouts in which two moves are solved."""


def resampled(drawn: Callable[[], T], weight: Callable[[T], float], rng: Random) -> Iterator[T]:
    """Yield without end one of several worlds, by its weight; *drawn* returns the next one."""
    while True:
        worlds = [drawn() for _ in range(TRIES)]
        weights = [weight(world) for world in worlds]
        yield rng.choices(worlds, weights if any(weights) else None)[0]


class Worlds(Protocol):
    """The part of a game's module `worlds` that is used here."""

    def likely(self, view: View, even: Callable[[], Any], rng: Random, /) -> Iterator[State] | None:
        """Yield states that fit the view, drawn by their likelihood; None if calls and plays say nothing.

        *even*: draws a state that fits, all being equally likely.
        """
        ...


def likely_layouts(game: Game[Any], view: View, rng: Random) -> Iterator[State]:
    """Yield layouts without end; where nothing is read from calls and plays, all are equally likely."""
    even = partial(game.determinize, view, rng)
    yield from _likely(view, even, rng) or ()
    while True:
        yield even()


def reads(view: View) -> bool:
    """Return whether the layouts are drawn by what the others' calls and plays mean."""
    game, rng = BY_ID.of(view.info), Random(0)
    return _likely(view, partial(game.determinize, view, rng), rng) is not None


def solved_leads(
    view: View, move: Move, over: Move, seed: int, *, ms: float = 0, cancelled: Cancelled = never
) -> list[float]:
    """Return the first move's lead over the other with all cards known, in layouts that fit.

    Nothing where that cannot be counted, in *ms* milliseconds a layout (0: any time). Raise SearchCancelled.
    """
    game, leads = BY_ID.of(view.info), list[float]()
    for world in islice(likely_layouts(game, view, rng_for(view, seed)), SOLVED):
        if cancelled():
            raise SearchCancelled
        exact = solve(replace(game.view(world, None), seat=view.seat, legal=view.legal), ms, cancelled)
        if not exact or not {move, over} <= exact.keys():
            return []
        leads.append(exact[move] - exact[over])
    return leads


def _likely(view: View, even: Callable[[], Any], rng: Random) -> Iterator[State] | None:
    worlds = own_module(view.info, "worlds")
    return cast(Worlds, worlds).likely(view, even, rng) if hasattr(worlds, "likely") else None
