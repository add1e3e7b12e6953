"""Cards that are as good as each other, so that a search need try only one of them."""

from typing import Final

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move, Play

_PLAIN: Final = "98765432"
"""Ranks that count nothing in any form and are in no pair, so that only strength tells them apart."""


def groups(view: View) -> list[list[Move]]:
    """Return the legal moves in groups of equals, the least card of a group first.

    Equal are plain cards of one suit in the own hand when neither a card that another might still play nor the
    one that wins the trick is between them in strength.
    """
    read = Reading(view)
    hand = {card for card in cards_at(view.zones, Place("hand", read.seat)) if card is not None}
    made: list[list[Move]] = []
    runs: list[list[Card]] = []
    for move in view.legal:
        card = move.card if isinstance(move, Play) and move.card in hand else None
        index = next(
            (no for no, run in enumerate(runs) if card and run and _joins(read, run[-1], card)), None
        )
        if index is None or card is None:
            made.append([move])
            runs.append([card] if card is not None else [])
        else:
            made[index].insert(0, move)
            runs[index].append(card)
    return made


def _joins(read: Reading, above: Card, card: Card) -> bool:
    """Whether `card` follows `above` in a run of equals; the legal moves come from high to low."""
    if above.suit != card.suit or above.rank not in _PLAIN or card.rank not in _PLAIN:
        return False
    top, low = read.strength(above), read.strength(card)
    others = read.out(card.suit) | {other for other in (read.best,) if other and other.suit == card.suit}
    return not any(low < read.strength(other) < top for other in others)
