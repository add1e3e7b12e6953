"""Taken tricks on view: the last one, and all of the user's side."""

from collections.abc import Sequence
from typing import Any

from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.view import View, plays_of, tricks_of
from tolva_gui.ui.texts import card_name, fill, translate


def last_trick(view: View, bottom: Seat, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the last trick in order of play, each card with its position clockwise from the lower edge."""
    seats = view.info.seats
    return [
        {
            "face": str(card),
            "spoken": fill(translate("Table", "%1 by %2"), card_name(card), names[seat]),
            "position": (seat - bottom) % seats,
            "winner": seat == trick.winner,
        }
        for trick in tricks_of(view.facts)[-1:]
        for seat, card in plays_of(trick, view.info)
    ]


def own_tricks(view: View, side: Side) -> list[dict[str, Any]]:
    """Return the tricks of the side, each with its number in the deal and its cards in order of play."""
    return [
        {
            "number": number,
            "cards": [
                {"face": str(card), "spoken": card_name(card), "winner": seat == trick.winner}
                for seat, card in plays_of(trick, view.info)
            ],
        }
        for number, trick in enumerate(tricks_of(view.facts), start=1)
        if view.info.side(trick.winner) == side
    ]
