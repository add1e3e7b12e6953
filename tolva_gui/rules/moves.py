"""Moves: small values that all games share. Their verbs and their notation belong to each game (`kit.notation`)."""

from typing import Final

from msgspec import Struct

from tolva_gui.rules.cards import Card
from tolva_gui.rules.fault import Fault


class Play(Struct, frozen=True, gc=False):
    """Cards leave the hand: played, laid out, put aside, exchanged.

    *takes*: the cards that they take, or are exchanged for. *at*: numbers that say where to, if that is asked.
    """

    cards: tuple[Card, ...]
    takes: tuple[Card, ...] = ()
    verb: str = "play"
    at: tuple[int, ...] = ()

    @property
    def card(self) -> Card:
        """The first card, the only one of most moves."""
        return self.cards[0]

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.cards), *map(str, self.takes), *map(str, self.at)])


class Call(Struct, frozen=True, gc=False):
    """Something is said: a bid, a meld, an answer. *value*: a number, a suit, or another word.

    *by*: the seat that says it, where that need not be the one to act. *at*: numbers that go with it, as a time.
    """

    word: str
    value: int | str | None = None
    by: int | None = None
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        said = [self.by, self.value, *self.at]
        return " ".join([self.word, *(str(part) for part in said if part is not None)])


class Pick(Struct, frozen=True, gc=False):
    """A card is taken unseen, from a fan or a face-down row.

    *index*: as in the notation.
    """

    verb: str
    index: int

    def __str__(self) -> str:
        return f"{self.verb} {self.index}"


Move = Play | Call | Pick
TURN: Final = Call("turn")
"""The top card of one's pile is turned: where this is the only move nothing is decided."""


def mover(move: Move, turn: int | None) -> int | None:
    """Return whose move it is: the seat that it names, else the one to act; None: made by no seat (the clock)."""
    return turn if not isinstance(move, Call) or move.by is None else move.by


class MoveError(Fault, ValueError):
    """A text that is no move in the game's notation."""


class UnknownVerb(MoveError):
    """A text that begins with no verb of the game; it may be a move of another game."""


def play_card(card: Card) -> Play:
    """Return the move that plays one card to a trick."""
    return Play((card,))
