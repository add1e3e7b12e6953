"""What a person may say: moves besides playing cards, each with a button, and numbers; and whose turn is shown."""

from collections.abc import Sequence

from msgspec import Struct

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host

MOST_SHOWN = 18
"""Above this many, numbers are chosen with a stepper instead of buttons."""
FAR = 999_999_999


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


class Number(Struct, frozen=True):
    """A number, and whether it may be said."""

    call: Call
    allowed: bool

    @property
    def number(self) -> int:
        return int(self.call.value or 0)


def numbers(host: Host, view: View) -> list[Number]:
    """Return the numbers that may be said, from low to high, with those in their range that a rule forbids."""
    said = {move.value: move for move in view.legal if isinstance(move, Call) and isinstance(move.value, int)}
    if not said or view.info.reactions:
        return []
    word = next(iter(said.values())).word
    asked = view.question
    if asked is not None and word in asked.form.open:
        bounds = range(int(str(asked.values["least"])), int(str(asked.values["most"])) + 1)
        return [Number(Call(word, number), True) for number in bounds]
    least, most = min(said), max(said)
    while least > 0 and _forbidden(host, Call(word, least - 1)):
        least -= 1
    while _forbidden(host, Call(word, most + 1)):
        most += 1
    if most - least >= MOST_SHOWN:
        return [Number(said[number], True) for number in sorted(said)]
    return [Number(Call(word, number), number in said) for number in range(least, most + 1)]


def suggested(view: View) -> int | None:
    """Return the number the game proposes, if any."""
    proposed = view.question.values.get("suggested") if view.question is not None else None
    return proposed if isinstance(proposed, int) else None


def _forbidden(host: Host, call: Call) -> bool:
    """Whether a rule forbids the number, rather than the limit of possible numbers."""
    why, beyond = host.why_not(call), host.why_not(Call(call.word, FAR))
    return why is not None and beyond is not None and why.key != beyond.key
