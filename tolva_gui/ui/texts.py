"""Texts of the window made in Python: the rules' from `words`, others from Qt's translations."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import JOKER, Card
from tolva_gui.rules.info import GameInfo
from tolva_gui.words.people import called, nameless
from tolva_gui.words.sentences import Language

if TYPE_CHECKING:
    from tolva_gui.records.game_rows import KeptGame

MINUS: Final = "−"
_PLACE: Final = re.compile(r"%([1-9])")


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 (lupdate knows this name)
    """Return the text unchanged; it is translated where it is used."""
    return text


RANKS: Final = {
    "A": QT_TRANSLATE_NOOP("Table", "ace"),
    "K": QT_TRANSLATE_NOOP("Table", "king"),
    "Q": QT_TRANSLATE_NOOP("Table", "queen"),
    "J": QT_TRANSLATE_NOOP("Table", "jack"),
    "T": "10",
}
SUITS: Final = {
    "S": QT_TRANSLATE_NOOP("Table", "%1 of spades"),
    "H": QT_TRANSLATE_NOOP("Table", "%1 of hearts"),
    "D": QT_TRANSLATE_NOOP("Table", "%1 of diamonds"),
    "C": QT_TRANSLATE_NOOP("Table", "%1 of clubs"),
}


def translate(context: str, text: str) -> str:
    """Return the text in the language of the window."""
    return QCoreApplication.translate(context, text)


def fill(text: str, *values: object) -> str:
    """Replace %1, %2 … by values in one pass, so that a % in a value is kept."""

    def value(place: re.Match[str]) -> str:
        number = int(place[1])
        return str(values[number - 1]) if number <= len(values) else place[0]

    return _PLACE.sub(value, text)


def card_name(card: Card) -> str:
    if card == JOKER:
        return translate("Table", "the joker")
    rank = translate("Table", RANKS.get(card.rank, card.rank))
    return fill(translate("Table", SUITS[card.suit]), rank)


def language() -> Language:
    """Return the language of the window, for the sentences of the rules."""
    code = translate("Language", "en")
    return "sv" if code == "sv" else "en"


def score(points: int) -> str:
    """Return the points as printed, with a minus as wide as a plus."""
    return str(points).replace("-", MINUS)


def score_line(scores: Sequence[int]) -> str:
    """Return the scores separated by dashes; by dots from four sides on, and where a dash would stand by a minus."""
    dashes = len(scores) < 4 and min(scores, default=0) >= 0
    return (" – " if dashes else " · ").join(map(score, scores))


def change(points: int) -> str:
    """Return the change of a score with its sign; 0 has none."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


def day(began: str, pattern: str) -> str:
    """Return the ISO date in the given pattern; empty if it is invalid."""
    from PySide6.QtCore import Qt  # costs a tenth of the start

    when = QDateTime.fromString(began, Qt.DateFormat.ISODate)
    return QLocale(language()).toString(when, pattern) if when.isValid() else ""


def seat_names(seats: Sequence[SeatSetup]) -> list[str]:
    """Return what those in the seats are called in the language of the window."""
    people = sum(seat.kind != "computer" for seat in seats)
    return called([seat.name for seat in seats], people, language())


def players(game: "KeptGame") -> list[str]:
    """Return what the players of a game of the index are called."""
    return called(game.names, game.levels.count(""), language())


def you() -> str:
    """Return what the window calls the only person at it, who has no name."""
    return nameless(1, language())


def is_you(name: str) -> bool:
    """Whether that is what the window calls the only person at it."""
    return name == you()


def line_about(name: str, lines: tuple[str, str], *values: object) -> str:
    """Return the first of the lines with the name, or the second for the player called “You”."""
    others, own = lines
    return fill(translate("Telling", own if is_you(name) else others), name, *values)


def side_names(people: Sequence[str], info: GameInfo) -> list[str]:
    """Return each side's name: its people, in the order of their seats."""
    seated = list(enumerate(people))
    return [names([name for seat, name in seated if info.side(seat) == side]) for side in range(info.sides)]


def names(people: Sequence[str]) -> str:
    """Return «Anna and Bo»."""
    if len(people) < 2:
        return "".join(people)
    return fill(translate("Table", "%1 and %2"), ", ".join(people[:-1]), people[-1])
