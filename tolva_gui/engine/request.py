"""The fields of a request, each validated. A null field counts as absent."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import ValidationError, convert

from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, MoveError, UnknownVerb
from tolva_gui.rules.protocol import Further, Game, IllegalMove, Reason
from tolva_gui.words.sentences import LANGUAGES, Language

_LONGEST_QUOTE = 60
_LONGEST_ACTION = 200
"""Enough for a verb and every card of a pack (femtio)."""


class Refused(Exception):
    """A request that is answered with an error, `bad_request`."""


class Request:
    """A request's fields. Every reader raises Refused, naming field and value, for an invalid field, or CardError."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._fields = fields

    def maybe_text(self, name: str) -> str | None:
        value: str | None = self._maybe(name, str, "a text")
        return value

    def text(self, name: str) -> str:
        """Return the text in the field, which is required."""
        value = self.maybe_text(name)
        if value is None:
            raise Refused(f"{name!r} is missing")
        return value

    def language(self) -> Language:
        """Return the language in `lang`, English if absent."""
        return self._maybe("lang", Language, " or ".join(LANGUAGES)) or "en"

    def maybe_integer(self, name: str, bounds: range) -> int | None:
        """Return the whole number in the field, None if absent; false and true are not numbers."""
        value: int | None = self._maybe(name, int, "a whole number")
        if value is not None and value not in bounds:
            raise self._wrong(name, value, f"from {bounds[0]} to {bounds[-1]}")
        return value

    def integers(self, name: str) -> tuple[int, ...] | None:
        """Return the whole numbers in the field, None if there is none."""
        value: tuple[int, ...] | None = self._maybe(name, tuple[int, ...], "a list of whole numbers")
        return value

    def mapping(self, name: str) -> dict[str, object]:
        """Return the object in the field, an empty one if absent."""
        return self._maybe(name, dict[str, object], "an object") or {}

    def deck(self) -> tuple[Card, ...] | None:
        """Return the cards of `deck`, None if absent; the rules check whether they are the pack."""
        names: list[str] | None = self._maybe("deck", list[str], 'a list of cards as "ST"')
        return None if names is None else _cards(names)

    def move(self, game: Game[Any]) -> Move:
        """Return the move in `action`; raise IllegalMove for one that only other games have."""
        text = self.text("action")
        if len(text) > _LONGEST_ACTION or max(map(len, text.split(" "))) > _LONGEST_QUOTE:
            raise Refused(f"'action' is too long for an action: {len(text)} characters")
        try:
            return game.parse(text)
        except MoveError as error:
            elsewhere = _move_elsewhere(text) if isinstance(error, UnknownVerb) else None
            if elsewhere is not None:
                raise IllegalMove(elsewhere, Reason(None, "not_in_this_game")) from None
            what = error.what
            raise Refused(what.template.format_map({**what.values, "text": text[:_LONGEST_QUOTE]})) from None

    def further(self, info: GameInfo) -> Further:
        """Return the further orders of cards in the request, by their names in the game."""
        found: dict[str, tuple[tuple[Card, ...], ...]] = {}
        for name, size in info.further:
            if size == 1:
                card = self.maybe_text(name)
                orders = None if card is None else [[card]]
            else:
                orders = self._maybe(name, list[list[str]], "a list of orders of the pack")
            if orders is not None:
                found[name] = tuple(map(_cards, orders))
        return found

    def _maybe(self, name: str, kind: Any, wanted: str) -> Any:
        """Return the value of the field, which must be of that type, None if absent."""
        value = self._fields.get(name)
        try:
            return None if value is None else convert(value, kind)
        # Half a surrogate pair, which JSON can write, is no text for msgspec.
        except (ValidationError, UnicodeError):
            raise self._wrong(name, value, wanted) from None

    def _wrong(self, name: str, value: object, wanted: str) -> Refused:
        quoted = repr(value)
        if len(quoted) > _LONGEST_QUOTE:
            quoted = quoted[:_LONGEST_QUOTE] + "…"
        return Refused(f"{name!r} must be {wanted}, not {quoted}")


def _move_elsewhere(text: str) -> Move | None:
    """Return the move that the text means in some other game, None if in none."""
    for game in GAMES:
        try:
            return game.parse(text)
        except MoveError:
            continue
    return None


def _cards(names: Sequence[str]) -> tuple[Card, ...]:
    return tuple(parse_card(name[:_LONGEST_QUOTE]) for name in names)
