"""A deal is seen again from where it was decided."""

from random import Random

from tests.cases import cases
from tests.table.games import play_deal, played
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Play
from tolva_gui.table.review_positions import moments, play_again
from tolva_gui.table.tasks.replay import moves_before_decision
from tolva_gui.words.game_data import game_data

SEEN = [game for game in BY_ID if not (BY_ID[game].info.reactions or game_data(game).luck)]


@cases("game", SEEN, usual=["tolva-4", "kasino", "grandissimo"])
def test_the_deciding_trick_is_seen_whole(game: str) -> None:
    record = played(game, seed=2, deals=1).record()
    (deal,) = record.deals
    begins = moves_before_decision(record, deal)
    assert 0 <= begins <= len(deal.moves) - 4 or begins == 0
    found = moments(record, deal)
    if begins and isinstance(deal.moves[begins].move, Play):
        assert found[begins].trick < found[begins + 1].trick or found[begins + 1].trick == 0


def leaders(record: GameRecord, moves: int) -> list[tuple[int, ...]]:
    """Return the sides that gained most in each of many ways of playing on after these moves."""
    found = []
    for way in range(100, 140):
        host = play_again(record, record.deals[0], moves, seed=0)
        play_deal(host, Random(way))
        result = host.result()
        assert result is not None
        most = max(result.scores)
        found.append(tuple(side for side, points in enumerate(result.scores) if points == most))
    return found


@cases("game", ["tolva-4", "plocketolva", "nittionio"], usual=["plocketolva"])
def test_after_the_trick_little_can_change_who_gains_most(game: str) -> None:
    record = played(game, seed=2, deals=1).record()
    (deal,) = record.deals
    begins, trick = moves_before_decision(record, deal), BY_ID[game].info.seats
    before, after = leaders(record, begins), leaders(record, begins + trick)
    assert 0 < before.count(before[0]) < len(before), "it is still open"
    assert max(after.count(side) for side in set(after)) >= 0.9 * len(after)
