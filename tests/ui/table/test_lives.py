"""A game of lives at the window: the sheet, the chips, badges of seats that are out, and going on without the player."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import lives_toy
from tests.ui.lives_toy import new_host
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.deal_rows import sheet_rows


@pytest.fixture(autouse=True)
def _one_of_the_games(tmp_path: Path) -> Iterator[None]:
    with lives_toy.at_hand(tmp_path / "resources"):
        yield


def played(host: Host) -> Host:
    """Let rule players play the deal to its end."""
    player = make_player("rules", 1)
    host.start_deal()
    while (seat := host.to_act()) is not None:
        host.play(seat, player.choose(host.view(seat), Budget(iterations=1)).move)
    return host


@pytest.mark.parametrize("lives", [(2, 2, 2, 2), (2, 0, 1, 2), (0, 2, 0, 2)])
def test_the_sheet_shows_the_hands_of_all_that_are_in(qapp: object, lives: tuple[int, ...]) -> None:
    host = played(new_host(lives))
    row = sheet_rows(host)[0]
    assert row["text"] == "The hand"
    assert [figure.isdigit() for figure in row["figures"]] == [had > 0 for had in lives]
    assert {figure for figure, had in zip(row["figures"], lives, strict=True) if not had} <= {"–"}
