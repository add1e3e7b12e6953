"""Hints of grandissimo: provable facts and reasons for a bid, a choice or a card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.grandissimo.appraisal import OWN_WORLDS, Appraisal
from tolva_gui.ai.hints.fact import Fact, costs, needs, of_action, pays, pays_more, sure_tricks
from tolva_gui.ai.hints.numbers import of_card_for_side, of_no_trick
from tolva_gui.ai.hints.sight import SeenTrick, own_seat, seen_trick
from tolva_gui.ai.hints.trick_facts import facts_of_play, of_the_suits, rival
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import (
    BIDS,
    GRAND,
    RANK,
    TRICKS,
    TRUMPS,
    Contract,
    grade,
    may_name,
    read_trump,
)
from tolva_gui.rules.games.grandissimo.payment import SLAM_DOUBLES_13_SPEL, increase, settle
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, Seat, Suit, View

POINT: Final = 60.0
"""The lead of a deal has a standard deviation of 163 counters; in tolva it has one of 2.7 points."""
TRIED: Final = OWN_WORLDS
"""Number of sampled deals in which a hand is tried."""
TOP: Final = 3
"""The highest three cards of a suit are dangerous in a misère."""
_QUESTIONS: Final = {
    "auction": "how_many_tricks",
    "trump": "which_trump",
    "partner": "alone",
    "answer": "enough_help",
    "concede": "worth_going_on",
    "strike": "whose_forfeit",
    "discard": "most_dangerous",
}


def question(view: View, _move: Move) -> Fact:
    state: GrandissimoState = view.public
    if state.phase in _QUESTIONS:
        return Fact(_QUESTIONS[state.phase])
    contract, seat = state.contract, own_seat(view)
    sight = sight_of(view)
    if len(sight.playable) == 1:
        # The other choice is to concede.
        return Fact("worth_going_on")
    if contract is None or (not contract.spel.high and seat == contract.declarer):
        return of_no_trick(sight, {})
    if not contract.spel.high:
        return Fact("make_take", {"seat": contract.declarer})
    if not sight.trick:
        return Fact("which_lead")
    return Fact("can_you_take" if any(map(sight.leads, sight.playable)) else "what_to_throw")


def facts(view: View, moves: Sequence[Move]) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    if state.phase in ("play", "concede"):
        yield from _of_play(view)
    elif state.phase == "strike":
        yield Fact("strike")
    else:
        said = [undertaken_by(state, own_seat(view), move) for move in moves[:1] if isinstance(move, Call)]
        if any(contract is not None and not contract.spel.high for contract in said):
            yield from _of_low_hand(state.hand(own_seat(view)))
        yield from _of_hand(view)
        for move in view.legal:
            if isinstance(move, Call):
                yield from of_call(state, own_seat(view), move)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    match move:
        case Call():
            seat = own_seat(view)
            yield from _of_worth(view, move, over)
            instead = list(of_call(state, seat, over)) if isinstance(over, Call) else []
            yield from pays_more(of_call(state, seat, move), instead)
            if undertaken_by(state, seat, move) is None:
                against = ("costs", "x-forfeit")
                yield from (fact for fact in instead if fact.id in against)
        case Play(verb="discard", cards=(card,)):
            hand = state.hands[own_seat(view)]
            if sum(other.suit == card.suit for other in hand) == 1:
                yield Fact("puts_away_only", {"card": card})
        case Play(cards=(card,)):
            contract, seat = state.contract, own_seat(view)
            avoids = contract is None or (not contract.spel.high and seat == contract.declarer)
            yield from of_card_for_side(
                sight_of(view), card, _side(contract, seat), rival(over), avoids=avoids
            )


def _of_worth(view: View, move: Call, over: Move | None) -> Iterator[Fact]:
    """The number of sampled deals in which the hand takes enough for a game, if it favours the move."""
    state, seat = view.public, own_seat(view)
    if state.phase in ("trump", "partner"):
        yield from _of_strength(view, move, over)
        return
    said = undertaken_by(state, seat, move)
    asked = said if said is not None or not isinstance(over, Call) else undertaken_by(state, seat, over)
    if state.phase not in ("auction", "answer") or asked is None or not asked.spel.high:
        return
    need, appraisal = asked.own_target(seat), Appraisal(view, state, seat, rng_for(view, 0), TRIED)
    if state.phase == "answer":
        count = appraisal.made_by_both(asked)
        if (2 * count >= TRIED) == (said is not None):
            yield Fact("both_make_it", {"count": count, "tried": TRIED})
        return
    trump, count = appraisal.often(asked.bid, need)
    if (2 * count >= TRIED) == (said is not None):
        values = {"need": need, "count": count, "tried": TRIED}
        named = {} if trump == GRAND else {"suit": trump}
        yield Fact("takes_enough_in" if named else "takes_enough_in_grand", {**values, **named})


def _of_strength(view: View, move: Call, over: Move | None) -> Iterator[Fact]:
    """The trump with which the hand alone takes enough more often; or whether it does without a partner."""
    state, seat = view.public, own_seat(view)
    alone = undertaken_by(state, seat, move if state.phase == "trump" else Call("solo"))
    if alone is None or alone.trump is None or not alone.spel.high:
        return
    need, appraisal = alone.own_target(seat), Appraisal(view, state, seat, rng_for(view, 0), TRIED)
    count = appraisal.made_alone(alone.trump, need)
    values = {"need": need, "count": count, "tried": TRIED}
    if state.phase == "partner":
        if (2 * count >= TRIED) == (move.word == "solo"):
            named = {} if alone.trump == GRAND else {"suit": alone.trump}
            yield Fact("takes_enough_in" if named else "takes_enough_in_grand", {**values, **named})
        return
    instead = undertaken_by(state, seat, over) if isinstance(over, Call) else None
    if instead is None or instead.trump is None:
        return
    fewer = appraisal.made_alone(instead.trump, need)
    if count > fewer:
        yield Fact("takes_enough_more", {**values, "action": move, "other": over, "fewer": fewer})


def sight_of(view: View) -> SeenTrick:
    state: GrandissimoState = view.public
    playable = state.playable() if state.phase == "play" else None
    return seen_trick(view, state.hand(own_seat(view)), playable, lambda card: -kit.FULL_PACK.index(card))


def _side(contract: Contract | None, seat: Seat) -> tuple[Seat, ...]:
    if contract is None:
        return (seat,)
    return contract.side if seat in contract.side else contract.defenders


def _of_hand(view: View) -> Iterator[Fact]:
    """Sure tricks under each trump, likely ones first, and lengths of the suits; in a misère, the dangerous cards."""
    state: GrandissimoState = view.public
    contract, hand = state.contract, state.hand(own_seat(view))
    if contract is not None and not contract.spel.high:
        yield from _of_low_hand(hand)
        return
    named = None if contract is None else contract.trump
    if named is not None:
        yield sure_tricks(sight_of(view).sure(state.trump), state.trump, bidding=True)
        return
    length = Counter[Suit | None](card.suit for card in hand)
    sight = sight_of(view)
    choice = state.phase == "trump"
    suits = [suit for suit in SUITS if not choice or Call("trump", suit) in view.legal]

    def likely(trump: Suit | None) -> int:
        # Small cards of a long trump take tricks too. Without trump the sure tricks count twice instead.
        return sight.sure(trump) + (length[trump] if trump else sight.sure(None))

    for trump in sorted((None, *suits), key=likely, reverse=True):
        yield sure_tricks(sight.sure(trump), trump, bidding=True)
        if trump is not None:
            yield Fact("length", {"count": length[trump], "suit": trump})
    for suit in suits:
        key = ("off_suit", "second_suit", "first_suit")[grade(suit, state.first_suit)]
        yield Fact(key, {"suit": suit})


def _of_low_hand(hand: Sequence[Card]) -> Iterator[Fact]:
    high = tuple(card for card in hand if kit.FULL_PACK.index(card) % 13 < TOP)
    yield Fact("high_in_misere", {"cards": high}) if high else Fact("low_in_misere")


def _of_play(view: View) -> Iterator[Fact]:
    """Certain facts about the cards, and the seat's aim."""
    state: GrandissimoState = view.public
    contract, seat, sight = state.contract, own_seat(view), sight_of(view)
    high = contract is not None and contract.spel.high
    if state.phase == "concede":
        yield Fact("concede_early")
        yield from of_the_suits(sight)
    else:
        # A low game ends with the declarer's first trick.
        yield from facts_of_play(sight, counts=high or contract is None)
    if contract is None:
        yield Fact("all_alone")
    elif not high:
        alone = seat == contract.declarer
        yield Fact("none_allowed") if alone else Fact("make_them_take", {"seat": contract.declarer})
    else:
        yield _of_target(state, contract, seat)


