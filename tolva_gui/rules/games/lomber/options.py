"""The options of lomber."""

from typing import Final

from tolva_gui.rules.info import Option

DEALS: Final = Option("deals", 12, (12, 6, 24), "LD9")
KUPPA_CAP: Final = Option("kuppa_cap", 6, (6, 5, 4, 0), "LD8")
"""The highest cost of a lost kúppa; 0: no limit."""
