"""Contests in any game: a level against another player, over the same cards from every seat.

The unit is a deck. It is played once per side with the measured player on that side and the other player on
the rest; the lead of the measured player is averaged over the sides, so that seat and cards cancel out.
"""

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from lab.kit.yardsticks import Chooser, of_level, yardstick
from msgspec import Struct

from tolva_gui.ai.arena.match import further_orders, next_move
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.worth import lead
from tolva_gui.intervals import mean
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import NULL_LOG
from tolva_gui.rules.info import Options
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game

MOST_MOVES: Final = 3000
"""A deal with more moves is broken off and counts as zero for everybody."""
SHARED_OUT: Final = ("grandissimo",)
"""Games in which each deal is played as the last, so that unpaid amounts count too (G83)."""


class Meeting(Struct, frozen=True):
    """*level* against *other* (`lab.kit.yardsticks`), with the budget of the level's choices in playouts."""

    form: str
    seats: int
    options: dict[str, Any]
    level: str
    other: str
    iterations: int

    @property
    def game(self) -> Game[Any]:
        """The game for that number of players."""
        return BY_ID[self.form].seated(self.seats)

    @property
    def budget(self) -> Budget:
        """The level's budget."""
        return Budget(iterations=self.iterations)

    @property
    def sides(self) -> int:
        """The number of sides under these options."""
        return self.game.info.under(self.options).sides


class Deck(Struct, frozen=True):
    """What a deck brought the level. *lead*: on average over the sides. *dealing*: as dealer.

    *times*: processor milliseconds of its choices. *broken*: deals that were broken off.
    """

    lead: float
    dealing: list[float] = []
    times: list[float] = []
    broken: int = 0


class Bench:
    """One deck in the playing."""

    def __init__(self, meeting: Meeting, number: int) -> None:
        self._meeting = meeting
        self._game = meeting.game
        self._number = number
        self._times = list[float]()
        self._dealing = list[float]()
        self._broken = 0

    def played(self) -> Deck:
        """Play the deck from every side."""
        sides = self._meeting.sides
        ahead = sum(self._from(side) for side in range(sides)) / sides
        return Deck(ahead, self._dealing, self._times, self._broken)

    def _from(self, side: int) -> float:
        """Play the deck with the level on that side; return its lead."""
        meeting, number = self._meeting, self._number
        info = self._game.info.under(meeting.options)
        state = dealt(self._game, meeting.options, number)
        standing = state.standing
        mine = of_level(meeting.level, number, meeting.budget, [meeting.other])
        other = yardstick(meeting.other, self._game, meeting.budget)
        choosers = [
            mine if info.side(seat) == side else other(number * 16 + seat) for seat in range(info.seats)
        ]
        result = self._deal(state, choosers, mine)
        ahead = 0.0 if result is None else lead(result, side, standing.scores, info)
        if info.side(standing.dealer) == side:
            self._dealing.append(ahead)
        return ahead

    def _deal(self, state: Any, choosers: Sequence[Chooser], mine: Chooser) -> Result | None:
        def choose(seat: int) -> Move:
            began = time.process_time()
            move = choosers[seat](self._game, state, seat)
            if choosers[seat] is mine and len(self._game.legal_moves(state)) > 1:
                self._times.append(1000 * (time.process_time() - began))
            return move

        for _ in range(MOST_MOVES):
            if (result := self._game.result(state)) is not None:
                return result
            seat, move = next_move(self._game, state, choose)
            if (reason := self._game.why_not(state, move)) is not None:
                raise ValueError(
                    f"{self._game.info.id}: seat {seat} makes an illegal move: {move} ({reason})"
                )
            self._game.apply(state, move)
        self._broken += 1
        return None


def played(meeting: Meeting, number: int) -> Deck:
    """Return what the deck of that number brings: the unit of a contest."""
    return Bench(meeting, number).played()


def dealt(game: Game[Any], options: Options, number: int) -> Any:
    """Return the initial state of the deal of that number."""
    info = game.info.under(options)
    seed = f"strength {info.id} {info.seats} {number}"
    deck = list(game.info.under(options).pack)
    Random(seed).shuffle(deck)
    further = further_orders(game.info, deck, seed)
    return game.start(options, tuple(deck), _standing(game, options, number), NULL_LOG, further)


def _standing(game: Game[Any], options: Options, number: int) -> Standing:
    """Return the standing for that number: dealers in turn, and kinds of deals in turn."""
    info = game.info.under(options)
    count = getattr(game, "deals", None)
    deals = 1 if count is None else count(options)
    deal = options.get("deals", 1 + number % deals) if info.id in SHARED_OUT else 1 + number % deals
    standing = Standing(number % info.seats, (info.first_score,) * info.sides, {}, int(deal))
    return game.check_start(options, standing)


def line(meeting: Meeting, decks: Sequence[Deck], against: str) -> str:
    """Return a line with the result."""
    info = meeting.game.info
    ahead, reach = mean([deck.lead for deck in decks])
    times = sorted(time for deck in decks for time in deck.times)
    slow = times[int(0.95 * len(times))] if times else 0.0
    broken = sum(deck.broken for deck in decks)
    return (
        f"{info.id:<12} {info.seats} seats, {meeting.level} against {against:<10} {ahead:+.3f} ± {reach:.3f} a deal"
        f" ({len(decks)} decks from all seats{f', {broken} broken off' if broken else ''}"
        f"{_as_banker(meeting, decks)}; 95 of 100 choices within {slow:.0f} ms)"
    )


def _as_banker(meeting: Meeting, decks: Sequence[Deck]) -> str:
    """Return what the level brings as dealer and otherwise, in a game with a banker."""
    own = [lead for deck in decks for lead in deck.dealing]
    if not (meeting.game.info.first_score and own):
        return ""
    others = sum(deck.lead for deck in decks) * meeting.sides - sum(own)
    count = max(1, len(decks) * meeting.sides - len(own))
    return f", as banker {sum(own) / len(own):+.2f}, as player {others / count:+.2f}"


def options_of(game: Game[Any], told: Mapping[str, str]) -> dict[str, Any]:
    """Return the defaults with these changes. Raise ValueError for an unknown option or value."""
    options = dict(game.info.defaults())
    for name, text in told.items():
        option = next((one for one in game.info.options if one.name == name), None)
        if option is None:
            raise ValueError(f"{game.info.id} has no option {name!r}")
        value = next((one for one in option.values if str(one).lower() == text.lower()), None)
        if value is None:
            raise ValueError(f"{name} is one of {', '.join(map(str, option.values))}, not {text}")
        options[name] = value
    return options
