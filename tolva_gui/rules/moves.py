"""Moves: small values shared by all games. Their verbs and notation belong to each game (`notation`)."""

from typing import Final

from msgspec import Struct

from tolva_gui.rules.cards import Card
from tolva_gui.rules.fault import Fault


class Play(Struct, frozen=True, gc=False):
    """Cards leave the hand: played, laid out, put aside, exchanged.

    *takes*: the cards taken, or received in exchange. *at*: numbers of the target, if it must be named.
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
    """A spoken move: a bid, a meld, an answer. *value*: a number, a suit, or another word.

    *by*: the speaking seat, if it need not be the one to act. *at*: further numbers, such as a time.
    """

    word: str
    value: int | str | None = None
    by: int | None = None
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        said = [self.by, self.value, *self.at]
        return " ".join([self.word, *(str(part) for part in said if part is not None)])


class Pick(Struct, frozen=True, gc=False):
    """A card is taken unseen, from a fan or a face-down row. *index*: as in the notation."""

    verb: str
    index: int

    def __str__(self) -> str:
        return f"{self.verb} {self.index}"


Move = Play | Call | Pick
TURN: Final = Call("turn")
"""The player turns the top card of their own pile: if this is the only move, there is nothing to decide."""


def mover(move: Move, turn: int | None) -> int | None:
    """Return the seat that makes the move: the one it names, or the one to act; None: no seat (the clock)."""
    return turn if not isinstance(move, Call) or move.by is None else move.by


class MoveError(Fault, ValueError):
    """A text that is not a move in the game's notation."""


class UnknownVerb(MoveError):
    """A text that begins with no verb of the game; it may be a move of another game."""


def play_card(card: Card) -> Play:
    """Return the move that plays one card to a trick."""
    return Play((card,))
