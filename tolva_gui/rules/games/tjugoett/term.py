"""The start and end of a banker's term: purses, and the list of past bankers."""

from typing import Any

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.tjugoett.state import TjugoettState


def check_term(standing: kit.Standing) -> kit.Standing:
    seats, scores = len(standing.scores), standing.scores
    bankers = standing.carried.get("bankers", [])
    _check_bankers(bankers, standing, seats)
    if standing.deal > seats:
        raise kit.SetupError(
            "each of {seats} players is banker once; there is no deal {deal}",
            seats=seats,
            deal=standing.deal,
        )
    if min(scores) < 0 or sum(score > 0 for score in scores) < 2:
        raise kit.SetupError(
            "two players at least have money, and none owes any: not {scores}", scores=list(scores)
        )
    if not scores[standing.dealer]:
        raise kit.SetupError("seat {seat} has no money for a bank", seat=standing.dealer)
    return replace(standing, carried={"bankers": list(bankers)})


def next_banker(dealer: kit.Seat, scores: tuple[int, ...], bankers: list[kit.Seat]) -> kit.Seat | None:
    """Return the next seat to the left with money that has not been banker; None when the game is over."""
    if sum(score > 0 for score in scores) < 2:
        return None
    following = kit.others_after(dealer, len(scores))
    return next((seat for seat in following if scores[seat] and seat not in bankers), None)


def term_lines(state: TjugoettState) -> tuple[kit.ScoreLine, ...]:
    """Return the gain or loss of each seat in the term, the banker's line first."""
    dealer, before = state.standing.dealer, state.standing.scores
    change = [after - first for after, first in zip(state.scores, before, strict=True)]
    others = [seat for seat in range(len(change)) if seat != dealer]
    lines = [kit.ScoreLine("bank", dealer, change[dealer])]
    lines += [kit.ScoreLine("play", seat, change[seat]) for seat in others]
    return tuple(line for line in lines if line.points)


def _check_bankers(bankers: Any, standing: kit.Standing, seats: int) -> None:
    known = isinstance(bankers, list | tuple) and all(
        type(seat) is int and 0 <= seat < seats for seat in bankers
    )
    if not known or len({*bankers}) < len(bankers) or {*standing.carried} - {"bankers"}:
        raise kit.SetupError(
            "the standing of tjugoett is bankers, a list of seats, not {left}", left=dict(standing.carried)
        )
    if standing.dealer in bankers:
        raise kit.SetupError("seat {seat} has been banker already", seat=standing.dealer)
