"""The next mover: the seat to act, or in a race the quickest seat."""

from collections.abc import Callable
from typing import Any

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call, Move, mover
from tolva_gui.rules.protocol import Game


def next_move(game: Game[Any], state: Any, choose: Callable[[Seat], Move]) -> tuple[Seat | None, Move]:
    """Return the seat and its move; seat None for a move of no seat, such as closing a race.

    The deal must not be over. In a race every seat that may react is asked for its move and time; the lowest
    seat wins a tie.
    """
    seat = game.to_act(state)
    if seat is not None:
        return seat, choose(seat)
    everybody = [seat for seat in range(game.info.seats) if game.view(state, seat).legal]
    due = [(_time(move), seat, move) for seat in everybody for move in (choose(seat),)]
    closing = [move for move in game.legal_moves(state) if mover(move, None) is None]
    time, first, move = min(due, key=lambda one: one[:2])
    if closing and _time(closing[0]) <= time:
        return None, closing[0]
    return first, move


def _time(move: Move) -> int:
    """Return the time carried by a move of a race."""
    if not isinstance(move, Call):
        raise TypeError(f"{move} has no time")
    return move.at[0] if move.at else int(move.value or 0)
