"""Claiming the rest: what a seat on lead can prove, and the cards that are then played for everybody."""

from typing import Final

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

LEAST: Final = 2
"""Tricks; a single last card is played as quickly as it is claimed."""


def claimable(host: Host, seat: Seat) -> int:
    """Return the number of tricks that the seat may claim now; 0 while a call could earn points.

    Asking the partner does not count: the claim would not waste it.
    """
    if host.to_act() != seat:
        return 0
    view = host.view(seat)
    if _earning(view) or view.form.stakes:
        return 0
    tricks = len(host.sure_leads(seat))
    return tricks if tricks >= LEAST else 0


def card_after_claim(host: Host, seat: Seat, claimer: Seat) -> Move | None:
    """Return the card that is played for the seat on turn after the claim; None if its player decides."""
    if _earning(host.view(seat)):
        return None
    if seat == claimer:
        return next(iter(host.sure_leads(seat)), None)
    # The choice no longer matters.
    return next((move for move in reversed(host.view(seat).legal) if isinstance(move, Play)), None)


def loses_nothing(host: Host, seat: Seat) -> bool:
    """Whether the seat takes all the rest, with no call left that earns points, now or later."""
    return len(host.sure_leads(seat)) >= LEAST and not host.game.may_earn_more(host.view(seat))


def _earning(view: View) -> bool:
    """Whether a call earns points now."""
    return view.question is not None and any(said.worth for said in view.question.says.values())
