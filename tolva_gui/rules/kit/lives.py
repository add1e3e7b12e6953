"""Games with lives: each seat plays for itself, a seat without lives is out, and the last seat in wins.

The scores are the lives; `GameInfo.first_score` is their number at the start. `Standing.carried` and `Result.carried`
have one value, `OUT`: the seats that are out, in groups that left together, the first group first. The groups are
lists, as in JSON; tuples are accepted and become lists.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo, SetupError
from tolva_gui.rules.kit.dealing import all_from
from tolva_gui.rules.kit.finish_order import elimination_ranking
from tolva_gui.rules.kit.race_to import after_deal

OUT: Final = "out"


def seats_out(lives: Sequence[int]) -> list[Seat]:
    """Return the seats without lives.

    >>> seats_out((2, 0, 1, 0))
    [1, 3]
    """
    return [seat for seat, left in enumerate(lives) if not left]


def check_lives(info: GameInfo, standing: Standing) -> Standing:
    """Return the standing with its groups of seats that are out; raise SetupError if no deal can begin with it.

    Seats without lives are one group if the standing names none.
    """
    lives, most = standing.scores, info.first_score
    if not all(0 <= left <= most for left in lives) or len(lives) - len(seats_out(lives)) < 2:
        raise SetupError(
            "in {game} at least two players have lives, and nobody more than {most}: not {scores}",
            game=info.id,
            most=most,
            scores=list(lives),
        )
    if not lives[standing.dealer]:
        raise SetupError("seat {seat} has no lives and cannot deal", seat=standing.dealer)
    groups = _groups(standing)
    if {*standing.carried} - {OUT} or not _are_groups(groups, seats_out(lives)):
        raise SetupError(
            "the standing of {game} is out, the seats without lives in groups, not {left}",
            game=info.id,
            left=dict(standing.carried),
        )
    return replace(standing, carried={OUT: [list(group) for group in groups]})


def lose_lives(standing: Standing, losses: Iterable[ScoreLine]) -> Result:
    """Return the result of a deal with these losses, lines with negative points.

    A seat loses no more lives than it has; lines without a loss are left out. The game is over when fewer than two
    seats have lives: the seats that left last come next to the winner, or share the win if nobody is in.

    >>> lose_lives(Standing(0, (1, 3, 1), {OUT: []}), [ScoreLine("knock", 0, -2), ScoreLine("lowest", 2, -1)])
    Result(lines=(ScoreLine(kind='knock', side=0, points=-1), ScoreLine(kind='lowest', side=2, points=-1)), \
scores=(0, 3, 0), carried={'out': [[0, 2]]}, ranking=((1,), (0, 2)), void=False)
    """
    lives, lines = list(standing.scores), list[ScoreLine]()
    for line in losses:
        lost = min(-line.points, lives[line.side])
        if lost:
            lives[line.side] -= lost
            lines.append(replace(line, points=-lost))
    gone = [seat for seat in seats_out(lives) if standing.scores[seat]]
    groups = [*map(list, _groups(standing)), *([gone] if gone else [])]
    over = len(lives) - len(seats_out(lives)) < 2
    ranking = elimination_ranking(groups, len(lives)) if over else ()
    return Result(tuple(lines), tuple(lives), {OUT: groups}, ranking)


def after_lives(standing: Standing, result: Result) -> Standing | None:
    """Return the standing of the next deal: the next player with lives deals, the same one after a void deal.

    None once the game is over.
    """
    seats = len(result.scores)
    following = after_deal(standing, result, seats)
    if following is None or result.void:
        return following
    return replace(following, dealer=all_from(following.dealer, seats, seats_out(result.scores))[0])


def _groups(standing: Standing) -> Any:
    """Return the groups of the standing, unchecked; all seats without lives as one if it names none."""
    out = seats_out(standing.scores)
    return standing.carried.get(OUT, [out] if out else [])


def _are_groups(groups: Any, out: Sequence[Seat]) -> bool:
    """Return whether the value consists of groups that name each of the seats once."""
    if not isinstance(groups, list | tuple) or not all(isinstance(group, list | tuple) for group in groups):
        return False
    named = [seat for group in groups for seat in group]
    return all(groups) and all(type(seat) is int for seat in named) and sorted(named) == list(out)
