"""What speaks for a bid or a card in plump."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick, weighed
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.plump.game import PLUMP_SCORES_ZERO
from tolva_gui.rules.games.plump.state import (
    BID,
    PACK,
    STRENGTH,
    UNKNOWN,
    PlumpState,
    playable,
    voids,
)
from tolva_gui.rules.kit.tricks import on_table
from tolva_gui.rules.moves import Call, Move, Play

POINT: Final = 3.0
"""A bid is ten points, a trick is one."""
LOOK: Final = Budget(ms=40)
"""The strength of the player is saturated by then."""


def all_known(view: View) -> bool:
    """Return whether nothing is hidden."""
    return not any(None in zone.cards for zone in view.zones)


def question(view: View, _move: Move) -> Fact:
    """Return the question that points at the matter."""
    state: PlumpState = view.public
    if len(view.legal) == 1:
        return Fact("ask_only")
    if state.phase == BID:
        last = state.bids_made == view.info.seats - 1 and not state.secret
        return Fact("sum_without_you" if last else "count_tricks")
    seat, missing = _own(view), _missing(view)
    if missing is None:
        return Fact("whose_bid" if _breakable(view, seat) else "each_trick")
    return numbers.question(sight_of(view), missing)


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the move."""
    if len(view.legal) == 1:
        return (Fact("only"),)
    match advice.move:
        case Call(value=int(bid)):
            return weighed(advice, list(_of_bid(view, bid)), [Fact("thumb_bid")], ("forbidden", "bids_sum"))
        case Play(cards=(card,)):
            return weighed(
                advice,
                list(_of_card(view, card)),
                list(numbers.thumb(sight_of(view), card, _missing(view))),
                numbers.OF_THE_NUMBER,
            )
        case _:
            return ()


def sight_of(view: View) -> SeenTrick:
    """Return the trick as the seat sees it."""
    state: PlumpState = view.public
    seat, seats = _own(view), view.info.seats
    hand, played = state.hands[seat], {card for trick in state.tricks for card in trick.cards}
    gone = {*hand, *played, *state.trick, *(() if state.turned is None else (state.turned,))}
    masks = voids(state)
    return SeenTrick(
        hand=tuple(hand),
        playable=tuple(playable(state)),
        trick=tuple(on_table(state)),
        after=tuple((seat + step) % seats for step in range(1, seats - len(state.trick))),
        trump=state.trump,
        out=frozenset(PACK) - gone,
        denied={
            other: frozenset(card for index, card in enumerate(PACK) if mask >> index & 1)
            for other, mask in enumerate(masks)
        },
        suit=lambda card: card.suit,
        height=lambda card: -STRENGTH.index(card.rank),
    )


def _own(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a hint is for a seat")
    return view.seat


def _missing(view: View, seat: Seat | None = None) -> int | None:
    """How many tricks the seat still wants; None where its bid is lost."""
    state: PlumpState = view.public
    seat = _own(view) if seat is None else seat
    missing = (state.bids[seat] or 0) - state.tricks_won[seat]
    return missing if 0 <= missing <= state.cards - len(state.tricks) else None


def _breakable(view: View, own: Seat) -> list[Seat]:
    return [seat for seat in range(view.info.seats) if seat != own and _missing(view, seat) is not None]


# Bids


def _of_bid(view: View, bid: int) -> Iterator[Fact]:
    state, sight = view.public, sight_of(view)
    if view.question is not None and "forbidden" in view.question.values:
        yield Fact("forbidden", {"count": view.question.values["forbidden"]})
    if not bid:
        yield Fact("zero")
    if sight.trump is None:
        yield Fact("no_trump")
    if sight.sure and sight.trump is not None:
        yield Fact(
            "sure_trumps",
            {"cards": tuple(sight.sure)} if len(sight.sure) > 1 else {"cards": (sight.sure[0],)},
        )
    trumps = [card for card in sight.hand if card.suit == sight.trump]
    high = [card for card in sight.hand if card.rank in "AK" and card not in sight.sure]
    if high:
        yield Fact("high_cards", {"cards": tuple(high)})
    if len(trumps) > len(sight.sure) or (trumps and not sight.sure):
        yield (
            Fact("trumps_held", {"count": len(trumps)})
            if len(trumps) > 1
            else Fact("trump_held", {"card": trumps[0]})
        )
    if not high and not trumps:
        yield Fact("nothing_high")
    yield from _of_sum(state)


def _of_sum(state: PlumpState) -> Iterator[Fact]:
    told = [bid for bid in state.bids if bid is not None and bid != UNKNOWN]
    if not told or state.secret:
        return
    free = state.cards - sum(told)
    if free < 0:
        yield Fact("bids_over", {"count": sum(told), "points": state.cards})
    elif len(told) == len(state.bids) - 1:
        yield Fact("bids_left", {"count": free})
    else:
        yield Fact("bids_sum", {"count": sum(told), "points": state.cards})


# Cards


def _of_card(view: View, card: Card) -> Iterator[Fact]:
    sight, missing = sight_of(view), _missing(view)
    yield from numbers.of_need(sight, missing, "lost_all" if view.options[PLUMP_SCORES_ZERO.name] else "lost")
    yield from numbers.of_card(sight, card, missing)
    yield from _of_others(view, sight, card)


def _of_others(view: View, sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Whose bid the move may break."""
    best, left = sight.best, len(sight.hand)
    if best is None:
        return
    seat, missing = best[0], _missing(view, best[0])
    if sight.leads(card):
        if missing == left:
            yield Fact("breaks_by_taking", {"seat": seat})
    elif missing == 0 and not sight.after:
        yield Fact("breaks_by_giving", {"seat": seat})
    elif missing == 0:
        yield Fact("may_break_by_giving", {"seat": seat})
