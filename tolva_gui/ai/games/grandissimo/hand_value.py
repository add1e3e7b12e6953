"""The value of a grandissimo hand: tricks under each trump, and the risk of a misère.

A hand is a set of the kernel's numbers (suit · 13 + strength, ace 12).
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import ONE_SUIT, members, too_high
from tolva_gui.ai.learnt import read
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.games.grandissimo.bids import GRAND, Trump

ACE: Final = 12
LENGTHS: Final = ("void", "singleton", "doubleton", "three", "four", "five")


class SuitValues(Struct, frozen=True):
    """The features' values in tricks: in the trump suit, in a plain suit, and without trump."""

    trump: dict[str, float]
    plain: dict[str, float]
    no_trump: dict[str, float]


VALUES: Final = read(Path(__file__).with_name("suit_values.json"), SuitValues)
"""Fitted to hands played out alone against three (`suit_values.json`)."""
NO_TRICK: Final = 5
"""The kernel's strain of a misère, after the four suits and 4, no trump."""
ALL_STRAINS: Final = (1 << NO_TRICK) - 1
"""The strains in which tricks are wanted, as a set."""
NO_TRICKS: Final = 3
"""Index in `tables` of the table for a misère."""
STEPS: Final = 3.0
"""Number of steps too high for a misère that weigh as much as a missing trick elsewhere."""
RISK: Final = 0.09
"""Risk that each step of a card above the safe ranks adds to a misère."""


def suit_number(trump: Trump | None) -> int:
    """Return the kernel's number of a trump suit, −1 without."""
    return -1 if trump is None or trump == GRAND else SUITS.index(trump)


def features_of(cards: int) -> dict[str, float]:
    """Return the features of the cards of a suit, given as a set of strengths."""
    length = cards.bit_count()
    ace, king, queen, knave, ten = (cards >> ACE - place & 1 for place in range(5))
    higher = ace + king
    return {
        LENGTHS[min(length, 5)]: 1,
        "beyond five": max(0, length - 5),
        "ace": ace,
        "king beside ace": king & ace,
        "king guarded": king & ~ace & (length > 1),
        "king alone": king & (length == 1),
        "queen beside ace or king": queen & (higher > 0),
        "queen guarded": queen & (higher == 0) & (length > 2),
        "queen hardly guarded": queen & (higher == 0) & (length <= 2),
        "knave beside two higher": knave & (higher + queen > 1),
        "knave": knave & (higher + queen < 2),
        "ten": ten,
    }


@cache
def tables() -> tuple[tuple[float, ...], ...]:
    """Return the values of a suit's cards, indexed by the set of their strengths; one table per kind of suit."""
    seen = [features_of(cards) for cards in range(1 << WIDTH)]
    high = [
        tuple(sum(values[name] * number for name, number in one.items()) for one in seen)
        for values in (VALUES.trump, VALUES.plain, VALUES.no_trump)
    ]
    return (*high, tuple(-too_high(cards) / STEPS for cards in range(1 << WIDTH)))


@cache
def kernel_values() -> Any:
    """Return the tables in the kernel's form."""
    return BRIDGE.need().Values(*tables())


def tricks(hand: int, trump: int) -> float:
    """Return the number of tricks the hand takes as declarer, alone against three. *trump*: a suit, −1 without."""
    as_trump, beside, without, _ = tables()
    suits = [hand >> suit * WIDTH & ONE_SUIT for suit in range(len(SUITS))]
    if trump < 0:
        return sum(without[cards] for cards in suits)
    return sum((as_trump if suit == trump else beside)[cards] for suit, cards in enumerate(suits))


def strain_value(hand: int, strain: int) -> float:
    """Return the value of the hand in a strain of the kernel's."""
    if strain < NO_TRICK:
        return tricks(hand, strain if strain < len(SUITS) else -1)
    low = tables()[NO_TRICKS]
    return sum(low[hand >> suit * WIDTH & ONE_SUIT] for suit in range(len(SUITS)))


def risk(hand: int, aside: bool, shown: bool) -> float:
    """Return the risk of a trick in a misère. *aside*: without its worst card. *shown*: the hand is open."""
    if aside:
        hand &= ~(1 << worst(hand))
    return min(0.99, RISK * _steps(hand) * (1.5 if shown else 1.0))


def worst(hand: int) -> int:
    """Return the card to put away before a misère: the one without which the risk is least."""
    return min(members(hand), key=lambda card: (_steps(hand & ~(1 << card)), -(card % WIDTH)))


def _steps(hand: int) -> int:
    """The number of steps by which its cards are too high for a misère."""
    return sum(too_high(hand >> suit * WIDTH & ONE_SUIT) for suit in range(len(SUITS)))
