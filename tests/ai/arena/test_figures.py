"""The measured figures shipped with the program: complete for every opponent, in order, and as in the README."""

import json
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from tests.family import FORMS as FAMILY_FORMS
from tolva_gui.ai.arena.figures import FILE, figures
from tolva_gui.ai.levels import DEFAULT_LEVEL, OFFERED, REFERENCE
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data

README = Path(__file__).parents[3] / "README.md"
MEASURED = [level for level in OFFERED if level != REFERENCE]


def test_every_opponent_has_been_measured_in_every_form() -> None:
    assert set(figures().levels) >= set(FAMILY_FORMS)
    for form in figures().levels:
        alike = game_data(form).alike
        for level in MEASURED:
            if level in alike:
                assert figures().of(form, level) is None
                continue
            figure = figures().of(form, level)
            assert figure is not None, f"{level} in {form}"
            assert figure.games >= 30
            assert figure.share == pytest.approx(figure.won / figure.games, abs=0.001)


def test_in_the_form_for_four_the_ladder_can_be_felt() -> None:
    """The level two rungs higher is measurably better."""
    rows = [figures().of("tolva-4", level) for level in OFFERED]
    lows = [0.5 if row is None else row.share - row.margin for row in rows]
    highs = [0.5 if row is None else row.share + row.margin for row in rows]
    for weak, strong in zip(highs[:4], lows[2:], strict=False):
        assert weak < strong


@pytest.mark.parametrize("form", figures().levels)
def test_each_level_is_no_worse_than_the_one_before(form: str) -> None:
    """And the master is ahead of the reference; in the K+Q family measurably, otherwise within the measuring error."""
    even, family = 1 / BY_ID[form].info.sides, form in FAMILY_FORMS
    alike = game_data(form).alike
    rows = [figures().of(form, alike.get(level, level)) for level in OFFERED]
    shares = [(even, 0.0) if row is None else (row.share, row.margin) for row in rows]
    for (low, low_margin), (high, high_margin) in pairwise(shares):
        assert high + (0 if family else low_margin + high_margin) >= low
    share, margin = shares[-1]
    assert share - (margin if family else 0) > even


@pytest.mark.parametrize("form", FAMILY_FORMS)
def test_newcomer_wins_nearly_half_against_the_default(form: str) -> None:
    """A player who wins 40 to 50 of 100 games against one other side wins 25 to 33 against two equally good ones."""
    figure, others = figures().newcomer[form], BY_ID[form].info.sides - 1
    least, most = (share / (share + others * (1 - share)) for share in (0.40, 0.50))
    assert figures().default == DEFAULT_LEVEL
    assert figure.share + figure.margin >= least
    assert figure.share - figure.margin <= most


def test_the_readme_tells_what_was_measured() -> None:
    rows = README.read_text(encoding="utf-8").splitlines()
    for level in MEASURED:
        row = next(row for row in rows if f"(`{level}`)" in row)
        cells = [cell.strip() for cell in row.split("|")[2:-1]]
        told = [figures().of(form, level) for form in figures().levels if form in FAMILY_FORMS]
        assert cells == [f"{100 * one.share:.0f} ± {100 * one.margin:.0f}" for one in told if one is not None]


def test_the_file_names_the_opponents_that_it_is_about() -> None:
    told = json.loads((files("tolva_gui.ai.arena") / FILE).read_text(encoding="utf-8"))
    assert told["reference"] == REFERENCE
    assert told["newcomer_level"] in MEASURED
