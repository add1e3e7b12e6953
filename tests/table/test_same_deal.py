"""The same deal with the master in a person's seat."""

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.table.games import played, table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, never
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.kit import Move, View, cards_at
from tolva_gui.table.review_positions import moments
from tolva_gui.table.same_deal import Better, MasterReplay, NoEnd, chair, counts, play_beside

GAMES = ("tolva-4", "plump", "kasino", "lomber", "tjugoett")
SEAT = 0


def any_other(view: View, _everything: View, made: Move) -> Move | None:
    """Judge that the first other move would have been better."""
    return next(move for move in view.legal if move != made)


def beside(
    game: str,
    seed: int = 1,
    *,
    master: Callable[[RecordedDeal], Player] | None = None,
    better: Better = any_other,
    cancelled: Cancelled = never,
) -> tuple[GameRecord, RecordedDeal, MasterReplay]:
    """Return a deal and how the master, or the player made for it, plays it."""
    record = played(game, seed=seed, deals=1).record()
    deal = record.deals[0]
    made = make_player if master is None else lambda _level, _seed: master(deal)
    return record, deal, play_beside(record, deal, SEAT, made, better, cancelled)


def dealt(record: GameRecord, deal: RecordedDeal) -> dict[object, Counter[str]]:
    """Return the cards at each place before the first move."""
    zones = moments(record, deal)[0].view.zones
    return {zone.place: Counter(map(str, cards_at(zones, zone.place))) for zone in zones}


@pytest.mark.parametrize("game", GAMES)
def test_master_differs_only_in_a_choice_of_the_person(game: str) -> None:
    record, deal, found = beside(game)
    assert found.deal.deck == deal.deck
    assert found.deal.standing == deal.standing
    assert dealt(record, found.deal) == dealt(record, deal)
    assert found.deal.result is not None
    differing = [
        no for no, (own, other) in enumerate(zip(deal.moves, found.deal.moves, strict=False)) if own != other
    ]
    assert found.parting == (differing[0] if differing else None)
    if found.parting is not None:
        assert deal.moves[found.parting].seat == found.deal.moves[found.parting].seat == SEAT


def test_it_comes_out_the_same_each_time() -> None:
    assert beside("plump")[2] == beside("plump")[2]


class AsRecorded:
    """Choose the person's recorded moves of the deal, in turn."""

    def __init__(self, deal: RecordedDeal) -> None:
        self._own = iter([made.move for made in deal.moves if made.seat == SEAT])

    def choose(self, _view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        return Choice(next(self._own))


def test_master_who_chooses_the_same_gets_the_same() -> None:
    _, deal, found = beside("tolva-4", 2, master=AsRecorded)
    assert (found.parting, found.own) == (None, found.master)
    assert found.deal.moves == deal.moves


class AlsoGood:
    """Prefer the last move, and value the others the same."""

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        return Choice(view.legal[-1], dict.fromkeys(view.legal, 1.0))


def test_choice_that_the_master_calls_good_does_not_part_them() -> None:
    assert beside("tolva-4", 2, master=lambda _deal: AlsoGood())[2].parting is None


def test_choice_that_the_judge_calls_good_does_not_part_them() -> None:
    assert beside("tolva-4", 2, better=lambda _view, _everything, _made: None)[2].parting is None


def test_it_can_be_stopped() -> None:
    with pytest.raises(SearchCancelled):
        beside("tolva-4", cancelled=lambda: True)


def test_a_deal_that_no_turn_leads_to_an_end_is_refused() -> None:
    host = table("hej-knekt")
    host.start_deal()
    record = host.record()
    with pytest.raises(NoEnd):
        play_beside(record, record.deals[0], SEAT, make_player, any_other, never)


def test_whose_chair_it_is_and_which_deals_count() -> None:
    people = [SeatSetup("computer", "Nils", "best"), SeatSetup("person", "Ola"), SeatSetup("me", "Alva")]
    assert chair(people) == 2
    assert chair(people[:2]) == 1
    assert chair(people[:1]) == 0
    record = played("tolva-4", deals=1).record()
    deal = record.deals[0]
    assert counts(record, deal)
    assert not counts(replace(record, seats=tuple(people)), deal)
    helped = RecordedDeal(deal.standing, deal.deck, deal.moves, deal.result, helped=True)
    assert not counts(record, helped)
