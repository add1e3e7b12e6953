"""Hints of lomber: provable facts and reasons for a bid, a purchase or a card."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.lomber.hand_value import is_trump, kept, too_high
from tolva_gui.ai.games.lomber.rule_player import MAJORITY, taken_over
from tolva_gui.ai.hints.fact import Fact, of_action, pays_more, priced, sure_tricks
from tolva_gui.ai.hints.numbers import of_card_for_side, of_no_trick
from tolva_gui.ai.hints.sight import SeenTrick, own_seat, seen_trick
from tolva_gui.ai.hints.trick_facts import facts_of_play, of_the_suits, rival
from tolva_gui.rules.games.lomber.bids import MISERES, Contract, contract_of
from tolva_gui.rules.games.lomber.cards import matadors, worths
from tolva_gui.rules.games.lomber.payment import (
    KUPPA_CAP,
    SEATS,
    TRICKS,
    given_up,
    lines_of,
    outcome,
    settled,
)
from tolva_gui.rules.games.lomber.state import LomberState, to_the_right
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, Seat, Suit, View

LEVEL: Final = 4
"""Tricks of each of two seats in the least possible loss of a trump contract (L41)."""
POINT: Final = 2.0
"""Payments are a few bitar."""
FEW: Final = 2
"""With no more sure tricks than this a hand is weak for a game."""


def question(view: View, move: Move) -> Fact:
    state: LomberState = view.public
    if state.phase == "buy":
        return _of_buying(state, own_seat(view))
    if Call("totus") in view.legal:
        return Fact("all_nine")
    if isinstance(move, Call):
        return {
            "give_up": Fact("worth_playing"),
            "go_on": Fact("worth_playing"),
        }.get(move.word, Fact("avoid_all" if _only_miseres(view) else "how_many_tricks"))
    contract = state.undertaken
    if contract.game in MISERES:
        own = contract.declarer == view.seat
        return of_no_trick(sight_of(view), {}) if own else Fact("make_take", {"seat": contract.declarer})
    if not state.trick:
        return Fact("which_lead")
    sight = sight_of(view)
    return Fact("can_you_take" if any(map(sight.leads, sight.playable)) else "what_to_throw")


def _of_buying(state: LomberState, seat: Seat) -> Fact:
    """The question about the cards to put away; a misère has no trump."""
    contract = state.undertaken
    if contract.game not in MISERES:
        return Fact("which_to_keep")
    own = contract.declarer == seat
    return Fact("which_too_high") if own else Fact("make_take", {"seat": contract.declarer})


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    state: LomberState = view.public
    if state.phase == "play":
        yield from _of_play(view)
        return
    yield from _of_hand(view)
    for move in view.legal:
        if isinstance(move, Call):
            yield from of_call(state, own_seat(view), move)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    state: LomberState = view.public
    match move:
        case Play(verb="play", cards=(card,)):
            contract = state.undertaken
            declares, misere = view.seat == contract.declarer, contract.game in MISERES
            with_me = {own_seat(view)} if declares else {*range(SEATS)} - {contract.declarer}
            yield from of_card_for_side(
                sight_of(view), card, with_me, rival(over), avoids=misere and declares
            )
        case Play(verb="discard", cards=cards) if state.trump is not None:
            yield from _of_discard(state, own_seat(view), cards, state.trump)
            # Cards that others have put away cannot be bought.
            if isinstance(over, Play) and set(over.cards) < set(cards) and not any(state.discards):
                yield from _to_be_had(view, state.trump)
        case Play(verb="discard", cards=cards) if state.undertaken.declarer == view.seat:
            high = [card for _, card in too_high(state.hands[own_seat(view)]) if card in cards]
            if high:
                yield Fact("puts_away_high", {"cards": tuple(high)})
        case Call():
            seat = own_seat(view)
            if move.word == "name":
                yield from _of_trump(view, move)
                return
            instead = list(of_call(state, seat, over)) if isinstance(over, Call) else []
            yield from pays_more(of_call(state, seat, move), instead)
            if undertaken_by(state, seat, move) is None and isinstance(over, Call):
                if move.word == "pass":
                    yield from _of_passing(view, over)
                yield from (fact for fact in instead if fact.kind == "costs")


def compared(_view: View, move: Move, others: Sequence[Move]) -> list[Move]:
    """Return the pass, with which a bid is compared: whether to bid at all is the question."""
    return [other for other in others if other == Call("pass") and isinstance(move, Call)]


def sight_of(view: View, trump: Suit | None = None) -> SeenTrick:
    """Return the seat's view of the trick; the play goes to the right (L3). *trump*: used if none is set yet."""
    state: LomberState = view.public
    trump = state.trump or trump
    rank, playable = worths(trump), state.playable() if state.phase == "play" else None
    sight = seen_trick(view, state.hands[own_seat(view)], playable, lambda card: -rank[card].place)
    return replace(sight, trump=trump, suit=lambda card: rank[card].suit)


