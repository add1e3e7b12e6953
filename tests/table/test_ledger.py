"""The book of scores: the reason for each point, in games of every form."""

import pytest

from tests.cases import cases
from tests.family import FORMS as FAMILY_FORMS
from tests.table.games import played
from tolva_gui.table.ledger import LedgerEntry, behind, ledger


def entry(before: int, after: int, *, anew: bool = False) -> LedgerEntry:
    return LedgerEntry(1, 0, 0, before, after, anew)


def test_each_point_is_put_to_the_entry_that_made_it() -> None:
    trump, tjog = entry(0, 2), entry(2, 3)
    assert behind(0, [trump, tjog]) == [trump, trump, tjog]


def test_a_loss_takes_the_last_points_first() -> None:
    trump, gubbe = entry(0, 7), entry(7, 1)
    assert behind(0, [trump, gubbe]) == [trump]


def test_below_zero_the_loss_stands_behind_the_points() -> None:
    trump, gubbe, sistan = entry(0, 2), entry(2, -4), entry(-4, -3)
    assert behind(0, [trump, gubbe]) == [gubbe] * 4
    assert behind(0, [trump, gubbe, sistan]) == [gubbe] * 3
    won = entry(-3, 3)
    assert behind(0, [trump, gubbe, sistan, won]) == [won] * 3


@pytest.mark.rule("K11")
def test_a_fall_stands_behind_all_points() -> None:
    fall = entry(13, 7, anew=True)
    assert behind(0, [entry(0, 13), fall]) == [fall] * 7


def test_what_the_game_began_with_has_no_entry() -> None:
    won = entry(3, 4)
    assert behind(3, [won]) == [None, None, None, won]


@cases("form", FAMILY_FORMS, usual=["tolva-4", "bordstolva", "bondtolva-2"])
def test_the_book_adds_up_to_the_scores(form: str) -> None:
    for seed in range(2):
        host = played(form, seed=seed)
        entries = ledger(host)
        for side, score in enumerate(host.results[-1].result.scores):
            own = [one for one in entries if one.side == side]
            assert len(behind(0, own)) == abs(score)
            assert not own or own[-1].after == score
        assert [one.deal for one in entries] == sorted(one.deal for one in entries)
