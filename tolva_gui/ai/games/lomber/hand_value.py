"""The value of a lomber hand: tricks under a trump, with a purchase or without, and the risk of a misère."""

from collections.abc import Iterable, Sequence
from typing import Final

from tolva_gui.ai.games.lomber.cards import numbers
from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.games.lomber.cards import suit_order, worths
from tolva_gui.rules.games.lomber.payment import TRICKS

TRUMP: Final = (1.0, 1.0, 0.95, 0.8, 0.7, 0.65, 0.6)
"""Tricks that a trump takes, by its place; SMALL for those below."""
SMALL: Final = 0.5
KING: Final = 0.6
QUEEN: Final = 0.45
"""In a plain suit; a queen only beside the king."""
BOUGHT: Final = 0.27
"""The value of a card still to be bought."""
LOWEST: Final = 3
"""The strength of the lowest of ten cards."""
RISK: Final = 0.11
"""Risk that each step of a card above the safe ranks adds to a misère."""


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Return whether the card is a trump, matadors included."""
    return trump is not None and worths(trump)[card].suit == trump


def kept(hand: Iterable[Card], trump: Suit) -> list[Card]:
    """Return the cards to keep for a game with this trump: trumps, kings, and the queens beside them (L20)."""
    held = list(hand)
    return [
        card
        for card in held
        if is_trump(card, trump) or card.rank == "K" or (card.rank == "Q" and Card(card.suit, "K") in held)
    ]


def tricks(hand: Sequence[Card], trump: Suit) -> float:
    """Return the number of tricks the cards take without a purchase."""
    total = 0.0
    for card in kept(hand, trump):
        place = worths(trump)[card].place
        if is_trump(card, trump):
            total += TRUMP[place] if place < len(TRUMP) else SMALL
        else:
            total += KING if card.rank == "K" else QUEEN
    return total


def with_purchase(hand: Sequence[Card], trump: Suit) -> float:
    """Return the number of tricks the hand takes after its useless cards are exchanged."""
    return tricks(hand, trump) + BOUGHT * (TRICKS - len(kept(hand, trump)))


def best_trump(hand: Sequence[Card]) -> Suit:
    """Return the best suit to name; a black one rather than a red one, which has more trumps."""
    return max(SUITS, key=lambda suit: (with_purchase(hand, suit), suit in "SC"))


def too_high(hand: Iterable[Card]) -> list[tuple[int, Card]]:
    """Return the cards too high for a misère, each with its number of steps above the safe rank."""
    found = []
    held = set(hand)
    for suit in SUITS:
        mine = [card for card in reversed(suit_order(suit, None)) if card in held]
        for place, card in enumerate(mine):
            step = numbers(None).of[card] % WIDTH - LOWEST - 2 * place - 1
            if step > 0:
                found.append((step, card))
    return found


def risk(hand: Iterable[Card], bought: int = 0) -> float:
    """Return the risk of losing a misère. *bought*: number of its worst cards exchanged for unknown ones."""
    steps = sorted((step for step, _ in too_high(hand)), reverse=True)
    exchanged = min(bought, len(steps))
    return min(0.99, RISK * (sum(steps[exchanged:]) + 1.2 * exchanged))