def _of_target(state: GrandissimoState, contract: Contract, seat: Seat) -> Fact:
    """The number of tricks the declarer's side still needs."""
    left = max(0, contract.target - sum(winner in contract.side for winner in state.winners))
    beyond = left > TRICKS - len(state.winners)
    if seat in contract.side:
        key = "beyond" if beyond else "tricks_left" if left else "reached"
        return Fact(key, {"count": left} if key == "tricks_left" else {})
    key = "defend_beyond" if beyond else "defend" if left else "defend_reached"
    return Fact(key, {"seat": contract.declarer, **({"count": left} if key == "defend" else {})})


# The price of a call (G12-G14, G63-G77), before eels and forfeits are paid off


def of_call(state: GrandissimoState, seat: Seat, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and costs of the call for the seat; nothing for a call that undertakes nothing."""
    contract = undertaken_by(state, seat, call)
    if contract is None:
        return
    yield needs(call, contract.own_target(seat))
    if contract.partner is not None:
        yield of_action("needs_together", call, contract.target)
    worth = (
        pays(call, _points(state, contract, seat, made=True)),
        costs(call, -_points(state, contract, seat, made=False)),
        of_action("forfeit", call, state.sheet.current + increase(contract, state.first_suit)),
    )
    open_trump = state.phase == "auction" and contract.trump not in (None, GRAND)
    yield from (
        replace(fact, key=f"{fact.key}_least", kind=fact.id) if open_trump else fact for fact in worth
    )


def undertaken_by(state: GrandissimoState, seat: Seat, call: Call) -> Contract | None:
    """Return the contract of the call: without a partner unless it asks for one, with the cheapest trump it allows."""
    match call:
        case Call("bid", str(value)):
            return _with_trump(state, Contract(seat, BIDS[RANK[value]]))
        case Call("hold") if state.high_bid is not None:
            return _with_trump(state, Contract(seat, state.high_bid))
        case Call("trump", str(value)) if state.contract is not None:
            return replace(state.contract, trump=read_trump(value))
        case Call("solo"):
            return state.contract
        case Call("vist") if state.contract is not None:
            return replace(state.contract, partner=(seat + 2) % 4)
        case Call("accept") if state.contract is not None:
            return replace(state.contract, partner=seat)
        case _:
            return None


def _with_trump(state: GrandissimoState, contract: Contract) -> Contract:
    if not contract.spel.high:
        return contract
    may = [trump for trump in TRUMPS if may_name(contract.bid, trump, state.first_suit)]
    return replace(contract, trump=min(may, key=lambda trump: grade(trump, state.first_suit)))


def _points(state: GrandissimoState, contract: Contract, seat: Seat, *, made: bool) -> int:
    """The seat's pay if the game is just made, or just lost and by the seat itself."""
    wanted = [side for side in contract.side for _ in range(contract.own_target(side))]
    if contract.spel.high and not made:
        wanted.remove(seat)
    if not contract.spel.high and not made:
        wanted = [seat]
    tricks = TRICKS - 1 if contract.spel.aside else TRICKS
    # The defenders win first: reaching the target before that is paid more (G66).
    winners = [contract.defenders[0]] * (tricks - len(wanted)) + wanted
    doubles = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    return settle(contract, state.first_suit, winners, doubles).pay[seat]
