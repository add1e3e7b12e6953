"""The one judge of choices: hint, review, another try, path, practice, misses and the master's play all ask it.

A position is weighed once, by several looks of the best player (`advice`). Two moves are then compared in a second,
independent sample: only the two of them, in the same worlds. A move is a miss only if both samples agree, and late in a
game of two sides only if it is surely one with all cards known, over layouts that fit. What has been weighed is stored
under the seat's knowledge, so that the same position has the same verdict everywhere, also tomorrow.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from math import inf
from statistics import fmean
from typing import Final, Literal, Protocol

from msgspec import Struct, field, json
from msgspec.structs import replace

from tolva_gui.ai.hints.advice import LEVEL, LOOK, LOOKS, Advice, Sure, advise, with_error
from tolva_gui.ai.hints.by_game import point_of, speaker_for
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.hints import Hint, explained, hint_for
from tolva_gui.ai.hints.layouts import solved_leads
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Player, never
from tolva_gui.ai.rng import key_of
from tolva_gui.ai.solver.solve import MOST_MS, is_late, solve
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

log = logging.getLogger(__name__)

VERSION: Final = 5
"""Raise it when positions should be weighed again: stored values of another version do not count."""
SLIP: Final = 0.15
"""Points of tolva that a choice must cost to be worth a word; other games scale it by their `POINT`."""
BLUNDER: Final = 0.6
_CLEARLY: Final = 2.0
"""Number of standard errors from which a loss counts."""
_SECOND: Final = 100
"""The first seed of the second sample."""
_CONFIRMED: Final = 0.75
"""Share of the looks of the second sample that must name the better move."""
_EASY: Final = "rules"
"""The player whose choices are nothing special."""
_REMEMBERED: Final = 2000
"""Verdicts whose reasons are remembered."""

Weight = Literal["only", "best", "fine", "slip", "blunder", "unjudged"]
MISSES: Final = ("slip", "blunder")
Maker = Callable[[str, int], Player]


class Verdict(Struct, frozen=True):
    """The played move and the best one; losses and values in points of the deal.

    `values` are those the seat could expect. `open_best` and `open_loss`: as the cards lay, exact; `open_best` is
    None where nothing is, and `open_late` if that could only not be counted in time. *point*: how many of these
    points weigh as much as one point of tolva. *reasons*: for the best move over the played one, if that was a
    miss; *question*: what to think of then, without naming the move. `unjudged`: the players give the move no
    value.
    """

    played: Move
    best: Move
    weight: Weight
    loss: float = 0.0
    values: Mapping[Move, float] | None = None
    open_best: Move | None = None
    open_loss: float = 0.0
    open_late: bool = False
    point: float = 1.0
    reasons: tuple[HintReason, ...] = ()
    question: Fact | None = None

    @property
    def missed(self) -> bool:
        """Whether another move was better, as far as the seat could know."""
        return self.weight in MISSES

    @property
    def right(self) -> bool:
        """Whether it was judged, and no other move was better."""
        return self.weight in ("only", "best", "fine")

    @property
    def open_slip(self) -> bool:
        """Whether another move would have been better in the actual layout, by enough to be worth a word."""
        return self.open_best not in (None, self.played) and self.open_loss >= SLIP * self.point


class Store(Protocol):
    """Where weighed positions are stored, such as a dict; `get` returns None for an unknown key. Neither raises."""

    def get(self, key: str, /) -> bytes | None: ...
    def __setitem__(self, key: str, value: bytes, /) -> None: ...


class Compared(Struct):
    """The second sample: the best move's lead over another in each look, and how many looks named it.

    *solved*: its mean lead in layouts with all cards known, and the error of that; this lead is then the one told.
    """

    leads: list[float]
    named: int
    solved: tuple[float, float] | None = None

    @property
    def lead(self) -> float:
        return (self.solved or with_error(self.leads))[0]

    @property
    def error(self) -> float:
        return (self.solved or with_error(self.leads))[1]

    @property
    def halves(self) -> tuple[float, float]:
        """The lead in each half of the looks, which are independent samples."""
        half = (len(self.leads) + 1) // 2
        return fmean(self.leads[:half]), fmean(self.leads[half:] or self.leads)

    @property
    def agrees(self) -> bool:
        """Whether enough of the looks named the best move, and solving did not deny it."""
        return self.named >= _CONFIRMED * len(self.leads) and (self.solved is None or self.lead >= 0)

    def confirms(self, least: float) -> bool:
        """Whether the best move is surely better, by at least that many points."""
        samples = (with_error(self.leads), (self.lead, self.error))
        return self.agrees and all(lead >= max(least, _CLEARLY * error) for lead, error in samples)


class Weighed(Struct):
    """A position as it is stored: the first sample, and the moves compared in the second; moves in notation."""

    version: int
    move: str
    values: dict[str, float]
    sure: Sure
    looks: int
    agree: int
    gain: float
    error: float
    over: str | None
    against: dict[str, Compared | None] = field(default_factory=dict)


class Judge:
    """Weighs positions and judges moves; every answer is stored and given again.

    *maker* makes the players; *budget*: for one look; *open_ms*: for solving a position with all cards known. Methods
    raise SearchCancelled when *cancelled* says so, and can take a second.
    """

    def __init__(
        self,
        maker: Maker = make_player,
        store: Store | None = None,
        budget: Budget = LOOK,
        open_ms: float = MOST_MS,
    ) -> None:
        self._maker = maker
        self._budget = budget
        self._open_ms = open_ms
        self._store: Store = {} if store is None else store
        self._reasons: dict[tuple[str, Move], tuple[HintReason, ...]] = {}

    def answers(self, view: View, *, cancelled: Cancelled = never) -> Iterator[Advice | Hint]:
        """Yield ever better advice, then the hint, and once more if trials have shown reasons."""
        if self._known(view) is None:
            yield from self._weigh(view, cancelled)
        advice = self.weigh(view, cancelled=cancelled)
        yield advice
        yield hint_for(view, advice)
        if advice.over is not None and not advice.close:
            yield explained(view, advice, cancelled)

    def weigh(self, view: View, *, cancelled: Cancelled = never) -> Advice:
        """Return the advice for the position, its gain measured in the second sample."""
        advice = self._first(view, cancelled)
        if advice.over is None or advice.close:
            return advice
        second = self._against(view, advice, advice.over, cancelled)
        if second is None:
            return advice
        values = _corrected(advice, advice.over, second.lead)
        return replace(advice, values=values, gain=second.lead, error=second.error, confirmed=second.agrees)

    def judge(self, view: View, everything: View, played: Move, *, cancelled: Cancelled = never) -> Verdict:
        """Judge the move that the seat of `view` made, without reasons; `everything` is the referee's view then."""
        if len(view.legal) == 1 and played in view.legal:
            return Verdict(played, played, "only")
        advice = self._first(view, cancelled)
        weight, loss = self._weight(view, advice, played, cancelled)
        question = speaker_for(view.info).question(view, advice.move) if weight in MISSES else None
        values = _corrected(advice, played, loss) if weight in MISSES else advice.values
        verdict = Verdict(played, advice.move, weight, loss, values, point=advice.point, question=question)
        return self._with_open_cards(verdict, view, everything, cancelled)

    def knows(self, view: View, played: Move) -> bool:
        """Return whether the move can be judged from what is stored."""
        entry = self._known(view)
        if entry is None:
            return view.legal == (played,)
        if str(played) in (entry.move, *entry.against):
            return True
        advice = _advice(view, entry)
        return _first_gap(advice, played) < SLIP * advice.point

    def explained(self, view: View, verdict: Verdict, *, cancelled: Cancelled = never) -> Verdict:
        """Return the verdict with the reasons for the best move: over the played one, else over the second best."""
        if not verdict.missed and verdict.weight != "best":
            return verdict
        key = key_of(view), verdict.played
        if key not in self._reasons:
            advice = self.weigh(view, cancelled=cancelled)
            if verdict.missed:
                advice = replace(advice, over=verdict.played, gain=verdict.loss, error=0.0, confirmed=True)
            self._reasons[key] = explained(view, advice, cancelled).reasons
            if len(self._reasons) > _REMEMBERED:
                del self._reasons[next(iter(self._reasons))]
        return replace(verdict, reasons=self._reasons[key])

    def praised(self, view: View, verdict: Verdict, *, cancelled: Cancelled = never) -> Hint | None:
        """Return the hint for the played move if it deserves praise, without reasons from trials.

        It was the best, also as the cards lay; the second best would have been a miss; and a simple player would not
        have found it.
        """
        if verdict.weight != "best" or verdict.open_slip:
            return None
        advice = self.weigh(view, cancelled=cancelled)
        if advice.over is None or advice.close or advice.gain < SLIP * advice.point:
            return None
        easy = self._maker(_EASY, 0).choose(view, self._budget, cancelled).move
        return None if easy == verdict.played else hint_for(view, advice)

    def _weight(self, view: View, advice: Advice, played: Move, cancelled: Cancelled) -> tuple[Weight, float]:
        """How good the move is, and what it costs."""
        if played == advice.move:
            return "best", 0.0
        first, least = _first_gap(advice, played), SLIP * advice.point
        if first < least:
            return "fine", max(first, 0.0)
        second = self._against(view, advice, played, cancelled)
        if second is None:
            return "unjudged", 0.0
        agreed = first < inf or min(second.halves) >= least
        if not (agreed and second.confirms(least)):
            return "fine", max(second.lead, 0.0)
        return "blunder" if second.lead >= BLUNDER * advice.point else "slip", second.lead

    def _with_open_cards(
        self, verdict: Verdict, view: View, everything: View, cancelled: Cancelled
    ) -> Verdict:
        """The verdict with what would have been best as the cards lay, where that can be solved."""
        exact = self._exact(replace(everything, seat=view.seat, legal=view.legal), cancelled)
        if exact is None or verdict.played not in exact:
            return replace(verdict, open_late=exact is not None and not exact)
        most = max(exact.values())
        # Of several that are best the played one, then the advised one.
        best = next(move for move in (verdict.played, verdict.best, *exact) if exact.get(move) == most)
        return replace(verdict, open_best=best, open_loss=most - exact[verdict.played])

    def _exact(self, open_view: View, cancelled: Cancelled) -> Mapping[Move, float] | None:
        """What each move brings with all cards known, nothing if that takes too long; None if it cannot be solved."""
        found = self._known(open_view)
        if found is None:
            exact = solve(open_view, self._open_ms, cancelled)
            if exact is None:
                return None
            best = max(exact, key=lambda move: exact[move], default=open_view.legal[0])
            found = _weighed(Advice(best, exact, "exact", 1, 1))
            self._keep(open_view, found)
        return _advice(open_view, found).values

    def _first(self, view: View, cancelled: Cancelled) -> Advice:
        """The first sample, stored or taken now."""
        found = self._known(view)
        if found is None:
            *_, advice = self._weigh(view, cancelled)
            return advice
        return _advice(view, found)

    def _weigh(self, view: View, cancelled: Cancelled) -> Iterator[Advice]:
        advice = None
        for advice in advise(view, budget=self._budget, cancelled=cancelled, maker=self._maker):
            yield advice
        if advice is not None and advice.sure != "only":
            entry = _weighed(advice)
            self._keep(view, entry)
            yield _advice(view, entry)

    def _against(self, view: View, advice: Advice, other: Move, cancelled: Cancelled) -> Compared | None:
        """The second sample of the best move and another; None if the players do not value both."""
        text = str(other)
        entry = self._known(view) or _weighed(advice)
        if text not in entry.against:
            entry.against[text] = self._compare(view, advice.move, other, cancelled)
            self._keep(view, entry)
        return entry.against[text]

    def _compare(self, view: View, best: Move, other: Move, cancelled: Cancelled) -> Compared | None:
        """Weigh the two moves alone; a lead that the looks confirm is also solved, late in a game of two sides."""
        # In the order of the rules, so that it does not decide between equals; examples of open moves may lack them.
        listed = tuple(move for move in view.legal if move in (best, other))
        both = replace(view, legal=listed if len(listed) > 1 else (best, other))
        players = [self._maker(LEVEL, _SECOND + number) for number in range(LOOKS)]
        choices = [player.choose(both, self._budget, cancelled) for player in players]
        rows = [choice.values or {} for choice in choices]
        if not all({best, other} <= row.keys() for row in rows):
            return None
        sampled = [round(row[best] - row[other], 4) for row in rows]
        second = Compared(sampled, sum(choice.move == best for choice in choices))
        if is_late(view) and second.confirms(SLIP * point_of(view.info)):
            solved = solved_leads(view, best, other, _SECOND, cancelled=cancelled)
            second.solved = with_error(solved) if solved else None
        return second

    def _known(self, view: View) -> Weighed | None:
        """What is stored about the position, None if nothing of this version."""
        data = self._store.get(key_of(view))
        return None if data is None else _decoded(data, view)

    def _keep(self, view: View, entry: Weighed) -> None:
        self._store[key_of(view)] = json.encode(entry)


