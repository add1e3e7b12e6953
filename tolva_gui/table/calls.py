"""The viewer's moves besides playing cards, each with a button; and the seat whose turn is shown."""

from collections.abc import Sequence

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host


def calls(view: View) -> Sequence[Move]:
    """Return the seat's moves that are said; numbers and the bids of an auction have separate panels.

    A refusal comes last, except for calls with a stake, which follow it.
    """
    if view.info.reactions:
        return []
    stakes = view.form.stakes
    boxed = {move for row in view.form.box for move in row}
    said = [
        move
        for move in view.legal
        if isinstance(move, Call) and not isinstance(move.value, int) and move not in boxed
    ]
    return sorted(said, key=lambda move: (move in stakes, move.word == "pass"))


def pointed_at(host: Host, view: View) -> Seat | None:
    """Return the seat to mark as acting; a computer with a choice before the lead must look like one without."""
    seat, facts = view.to_act, view.facts
    if seat is None or host.seats[seat].kind != "computer" or view.phase not in view.info.quiet:
        return seat
    return facts.leader if isinstance(facts, TrickFacts) and not facts.trick else seat
