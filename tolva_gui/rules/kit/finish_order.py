"""A deal that is a game by itself: who is out first has won, and the places of the others follow."""

from collections.abc import Sequence

from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import GameInfo, ScoreLine, SetupError, Standing


def check_nothing_left(info: GameInfo, standing: Standing) -> Standing:
    """Return the standing of a game in which a deal leaves nothing; raise SetupError for one that brings something."""
    if standing.left:
        raise SetupError(
            "a deal of {game} leaves nothing to the next, not {names}",
            game=info.id,
            names=", ".join(standing.left),
        )
    return standing


def check_one_deal(info: GameInfo, standing: Standing) -> Standing:
    """Return the standing of a game that is one deal; raise SetupError for another deal than the first."""
    if standing.deal != 1:
        raise SetupError(
            "each deal of {game} is a game: there is no deal {deal}", game=info.id, deal=standing.deal
        )
    return check_nothing_left(info, standing)


def place_lines(out: Sequence[Seat]) -> tuple[ScoreLine, ...]:
    """Return a line with its place for each seat that is out, in order of seats.

    >>> place_lines([2, 0])
    (ScoreLine(kind='place', side=0, points=2), ScoreLine(kind='place', side=2, points=1))
    """
    return tuple(ScoreLine("place", seat, out.index(seat) + 1) for seat in sorted(out))


def place_ranking(out: Sequence[Seat], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from best to worst: those that are out in order, then all others together.

    >>> place_ranking([2, 0], 4)
    ((2,), (0,), (1, 3))
    """
    others = tuple(seat for seat in range(seats) if seat not in out)
    return (*((seat,) for seat in out), *((others,) if others else ()))
