"""Looking back at deals: every position is one that was, and no deal that goes on can be seen."""

from random import Random

import pytest

from tests.table.games import move_on, played
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.table.lookback import finished, moments, play_again, tricks


@pytest.mark.parametrize("form", BY_ID)
def test_every_position_has_the_whole_pack_open(form: str) -> None:
    record = played(form, deals=2).record()
    for deal in finished(record):
        found = moments(record, deal)
        assert len(found) == len(deal.moves) + 1
        for moment in found:
            cards = [card for zone in moment.view.zones for card in zone.cards]
            assert None not in cards
            assert set(cards) == set(BY_ID[form].info.pack)
            assert len(cards) == len(set(cards))


@pytest.mark.parametrize("form", BY_ID)
def test_a_finished_trick_still_lies_there(form: str) -> None:
    record = played(form, deals=1).record()
    found = moments(record, finished(record)[0])
    assert tricks(found)
    for number, trick in enumerate(tricks(found)):
        last = next(each for each in reversed(found) if each.trick == number)
        assert cards_at(last.view.zones, Place("trick")) == trick.cards
        assert last.view.facts.trick[0] == (trick.leader, trick.cards[0])
        assert last.view.facts.winning == trick.winner


def test_the_deal_in_progress_cannot_be_looked_at() -> None:
    host = played("tolva-4", deals=2)
    assert len(finished(host.record())) == 2
    host.start_deal()
    move_on(host, Random(1))
    assert len(finished(host.record())) == 2


@pytest.mark.parametrize("form", BY_ID)
def test_the_same_cards_again_from_any_position(form: str) -> None:
    record = played(form, deals=2).record()
    deal = finished(record)[-1]
    for count in (0, 1, len(deal.moves) // 2, len(deal.moves)):
        host = play_again(record, deal, count, seed=99)
        assert host.deck == deal.deck
        assert host.standing == deal.standing
        assert [move for _, move in host.moves] == [made.move for made in deal.moves[:count]]
        assert host.record().helped
    assert host.result() == deal.result
