"""Hints of nittionio: provable facts and reasons for three bid cards, a premium bid or a card."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.nittionio.players import position_of
from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.fact import Fact, pays_more, priced, sure_tricks
from tolva_gui.ai.hints.sight import SeenTrick, own_seat, seen_trick
from tolva_gui.ai.hints.trick_facts import facts_of_play, of_the_suits, rival
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.search_player import LIKELIEST
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.nittionio.scoring import MADE, PREMIUMS
from tolva_gui.rules.games.nittionio.state import SEATS, STRENGTH, NittionioState
from tolva_gui.rules.kit import JOKER, Call, Move, Play, Seat, View, followers

POINT: Final = 6.0
"""A bid is ten to thirty points."""
TRIED: Final = 200
"""Sampled deals in which a number is tried."""
CLEARLY: Final = 20
"""By how many of them one of two numbers is met more often than by chance."""
NAMED: Final = {"declare": "declaration", "reveal": "revelation"}


def question(view: View, move: Move) -> Fact:
    state: NittionioState = view.public
    if state.phase == "aside":
        return Fact("which_nine")
    if isinstance(move, Call):
        return Fact("how_sure")
    missing = _missing(view)
    return Fact("each_trick") if missing is None else numbers.question(sight_of(view), missing)


def facts(view: View, moves: Sequence[Move]) -> Iterator[Fact]:
    """Return certain facts, the answer to the question first. *moves*: the moves compared."""
    state, sight = view.public, sight_of(view)
    if state.phase == "play":
        yield from facts_of_play(sight)
        yield numbers.of_need(sight, _missing(view))
        return
    if state.phase != "aside":
        yield Fact("number_said", {"count": state.bid(own_seat(view)) or 0})
    yield sure_tricks(sight.sure(sight.trump), sight.trump, bidding=True)
    for move in moves if state.phase == "aside" else view.legal:
        yield from _of_call(state, own_seat(view), move)
    if JOKER in sight.hand and state.turned is not None:
        yield Fact("joker_as", {"card": state.turned})
    yield from of_the_suits(sight)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    state: NittionioState = view.public
    match move:
        case Call("pass"):
            yield Fact("premium_risk", {"points": PREMIUMS[NAMED["declare"]]})
        case Call():
            instead = list(_of_call(state, own_seat(view), over)) if isinstance(over, Call) else []
            more = list(pays_more(_of_call(state, own_seat(view), move), instead))
            # The dearer premium is the greater risk.
            yield from more or (fact for fact in instead if fact.kind == "costs")
        case Play(verb="aside"):
            yield from _of_chances(view, move, over)
        case Play(verb="play", cards=(card,)):
            sight = sight_of(view)
            yield from numbers.of_card(sight, card, _missing(view), rival(over))
            yield from numbers.of_holder(sight, card, {seat: _missing(view, seat) for seat in range(SEATS)})
        case _:
            return


def compared(view: View, move: Move, others: Sequence[Move]) -> list[Move]:
    """Return the bids of another number: how many tricks to say is the question."""
    state: NittionioState = view.public
    if state.phase != "aside" or not isinstance(move, Play):
        return list(others)
    said = state.said_by(move.cards)
    return [other for other in others if isinstance(other, Play) and state.said_by(other.cards) != said]


def _of_chances(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    """How often the nine cards take exactly the number said, and those of another number that are right less often."""
    if BRIDGE.kernel is None or not isinstance(move, Play):
        return
    state: NittionioState = view.public
    count, fewer = met(view, move), met(view, over) if isinstance(over, Play) else 0
    values: dict[str, object] = {"bid": state.said_by(move.cards), "count": count, "tried": TRIED}
    if isinstance(over, Play) and count - fewer >= CLEARLY:
        instead = state.said_by(over.cards)
        key = "bid" if instead != values["bid"] else "bid_alike"
        yield Fact(key, {**values, "action": move, "other": over, "instead": instead, "fewer": fewer})
    elif not isinstance(over, Play):
        yield Fact("nine_take", values)


def met(view: View, move: Move) -> int:
    """Return in how many of `TRIED` sampled deals the bid laid aside so is met."""
    seat, game = own_seat(view), BY_ID.of(view.info)
    rng = rng_for(view, 0)
    world = game.determinize(view, rng)
    game.apply(world, move)
    after = game.view(world, seat)
    bid = after.public.bid(seat)
    counts = position_of(after, rng).outcomes(TRIED, rng.getrandbits(60), LIKELIEST)
    return int(sum(times for taken, times in counts.items() if taken[seat] == bid))


def sight_of(view: View) -> SeenTrick:
    """Return the seat's view of the trick; the joker is the turned card (N5)."""
    state: NittionioState = view.public
    sight = seen_trick(
        view,
        state.hands[own_seat(view)],
        followers(state) if state.phase == "play" else None,
        lambda card: -STRENGTH.index(state.card_of(card).rank),
    )
    # Before the play others still put three cards aside.
    return sight if state.phase == "play" else replace(sight, all_come=False)


def _missing(view: View, seat: Seat | None = None) -> int | None:
    """Number of tricks the seat still wants; None if its bid is lost or hidden."""
    state: NittionioState = view.public
    seat = own_seat(view) if seat is None else seat
    bid = state.bid(seat)
    missing = None if bid is None else bid - state.tricks_won[seat]
    return numbers.wanted(sight_of(view), missing, own=seat == view.seat)


def _of_call(state: NittionioState, seat: Seat, move: Move) -> Iterator[Fact]:
    """The needs, pay and cost of a bid or a premium (N18-N20)."""
    match move:
        case Play(verb="aside", cards=cards):
            bid = state.said_by(cards)
            yield from priced(move, bid, bid + min(MADE.values()), 0)
        case Call(word) if word in NAMED:
            points = PREMIUMS[NAMED[word]]
            yield from priced(move, state.bid(seat) or 0, points, points)
