"""The messages of a phone, as JSON objects with a type `t`; anything else is refused.

`log` is the number of the scene that the message answers (`Host.version`): what answers an older one is dropped
without a word, since the person saw another table.
"""

from typing import Annotated, Final, Literal

from msgspec import DecodeError, Meta, Struct, json

from tolva_gui.words.sentences import Language

LONGEST: Final = 64 * 1024
"""Bytes in a message."""
Text = Annotated[str, Meta(max_length=400)]
Short = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Message(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """A message of a phone."""


class Hello(Message, frozen=True):
    """The first message. *version*: of the page; *client*: the phone's own random name, the same after a reload."""

    version: Short
    token: Short
    client: Short
    lang: Language


class Sit(Message, frozen=True):
    """Take a free seat, with the code that is for all."""

    seat: Number


class Speak(Message, frozen=True):
    """Use this language from now on."""

    lang: Language


class Move(Message, frozen=True):
    """Make the move, in the game's notation."""

    log: Number
    move: Text


class Tap(Message, frozen=True):
    """Choose a card, own or on the table. *place*: its index in the fan."""

    log: Number
    card: Short
    own: bool
    place: Annotated[int, Meta(ge=-1, le=200)] = -1


class Clear(Message, frozen=True):
    """Put the chosen cards back."""

    log: Number


class React(Message, frozen=True):
    """React to a turned card. *ms*: the time from the frame that showed it to the tap, measured by the phone."""

    log: Number
    word: Short
    ms: Annotated[int, Meta(ge=0, le=3_600_000)]


class Do(Message, frozen=True):
    """Ask for what is no move of the game."""

    log: Number
    what: Literal["next", "undo", "hint", "claim", "turn"]


class Agree(Message, frozen=True):
    """Answer a question of the table: to take back a move, to hand the seat to another phone."""

    what: Literal["undo", "seat"]
    yes: bool


Any = Hello | Sit | Speak | Move | Tap | Clear | React | Do | Agree
_DECODER: Final = json.Decoder(Any)


def parse(data: str | bytes) -> Any:
    """Return the message; raise msgspec.DecodeError or ValueError for anything else."""
    try:
        message: Any = _DECODER.decode(data)
    except RecursionError:
        raise DecodeError("the message is nested too deep") from None
    return message
