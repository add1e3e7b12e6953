"""Whose turn it is, as the window says it: what the viewer is asked and may call, and where its sign stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.table.host import Host
from tolva_gui.ui.calls import Call, calls
from tolva_gui.ui.prompts import prompt


@dataclass(frozen=True, slots=True)
class Turn:
    """`mine`: a person who sees their cards is to act. `calls` are what they may do beside playing a card."""

    mine: bool = False
    prompt: str = ""
    calls: Sequence[Call] = ()


NOT_MINE: Final = Turn()


def turn_of(host: Host, view: View) -> Turn:
    """Return what the seat of the view, which is to act, is asked."""
    names = [seat.name for seat in host.seats]
    return Turn(True, prompt(view, host.deal_log, names), calls(host.game, view))


def pointed_at(host: Host, view: View) -> Seat | None:
    """Return who is to act; a computer player that has a choice before the lead is not told from one that has none."""
    seat = view.to_act
    if seat is None or view.facts.trick or host.seats[seat].kind != "computer":
        return seat
    return view.facts.leader
