"""What people may be called: one line of signs that can be seen, and that leave what stands around them as it is."""

import unicodedata
from typing import Final

LONGEST: Final = 100
"""Signs of a name in a record."""
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Controls with the line ends among them, halves of surrogate pairs, separators of lines and paragraphs."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn the direction of all that follows, in sentences also of what is not the name."""


def unfit(name: str) -> int | None:
    """Return the place of the first sign that a name may not have, None if there is none."""
    places = (place for place, sign in enumerate(name) if not _is_fit(sign))
    return next(places, None)


def tidy(name: str) -> str:
    """Return the text without such signs, and without spaces around it."""
    return "".join(filter(_is_fit, name)).strip()


def _is_fit(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNSEEN and sign not in _TURNING
