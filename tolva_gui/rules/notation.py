"""Moves parsed from notation: a game declares its verbs, and the parser checks the form of their arguments."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tolva_gui.rules.cards import JOKER, Card, parse_card
from tolva_gui.rules.events import hand_order
from tolva_gui.rules.moves import Call, Move, MoveError, Pick, Play, UnknownVerb


class Verb(Struct, frozen=True, kw_only=True):
    """A verb of the notation. *phases*: those in which it may be used; empty in a game that does not go by them."""

    phases: tuple[str, ...] = ()


class Cards(Verb, frozen=True):
    """A verb that names *least* to *most* cards of the hand, in hand order unless *any_order*.

    *takes*, *most_taken*: the fewest and most taken cards that follow, in hand order. *numbers*: how many whole numbers
    stand at the end. *again*: a card may be named twice (two packs).
    """

    least: int = 1
    most: int = 1
    takes: int = 0
    most_taken: int = 0
    numbers: int = 0
    any_order: bool = False
    again: bool = False


class Says(Verb, frozen=True):
    """A spoken verb: alone, with one of these words or phrases, or with a whole number.

    *by*: the speaking seat comes first. *numbers*: how many whole numbers stand at the end.
    """

    words: tuple[str, ...] = ()
    number: bool = False
    alone: bool = False
    by: bool = False
    numbers: int = 0


class Picks(Verb, frozen=True):
    """A verb that takes the card at a position, given as a whole number."""


Verbs = Mapping[str, Cards | Says | Picks]


def parse_move(text: str, verbs: Verbs, ranks: str, example: str) -> Move:
    """Return the move that `text` names; raise MoveError if there is none.

    *ranks*: the order of hands. *example*: a move for the error message.

    >>> str(parse_move("take C9 S4 H5", {"take": Cards(takes=1, most_taken=9)}, "AKQJT98765432", "take C9 S9"))
    'take C9 S4 H5'
    """
    word, *rest = text.split(" ")
    verb = verbs.get(word)
    try:
        if verb is not None:
            return _exactly(_read(word, rest, verb, ranks), text)
    except ValueError as error:
        raise MoveError("{text!r} is not an action: {why}", text=text, why=str(error)) from None
    actions = ", ".join(verbs)
    raise UnknownVerb(
        "{text!r} is not an action; actions begin with {actions}, as in {example!r}",
        text=text,
        actions=actions,
        example=example,
    )


def _exactly(move: Move, text: str) -> Move:
    if str(move) != text:
        raise ValueError(f"it is written {str(move)!r}")
    return move


def _read(word: str, rest: list[str], verb: Cards | Says | Picks, ranks: str) -> Move:
    match verb:
        case Cards():
            return _cards(word, rest, verb, ranks)
        case Says():
            return _says(word, rest, verb)
        case Picks():
            if len(rest) != 1:
                raise ValueError("one number is wanted")
            return Pick(word, number(rest[0]))


def _cards(word: str, rest: list[str], verb: Cards, ranks: str) -> Play:
    split = len(rest) - verb.numbers
    numbers = tuple(number(text) for text in rest[split:]) if split >= 0 else ()
    cards = [parse_card(text) for text in rest[: max(split, 0)]]
    held = len(cards) if not verb.most_taken else min(verb.most, len(cards))
    played, taken = cards[:held], cards[held:]
    if not verb.least <= len(played) <= verb.most or not verb.takes <= len(taken) <= verb.most_taken:
        raise ValueError("that is not the number of cards that goes with it")
    if not verb.again and len(set(cards)) < len(cards):
        raise ValueError("a card is named twice")
    for group in (taken,) if verb.any_order else (played, taken):
        _check_order(group, ranks)
    return Play(tuple(played), tuple(taken), word, numbers)


def _check_order(cards: Sequence[Card], ranks: str) -> None:
    if len(cards) == 1:  # a card that this pack lacks is refused later: the player does not hold it
        return
    strange = next((card for card in cards if card != JOKER and card.rank not in ranks), None)
    if strange is not None:
        raise ValueError(f"this game has no {strange}")
    right = hand_order(cards, ranks)
    if tuple(cards) != right:
        raise ValueError(f"cards are named in the order of the hand: {' '.join(map(str, right))}")


def _says(word: str, parts: list[str], verb: Says) -> Call:
    first, last = int(verb.by), len(parts) - verb.numbers
    if last < first:
        raise ValueError("a number is missing")
    rest = " ".join(parts[first:last])
    by = number(parts[0]) if verb.by else None
    return Call(word, _value(word, rest, verb), by, tuple(number(part) for part in parts[last:]))


def _value(word: str, rest: str, verb: Says) -> int | str | None:
    if not rest and (verb.alone or not (verb.words or verb.number)):
        return None
    if rest in verb.words:
        return rest
    if verb.number and rest:
        return number(rest)
    raise ValueError(f"{rest!r} does not go with {word!r}")


def number(text: str) -> int:
    """Return the whole number that `text` writes, without a sign, leading zeros or more than nine digits."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or (text[0] == "0" and text != "0"):
        raise ValueError(f"{text[:20]!r} is no whole number")
    return int(text)
