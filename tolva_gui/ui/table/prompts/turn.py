"""The current turn for the window: the prompt, the calls, and the seat to mark."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tolva_gui.rules.moves import TURN, Call, Move
from tolva_gui.rules.view import View
from tolva_gui.table.calls import calls
from tolva_gui.table.host import Host
from tolva_gui.ui.texts import language, seat_names
from tolva_gui.words import sentences as words


class Turn(Struct, frozen=True):
    """`mine`: a person who sees their cards is to act. `calls`: their moves other than playing a card."""

    mine: bool = False
    prompt: str = ""
    calls: Sequence[Move] = ()
    labels: Mapping[Move, str] = field(default_factory=dict)
    """The label of a button, if it differs from the name of the move."""
    single: bool = False
    """A card is turned; there is no decision."""


NOT_MINE: Final = Turn()


def turn_of(host: Host, view: View) -> Turn:
    """Return the turn of the view's seat, which is to act."""
    return Turn(
        True,
        words.question(view, seat_names(host.seats), language()),
        calls(view),
        single=view.legal == (TURN,),
    )


def turn_with(moves: Mapping[Move, str], prompt: str, turn: Turn) -> Turn:
    """Return the turn with these moves before its calls, and with the prompt unless it is empty.

    *moves* has a label per move; an empty one means the usual name.
    """
    return replace(turn, prompt=prompt or turn.prompt, calls=(*moves, *turn.calls), labels=moves)


def is_turning(view: View) -> bool:
    """Return whether the next card is turned, without a decision."""
    first = view.legal[0] if view.legal else None
    return isinstance(first, Call) and first.word == TURN.word