# Before the play


def _of_passing(view: View, over: Call) -> Iterator[Fact]:
    """The weakness of the hand for the game that is not played."""
    state: LomberState = view.public
    seat = own_seat(view)
    contract = undertaken_by(state, seat, over)
    if contract is None:
        return
    if contract.game in MISERES:
        yield from (fact for fact in _of_low_hand(state.hands[seat]) if fact.key == "high_in_misere")
        return
    sure = max(sight_of(view, suit).sure(suit) for suit in SUITS)
    if sure <= FEW:
        yield Fact("few_sure", {"rest": sure})


def _of_discard(state: LomberState, seat: Seat, cards: Sequence[Card], trump: Suit) -> Iterator[Fact]:
    """The cards kept, if all that can take a trick; whether the discard is the largest allowed."""
    hand = state.hands[seat]
    places = worths(trump)
    useful = sorted(
        kept(hand, trump),
        key=lambda card: (places[card].suit != trump, places[card].suit, places[card].place),
    )
    if useful and not set(useful) & set(cards):
        alone = len(useful) + len(cards) == len(hand)
        yield Fact("keeps_high" if alone else "keeps_useful", {"cards": tuple(useful)})
    if len(cards) == state.buyable:
        yield Fact("buys_all")


def _to_be_had(view: View, trump: Suit) -> Iterator[Fact]:
    """Number of trumps and kings among the cards that may be bought."""
    out = sight_of(view).out
    trumps = sum(is_trump(card, trump) for card in out)
    kings = sum(card.rank == "K" and not is_trump(card, trump) for card in out)
    if trumps or kings:
        yield Fact("to_be_had", {"points": len(out), "trumps": trumps, "kings": kings})


def _of_trump(view: View, move: Call) -> Iterator[Fact]:
    """Strengths of the hand under this trump that exceed those under every other trump that may be named."""
    hand = view.public.hands[own_seat(view)]
    may = [suit for suit in SUITS if Call("name", suit) in view.legal]
    named = next(suit for suit in SUITS if suit == move.value)
    sure = {suit: sight_of(view, suit).sure(suit) for suit in may}
    held = {suit: sum(is_trump(card, suit) for card in hand) for suit in may}
    top = {suit: tuple(card for card in matadors(suit) if card in hand) for suit in may}
    others = [suit for suit in may if suit != named]
    if all(sure[named] > sure[other] for other in others):
        yield sure_tricks(sure[named], named, bidding=True)
    if all(held[named] > held[other] for other in others):
        yield Fact("most_trumps", {"suit": named, "count": held[named]})
    if top[named] and all(len(top[named]) > len(top[other]) for other in others):
        yield Fact("matadors", {"cards": top[named], "suit": named})


def _of_hand(view: View) -> Iterator[Fact]:
    """Sure tricks under the trump, or under each possible one; in a misère, the dangerous cards."""
    state: LomberState = view.public
    hand, contract = state.hands[own_seat(view)], state.contract
    if _only_miseres(view) or (contract is not None and contract.game in MISERES):
        yield from _of_low_hand(hand)
        return
    trumps = SUITS if state.trump is None else (state.trump,)
    sure = {suit: sight_of(view, suit).sure(suit) for suit in trumps}
    held = {suit: sum(is_trump(card, suit) for card in hand) for suit in trumps}
    for suit in sorted(trumps, key=lambda each: (sure[each], held[each]), reverse=True):
        yield sure_tricks(sure[suit], suit, bidding=True)
        yield Fact("trumps", {"suit": suit, "trumps": held[suit]})
        top = tuple(card for card in matadors(suit) if card in hand)
        if top:
            yield Fact("matadors", {"cards": top, "suit": suit})
    if state.trump is not None:
        yield from of_the_suits(sight_of(view))


