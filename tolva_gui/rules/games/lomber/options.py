"""The options of lomber."""

from typing import Final

from tolva_gui.rules import kit

DEALS: Final = kit.Option("deals", 12, (12, 6, 24), "LD9")
KUPPA_CAP: Final = kit.Option("kuppa_cap", 6, (6, 5, 4, 0), "LD8")
"""The highest cost of a lost kúppa; 0: no limit."""
