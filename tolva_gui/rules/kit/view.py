"""The view of most games, in which only the seat to act is asked."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tolva_gui.rules.events import Seat, Zones
from tolva_gui.rules.info import GameInfo, Options
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import CARDS_ONLY, Display, Facts, Question, View


class _Phased(Protocol):
    """A state with a phase of the deal."""

    @property
    def phase(self) -> str: ...


class _Asking(Protocol):
    """The part of a game that makes a view."""

    @property
    def info(self) -> GameInfo: ...
    def to_act(self, state: Any) -> Seat | None: ...
    def legal_moves(self, state: Any) -> list[Move]: ...


State = TypeVar("State", bound=_Phased)
Public = TypeVar("Public")


def view_of(
    game: _Asking,
    state: State,
    seat: Seat | None,
    public: State,
    *,
    options: Options,
    ranks: str,
    zones: Zones,
    facts: Facts,
    question: Callable[[State], Question | None] = lambda _state: None,
    display: Display = CARDS_ONLY,
    info: GameInfo | None = None,
) -> View:
    """Return a view in which only the seat to act (or the referee) is asked and has moves.

    *public*: the state without the cards hidden from the seat. *info*: the game's, where the options change it.
    """
    turn = game.to_act(state)
    asked = turn is not None and seat in (turn, None)
    return View(
        info=info or game.info,
        options=options,
        ranks=ranks,
        seat=seat,
        to_act=turn,
        legal=tuple(game.legal_moves(state)) if asked else (),
        zones=zones,
        facts=facts,
        public=public,
        phase=state.phase,
        question=question(state) if asked else None,
        display=display,
    )


def public_as(kind: type[Public], public: object) -> Public:
    """Return a view's public state as the state class of its game; raise TypeError for another game's."""
    if not isinstance(public, kind):
        raise TypeError(f"a view with a {kind.__name__} is needed, not one with a {type(public).__name__}")
    return public
