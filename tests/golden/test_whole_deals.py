"""Whole deals of games, scored by hand from the rules, replayed to the last point; see `whole_deals`."""

from pathlib import Path

import pytest

from tests.golden.reader import WHOLE, rules_of
from tests.golden.whole_deals import played, read, to_be_scored
from tolva_gui.rules.catalog import BY_ID


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=pytest.mark.rule(*rules_of(path)), id=path.stem) for path in WHOLE]
)
def test_a_deal_has_the_sheet_that_was_counted_by_hand(path: Path) -> None:
    deal = read(path)
    assert deal.start["game"] == path.stem
    assert deal.lines, "nobody has scored it yet"
    assert played(deal) == {"lines": deal.lines, "scores": deal.start["scores"]}


def test_every_game_has_a_deal_scored_by_hand() -> None:
    folders = {path.name for path in WHOLE[0].parents[1].iterdir() if any(path.glob("*.txt"))}
    assert folders | {path.stem for path in WHOLE} == {*BY_ID}


@pytest.mark.parametrize("game", ["svarte-petter", "kasino", "lomber", "tolva-4"])
def test_a_deal_to_be_scored_is_a_whole_one(game: str, tmp_path: Path) -> None:
    path = tmp_path / f"{game}.deal"
    path.write_text(to_be_scored(game, BY_ID[game].info.seats, 1), encoding="utf-8")
    assert played(read(path))["lines"]
