"""Whose move comes next: the seat to act, or in a race whoever is quickest."""

from collections.abc import Callable
from typing import Any

from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Game
from tolva_gui.rules.moves import Call, Move, mover


def next_move(game: Game[Any], state: Any, choose: Callable[[Seat], Move]) -> tuple[Seat | None, Move]:
    """Return who moves, and the move; None for what nobody at the table does, as closing a race.

    The deal is not over. In a race all who may react are asked what they will do and when; of equal times the first
    seat clockwise from the first is taken.
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
    """The time that a move of a game of speed carries."""
    if not isinstance(move, Call):
        raise TypeError(f"{move} has no time")
    return move.at[0] if move.at else int(move.value or 0)
