"""The score paper of a game that has one, and the order of its cards where it is an unusual one, as QML draws them."""

from typing import Any

from tolva_gui.rules.game import PaperEntry, View
from tolva_gui.ui.texts import language
from tolva_gui.words import sentences as words


def paper_rows(view: View) -> list[list[dict[str, Any]]]:
    """Return the rows, in each an entry for every seat: what is written, and the numbers around its stroke."""
    return [[_entry(entry) for entry in row] for row in view.display.paper]


def order_rows(view: View) -> list[list[dict[str, Any]]]:
    """Return the cards from the strongest down as the game ranks them, each with its name and what that means."""
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
