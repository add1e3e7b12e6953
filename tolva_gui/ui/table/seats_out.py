"""Seats that are out while others play on: they have lost their last life, or have finished."""

from tolva_gui.rules.events import Moved, Seat
from tolva_gui.rules.view import View
from tolva_gui.table.hand_order import hands
from tolva_gui.table.host import Host
from tolva_gui.words.game_data import game_data

OUT = "out"
"""The sign of a seat that is out."""


def seats_out(view: View) -> set[Seat]:
    """Return the seats with the sign, and in a game of lives those without a life; none once all but one are out."""
    out, info = _marked(view), view.info
    if game_data(info.id).score == "lives":
        out |= {seat for seat in range(info.seats) if not view.facts.scores[info.side(seat)]}
    return out if len(out) < info.seats - 1 else set()


def out_of_game(host: Host) -> set[Seat]:
    """Return the seats that are out of a game that goes on: without a life, or with the sign and dealt no cards."""
    if host.over or host.result() is None:
        return set()
    view = host.view(None)
    out = seats_out(view)
    if game_data(view.info.id).score == "lives":
        return out
    dealt = {event.target.owner for event in host.deal_log if isinstance(event, Moved) and event.dealt}
    return out - dealt


def without_part(view: View) -> set[Seat]:
    """Return the seats without a part in a deal that is over: with the sign, or without a hand if others have one."""
    holding = {hand.place.owner for hand in hands(view) if hand.cards}
    return _marked(view) | ({*range(view.info.seats)} - holding if holding else set())


def _marked(view: View) -> set[Seat]:
    return {sign.seat for sign in view.display.signs if sign.key == OUT and sign.seat is not None}
