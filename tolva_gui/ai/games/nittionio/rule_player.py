"""The rule player of nittionio: three bid cards for the expected tricks of the other nine, and play to that number."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from tolva_gui.ai.kernel.bridge import CardNumbers
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.sense import Aim, TrickPosition
from tolva_gui.rules.games.nittionio.state import CODE, PACK, SEATS, STRENGTH, WITHOUT_JOKER, NittionioState
from tolva_gui.rules.kit import (
    JOKER,
    Call,
    Card,
    Move,
    Play,
    Seat,
    Suit,
    View,
    followers,
    hand_order,
    play_card,
)

TRUMP_WORTH: Final = (0.97, 0.93, 0.86, 0.76, 0.66, 0.56, 0.48, 0.43, 0.40)
PLAIN_WORTH: Final = (0.72, 0.46, 0.28, 0.17, 0.10, 0.06, 0.04, 0.02, 0.01)
NO_TRUMP_WORTH: Final = (0.88, 0.66, 0.46, 0.32, 0.21, 0.13, 0.08, 0.05, 0.03)
"""Chance that a card takes a trick, by its rank from the ace down: trump, plain, no trump."""
NEARLY: Final = 1.0
"""Tricks by which a careless player's bid, one lower than the best, may fit worse.

Careful players bid eleven of the nine tricks between them, so a bid that is one higher would hardly ever be made.
"""
DOUBT: Final = 0.25
"""Trade-off in the choice of a bid: misfit accepted per trick of smaller spread."""


def numbered(state: NittionioState) -> NumberedDeal:
    """Return the deal in the kernel's numbers."""
    return NumberedDeal(state, numbers_with(state.turned), WITHOUT_JOKER if state.turned is None else PACK)


@cache
def numbers_with(turned: Card | None) -> CardNumbers:
    """Return the kernel's numbers; the joker has that of the turned card, which is in no hand."""
    if turned is None:
        return NUMBERS
    return CardNumbers({JOKER if card == turned else card: number for card, number in NUMBERS.of.items()})


@cache
def worth(card: Card, trump: Suit | None, held: int = 0) -> float:
    """Return the chance that the card takes a trick. *held*: the higher cards of its suit in the same hand."""
    table = NO_TRUMP_WORTH if trump is None else TRUMP_WORTH if card.suit == trump else PLAIN_WORTH
    return table[STRENGTH.index(card.rank) - held]


def _worth_beside(card: Card, hand: Sequence[Card], trump: Suit | None) -> float:
    above = STRENGTH[: STRENGTH.index(card.rank)]
    return worth(card, trump, sum(other.suit == card.suit and other.rank in above for other in hand))


def hand_worth(state: NittionioState, seat: Seat) -> float:
    """Return the sum of the worths of the seat's cards in hand."""
    return sum(worth(state.card_of(card), state.trump) for card in state.hands[seat])


def bids_by_fit(state: NittionioState, hand: Sequence[Card]) -> list[tuple[float, tuple[Card, ...]]]:
    """Return all choices of three bid cards, the best first, each with its misfit to the nine cards kept."""
    each = [(card, state.card_of(card)) for card in hand]
    worths = {card: _worth_beside(known, [other for _, other in each], state.trump) for card, known in each}
    spread = {card: max(0.0, one * (1 - one)) for card, one in worths.items()}
    code = {card: CODE.index(known.suit) for card, known in each}
    all_worth, all_spread = sum(worths.values()), sum(spread.values())
    fits = []
    # In hand order, as the rules list them.
    for three in combinations([card for card in hand_order(hand, STRENGTH) if card is not None], 3):
        left = all_worth - sum(worths[card] for card in three)
        doubt = (all_spread - sum(spread[card] for card in three)) ** 0.5
        fits.append((abs(left - sum(code[card] for card in three)) + DOUBT * doubt, three))
    return sorted(fits)


def sight_of(state: NittionioState) -> TrickPosition:
    """Return the table as seen by the seat to act."""
    return numbered(state).seen(followers(state), range(SEATS))


def card_of(state: NittionioState, number: int) -> Card:
    return numbers_with(state.turned).card[number]


def rule_move(view: View) -> Move:
    """Return the move of a careful player without search; it never risks a premium."""
    state: NittionioState = view.public
    if state.phase == "aside":
        return Play(bids_by_fit(state, state.hands[state.turn])[0][1], verb="aside")
    if state.phase == "premium":
        return Call("pass")
    move = play_card(card_of(state, sight_of(state).choose(Aim.NUMBER, missing_of(state))))
    return move if move in view.legal else view.legal[0]


def missing_of(state: NittionioState) -> int:
    """Return how many tricks the seat to act lacks; below 0 once its bid is lost."""
    return (state.bid(state.turn) or 0) - state.tricks_won[state.turn]


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: bids one lower that nearly fit, no premium, and any card but a blunder."""
    state: NittionioState = view.public
    if state.phase == "aside":
        fits = bids_by_fit(state, state.hands[state.turn])
        least, best = fits[0]
        near = [three for misfit, three in fits if misfit <= least + NEARLY]
        fewer = [three for three in near if state.said_by(three) == state.said_by(best) - 1]
        return [Play(three, verb="aside") for three in fewer or [best]]
    if state.phase == "premium":
        return [Call("pass")]
    return [play_card(card_of(state, card)) for card in sight_of(state).slips(Aim.NUMBER, missing_of(state))]
