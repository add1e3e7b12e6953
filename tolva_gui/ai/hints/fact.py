"""A fact that a hint tells: an id and values, no words."""

from collections.abc import Mapping

from msgspec import Struct, field


class Fact(Struct, frozen=True):
    """The key of a sentence and its values.

    These are `card`, `cards`, `suit`, `suits`, `seat`, `seats`, `count`, `points`, `kind`; and `by`, the card that
    follows a rule of thumb, which the sentence does not name.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
