"""Grandissimo by rules of thumb: games a hand can undertake, helping, and the play for the side."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.ai.games.grandissimo.hand_value import risk, suit_number, tricks, worst
from tolva_gui.ai.games.grandissimo.stakes import struck
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.sense import Aim, TrickPosition
from tolva_gui.rules.cards import Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.grandissimo.bids import BEGAR, BIDS, GRAND, TRICKS, TRUMPS, Bid, Trump, may_name
from tolva_gui.rules.games.grandissimo.refusals import TRUMP_CALLS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.moves import Call, Move, Play, play_card
from tolva_gui.rules.view import View

LACKING: Final = {"begar": 0.7, "6": 0.2, "7": 0.2}
"""Tricks a hand may lack in games with a partner, whose own number is smaller in begär."""
MORE: Final = 0.2
"""Surplus of tricks required in other games."""
SOLO: Final = -0.3
"""The surplus of tricks from which the declarer plays without a partner."""
HELP: Final = {3: 2.2, 4: 3.1}
"""Least value of a hand that accepts, by the partner's own number."""
MISERE: Final = 0.3
"""The greatest risk taken in a misère."""
SHORT: Final = 0.5
"""Tricks by which a careless player overrates a hand."""
PASS: Final = Call("pass")


def best_trump(hand: int, bid: Bid, first_suit: Suit) -> tuple[float, Trump]:
    """Return the number of tricks the hand takes under the best trump that the bid allows, and that trump."""
    named = [trump for trump in TRUMPS if may_name(bid, trump, first_suit)]
    return max(((tricks(hand, suit_number(trump)), trump) for trump in named), key=lambda one: one[0])


def can_undertake(hand: int, bid: Bid, first_suit: Suit, short: float = 0.0) -> bool:
    """Return whether a careful player undertakes the game with this hand, or with *short* tricks more."""
    spel = bid.spel
    if not spel.high:
        return risk(hand, spel.aside, spel.opens) <= MISERE
    value, _ = best_trump(hand, bid, first_suit)
    return value >= spel.tricks - LACKING.get(spel.id, -MORE) - short


def rule_move(view: View) -> Move:
    """Return the move of a careful player without search."""
    state: GrandissimoState = view.public
    hand = NUMBERS.set_of(state.hands[state.turn])
    match state.phase:
        case "auction":
            return _call(state, hand, view.legal)
        case "trump":
            _, trump = best_trump(hand, state.undertaken.bid, state.first_suit)
            return TRUMP_CALLS[TRUMPS.index(trump)]
        case "partner":
            contract = state.undertaken
            alone = tricks(hand, suit_number(contract.trump)) >= contract.spel.tricks + SOLO
            return Call("solo" if alone else "vist")
        case "answer":
            return Call("accept" if helps(state, hand) else "refuse")
        case "discard":
            return Play((NUMBERS.card[worst(hand)],), verb="discard")
        case "concede":
            return Call("refuse")
        case "strike":
            return Call("strike", struck(state.sheet, state.undertaken))
        case _:
            return play_card(NUMBERS.card[sight_of(state).choose(aim_of(state, state.turn), missing(state))])


def helps(state: GrandissimoState, hand: int) -> bool:
    """Return whether the hand is worth the partner's number; the last one asked saves a game from concession (G36)."""
    contract = state.undertaken
    last = (state.turn + 1) % 4 == contract.declarer
    if last and contract.spel == BEGAR and contract.trump == GRAND:
        return True
    return tricks(hand, suit_number(contract.trump)) >= HELP[contract.spel.partner_tricks]


def _call(state: GrandissimoState, hand: int, moves: Sequence[Move]) -> Move:
    """Hold if possible, otherwise the highest misère that the hand is good for, otherwise the lowest such bid."""
    good = [bid for bid in BIDS[state.high + 1 :] if can_undertake(hand, bid, state.first_suit)]
    high = state.high_bid
    if high is not None and Call("hold") in moves and can_undertake(hand, high, state.first_suit):
        return Call("hold")
    if not good:
        return PASS
    low = [bid for bid in good if not bid.spel.high]
    return Call("bid", str(low[-1] if low else good[0]))


def aim_of(state: GrandissimoState, seat: Seat) -> Aim:
    contract = state.contract
    if contract is None:
        return Aim.DUCK
    if contract.spel.high:
        return Aim.TAKE
    return Aim.DUCK if seat == contract.declarer else Aim.FORCE


def sides_of(state: GrandissimoState) -> tuple[int, ...]:
    """Return the side of each seat in this deal: all alone in rundmisär (G21)."""
    contract = state.contract
    return tuple(range(4)) if contract is None else tuple(int(seat in contract.side) for seat in range(4))


def missing(state: GrandissimoState) -> int:
    """Return the tricks that the side of the seat to act still needs to make or beat a high game, 0 in others."""
    contract = state.contract
    if contract is None or not contract.spel.high:
        return 0
    attacks = state.turn in contract.side
    won = sum((winner in contract.side) == attacks for winner in state.winners)
    return (contract.target if attacks else TRICKS - contract.target + 1) - won


def sight_of(state: GrandissimoState) -> TrickPosition:
    """Return the table as the seat to act sees it."""
    me, contract = state.turn, state.contract
    low = contract is not None and not contract.spel.high
    return NumberedDeal(state).seen(
        state.playable(),
        sides_of(state),
        attacks=contract is not None and me in contract.side,
        target=contract.declarer if contract is not None and low else -1,
    )


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: a pass or a bid that the hand is nearly good for, any card but a blunder."""
    state: GrandissimoState = view.public
    if state.phase == "play":
        return [play_card(NUMBERS.card[card]) for card in sight_of(state).slips(aim_of(state, state.turn))]
    if state.phase != "auction":
        return [rule_move(view)]
    hand, step = NUMBERS.set_of(state.hands[state.turn]), state.high + 1
    near = [bid for bid in BIDS[step:] if can_undertake(hand, bid, state.first_suit, SHORT)]
    return [PASS, *(Call("bid", str(bid)) for bid in near[:1])]
