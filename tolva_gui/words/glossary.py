"""Where the words of a game's glossary stand in a text: in prompts, on sheets, in what is said at the table.

Each game explains its words as it means them: `resources/games/<game>/glossary.<language>.md`. Without Qt.
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
"""Words that every player of cards knows, that are the names of games, or that mean something else as well (mäl
först!): a mark under each of them would be in the way. They are in the glossary all the same."""
_ENDINGS: Final[dict[Language, str]] = {"sv": r"(?:(?:e?n|e?t|na|a)?s?)", "en": r"s?"}
"""How a word may go on in a sentence: talongen, lankorna, tjoget, sistans."""


class Mark(Struct, frozen=True):
    """The characters from `start` up to `end` are a form of `word`."""

    start: int
    end: int
    word: str


def marks(text: str, words: Collection[str], lang: Language) -> Iterator[Mark]:
    """Return where the words of the glossary stand in the text, each only where it stands first.

    >>> list(marks("Tjog i ruter: talongen är slut.", {"tjog", "talong"}, "sv"))
    [Mark(start=0, end=4, word='tjog'), Mark(start=14, end=22, word='talong')]
    """
    # A pattern of all words would take longer to be made than everything else at the start.
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
