"""What everybody at a table is called, in each language.

A person at the window without a name of their own has none in a record either. Computers, and guests without a name,
have one there, in the language of the table where they sat down.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from tolva_gui.words.sentences import LANGUAGES, Language, opponents

GUESTS: Final = 8
"""The most guests at a table."""


def called(names: Sequence[str], people: int, lang: Language) -> list[str]:
    """Return what those with these names are called; *people*: how many of them are no computers.

    >>> called(["", "Mormor Hulda"], 1, "en"), called(["", "Gäst 1", "Elna"], 2, "en")
    (['You', 'Grandma Hulda'], ['Host', 'Guest 1', 'Elna'])
    """
    given = _given(lang)
    return [given.get(name, name) or nameless(people, lang) for name in names]


def nameless(people: int, lang: Language) -> str:
    """Return what the person at the window is called without a name; with several people, «you» is ambiguous."""
    return str(opponents(lang)["host" if people > 1 else "you"])


def guest(number: int, lang: Language) -> str:
    """Return the name of a guest who has not said one."""
    return str(opponents(lang)["guest"]).format(n=number)


@cache
def _given(lang: Language) -> Mapping[str, str]:
    """Return the names that the program gives, in any language, with their form in this one."""
    pairs = (zip(_names(other), _names(lang), strict=True) for other in LANGUAGES)
    return {name: own for found in pairs for name, own in found}


def _names(lang: Language) -> list[str]:
    known = [one["name"] for one in opponents(lang).values() if isinstance(one, Mapping)]
    return [*known, *(guest(no + 1, lang) for no in range(GUESTS))]