def _corrected(advice: Advice, other: Move, lead: float) -> dict[Move, float]:
    """The values with that of the other move as the second sample has it, so that list and sentence agree."""
    if advice.move not in advice.values:
        return dict(advice.values)
    return {**advice.values, other: advice.values[advice.move] - lead}


def _first_gap(advice: Advice, played: Move) -> float:
    """What the move costs by the first sample; infinity if that did not weigh it."""
    values = advice.values
    if not {played, advice.move} <= values.keys():
        return inf
    return values[advice.move] - values[played]


def _weighed(advice: Advice) -> Weighed:
    return Weighed(
        VERSION,
        str(advice.move),
        {str(move): round(value, 4) for move, value in advice.values.items()},
        advice.sure,
        advice.looks,
        advice.agree,
        round(advice.gain, 4),
        round(advice.error, 4),
        None if advice.over is None else str(advice.over),
    )


def _decoded(data: bytes, view: View) -> Weighed | None:
    """The entry; None, which means judging again, if it is of another version or damaged."""
    try:
        entry = json.decode(data, type=Weighed)
        if entry.version != VERSION:
            return None
        _advice(view, entry)
    except (ValueError, RecursionError) as error:
        log.warning("a stored verdict cannot be read, so the position is judged again: %s", error)
        return None
    return entry


def _advice(view: View, entry: Weighed) -> Advice:
    parse = BY_ID.of(view.info).parse
    return Advice(
        parse(entry.move),
        {parse(text): value for text, value in entry.values.items()},
        entry.sure,
        entry.looks,
        entry.agree,
        entry.gain,
        entry.error,
        point_of(view.info),
        None if entry.over is None else parse(entry.over),
    )
