"""The score paper and the unusual card order of games that have them, as QML draws them."""

from typing import Any

from tolva_gui.rules.account import PaperEntry
from tolva_gui.rules.view import View
from tolva_gui.ui.texts import language
from tolva_gui.words import sentences as words


def paper_rows(view: View) -> list[list[dict[str, Any]]]:
    """Return the rows with an entry per seat: its text, and the numbers around its stroke."""
    return [[_entry(entry) for entry in row] for row in view.display.paper]


def order_rows(view: View) -> list[list[dict[str, Any]]]:
    """Return the cards as the game ranks them, the strongest first, each with its name and meaning."""
    lang, game = language(), view.info.id
    return [
        [
            {
                "label": words.card(card, lang),
                "red": card.suit in "HD",
                "name": words.rank_name(key, game, lang),
                "meaning": words.rank_meaning(key, game, lang),
            }
            for card, key in row
        ]
        for row in view.display.order
    ]


def _entry(entry: PaperEntry | None) -> dict[str, Any]:
    above, below = entry.stroke if entry is not None and entry.stroke is not None else (0, 0)
    return {
        "value": "" if entry is None or entry.value is None else str(entry.value),
        "struck": entry is not None and entry.stroke is not None,
        "above": str(above),
        "below": str(below),
        "open": entry is not None and entry.stroke is None,
    }
