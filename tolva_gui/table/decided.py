"""Where a finished deal was decided: after that trick no way of playing on would have changed who gained most."""

from collections.abc import Collection
from random import Random
from typing import Any, Final

from tolva_gui.records.record import GameRecord, RecordedDeal, game_of
from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Side
from tolva_gui.rules.parti import Parti
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import tricks_of
from tolva_gui.table.host import further_of

_WAYS: Final = 12
"""Number of ways of playing on, drawn by lot; one that ends otherwise suffices to call a deal undecided."""
_LONGEST: Final = 400
"""Number of moves after which players who draw lots are taken to find no end."""
_SEEN: Final = 4
"""Least number of moves to see again."""


def moves_before_decision(record: GameRecord, deal: RecordedDeal) -> int:
    """Return the number of moves of a finished deal before the trick, or the move, that decided it."""
    parti = Parti(game_of(record), record.options, deal.standing)
    parti.start_deal(deal.deck, further_of(record, deal))
    starts, tricks = [(0, parti.deal.state)], 0
    for number, made in enumerate(deal.moves[:-_SEEN], 1):
        parti.play(made.seat, made.move)
        taken = len(tricks_of(parti.game.view(parti.deal.state, None).facts))
        if taken == 0 or taken > tricks:
            starts.append((number, parti.deal.state))
        tricks = taken
    undecided = (number for number, state in reversed(starts) if not _is_decided(parti.game, state, deal))
    return next(undecided, 0)


def _is_decided(game: Game[Any], state: Any, deal: RecordedDeal) -> bool:
    losses = game.info.losses
    best = _best(deal.result, deal, losses=losses)
    ends = (_played_on(game, state.copy(), Random(way)) for way in range(_WAYS))
    return bool(best) and all(_best(end, deal, losses=losses) == best for end in ends)


def _played_on(game: Game[Any], state: Any, rng: Random) -> Result | None:
    for _ in range(_LONGEST):
        result = game.result(state)
        if result is not None:
            return result
        game.apply(state, rng.choice(game.legal_moves(state)))
    return None


def _best(result: Result | None, deal: RecordedDeal, *, losses: bool) -> Collection[Side]:
    """Return the sides that gained most, or those placed last where nothing is scored."""
    if result is None:
        return ()
    sign = -1 if losses else 1
    gains = [sign * (now - then) for now, then in zip(result.scores, deal.standing.scores, strict=True)]
    if not any(gains):
        return result.ranking[-1] if result.ranking else ()
    return [side for side, gain in enumerate(gains) if gain == max(gains)]
