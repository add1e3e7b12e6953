"""The tricks that a side has taken, to be looked through."""

from typing import Any

from tolva_gui.rules.events import Side
from tolva_gui.rules.game import View
from tolva_gui.ui.texts import card_name


def own_tricks(view: View, side: Side) -> list[dict[str, Any]]:
    """Return each trick of the side: its number in the deal, and its cards in the order of play."""
    return [
        {
            "number": number,
            "cards": [
                {
                    "face": str(card),
                    "spoken": card_name(card),
                    "winner": (trick.leader + place) % view.info.seats == trick.winner,
                }
                for place, card in enumerate(trick.cards)
            ],
        }
        for number, trick in enumerate(view.facts.tricks, start=1)
        if view.info.side(trick.winner) == side
    ]
