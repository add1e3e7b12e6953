"""The options of grandissimo."""

from typing import Final

from tolva_gui.rules import kit

DEALS: Final = kit.Option("deals", 16, (16, 8, 24, 0), "GD8")
"""0: one åltur."""
MOST_DEALS: Final = 40
"""GD8: the most deals of a game of one åltur, which has no bound in itself."""
SLAM_DOUBLES_13_SPEL: Final = kit.Option("slam_doubles_13_spel", True, (True, False), "GD3")


def last_deal(options: kit.Options) -> int:
    """Return the number of the last possible deal of a game (GD8)."""
    return int(options[DEALS.name]) or MOST_DEALS
