"""A fact in a hint: an id and values, no words. Facts hold whatever the other players hold."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, get_args

from msgspec import Struct, field

from tolva_gui.rules.kit import Card, Move, Seat, Suit
from tolva_gui.rules.protocol import State

_SAID: Final[Mapping[str, tuple[type, ...]]] = {
    **dict.fromkeys(("card", "cards", "either"), (Card,)),
    **dict.fromkeys(("suit", "suits", "kind"), (str,)),
    **dict.fromkeys(("seat", "seats", "number", "rest"), (int,)),
    **dict.fromkeys(("action", "other"), get_args(Move)),
}
"""The kinds of the values that sentences show in words."""
_SEVERAL: Final = {"cards", "either", "suits", "seats"}
"""Those of which there is a tuple."""
Use = Literal["reason", "beside", "warning", "weighing", "even"]
OTHER: Final = "x-"
"""Prefix of the protocol id of every fact that has no id of its own."""


class Fact(Struct, frozen=True):
    """The key of a sentence and its values.

    Values are `card`, `cards`, `suit`, `suits`, `seat`, `seats`, `count`, `points`, `kind`, the moves `action` and
    `other`, and whatever else the sentence names. A value of the wrong kind raises a TypeError here, where the fact is
    made, and not where it is said. Of a question, `concerned` are the suits that it is about, none if it is about
    calls, and `states` the fact that it states itself.

    *kind*: the protocol's id, "" if the protocol has none. *fields*: fields of the protocol besides id and text. *use*:
    as a reason, said `beside` others only; a `warning` of the card compared with; `weighing` also where
    both moves are as good, `even` only there.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    kind: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)
    use: Use = "reason"

    def __post_init__(self) -> None:
        for name, value in self.values.items():
            if name in _SAID and not _is_said(name, value):
                raise TypeError(f"the fact {self.key!r} has {value!r} as {name!r}: docs/adding-a-game.md, 6")

    @property
    def id(self) -> str:
        """The protocol's id."""
        return self.kind or OTHER + self.key


class HintReason(Struct, frozen=True):
    """A reason for a move: the fact, the share of sampled layouts in which it holds, and moves that show it in one.

    *layout*: the game state in that layout, not to be changed; None if there is no line. *instead*: the moves after the
    other choice there. *read*: whether the layouts were drawn by what the others' calls and plays mean.
    """

    fact: Fact
    share: float = 1.0
    line: tuple[Move, ...] = ()
    layout: State | None = None
    instead: tuple[Move, ...] = ()
    read: bool = False


def sure_winner(cards: Iterable[Card]) -> Fact:
    """Each of the cards, played now, wins the trick."""
    named = tuple(cards)
    key = "sure_winner" if len(named) > 1 else "sure_winner_one"
    return Fact(key, {"cards": named}, "sure_winner", {"cards": named})


def sure_tricks(count: int, trump: Suit | None, *, bidding: bool = False) -> Fact:
    """The least number of tricks the seat takes if it plays well; *bidding*: with that trump, and on lead."""
    key, values = "sure_tricks", dict[str, object](count=count)
    if bidding and trump is not None:
        key, values = "sure_tricks_with", {**values, "suit": trump}
    elif bidding:
        key = "sure_tricks_without"
    if not count:
        key += "_none"
    return Fact(key, values, "sure_tricks", {"value": count, "trump": trump})


def still_out(suit: Suit, cards: Iterable[Card], seen: Iterable[Card] = ()) -> Fact:
    """These cards of the suit, and *seen*, are still to come from other hands; *seen* are face up there."""
    named, open_ones = tuple(cards), tuple(seen)
    key = "still_out" if named else "none_out"
    if open_ones:
        key = "still_hidden" if named else "none_hidden"
    values = {"suit": suit, "cards": named or open_ones}
    return Fact(key, values, "still_out", {"cards": named})


def unseen(suit: Suit, cards: Iterable[Card]) -> Fact:
    """These cards of the suit, and no others, have not been seen; some may never be played."""
    named = tuple(cards)
    return Fact("unseen", {"suit": suit, "cards": named}, "", {"cards": named, "suit": suit})


def can_beat(card: Card, cards: Iterable[Card]) -> Fact:
    """These cards, and no others, could still beat the card in this trick."""
    named = tuple(cards)
    key = "can_beat" if len(named) > 1 else "can_beat_one"
    return Fact(key, {"card": card, "cards": named}, "can_beat", {"card": card, "cards": named})


def void(seats: Iterable[Seat], suit: Suit) -> Fact:
    named = tuple(seats)
    return Fact(
        "have_none" if len(named) > 1 else "has_none",
        {"seats": named, "suit": suit},
        "void",
        {"seats": named, "suit": suit},
    )


def needs(action: Move, value: int) -> Fact:
    """The number of tricks or points that the call needs."""
    key = "needs" if value > 1 else ("needs_none", "needs_one")[value]
    return Fact(key, {"action": action, "count": value}, "needs", {"action": action, "value": value})


def pays(action: Move, value: int) -> Fact:
    """The call pays its declarer this value if it is made."""
    return _of_call("pays", action, value)


def costs(action: Move, value: int) -> Fact:
    """The call costs its declarer this value if it fails by the least possible."""
    return _of_call("costs", action, value)


def priced(action: Move, needed: int, paid: int, lost: int) -> Iterator[Fact]:
    """Yield what the call needs, pays, and costs."""
    yield from (needs(action, needed), pays(action, paid), costs(action, lost))


def pays_more(facts: Iterable[Fact], instead: Iterable[Fact]) -> Iterator[Fact]:
    """Yield the facts about a call's pay, if the call compared with it pays too, and less."""

    def paid(fact: Fact) -> int:
        return int(str(fact.fields["value"]))

    others = [paid(fact) for fact in instead if fact.kind == "pays"]
    yield from (fact for fact in facts if fact.kind == "pays" and others and paid(fact) > max(others))


def of_action(key: str, action: Move, value: int) -> Fact:
    """Return another fact with a number about a call: a forfeit, the others' share."""
    return Fact(key, {"action": action, "points": value}, "", {"action": action, "value": value})


def _of_call(key: str, action: Move, value: int) -> Fact:
    values, fields = {"action": action, "points": value}, {"action": action, "value": value}
    return Fact(key if value else f"{key}_none", values, key, fields)


def _is_said(name: str, value: object) -> bool:
    """Return whether a sentence can show the value."""
    if name not in _SEVERAL:
        return isinstance(value, _SAID[name])
    return isinstance(value, tuple) and all(isinstance(one, _SAID[name]) for one in value)
