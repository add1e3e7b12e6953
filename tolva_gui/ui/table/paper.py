"""The score paper of a game that has one, as QML draws it."""

from typing import Any

from tolva_gui.rules.game import Entry, View


def paper_rows(view: View) -> list[list[dict[str, Any]]]:
    """Return the rows, in each an entry for every seat: what is written, and the numbers around its stroke."""
    return [[_entry(entry) for entry in row] for row in view.paper]


def _entry(entry: Entry | None) -> dict[str, Any]:
    above, below = entry.stroke if entry is not None and entry.stroke is not None else (0, 0)
    return {
        "value": "" if entry is None or entry.value is None else str(entry.value),
        "struck": entry is not None and entry.stroke is not None,
        "above": str(above),
        "below": str(below),
        "open": entry is not None and entry.stroke is None,
    }
