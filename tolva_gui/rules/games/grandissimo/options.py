"""What may be agreed on before a game."""

from typing import Final

from tolva_gui.rules.game import Option

DEALS: Final = Option("deals", 16, (16, 8, 24), "GD8")
SLAM_DOUBLES_13_SPEL: Final = Option("slam_doubles_13_spel", True, (True, False), "GD3")
