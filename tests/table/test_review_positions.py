"""Reviewing deals: every position really occurred, and no deal in progress can be seen."""

from random import Random

import pytest

from tests.family import FORMS as FAMILY_FORMS
from tests.table.games import low_forehand, move_on, play_deal, played
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import REDEAL
from tolva_gui.rules.kit import Place, Play, TrickFacts, cards_at
from tolva_gui.rules.view import tricks_of
from tolva_gui.table.review_positions import finished, moments, notes, play_again


@pytest.mark.parametrize("form", FAMILY_FORMS)
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


@pytest.mark.parametrize("form", [*FAMILY_FORMS, "lomber"])
def test_a_finished_trick_still_lies_there(form: str) -> None:
    record = played(form, deals=1).record()
    found = moments(record, finished(record)[0])
    assert tricks_of(found[-1].view.facts)
    moves = [(each.made.seat, each.made.move) for each in found if each.made is not None]
    players = {move.card: seat for seat, move in moves if isinstance(move, Play) and move.verb == "play"}
    for number, trick in enumerate(tricks_of(found[-1].view.facts)):
        last = next(each for each in reversed(found) if each.trick == number)
        assert isinstance(last.view.facts, TrickFacts)
        assert cards_at(last.view.zones, Place("trick")) == trick.cards
        assert last.view.facts.trick == tuple((players[card], card) for card in trick.cards)
        assert last.view.facts.winning == trick.winner


def test_a_deal_finds_its_own_notes() -> None:
    host, rng = played("tolva-4", deals=1), Random(1)
    over = host.moves_made
    host.annotate("before all", 0)
    host.annotate("in the first", 5)
    play_deal(host, rng)
    host.annotate("at the end of all")
    host.annotate("before the second", over)
    host.annotate("in the second", over + 7)
    record = host.record()
    assert [notes(record, deal) for deal in record.deals] == [
        {0: ["before all"], 5: ["in the first"]},
        {0: ["before the second"], 7: ["in the second"], len(host.moves): ["at the end of all"]},
    ]


def test_notes_of_a_deal_in_play_are_not_in_the_one_before() -> None:
    host = played("tolva-4", deals=1)
    host.start_deal()
    host.annotate("of the hands that are still closed")
    record = host.record()
    assert notes(record, record.deals[0]) == {}


def test_notes_before_an_omgiv_go_with_its_deal() -> None:
    host = low_forehand()
    host.annotate("Omgiv?")
    host.play(0, REDEAL)
    host.annotate("Better cards")
    rng = Random(1)
    move_on(host, rng)
    host.annotate("After a move")
    play_deal(host, rng)
    record = host.record()
    (deal,) = finished(record)
    assert notes(record, deal) == {0: ["Omgiv?", "Better cards"], 1: ["After a move"]}


def test_the_deal_in_progress_cannot_be_looked_at() -> None:
    host = played("tolva-4", deals=2)
    assert len(finished(host.record())) == 2
    host.start_deal()
    move_on(host, Random(1))
    assert len(finished(host.record())) == 2


@pytest.mark.parametrize("form", FAMILY_FORMS)
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
