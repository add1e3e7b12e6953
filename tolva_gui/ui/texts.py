"""Texts of the window that Python makes: names of cards, calls, lines of the sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Announced, Asked, Declined, Event, Melded, RedealAsked


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 (lupdate knows this name)
    """Return the text as it is: it is translated where it is used."""
    return text


CARDS = {
    "SA": QT_TRANSLATE_NOOP("Table", "ace of spades"),
    "SK": QT_TRANSLATE_NOOP("Table", "king of spades"),
    "SQ": QT_TRANSLATE_NOOP("Table", "queen of spades"),
    "SJ": QT_TRANSLATE_NOOP("Table", "jack of spades"),
    "S": QT_TRANSLATE_NOOP("Table", "%1 of spades"),
    "HA": QT_TRANSLATE_NOOP("Table", "ace of hearts"),
    "HK": QT_TRANSLATE_NOOP("Table", "king of hearts"),
    "HQ": QT_TRANSLATE_NOOP("Table", "queen of hearts"),
    "HJ": QT_TRANSLATE_NOOP("Table", "jack of hearts"),
    "H": QT_TRANSLATE_NOOP("Table", "%1 of hearts"),
    "DA": QT_TRANSLATE_NOOP("Table", "ace of diamonds"),
    "DK": QT_TRANSLATE_NOOP("Table", "king of diamonds"),
    "DQ": QT_TRANSLATE_NOOP("Table", "queen of diamonds"),
    "DJ": QT_TRANSLATE_NOOP("Table", "jack of diamonds"),
    "D": QT_TRANSLATE_NOOP("Table", "%1 of diamonds"),
    "CA": QT_TRANSLATE_NOOP("Table", "ace of clubs"),
    "CK": QT_TRANSLATE_NOOP("Table", "king of clubs"),
    "CQ": QT_TRANSLATE_NOOP("Table", "queen of clubs"),
    "CJ": QT_TRANSLATE_NOOP("Table", "jack of clubs"),
    "C": QT_TRANSLATE_NOOP("Table", "%1 of clubs"),
}
SUITS = {
    "S": QT_TRANSLATE_NOOP("Table", "spades"),
    "H": QT_TRANSLATE_NOOP("Table", "hearts"),
    "D": QT_TRANSLATE_NOOP("Table", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Table", "clubs"),
}
MELDS = {
    "trumf": QT_TRANSLATE_NOOP("Table", "Trumf in %1"),
    "tjog": QT_TRANSLATE_NOOP("Table", "Tjog in %1"),
    "viv": QT_TRANSLATE_NOOP("Table", "Viv in %1"),
    "mal": QT_TRANSLATE_NOOP("Table", "Mäl in %1"),
}
GUBBAR = {
    "half": QT_TRANSLATE_NOOP("Table", "Halv gubbe"),
    "whole": QT_TRANSLATE_NOOP("Table", "Hel gubbe"),
}


def translate(context: str, text: str) -> str:
    """Return the text in the language of the window."""
    return QCoreApplication.translate(context, text)


def fill(text: str, *values: object) -> str:
    """Put values in the place of %1, %2 and so on."""
    for number, value in enumerate(values, start=1):
        text = text.replace(f"%{number}", str(value))
    return text


def card_name(card: Card) -> str:
    """Return what the card is called."""
    whole = CARDS.get(str(card))
    if whole:
        return translate("Table", whole)
    return fill(translate("Table", CARDS[card.suit]), "10" if card.rank == "T" else card.rank)


def suit_name(suit: Suit) -> str:
    """Return what the suit is called, as in «trumf in hearts»."""
    return translate("Table", SUITS[suit])


def call_text(event: Event) -> str:
    """Return what stands on the button for a call, given the event that the call would be."""
    match event:
        case Melded(suit=suit, name=name, points=points):
            return fill(
                translate("Table", "%1, %2 p"), fill(translate("Table", MELDS[name]), suit_name(suit)), points
            )
        case Asked():
            return translate("Table", "Ask your partner")
        case Announced(kind=kind):
            return translate("Table", GUBBAR[kind])
        case Declined(what=what):
            return translate("Table", "Say no") if what == "ask" else translate("Table", "Do not meld")
        case RedealAsked():
            return translate("Table", "New deal, please")
        case _:
            return ""


def names(people: Sequence[str]) -> str:
    """Return «Anna and Bo»."""
    if len(people) < 2:
        return "".join(people)
    return fill(translate("Table", "%1 and %2"), ", ".join(people[:-1]), people[-1])
