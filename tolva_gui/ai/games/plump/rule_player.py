"""The rule player of plump: hand valuation, the bid, and the play to the number.

The bid is the expected number of tricks; the play aims at exactly that, ducks any more, and takes all it can
once the bid is lost, because a trick is still worth a point (PL14).
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.sense import Aim, TrickPosition
from tolva_gui.rules.games.plump.game import PlumpState
from tolva_gui.rules.kit import RANKS, SUITS, Call, Card, Move, Seat, View, play_card
from tolva_gui.rules.kit.tricks import followers

STRENGTH: Final = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
"""From 13 for the ace to 1 for the two."""
PACK: Final = 52
TRUMPED: Final = 0.55
NO_TRUMP_VOID: Final = 0.25
NEARLY: Final = 1.5
"""Tricks by which a careless player's bid may differ from what the hand is worth."""
MIDDLE: Final = 6
"""Average strength of a card above a two: low cards get less of the evenly shared tricks."""
LEAST_FOLLOWED: Final = 0.15
"""Lower bound of the factor by which others' voids reduce a plain card's chance."""


class Scale(Struct, frozen=True):
    """Weights for counting a hand's tricks, fitted to the search's bids.

    *high*: per chance that a card is the highest of its suit. *long*: per trump beyond a quarter of the hand.
    *share*: of the evenly shared tricks, minus the constant *less*. *so_far*: per excess or deficit of the
    bids so far, divided by the seats still to bid.
    """

    high: float
    long: float
    share: float
    less: float
    so_far: float


WITH_TRUMP: Final = Scale(high=0.68, long=0.85, share=0.6, less=0.15, so_far=0.25)
NO_TRUMP: Final = Scale(high=0.7, long=0.0, share=0.7, less=0.45, so_far=0.2)


def scale_of(state: PlumpState) -> Scale:
    return NO_TRUMP if state.trump is None else WITH_TRUMP


def bid_of(state: PlumpState, seat: Seat) -> float:
    """Return a quick estimate of the tricks that the seat's hand will take."""
    hand, scale = state.hands[seat], scale_of(state)
    trumps = sum(card.suit == state.trump for card in hand)
    tricks = (
        scale.high * sum(_highest(state, card, hand) for card in hand)
        + scale.long * max(0.0, trumps - state.cards / len(SUITS))
        + scale.share * sum(STRENGTH[card.rank] - 1 for card in hand) / MIDDLE / len(state.hands)
        - scale.less
        - sum_so_far(state, state.bids)
    )
    return min(max(tricks, 0.0), float(state.cards))


def sum_so_far(state: PlumpState, bids: Sequence[int | None]) -> float:
    """Return the reduction of the bid: bids above their share make tricks scarce, bids below force them on others."""
    told = [bid for bid in bids if bid is not None and bid >= 0]
    if not told or len(told) == len(state.bids):
        return 0.0
    share = state.cards * len(told) / len(state.bids)
    return scale_of(state).so_far * (sum(told) - share) / (len(state.bids) - len(told))


def card_worth(state: PlumpState) -> list[float]:
    """Return each card's contribution, in the kernel's order, such that the sum approximates the hand's worth."""
    scale, cards = scale_of(state), state.cards
    everybody = (scale.share * cards / len(state.hands) - scale.less) / cards - scale.long / len(SUITS)
    return [
        scale.high * _highest(state, NUMBERS.card[number], (NUMBERS.card[number],))
        + scale.long * (NUMBERS.card[number].suit == state.trump)
        + everybody
        for number in range(PACK)
    ]


def _highest(state: PlumpState, card: Card, hand: Sequence[Card]) -> float:
    """The chance that no other player has a higher card of the suit or, for a plain suit, is void in it."""
    others = len(state.hands) - 1
    above = 13 - STRENGTH[card.rank] - sum(_above(other, card) for other in hand)
    if state.turned is not None:
        above -= _above(state.turned, card)
    dealt = min(1.0, others * state.cards / (PACK - state.cards))
    alone = float((1 - dealt) ** above)
    if card.suit == state.trump:
        return alone
    mine = sum(other.suit == card.suit for other in hand)
    risk = NO_TRUMP_VOID if state.trump is None else TRUMPED
    return alone * max(LEAST_FOLLOWED, 1 - risk * others / max((13 - mine) * dealt, 0.5))


def _above(one: Card, other: Card) -> bool:
    return one.suit == other.suit and STRENGTH[one.rank] > STRENGTH[other.rank]


def sensible_bid(state: PlumpState, moves: Sequence[Move]) -> Move:
    """Return the legal bid nearest to the expected tricks."""
    wanted = bid_of(state, state.turn)
    return min(moves, key=lambda move: abs(_number(move) - wanted))


def _number(move: Move) -> int:
    return move.value if isinstance(move, Call) and isinstance(move.value, int) else 0


def missing_of(state: PlumpState) -> int:
    """Return how many tricks the seat to act lacks; below 0 once its bid is lost."""
    return (state.bids[state.turn] or 0) - state.tricks_won[state.turn]


def sight_of(state: PlumpState) -> TrickPosition:
    """Return the table as the seat to act sees it."""
    return NumberedDeal(state).seen(followers(state), range(len(state.hands)))


def rule_move(view: View) -> Move:
    """Return the bid nearest to the expected tricks, or the card to the number, as in the kernel's policy."""
    state: PlumpState = view.public
    if isinstance(view.legal[0], Call):
        return sensible_bid(state, view.legal)
    return play_card(NUMBERS.card[sight_of(state).choose(Aim.NUMBER, missing_of(state))])


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: a bid one or two tricks off, any card but a blunder."""
    state: PlumpState = view.public
    if isinstance(view.legal[0], Call):
        wanted = bid_of(state, state.turn)
        near = [move for move in view.legal if abs(_number(move) - wanted) <= NEARLY]
        return near or [sensible_bid(state, view.legal)]
    return [play_card(NUMBERS.card[card]) for card in sight_of(state).slips(Aim.NUMBER, missing_of(state))]
