"""What may be chosen in lomber."""

from typing import Final

from tolva_gui.rules.game import Option

DEALS: Final = Option("deals", 12, (12, 6, 24), "LD9")
KUPPA_CAP: Final = Option("kuppa_cap", 6, (6, 5, 4, 0), "LD8")
"""The most that a lost kúppa costs; 0 is no limit."""
