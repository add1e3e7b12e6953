"""Positions of a game's glossary words in a text: in prompts, on sheets, in calls at the table.

Each game explains its words in its own sense: the page `glossary` of its words. Without Qt.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from msgspec import Struct

from tolva_gui.words.sentences import Language

_FORMS: Final = frozenset({"bondtolva", "bordstolva", "plocketolva", "tolva", "tolvan", "grandissimo"})
_COMMON: Final = frozenset(
    {"giv", "givare", "givaren", "stick", "trumf", "trumfa", "parti", "part", "lag", "par", "inne", "bit"}
    | {"bud", "hög", "plump", "femtio", "dra", "vända", "svara", "betala"}
)
KNOWN_TO_ALL: Final[dict[Language, frozenset[str]]] = {
    "sv": _FORMS | _COMMON | {"spela ut", "följa färg", "tillfälle", "kupera", "avstå", "mäl"},
    "en": _FORMS | _COMMON,
}
"""Glossary words without marks in texts: known to every card player, names of games, or ambiguous (mäl först!)."""
_ENDINGS: Final[dict[Language, str]] = {"sv": r"(?:(?:e?n|e?t|na|a)?s?)", "en": r"s?"}
"""Possible endings of a word in a sentence: talongen, lankorna, tjoget, sistans."""


class Mark(Struct, frozen=True):
    """The characters from `start` up to `end` are a form of `word`."""

    start: int
    end: int
    word: str


def marks(text: str, words: Collection[str], lang: Language) -> Iterator[Mark]:
    """Yield the positions of glossary words in the text, each word only at its first occurrence.

    >>> list(marks("Tjog i ruter: talongen är slut.", {"tjog", "talong"}, "sv"))
    [Mark(start=0, end=4, word='tjog'), Mark(start=14, end=22, word='talong')]
    """
    # Building a pattern of all words would be the slowest part of the start.
    folded = text.casefold()
    here = frozenset(word for word in words if word.casefold() in folded)
    pattern = _pattern(here - KNOWN_TO_ALL[lang], lang)
    seen = set[str]()
    for found in pattern.finditer(text) if pattern else ():
        word = found["word"].casefold()
        if word not in seen:
            seen.add(word)
            yield Mark(found.start(), found.end(), word)


@cache
def _pattern(words: frozenset[str], lang: Language) -> re.Pattern[str] | None:
    if not words:
        return None
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(
        rf"\b(?P<word>{'|'.join(map(re.escape, longest_first))}){_ENDINGS[lang]}\b", re.IGNORECASE
    )
