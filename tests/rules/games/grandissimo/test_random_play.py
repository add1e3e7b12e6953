"""Random deals of grandissimo keep every promise of a game, in all options and from any sheet."""

from typing import Any

from tests.cases import cases
from tests.contract.checks import check_deal
from tolva_gui.rules.account import Standing
from tolva_gui.rules.games.grandissimo.bids import TABLE_I, Spel
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.sheet import read_carried
from tolva_gui.rules.parti import complete_options

SEED = 3
SHEETS: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "eels", "eels": [[0, None], None, [2, 3], None], "forfeits": [[1, 240, None], [1, 260, [3, 2]]]},
    {"mode": "highest", "eels": [[0, None], None, None, None], "forfeits": [[1, 210, None], [2, 210, None]]},
)

LENGTHS = ((8, False), (16, True), (24, True))
"""The number of deals, and whether a slam doubles 13 spel."""
VARIETIES = [(sheet, *length) for sheet in SHEETS for length in LENGTHS]
"""Of these nine, every fourth has each sheet and each length once."""


@cases("sheet, deals, doubles", VARIETIES, usual=["0", "4", "8"], ids=list(map(str, range(len(VARIETIES)))))
def test_random_deals_keep_every_promise(sheet: dict[str, Any], deals: int, doubles: bool) -> None:
    options = complete_options(GRANDISSIMO.info, {"deals": deals, "slam_doubles_13_spel": doubles})
    for deal in (deals - 1, deals):
        standing = GRANDISSIMO.check_start(options, Standing(deal % 4, (10, -20, 30, -20), sheet, deal))
        state = check_deal(GRANDISSIMO, options, f"{SEED} {deals} {SHEETS.index(sheet)}", standing).state
        result = GRANDISSIMO.result(state)
        assert result is not None
        assert sum(result.scores) == 0
        assert bool(result.ranking) == (deal == deals)
        assert read_carried(result.carried).written() == result.carried


@cases(
    "spel",
    TABLE_I,
    usual=["begar", "6", "stor-misar", "liten-upplaggare", "stor-upplaggare", "liten-pratmakare", "12", "13"],
    ids=lambda spel: spel.id,
)
def test_random_deals_of_every_game_keep_every_promise(spel: Spel) -> None:
    options = complete_options(GRANDISSIMO.info, {})
    check_deal(GRANDISSIMO, options, f"{SEED}", opening=(f"bid {spel.id}", *["pass"] * 3))
