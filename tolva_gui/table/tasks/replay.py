"""A recorded deal at the table again, as a task: seen to its end as it fell, or played on from a missed choice."""

from collections.abc import Collection
from random import Random
from typing import Any, ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord, RecordedDeal, game_of
from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import Parti
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import tricks_of
from tolva_gui.table.daily import made
from tolva_gui.table.host import Host, further_of
from tolva_gui.table.review_positions import play_again
from tolva_gui.table.tasks.task import DONE, Note, Saying, Task, Text, stand_in

REPLAY: Final = "replay"
"""The mark of a table at which a deal is only seen."""
RETRY: Final = "retry"
"""The mark of a table at which a missed choice is tried again."""
_WAYS: Final = 12
"""Number of ways of playing on, drawn by lot; one that ends otherwise suffices to call a deal undecided."""
_LONGEST: Final = 400
"""Number of moves after which players who draw lots are taken to find no end."""
_SEEN: Final = 4
"""Least number of moves to see again."""


def moves_before_decision(record: GameRecord, deal: RecordedDeal) -> int:
    """Return the number of moves of a finished deal before the trick, or the move, that decided it."""
    parti = Parti(game_of(record), record.options, deal.standing)
    parti.start_deal(deal.deck, further_of(record, deal))
    starts, tricks = [(0, parti.deal.state)], 0
    for number, each in enumerate(deal.moves[:-_SEEN], 1):
        parti.play(each.seat, each.move)
        taken = len(tricks_of(parti.game.view(parti.deal.state, None).facts))
        if taken == 0 or taken > tricks:
            starts.append((number, parti.deal.state))
        tricks = taken
    undecided = (number for number, state in reversed(starts) if not _is_decided(parti.game, state, deal))
    return next(undecided, 0)


def _is_decided(game: Game[Any], state: Any, deal: RecordedDeal) -> bool:
    losses = game.info.losses
    best = _best(deal.result, deal, losses=losses)
    ends = (_played_on(game, state.copy(), Random(way)) for way in range(_WAYS))
    return bool(best) and all(_best(end, deal, losses=losses) == best for end in ends)


def _played_on(game: Game[Any], state: Any, rng: Random) -> Result | None:
    for _ in range(_LONGEST):
        result = game.result(state)
        if result is not None:
            return result
        game.apply(state, rng.choice(game.legal_moves(state)))
    return None


def _best(result: Result | None, deal: RecordedDeal, *, losses: bool) -> Collection[Side]:
    """Return the sides that gained most, or those placed last where nothing is scored."""
    if result is None:
        return ()
    sign = -1 if losses else 1
    gains = [sign * (now - then) for now, then in zip(result.scores, deal.standing.scores, strict=True)]
    if not any(gains):
        return result.ranking[-1] if result.ranking else ()
    return [side for side, gain in enumerate(gains) if gain == max(gains)]


class ReplayTask(Task, eq=False):
    """From where the deal was decided to its end. *told*: what is said about it. *begins*: the moves before that."""

    mark: ClassVar[str] = REPLAY
    finds: ClassVar[bool] = False

    record: GameRecord
    deal: RecordedDeal
    told: str
    begins: int = 0

    def __post_init__(self) -> None:
        self.begins = moves_before_decision(self.record, self.deal)

    def again(self) -> Host:
        """Return a new table. Nobody is to act at it: the moves are known."""
        seats = tuple(replace(seat, kind="computer") for seat in self.record.seats)
        host = play_again(replace(self.record, seats=seats), self.deal, self.begins, seed=0)
        host.extra = self.record.extra
        return host

    def known_move(self) -> Move | None:
        made = len(self.host.moves) if self.host is not None else len(self.deal.moves)
        return self.deal.moves[made].move if made < len(self.deal.moves) else None

    def note(self, _lang: str) -> Note:
        """Return what is said about the deal."""
        return Note(
            Saying("deal", (self.deal.number,)),
            self.told,
            on=DONE if self.over else Saying("skip"),
            once_more=Saying("once more") if self.over else "",
            away="",
            goes_on=self.over,
        )


class RetryPoint(Struct, frozen=True):
    """The place in the review: the game, its deal, the step after the move, and the seat that made it."""

    record: GameRecord
    deal: RecordedDeal
    number: int
    step: int
    seat: Seat


class RetryTask(Task, eq=False):
    """The deal is played on after the choice; nothing of it is saved."""

    mark: ClassVar[str] = RETRY
    finds: ClassVar[bool] = False

    at: RetryPoint

    def again(self) -> Host:
        """Return a new table before the choice, with computers in all other seats."""
        record = self.at.record
        seats = tuple(
            replace(each, kind="me", level=None) if number == self.at.seat else stand_in(each)
            for number, each in enumerate(record.seats)
        )
        host = play_again(replace(record, seats=seats), self.at.deal, self.at.step - 1, seed=0)
        host.extra = tuple(line for line in record.extra if line[0] == marks.FACE)
        return host

    def asks(self) -> bool:
        """Return whether the missed choice is open."""
        return self.host is not None and len(self.host.moves) == self.at.step - 1

    def note(self, _lang: str) -> Note:
        """Return what may be done, and after the deal what it brought."""
        return Note(
            Saying("played to the end" if self.over else "try again"),
            "" if self.over else Saying("choose else"),
            self._result(),
            on=Saying("to the review"),
            once_more=Saying("once more"),
            away="",
            goes_on=self.over,
        )

    def _result(self) -> Text:
        """Return the deal's result, and the original one."""
        result, before = self.host.result() if self.host is not None else None, self.at.deal.result
        if self.host is None or result is None or before is None:
            return ""
        now = made(self.host.info, self.host.standing, result, self.at.seat)
        then = made(self.host.info, self.at.deal.standing, before, self.at.seat)
        if now.by_place and then.by_place:
            return Saying("places", (now.place, then.place))
        return Saying(
            "points", tuple(f"{points:+d}".replace("-", "−") for points in (now.points, then.points))
        )
