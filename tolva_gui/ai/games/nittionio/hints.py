"""What speaks for three bid cards, a premium bid or a card in nittionio."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick, weighed
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import JOKER, Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.nittionio.scoring import PREMIUMS
from tolva_gui.rules.games.nittionio.state import (
    ASIDE,
    CODE,
    PACK,
    PLAY,
    SEATS,
    STRENGTH,
    NittionioState,
    playable,
    voids,
)
from tolva_gui.rules.kit.tricks import on_table
from tolva_gui.rules.moves import Call, Move, Play

POINT: Final = 6.0
"""A bid is ten to thirty points."""
LOOK: Final = Budget()
HIGH: Final = "AKQ"
NAMED: Final = {"declare": "declaration", "reveal": "revelation"}


def all_known(view: View) -> bool:
    """Return whether nothing is hidden but bid cards that no longer matter."""
    return not any(None in zone.cards for zone in view.zones if zone.place.kind == "hand")


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter."""
    state: NittionioState = view.public
    if len(view.legal) == 1:
        return Fact("ask_only")
    if state.phase == ASIDE:
        return Fact("which_nine")
    if isinstance(move, Call):
        return Fact("how_sure")
    missing = _missing(view)
    return Fact("each_trick") if missing is None else numbers.question(sight_of(view), missing)


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the move."""
    if len(view.legal) == 1:
        return (Fact("only"),)
    match advice.move:
        case Play(verb="aside", cards=cards):
            return weighed(advice, list(_of_bid(view, cards)), [Fact("thumb_bid")], ("bid_is", "kept_high"))
        case Call(word):
            return weighed(advice, list(_of_premium(view, word)), [Fact("thumb_premium")], ())
        case Play(cards=(card,)):
            sight, missing = sight_of(view), _missing(view)
            facts = [
                *numbers.of_need(sight, missing),
                *numbers.of_card(sight, card, missing),
                *_of_others(view, sight, card),
            ]
            thumb = list(numbers.thumb(sight, card, missing))
            return weighed(advice, facts, thumb, numbers.OF_THE_NUMBER)
        case _:
            return ()


def sight_of(view: View) -> SeenTrick:
    """Return the trick as the seat sees it; the joker is the turned card (N5)."""
    state: NittionioState = view.public
    seat = _own(view)
    hand = state.hands[seat]
    gone = {*hand, *state.trick, *(card for trick in state.tricks for card in trick.cards)}
    gone |= {card for other in (seat, *state.up) for card in state.aside[other] if card is not None}
    no_joker = state.turned in (None, JOKER)
    pack = [card for card in PACK if card != state.turned and not (no_joker and card == JOKER)]
    return SeenTrick(
        hand=tuple(hand),
        playable=tuple(playable(state)) if state.phase == PLAY else tuple(hand),
        trick=tuple(on_table(state)),
        after=tuple((seat + step) % SEATS for step in range(1, SEATS - len(state.trick))),
        trump=state.trump,
        out=frozenset(card for card in pack if card not in gone),
        denied={
            other: frozenset(card for index, card in enumerate(PACK) if mask >> index & 1)
            for other, mask in enumerate(voids(state))
        },
        suit=lambda card: state.card_of(card).suit,
        height=lambda card: -STRENGTH.index(state.card_of(card).rank),
    )


def _own(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a hint is for a seat")
    return view.seat


def _missing(view: View, seat: Seat | None = None) -> int | None:
    """How many tricks the seat still wants; None where its bid is lost, or hidden."""
    state: NittionioState = view.public
    seat = _own(view) if seat is None else seat
    bid = state.bid(seat)
    missing = None if bid is None else bid - state.tricks_won[seat]
    left = len(state.hands[_own(view)])
    return missing if missing is not None and 0 <= missing <= left else None


def _of_bid(view: View, cards: tuple[Card, ...]) -> Iterator[Fact]:
    state: NittionioState = view.public
    kept = [card for card in state.hands[_own(view)] if card not in cards]
    yield Fact("bid_is", {"count": sum(CODE.index(state.card_of(card).suit) for card in cards)})
    high = tuple(card for card in kept if state.card_of(card).rank in HIGH)
    trumps = tuple(card for card in kept if state.card_of(card).suit == state.trump)
    yield Fact("kept_high", {"cards": high}) if high else Fact("kept_none")
    if len(trumps) > 1:
        yield Fact("kept_trumps", {"count": len(trumps)})
    costly = tuple(card for card in cards if state.card_of(card).rank in HIGH)
    if costly:
        yield Fact("costs", {"cards": costly})
    if JOKER in state.hands[_own(view)] and state.turned not in (None, JOKER):
        yield Fact("joker_as", {"card": state.turned})


def _of_premium(view: View, word: str) -> Iterator[Fact]:
    state: NittionioState = view.public
    bid = state.bid(_own(view))
    if word in NAMED:
        yield Fact("premium", {"points": PREMIUMS[NAMED[word]]})
        yield Fact("shows_hand" if word == "reveal" else "shows_bid")
    else:
        yield Fact("premium_risk", {"points": PREMIUMS["declaration"]})
    sure = len(sight_of(view).sure)
    yield Fact("bid_and_sure", {"count": bid or 0, "points": sure})


def _of_others(view: View, sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Whose bid the move may break, where it is known."""
    best = sight.best
    if best is None:
        return
    missing = _missing(view, best[0])
    if sight.leads(card):
        if missing == len(sight.hand):
            yield Fact("breaks_by_taking", {"seat": best[0]})
    elif missing == 0:
        yield Fact("may_break_by_giving" if sight.after else "breaks_by_giving", {"seat": best[0]})
