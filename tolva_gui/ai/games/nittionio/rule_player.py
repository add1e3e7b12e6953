"""Nittionio by rules of thumb: three bid cards that say what the other nine will take, and the play to that number."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.sense import Aim, TrickPosition, mask
from tolva_gui.rules.cards import JOKER, SUITS, Card, Suit
from tolva_gui.rules.events import hand_order
from tolva_gui.rules.game import View
from tolva_gui.rules.games.nittionio.state import (
    ASIDE,
    CODE,
    PACK,
    PREMIUM,
    SEATS,
    WITHOUT_JOKER,
    NittionioState,
    playable,
)
from tolva_gui.rules.moves import Call, Move, Play, play_card

RANKS: Final = "AKQJT9876"
TRUMP_WORTH: Final = (0.97, 0.93, 0.86, 0.76, 0.66, 0.56, 0.48, 0.43, 0.40)
PLAIN_WORTH: Final = (0.72, 0.46, 0.28, 0.17, 0.10, 0.06, 0.04, 0.02, 0.01)
NO_TRUMP_WORTH: Final = (0.88, 0.66, 0.46, 0.32, 0.21, 0.13, 0.08, 0.05, 0.03)
"""How likely a card takes a trick, by its rank from the ace down."""
DOUBT: Final = 0.25
"""How much more a bid may miss the hand's worth by for a whole trick's spread less."""
WHIM: Final = 0.08


def real(state: NittionioState, card: Card) -> Card:
    """Return the card that a card is in play (N5)."""
    return state.card_of(card)


def number_of(state: NittionioState, card: Card) -> int:
    """Return the kernel's number; the joker has that of the turned card, which nobody holds."""
    return NUMBERS.of[state.card_of(card)]


@cache
def worth(card: Card, trump: Suit | None) -> float:
    """Return how likely the card takes a trick."""
    return _worth_at(RANKS.index(card.rank), trump, is_trump=card.suit == trump)


def _worth_at(place: int, trump: Suit | None, *, is_trump: bool) -> float:
    if trump is None:
        return NO_TRUMP_WORTH[place]
    return (TRUMP_WORTH if is_trump else PLAIN_WORTH)[place]


def _worth_beside(card: Card, hand: Sequence[Card], trump: Suit | None) -> float:
    """Return how likely the card takes a trick where the hand has some of those above it."""
    above = RANKS[: RANKS.index(card.rank)]
    held = sum(other.suit == card.suit and other.rank in above for other in hand)
    return _worth_at(len(above) - held, trump, is_trump=card.suit == trump)


def bids_by_fit(state: NittionioState, hand: Sequence[Card]) -> list[tuple[float, tuple[Card, ...]]]:
    """Return all choices of three bid cards, the best first, with how badly each fits the nine that stay."""
    each = [(card, real(state, card)) for card in hand]
    worths = {card: _worth_beside(known, [other for _, other in each], state.trump) for card, known in each}
    spread = {card: max(0.0, one * (1 - one)) for card, one in worths.items()}
    code = {card: CODE.index(known.suit) for card, known in each}
    all_worth, all_spread = sum(worths.values()), sum(spread.values())
    fits = []
    # As the rules list them: in hand order.
    for three in combinations([card for card in hand_order(hand, RANKS) if card is not None], 3):
        left = all_worth - sum(worths[card] for card in three)
        doubt = (all_spread - sum(spread[card] for card in three)) ** 0.5
        fits.append((abs(left - sum(code[card] for card in three)) + DOUBT * doubt, three))
    return sorted(fits)


def sight_of(state: NittionioState) -> TrickPosition:
    """Return the table as the seat to act sees it."""
    me = state.turn
    gone = {card for trick in state.tricks for card in trick.cards} | {*state.trick, *state.hands[me]}
    gone |= {card for seat in (me, *state.up) for card in state.aside[seat]}
    return TrickPosition(
        me=me,
        trump=-1 if state.trump is None else SUITS.index(state.trump),
        hand=mask(number_of(state, card) for card in state.hands[me]),
        legal=mask(number_of(state, card) for card in playable(state)),
        others=whole_pack(state) & ~mask(number_of(state, card) for card in gone),
        trick=[number_of(state, card) for card in state.trick],
        leader=state.leader,
        sides=range(SEATS),
    )


def whole_pack(state: NittionioState) -> int:
    """Return the cards that hands can hold: all but the turned one, whose place the joker takes (N5)."""
    pack = WITHOUT_JOKER if state.turned in (None, JOKER) else PACK
    return mask(number_of(state, card) for card in pack if card != state.turned)


def card_of(state: NittionioState, number: int) -> Card:
    """Return the card of the seat to act that has this number."""
    return next(card for card in state.hands[state.turn] if number_of(state, card) == number)


def sensible(state: NittionioState, moves: Sequence[Move]) -> Move:
    """Return the move of a careful player who searches nothing; no premium is risked."""
    if state.phase == ASIDE:
        return Play(bids_by_fit(state, state.hands[state.turn])[0][1], verb="aside")
    if state.phase == PREMIUM:
        return Call("pass")
    missing = (state.bid(state.turn) or 0) - state.tricks_won[state.turn]
    move = play_card(card_of(state, sight_of(state).choose(Aim.NUMBER, missing)))
    return move if move in moves else moves[0]


def rule_move(view: View) -> Move:
    """Return the move of a careful player who searches nothing."""
    return sensible(view.public, view.legal)
