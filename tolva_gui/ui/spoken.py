"""Texts of the window as a screen reader should speak them: whole sentences, cards in words."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from tolva_gui.rules.cards import RANKS, SUITS, Card
from tolva_gui.ui.texts import card_name, language
from tolva_gui.words import sentences as words

_WHOLE: Final = re.compile(r"[.!?…:][”»\"')]*$")
"""The end of a text that needs no full stop."""


def whole(texts: Iterable[str]) -> str:
    """Return the texts as sentences, with one stop after each.

    >>> whole(["Play ten. ", "", "Your turn", "Algot: “No.”"])
    'Play ten. Your turn. Algot: “No.”'
    """
    parts = (" ".join(text.split()) for text in texts)
    return " ".join(part if _WHOLE.search(part) else f"{part}." for part in parts if part)


def spoken(texts: Iterable[str]) -> str:
    """Return the texts as sentences with cards and suits in words: queen of diamonds for ♦Q."""
    text = whole(texts)
    for sign, (suit, cards) in _names(language()).items():
        rank = re.compile("|".join(sorted(cards, key=len, reverse=True)))

        def in_words(found: re.Match[str]) -> str:
            return ", ".join(cards[each] for each in rank.findall(found[1])) or suit  # noqa: B023 (used at once)

        text = re.sub(f"{sign}((?:{rank.pattern})*)", in_words, text)
    return text


@cache
def _names(lang: words.Language) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the name of each suit and of its cards, by their notation in the window."""
    return {
        words.card(Card(suit, "9"), lang)[0]: (
            words.suit(suit, lang),
            {words.card(Card(suit, rank), lang)[1:]: card_name(Card(suit, rank)) for rank in RANKS},
        )
        for suit in SUITS
    }
