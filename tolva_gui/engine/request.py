"""The fields of a request, each validated. A null field counts as absent."""

from collections.abc import Mapping
from typing import Any, TypeVar

from tolva_gui.rules.cards import Card, CardError, parse_card
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, MoveError, UnknownVerb
from tolva_gui.rules.protocol import Further, Game, IllegalMove, Reason

_LONGEST_QUOTE = 60
_LONGEST_ACTION = 200
"""Enough for a verb and every card of a pack (femtio)."""
T = TypeVar("T", bound=str)


class Refused(Exception):
    """A request that is answered with an error, `bad_request`."""


class Request:
    """A request's fields. Every reader raises Refused, naming field and value, for an invalid field."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._fields = fields

    def maybe_text(self, name: str) -> str | None:
        value = self._fields.get(name)
        if value is not None and not isinstance(value, str):
            raise self._wrong(name, value, "a text")
        return value

    def text(self, name: str) -> str:
        """Return the text in the field, which is required."""
        value = self.maybe_text(name)
        if value is None:
            raise Refused(f"{name!r} is missing")
        return value

    def one_of(self, name: str, values: tuple[T, ...], default: T) -> T:
        """Return the text in the field, which must be one of `values`."""
        text = self.maybe_text(name)
        chosen = next((value for value in values if value == text), None)
        if chosen is None and text is not None:
            raise self._wrong(name, text, " or ".join(values))
        return default if chosen is None else chosen

    def maybe_integer(self, name: str, bounds: range) -> int | None:
        """Return the whole number in the field, None if absent; false and true are not numbers."""
        value = self._fields.get(name)
        if value is None:
            return None
        if type(value) is not int:
            raise self._wrong(name, value, "a whole number")
        if value not in bounds:
            raise self._wrong(name, value, f"from {bounds[0]} to {bounds[-1]}")
        return value

    def integers(self, name: str) -> tuple[int, ...] | None:
        """Return the whole numbers in the field, None if there is none."""
        value = self._fields.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or any(type(number) is not int for number in value):
            raise self._wrong(name, value, "a list of whole numbers")
        return tuple(value)

    def mapping(self, name: str) -> dict[str, object]:
        """Return the object in the field, an empty one if absent."""
        value = self._fields.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self._wrong(name, value, "an object")
        return value

    def deck(self) -> tuple[Card, ...] | None:
        """Return the cards of `deck`, None if absent; the rules check whether they are the pack."""
        value = self._fields.get("deck")
        if value is None:
            return None
        if not isinstance(value, list):
            raise self._wrong("deck", value, "a list of cards")
        cards = []
        for card in value:
            if not isinstance(card, str):
                raise self._wrong("deck", card, 'a list of cards as "ST"')
            if len(card) > _LONGEST_QUOTE:
                raise Refused("'deck' has a card of more than two letters")
            cards.append(_card(card))
        return tuple(cards)

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
            value = self._fields.get(name)
            if value is None:
                continue
            orders = [[value]] if size == 1 else value
            if not isinstance(orders, list) or any(not isinstance(order, list) for order in orders):
                raise self._wrong(name, value, "a card" if size == 1 else "a list of orders of the pack")
            found[name] = tuple(_order(name, order) for order in orders)
        return found

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


def _order(name: str, cards: list[object]) -> tuple[Card, ...]:
    strange = next((card for card in cards if not isinstance(card, str) or len(card) > _LONGEST_QUOTE), None)
    if strange is not None:
        raise Refused(f'{name!r} must hold cards as "ST"')
    return tuple(_card(str(card)) for card in cards)


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except CardError as error:
        raise Refused(str(error)) from None
