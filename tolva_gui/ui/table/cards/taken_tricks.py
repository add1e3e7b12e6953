"""Taken tricks on view: the last one, and all of the user's side."""

from collections.abc import Callable
from typing import Any

from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.view import View, tricks_of
from tolva_gui.ui.texts import card_name, fill, translate


def last_trick(view: View, bottom: Seat, called: Callable[[Seat], str]) -> list[dict[str, Any]]:
    """Return the last trick in order of play, each card with its position clockwise from the lower edge."""
    seats = view.info.seats
    return [
        {
            "face": str(card),
            "spoken": fill(translate("Table", "%1 by %2"), card_name(card), called(trick.leader + no)),
            "position": ((trick.leader + no) - bottom) % seats,
            "winner": (trick.leader + no) % seats == trick.winner,
            "led": no == 0,
        }
        for trick in tricks_of(view.facts)[-1:]
        for no, card in enumerate(trick.cards)
    ]


def own_tricks(view: View, side: Side) -> list[dict[str, Any]]:
    """Return the tricks of the side, each with its number in the deal and its cards in order of play."""
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
        for number, trick in enumerate(tricks_of(view.facts), start=1)
        if view.info.side(trick.winner) == side
    ]
