"""Hints of plump: provable facts and reasons for a bid or a card."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.plump.bid_trials import TRIED, brings, tried
from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.fact import Fact, priced, sure_tricks
from tolva_gui.ai.hints.sight import SeenTrick, own_seat, seen_trick
from tolva_gui.ai.hints.trick_facts import facts_of_play, of_the_suits, rival
from tolva_gui.rules import kit
from tolva_gui.rules.games.plump.game import MET, MET_ZERO, UNKNOWN, PlumpState
from tolva_gui.rules.kit import Call, Move, Play, Seat, View, followers

POINT: Final = 3.0
"""A bid is ten points, a trick is one."""
LITTLE: Final = 0.3
"""A smaller difference in points between two bids does not decide."""


def question(view: View, _move: Move) -> Fact:
    state: PlumpState = view.public
    if state.phase == "bid":
        return Fact("count_tricks_and_bids" if _told_bids(state) else "count_tricks")
    seat, missing = own_seat(view), _missing(view)
    if missing is None:
        others = [other for other in range(view.info.seats) if other != seat]
        breakable = any(_missing(view, other) is not None for other in others)
        return Fact("whose_bid" if breakable else "each_trick")
    return numbers.question(sight_of(view), missing)


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    state, sight = view.public, sight_of(view)
    if state.phase == "bid":
        yield sure_tricks(sight.sure(sight.trump), sight.trump, bidding=True)
        yield from _of_sum(view)
        for move in view.legal:
            if isinstance(move, Call) and isinstance(move.value, int):
                yield from priced(move, move.value, MET if move.value else MET_ZERO, 0)
        yield from of_the_suits(sight)
        return
    if _missing(view) is None:
        yield from _of_bids(view)
    lost = "lost_all" if view.options["plump_scores_zero"] else "lost"
    yield from facts_of_play(sight)
    yield numbers.of_need(sight, _missing(view), lost)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    match move:
        case Play(cards=(card,)):
            sight, missing = sight_of(view), _missing(view)
            if missing is not None or not view.options["plump_scores_zero"]:
                yield from numbers.of_card(sight, card, missing, rival(over))
            others = {seat: _missing(view, seat) for seat in range(view.info.seats)}
            yield from numbers.of_holder(sight, card, others)
        case Call("bid", int(bid)):
            if isinstance(over, Call) and isinstance(over.value, int):
                yield from _of_bids_tried(view, bid, over.value)
        case _:
            return


def _of_bids_tried(view: View, bid: int, other: int) -> Iterator[Fact]:
    """The success rates of the two bids and their pay; the others' points, if those decide.

    If the sampled deals do not favour the bid, they are shown only beside an equally good bid.
    """
    mine, instead = tried(view, bid), tried(view, other)
    named: dict[str, object] = {"action": Call("bid", bid), "other": Call("bid", other)}
    speaks = mine.ahead > instead.ahead
    if speaks and mine.own - instead.own < LITTLE <= instead.others - mine.others:
        yield Fact(
            "bid_others", {**named, "mean": round(mine.others, 1), "instead": round(instead.others, 1)}
        )
    yield Fact(
        "bid",
        {
            **named,
            "tried": TRIED,
            "count": mine.percent,
            "rarer": instead.percent,
            "points": brings(view.public, bid, bid),
            "instead": brings(view.public, other, other),
        },
        use="weighing" if speaks else "even",
    )


def sight_of(view: View) -> SeenTrick:
    state: PlumpState = view.public
    playable = followers(state) if state.phase != "bid" else None
    return seen_trick(
        view, state.hands[own_seat(view)], playable, lambda card: -kit.ACE_HIGH.index(card.rank)
    )


def _missing(view: View, seat: Seat | None = None) -> int | None:
    """Number of tricks the seat still wants; None if its bid is lost."""
    state: PlumpState = view.public
    seat = own_seat(view) if seat is None else seat
    missing = (state.bids[seat] or 0) - state.tricks_won[seat]
    return numbers.wanted(sight_of(view), missing, own=seat == view.seat)


def _of_bids(view: View) -> Iterator[Fact]:
    """Whose bids can still be broken, and how."""
    missing = {seat: _missing(view, seat) for seat in range(view.info.seats) if seat != own_seat(view)}
    left = len(sight_of(view).hand)
    full = tuple(seat for seat, wanted in missing.items() if wanted == 0)
    if full:
        yield Fact("has_enough" if len(full) == 1 else "have_enough", {"seats": full})
    for seat, wanted in missing.items():
        if wanted:
            key = "needs_all" if wanted == left else "needs_more"
            yield Fact(key, {"seat": seat, "count": wanted, "rest": wanted, "points": left})


def _told_bids(state: PlumpState) -> list[int]:
    """The bids of the others, unless they are secret."""
    return [] if state.secret else [bid for bid in state.bids if bid is not None and bid != UNKNOWN]


def _of_sum(view: View) -> Iterator[Fact]:
    """The sum of the others' bids, and the forbidden bid (PLV2)."""
    state: PlumpState = view.public
    if view.question is not None and "forbidden" in view.question.values:
        yield Fact("forbidden", {"count": view.question.values["forbidden"]})
    told = _told_bids(state)
    if not told:
        return
    if sum(told) > state.cards:
        yield Fact("bids_over", {"count": sum(told), "points": state.cards})
    elif len(told) == len(state.bids) - 1:
        yield Fact("bids_left", {"count": state.cards - sum(told)})
    else:
        yield Fact("bids_sum", {"count": sum(told), "points": state.cards})
