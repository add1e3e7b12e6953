"""Signs, score paper, order of ranks, and the trump plate shown next to the cards."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from tolva_gui.rules.account import PaperEntry
from tolva_gui.rules.cards import Suit
from tolva_gui.rules.view import View
from tolva_gui.ui.table.scores.money import is_money
from tolva_gui.ui.texts import fill, language
from tolva_gui.words import sentences as words


class TableLegend(Struct, frozen=True):
    """Lines of signs, the score paper, the order of ranks."""

    signs: list[str] = field(default_factory=list)
    paper: list[list[dict[str, Any]]] = field(default_factory=list)
    order: list[list[dict[str, Any]]] = field(default_factory=list)


def beside(view: View) -> TableLegend:
    """Return the display next to the cards; signs of a seat and money are shown elsewhere."""
    shown = [one for one in view.display.signs if one.seat is None and not is_money(one)]
    signs = [words.sign(sign, view.info.id, language()) for sign in shown]
    return TableLegend(signs, paper_rows(view), order_rows(view))


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
                "name": words.find_text(lang, "order", key, game) or "",
                "meaning": words.find_text(lang, "order_meaning", key, game) or "",
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


class TrumpPlate(Struct, frozen=True):
    """`announced`: the announcement and its player, a line each, or empty. Not `shown`: the game has no plate."""

    shown: bool = False
    trump: Suit | None = None
    announced: str = ""

    @property
    def trump_name(self) -> str:
        """The name of the trump suit; empty if there is none."""
        name = words.suit(self.trump, language()) if self.trump else ""
        return name[:1].upper() + name[1:]


def trump_plate(view: View, people: Sequence[str]) -> TrumpPlate:
    """Return the plate with the public facts; *people*: the names of the seats."""
    sign = view.display.trump
    if sign is None:
        return TrumpPlate()
    if sign.announced is None or sign.announced.seat is None:
        return TrumpPlate(True, sign.suit)
    said = words.announcement(sign.announced, language(), view.info.id, view.options)
    return TrumpPlate(True, sign.suit, fill("%1\n%2", said, people[sign.announced.seat]))
