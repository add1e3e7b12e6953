"""The account of a deal: the standing before it, its score lines and result, and how they are shown and counted."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field, json

from tolva_gui.rules.events import Seat, Side

if TYPE_CHECKING:
    from tolva_gui.rules.info import GameInfo

Carried = Mapping[str, Any]
"""Values carried over from earlier deals besides the scores, as JSON values."""


class Carry(Struct, frozen=True, forbid_unknown_fields=True):
    """What deals leave to the next besides the scores, with the bounds of each value.

    A game derives its own, whose defaults are what the first deal begins with.
    """

    def written(self) -> Carried:
        """Return the values as JSON has them, lists among them."""
        values: Carried = json.decode(json.encode(self))
        return values


class Standing(Struct, frozen=True):
    """The start of a deal: its dealer, the scores of the sides, values carried over, and its number."""

    dealer: Seat
    scores: tuple[int, ...]
    carried: Carried = field(default_factory=dict)
    deal: int = 1


class ScoreLine(Struct, frozen=True, gc=False):
    """A line of the sheet. `points`: the change, for `fall` the new score."""

    kind: str
    side: Side
    points: int


class Result(Struct, frozen=True):
    """The end of a deal.

    *ranking*: empty while the game goes on; once it is over, the sides from best to worst, ties together. *void*: a new
    deal was demanded, by the same dealer.
    """

    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    carried: Carried = field(default_factory=dict)
    ranking: tuple[tuple[Side, ...], ...] = ()
    void: bool = False

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won the game; several if they share the win."""
        return self.ranking[0] if self.ranking else ()

    @property
    def winner(self) -> Side | None:
        """The side that has won the game, the first of those that share the win."""
        return min(self.winners, default=None)

    def place(self, side: Side) -> int | None:
        """Return the final place of a side, from 1; ties share it. None while the game goes on.

        >>> [Result((), (0, 2, 2), ranking=((1, 2), (0,))).place(side) for side in range(3)]
        [3, 1, 1]
        """
        better = 0
        for level in self.ranking:
            if side in level:
                return better + 1
            better += len(level)
        return None


def lead(result: Result, side: Side, before: Sequence[int], info: "GameInfo") -> float:
    """Return the side's gain minus the mean gain of the others; without points, a value by places.

    *before*: the scores before the deal. Where scores count losses, a gain is what the others lose more.
    Sole first place is worth 1, sole last place −1.
    """
    sign = -1 if info.losses else 1
    gains = [sign * (after - had) for after, had in zip(result.scores, before, strict=True)]
    if any(gains):
        others = [gain for other, gain in enumerate(gains) if other != side]
        return gains[side] - sum(others) / len(others)
    place = {each: level for level, tied in enumerate(result.ranking) for each in tied}
    if side not in place:
        return 0.0
    rivals = [place[other] - place[side] for other in place if other != side]
    return sum((gap > 0) - (gap < 0) for gap in rivals) / max(1, len(before) - 1)


class AccountStep(Struct, frozen=True):
    """A step in the scoring of a deal, as a sentence: a key for its words and the values in them.

    Values called `payer`, `taker` or `owner` are seats.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class PaperEntry(Struct, frozen=True):
    """One entry of a score paper. *value*: None if it goes without saying.

    *stroke*: once struck out, the player numbers above and below the stroke, counted from 1; 0 for none.
    """

    value: int | None = None
    stroke: tuple[int, int] | None = None


class Deed(NamedTuple):
    """A seat's undertaking in a finished deal, and whether it was fulfilled."""

    seat: Seat
    what: str
    made: bool
