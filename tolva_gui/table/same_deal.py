"""The same deal with the master in a person's chair: the same cards, against the same opponents.

The recorded deal is followed until the master would choose differently. From there on the master plays on, and the
others answer at their levels. So chance does not separate the two before the parting, and the person's result minus the
master's measures their choices, not their cards.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.player import Cancelled, Choice, Player, SearchCancelled
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, SeatSetup, game_of
from tolva_gui.rules.account import lead
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import Parti
from tolva_gui.rules.view import View
from tolva_gui.table.daily import MASTER, THOUGHT
from tolva_gui.table.host import further_of

MOST_MOVES: Final = 2000
"""More moves mean a deal without an end."""
_EVEN: Final = 1e-9

Better = Callable[[View, View, Move], Move | None]
"""A function for the better move in place of one that was made, by the seat's view and the referee's; None if there is
none: then the master follows."""


class NoEnd(Exception):
    """The master's version of the deal did not end."""


class MasterReplay(Struct, frozen=True):
    """A deal as replayed by the master in `seat`, with the lead of the seat's side in the original and in this one.

    *parting*: the number of moves before the first difference, None if there is none.
    """

    seat: Seat
    deal: RecordedDeal
    own: float
    master: float
    parting: int | None


def chair(seats: Sequence[SeatSetup]) -> Seat:
    """Return the master's chair: the user's, else that of the first person, else the first seat."""
    kinds = [seat.kind for seat in seats]
    return next((kinds.index(kind) for kind in ("me", "person") if kind in kinds), 0)


def counts(record: GameRecord, deal: RecordedDeal) -> bool:
    """Return whether the deal shows the user's choices: against computers, and without help."""
    kinds = [seat.kind for seat in record.seats]
    return kinds.count("me") == 1 and kinds.count("person") == 0 and not deal.helped


def play_beside(
    record: GameRecord,
    deal: RecordedDeal,
    seat: Seat,
    make: Callable[[str, int], Player],
    better: Better,
    cancelled: Cancelled,
) -> MasterReplay:
    """Return the finished deal compared with the master's. Raise SearchCancelled, NoEnd.

    Where the master would choose differently, *better* decides: the two part at the person's first miss. From then on
    masters play for other people.
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
            parti.play(*made)
            continue
        if turn is None or number > MOST_MOVES:
            raise NoEnd
        if cancelled():
            raise SearchCancelled
        view = parti.game.view(parti.deal.state, turn)
        choice = players[turn].choose(view, THOUGHT, cancelled)
        move = choice.move
        if made is not None:
            found = None
            if not _as_good(choice, made.move, view):
                found = better(view, parti.game.view(parti.deal.state, None), made.move)
            move = made.move if found is None else found
            parting = None if found is None else number
        parti.play(turn, move)
    info, before, result = parti.game.info.under(parti.options), deal.standing.scores, deal.result
    side = info.side(seat)
    return MasterReplay(
        seat,
        RecordedDeal(
            deal.standing,
            deal.deck,
            tuple(RecordedMove(*made) for made in parti.deal.moves),
            parti.deal.result,
            further=further,
        ),
        0.0 if result is None else lead(result, side, before, info),
        lead(parti.deal.result, side, before, info),
        parting,
    )


def _as_good(choice: Choice, move: Move, view: View) -> bool:
    """Whether the move is as good to the master: the only one, the same, or one of equal value."""
    if move == choice.move or (len(view.legal) == 1 and move in view.legal):
        return True
    values = choice.values or {}
    if move not in values or choice.move not in values:
        return False
    return abs(values[choice.move] - values[move]) < _EVEN
