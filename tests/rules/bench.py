"""Deals of given hands, tables of examples, and the claims in which a row says what then holds.

Claims stand between semicolons, as in `acts 2; may lay C2, lay C3; refuses pass N9; tricks_won 0 1 0`:

    may MOVES          these are all the legal moves; moves stand between commas, or in short `bid 0 1 2`
    offers MOVES       these are among them
    refuses MOVE WHY   that move is refused, with this rule or key
    sees 1 won ?? /    the field of the position as that seat sees it
    acts 2             the seat to act; None after the end
    phase play         the phase of the view
    called 0 hold 6    the last call: who, the word, its value
    held 6 5           the number of cards in each hand
    lines bid 0 10     the sheet of the deal: kind, side and points of each line
    ranking 0 / 1 2    the sides from best to worst, those who tie together; nothing if the game goes on
    scores 12 5        the scores after the deal
    next 0 2           the dealer and the number of the next deal; None after the last

Any other word is a field of the position, of its contract or of the state, and what follows is its value: lists
within a list stand between slashes. What a game adds stands at its own bench, in `told` and `_there`.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, TypeVar

import pytest

from tests.contract.random_deals import AnyGame, first_standing
from tolva_gui.rules.events import Called, Event, Place, Seat, cards_at
from tolva_gui.rules.kit import Card, Options, Piles, Reason, Result, Standing, View, all_from, parse_card

E = TypeVar("E")
NO_OPTIONS: Options = {}
"""All of them at their defaults."""


def cards(text: str) -> list[Card]:
    """Return the cards of a text: `"SA ST H6"`, or shorter `"SAT H6"`."""
    return [parse_card(word[0] + rank) for word in text.split() for rank in word[1:]]


def examples(names: str, table: str) -> pytest.MarkDecorator:
    """Parametrize by a table: a row a line, cells between bars; # begins a comment.

    The first cell is the row's name. Rules that it shows stand before a colon, as in `T7 B7: suit is followed`.
    """
    lines = [line.strip() for line in table.splitlines()]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if line and line[0] != "#"]
    return pytest.mark.parametrize(
        names.split(), [pytest.param(*cells, marks=_shows(name), id=name) for name, *cells in rows]
    )


def _shows(name: str) -> list[pytest.MarkDecorator]:
    rules, colon, _ = name.partition(": ")
    strange = [rule for rule in rules.split() if colon and not re.fullmatch("[A-Z]+[0-9]+", rule)]
    assert not strange, f"before a colon stand rules, not {strange}: {name}"
    return [pytest.mark.rule(*rules.split())] if colon else []


def spoken(text: str) -> list[str]:
    """Return the moves of a cell: `bid 6, 3 pass` is a bid and three passes."""
    moves: list[str] = []
    for part in filter(None, text.split(", ")):
        number, _, move = part.partition(" ")
        moves += [move] * int(number) if number.isdigit() else [part]
    return moves


def pairs(text: str) -> dict[str, str]:
    """Return the pairs of a cell, such as `half: T23, ask: T24`."""
    return dict(pair.split(": ") for pair in text.split(", ")) if text else {}


@dataclass
class Bench:
    """A deal in progress, seen by the referee."""

    of_moves: ClassVar[Collection[str]] = ("may",)
    """The words of claims that name all legal moves, or all of a kind."""
    game: AnyGame
    state: Any
    events: list[Event] = field(default_factory=list)

    def act(self, *texts: str) -> "Bench":
        """Make the moves, each by the seat to act; all must be legal."""
        for text in texts:
            move = self.game.parse(text)
            reason = self.game.why_not(self.state, move)
            assert reason is None, f"seat {self.to_act} may not {text}: {reason}"
            self.game.apply(self.state, move, self.events)
        return self

    def at_random(self, rng: Random) -> "Bench":
        """Play to the end, each legal move equally likely."""
        while self.to_act is not None:
            self.act(rng.choice(self.legal))
        return self

    def refused(self, text: str) -> Reason:
        """Return why the seat to act may not make that move, which must be refused."""
        move = self.game.parse(text)
        reason = self.game.why_not(self.state, move)
        assert reason is not None, f"nothing refuses {text}"
        assert move not in self.game.legal_moves(self.state)
        return reason

    def seen(self) -> View:
        """Return the view of the seat to act."""
        return self.game.view(self.state, self.to_act)

    def check(self, claims: str) -> "Bench":
        """Check claims in the words at the head of this file."""
        for claim in claims.split("; "):
            word, _, told = claim.partition(" ")
            if word == "refuses":
                text, _, why = told.rpartition(" ")
                reason = self.refused(text)
                assert why in (reason.rule, reason.key), claim
            elif word == "offers":
                assert self._named(told), "what is offered?"
                assert self._named(told) <= self._there("may"), claim
            elif word in self.of_moves:
                assert self._named(told) == self._there(word), claim
            elif word == "sees":
                seat, field_, *shown = told.split(" ")
                assert _text(self.position(int(seat))[field_]).split() == shown, claim
            else:
                assert self.told(word).strip() == told.strip(), claim
        return self

    def _named(self, told: str) -> set[str]:
        """Return the moves that a claim names: `lay C2, lay C3`, or in short `bid 0 1 2`."""
        word, *rest = told.split(" ") if told else ("",)
        if len(rest) > 1 and all(part.isdigit() for part in rest):
            return {f"{word} {number}" for number in rest}
        return set(told.split(", ")) if told else set()

    def _there(self, _word: str) -> set[str]:
        """Return the moves of which a word of `of_moves` speaks."""
        return set(self.legal)

    def told(self, word: str) -> str:
        """Return what the position says of that word, as a claim would."""
        match word:
            case "acts":
                return str(self.to_act)
            case "lines":
                return ", ".join(f"{kind} {side} {points}" for kind, side, points in self.lines)
            case "phase":
                return self.game.view(self.state, None).phase
            case "called":
                event = self.said(Called)[-1]
                return f"{event.seat} {event.word} {event.value}"
            case "held":
                return " ".join(str(len(hand)) for hand in self.position()["hands"])
            case "ranking" | "scores":
                return _text(getattr(self.result, word))
            case "next":
                following = self.game.next(self.state.options, self.state.standing, self.result)
                return str(following and f"{following.dealer} {following.deal}")
            case _:
                position = self.position()
                position = (position.get("contract") or {}) | position
                if word not in position and not hasattr(self.state, word):
                    raise ValueError(f"no claim begins with {word!r}; fields are {', '.join(position)}")
                return _text(position[word] if word in position else getattr(self.state, word))

    def position(self, seat: Seat | None = None) -> dict[str, Any]:
        """Return the game's own fields of the position, for the referee or a seat."""
        return self.game.position(self.game.view(self.state, seat))

    def zone(self, kind: str, owner: Seat | None = None, viewer: Seat | None = None) -> list[str]:
        """Return the cards of a place as the viewer sees them."""
        return self.place(Place(kind, owner), viewer)

    def place(self, place: Place, viewer: Seat | None = None) -> list[str]:
        """Return the cards of a place as the viewer sees them; `"??"` is a hidden card."""
        return [str(card or "??") for card in cards_at(self.game.view(self.state, viewer).zones, place)]

    def said(self, kind: type[E]) -> list[E]:
        """Return the events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.state)]

    @property
    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None, f"the deal goes on, seat {self.to_act} is to act"
        return result

    @property
    def lines(self) -> list[tuple[str, int, int]]:
        """Return the sheet: kind, side, points."""
        return [(line.kind, line.side, line.points) for line in self.result.lines]


def _text(value: object) -> str:
    """Return a value of a position: parts of a list between spaces, lists between slashes."""
    if isinstance(value, dict):
        return _text([*value.values()])
    if isinstance(value, list | tuple) and not isinstance(value, Card):
        deep = any(isinstance(part, list | tuple) and not isinstance(part, Card) for part in value)
        return (" / " if deep else " ").join(map(_text, value))
    return str(value)


def begin(game: AnyGame, options: Options, deck: Sequence[Card], standing: Standing | None = None) -> Bench:
    """Deal the deck."""
    events: list[Event] = []
    start = game.check_start(options, standing) if standing else first_standing(game, options)
    return Bench(game, game.start(options, tuple(deck), start, events), events)


def filled(game: AnyGame, known: Sequence[Card | None]) -> list[Card]:
    """Return a deck with these cards in place; None and the end are filled with the pack's rest, in order."""
    named = [card for card in known if card is not None]
    assert len(set(named)) == len(named), f"named twice: {named}"
    rest = iter([card for card in game.info.pack if card not in named])
    return [*(next(rest) if card is None else card for card in known), *rest]


def piles_of(game: Any, options: Options, **rows: Sequence[Sequence[Card]]) -> Piles:
    """Return the piles of a deal with these cards, by kind of place, for each seat."""
    piles: Piles = game.no_cards(options)
    for kind, given in rows.items():
        for row, lying in zip(piles.of(kind), given, strict=True):
            row[:] = lying
    return piles


def round_the_table(
    game: AnyGame,
    hands: Sequence[Sequence[Card]],
    dealer: Seat,
    each: int,
    then: str = "",
) -> list[Card]:
    """Return a deck that deals these hands (seat 0 first) one card at a time, and *then* these cards."""
    rows = [
        [*hands[seat], *[None] * (each - len(hands[seat]))] if seat < len(hands) else [None] * each
        for seat in all_from(dealer + 1, game.info.seats)
    ]
    return filled(game, [*(row[number] for number in range(each) for row in rows), *cards(then)])