def _only_miseres(view: View) -> bool:
    """Whether nothing but misères may still be bid."""
    calls = [move for move in view.legal if isinstance(move, Call)]
    contracts = [undertaken_by(view.public, own_seat(view), call) for call in calls]
    games = {contract.game for contract in contracts if contract is not None}
    return bool(games) and games <= set(MISERES)


def _of_low_hand(hand: list[Card]) -> Iterator[Fact]:
    """The cards among the three highest of a suit."""
    rank = worths(None)
    high = tuple(card for card in hand if rank[card].place < 3)
    yield Fact("high_in_misere", {"cards": high}) if high else Fact("low_in_misere")


# Cards


def _of_play(view: View) -> Iterator[Fact]:
    """Certain facts about the cards, and the progress of the contract."""
    state: LomberState = view.public
    contract, seat, sight = state.undertaken, own_seat(view), sight_of(view)
    misere = contract.game in MISERES
    yield from facts_of_play(sight, counts=False)
    sure = 0 if misere or contract.totus else _before_the_end(state, seat, sight.sure_now)
    if sure:
        yield sure_tricks(sure, state.trump)
    if contract.declarer != seat:
        partner = next(other for other in range(SEATS) if other not in (contract.declarer, seat))
        taken = state.tricks_won[contract.declarer]
        values = {"seat": contract.declarer, "seats": (partner,), "tricks": taken}
        yield Fact("make_them_take" if misere else "against", values)
    elif misere:
        yield Fact("none_allowed")
    elif state.tricks_won[seat] < MAJORITY:
        yield Fact("five_needed", {"rest": MAJORITY - state.tricks_won[seat]})


def _before_the_end(state: LomberState, seat: Seat, sure: int) -> int:
    """Number of the sure tricks that are played before the result is settled, which ends the deal (LD13)."""
    cap, won = int(state.options[KUPPA_CAP.name]), state.tricks_won
    later = (range(own, TRICKS + 1) for own in won)
    ends = [
        tricks[seat] - won[seat]
        for tricks in product(*later)
        if sum(won) < sum(tricks) <= TRICKS
        and tricks[seat] + TRICKS - sum(tricks) >= won[seat] + sure
        and (sum(tricks) == TRICKS or settled(state.undertaken, tricks, cap) is not None)
    ]
    return min(ends, default=0)


# The price of a call, by the rules' own table (L41-L45)


def of_call(state: LomberState, seat: Seat, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and costs of the call for the seat; nothing for a call that undertakes nothing."""
    if call.word == "give_up":
        paid = lines_of(state.undertaken, given_up(state.undertaken), state.tricks_won)
        yield of_action("costs_at_once", call, -sum(line.points for line in paid if line.side == seat))
        return
    if call.word == "totus":
        # The contract itself is still made and paid.
        made = _points(state, replace(state.undertaken, totus=True), TRICKS)
        plain = _points(state, state.undertaken, TRICKS)
        yield from priced(call, TRICKS, made - plain, made - plain)
        return
    contract = undertaken_by(state, seat, call)
    if contract is None:
        return
    least, lost = (0, 1) if contract.game in MISERES else (MAJORITY, LEVEL)
    yield from priced(call, least, _points(state, contract, least), -_points(state, contract, lost))


def undertaken_by(state: LomberState, seat: Seat, call: Call) -> Contract | None:
    """Return the contract that the call leads to, if nothing more is said; None for a pass or an answer."""
    match call:
        case Call("bid", str(bid)):
            return contract_of(bid, seat)
        case Call("same") if state.auction.high is not None:
            return contract_of(taken_over(state.auction.high, call), seat)
        case Call("name"):
            return state.undertaken
        case Call("turnir" | "kuppa"):
            return contract_of(call.word, seat)
        case _:
            return None


def _points(state: LomberState, contract: Contract, taken: int) -> int:
    """The declarer's pay from both opponents for that number of tricks, if one of them takes as many as they can."""
    tricks = [0, 0, 0]
    one, other = to_the_right(contract.declarer), to_the_right(contract.declarer, 2)
    tricks[contract.declarer] = taken
    tricks[one] = min(LEVEL, TRICKS - taken)
    tricks[other] = TRICKS - taken - tricks[one]
    if contract.game in MISERES:
        tricks[one], tricks[other] = TRICKS - taken, 0
    end = outcome(contract, tricks, int(state.options[KUPPA_CAP.name]))
    lines = lines_of(contract, end, tricks)
    return sum(line.points for line in lines if line.side == contract.declarer)
