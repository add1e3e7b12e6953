"""The same deal with the master in a person's chair: the same cards, against the same opponents.

The deal is followed as it was played until the master would choose otherwise than the person did. From there on the
master plays on, and the others answer at their levels. So up to the parting no chance sets the two apart, and what
the person got less what the master got says how they chose, not what they were dealt.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.player import Cancelled, Choice, Player, SearchCancelled
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, game_of
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import Result, View
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import Parti
from tolva_gui.table.daily import MASTER, THOUGHT
from tolva_gui.table.host import further_of
from tolva_gui.table.seats import SeatSetup

MOST_MOVES: Final = 2000
"""A deal that goes on longer has no end."""
_EVEN: Final = 1e-9

Lead = Callable[[Result, Side, Sequence[int]], float]
"""What a result is worth to a side, with the scores before the deal."""


class NoEnd(Exception):
    """The deal came to no end in the master's hands."""


class Beside(Struct, frozen=True):
    """A deal as the master has played it in `seat`, and by how much the seat's side led in the person's and in this.

    *parting*: how many moves were made before the first in which the two differ, None where they never do.
    """

    seat: Seat
    deal: RecordedDeal
    own: float
    master: float
    parting: int | None


def chair(seats: Sequence[SeatSetup]) -> Seat:
    """Return whose chair the master takes: the user's, else that of the first person, else the first seat."""
    kinds = [seat.kind for seat in seats]
    return next((kinds.index(kind) for kind in ("me", "person") if kind in kinds), 0)


def counts(record: GameRecord, deal: RecordedDeal) -> bool:
    """Return whether the deal says how the user chose: against computers, and without help."""
    kinds = [seat.kind for seat in record.seats]
    return kinds.count("me") == 1 and kinds.count("person") == 0 and not deal.helped


def play_beside(
    record: GameRecord,
    deal: RecordedDeal,
    seat: Seat,
    make: Callable[[str, int], Player],
    lead: Lead,
    cancelled: Cancelled,
) -> Beside:
    """Return the finished deal beside the master's. Raise SearchCancelled, NoEnd.

    Other people's seats are played by masters from the parting on.
    """
    levels = [MASTER if no == seat else who.level or MASTER for no, who in enumerate(record.seats)]
    players = [make(level, record.seed + no) for no, level in enumerate(levels)]
    parti, further = Parti(game_of(record), record.options, deal.standing), further_of(record, deal)
    parti.start_deal(deal.deck, further)
    parting: int | None = None
    while parti.deal.result is None:
        number, turn = len(parti.deal.moves), parti.game.to_act(parti.deal.state)
        made = deal.moves[number] if parting is None and number < len(deal.moves) else None
        if made is not None and (made.seat != seat or turn != seat):
            parti.play(made.seat, made.move)
            continue
        if turn is None or number > MOST_MOVES:
            raise NoEnd
        if cancelled():
            raise SearchCancelled
        view = parti.game.view(parti.deal.state, turn)
        choice = players[turn].choose(view, THOUGHT, cancelled)
        move = made.move if made is not None and _as_good(choice, made.move, view) else choice.move
        if made is not None and move != made.move:
            parting = number
        parti.play(turn, move)
    side, before, result = parti.game.info.under(parti.options).side(seat), deal.standing.scores, deal.result
    return Beside(
        seat,
        RecordedDeal(
            deal.standing,
            deal.deck,
            tuple(RecordedMove(who, move) for who, move in parti.deal.moves),
            parti.deal.result,
            further=further,
        ),
        0.0 if result is None else lead(result, side, before),
        lead(parti.deal.result, side, before),
        parting,
    )


def _as_good(choice: Choice, move: Move, view: View) -> bool:
    """Whether the move is the master's too: the only one, the same, or one that it counted to be worth the same."""
    if move == choice.move or (len(view.legal) == 1 and move in view.legal):
        return True
    values = choice.values or {}
    if move not in values or choice.move not in values:
        return False
    return abs(values[choice.move] - values[move]) < _EVEN
