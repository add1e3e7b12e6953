"""The book of scores: the reason for each point, in games of every form."""

from itertools import pairwise

from tests.cases import cases
from tests.family import FORMS as FAMILY_FORMS
from tests.rules.bench import examples
from tests.table.games import played
from tolva_gui.table.ledger import LedgerEntry, behind, ledger


@examples(
    "before scores points",
    """
    each point is put to the entry that made it     | 0 | 2 3     | 0 0 1
    a loss takes the last points first              | 0 | 7 1     | 0
    below zero the loss stands behind the points    | 0 | 2 -4    | 1 1 1 1
    and what is won makes it less                   | 0 | 2 -4 -3 | 1 1 1
    above zero again that stands behind them        | 0 | 2 -4 -3 3 | 3 3 3
    K11: a fall stands behind all points            | 0 | 13 7!   | 1 1 1 1 1 1 1
    what the game began with has no entry           | 3 | 4       | None None None 0
    """,
)
def test_the_entries_behind_the_points(before: str, scores: str, points: str) -> None:
    """The scores after each entry; a fall begins anew."""
    totals = [int(before), *(int(score.strip("!")) for score in scores.split())]
    entries = [
        LedgerEntry(1, 0, 0, *pair, anew="!" in score)
        for pair, score in zip(pairwise(totals), scores.split(), strict=True)
    ]
    found = [None if entry is None else entries.index(entry) for entry in behind(int(before), entries)]
    assert " ".join(map(str, found)) == points


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
