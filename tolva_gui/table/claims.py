"""Claiming the rest: what a seat on lead can prove, and the cards that are then played for everybody."""

from typing import Final

from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.moves import Move, Play
from tolva_gui.table.host import Host

LEAST: Final = 2
"""Tricks; a single last card is played as quickly as it is claimed."""


def claimable(host: Host, seat: Seat) -> int:
    """Return the number of tricks that the seat may claim now; 0 while a call could earn points.

    Asking the partner does not count: the claim would not waste it.
    """
    if host.to_act() != seat or any(is_meld(move) or move in GUBBAR for move in host.view(seat).legal):
        return 0
    tricks = len(host.sure_leads(seat))
    return tricks if tricks >= LEAST else 0


def card_after_claim(host: Host, seat: Seat, claimer: Seat) -> Move | None:
    """Return the card that is played for the seat on turn after the claim; None if its player decides."""
    legal = host.view(seat).legal
    if any(is_meld(move) for move in legal):
        return None
    if seat == claimer:
        return next(iter(host.sure_leads(seat)), None)
    # The choice no longer matters.
    return next((move for move in reversed(legal) if isinstance(move, Play)), None)
