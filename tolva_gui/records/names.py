"""Valid names of people: one line of visible characters that cannot affect the surrounding text."""

from typing import Final

LONGEST: Final = 100
"""The maximum length of a name in a record, in characters."""
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Controls including line ends, surrogate halves, separators of lines and paragraphs."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Bidirectional controls: they would also reverse the text after the name."""


def unfit(name: str) -> int | None:
    """Return the index of the first character that a name may not have, None if it is valid."""
    places = (place for place, sign in enumerate(name) if not _is_fit(sign))
    return next(places, None)


def composed(text: str) -> str:
    """Return the text with one character per accented letter (NFC), so that the same name is always the same text.

    >>> composed("A\N{COMBINING RING ABOVE}sa") == "Åsa"
    True
    """
    if text.isascii():
        return text
    import unicodedata  # takes a quarter of a megabyte

    return unicodedata.normalize("NFC", text)


def visible(text: str) -> str:
    r"""Return the text with every character that a name may not have replaced by a sign for it.

    >>> visible("a\nb") == "a\N{REPLACEMENT CHARACTER}b"
    True
    """
    return "".join(sign if _is_fit(sign) else "\N{REPLACEMENT CHARACTER}" for sign in text)


def tidy(name: str) -> str:
    """Return the text without invalid characters, stripped."""
    return "".join(filter(_is_fit, name)).strip()


def _is_fit(sign: str) -> bool:
    if sign.isprintable():
        return True
    import unicodedata  # rarely needed, and takes a quarter of a megabyte

    return unicodedata.category(sign) not in _UNSEEN and sign not in _TURNING
