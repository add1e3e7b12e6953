"""Matches in any game: a level against another player, over the same cards from every seat.

The unit is a deck. It is played once per side with the measured player on that side and the other player on
the rest; the lead of the measured player is averaged over the sides, so that seat and cards cancel out.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, Final

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.arena.race import next_move
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.worth import lead
from tolva_gui.intervals import mean
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.events import UNHEARD
from tolva_gui.rules.info import Options
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game

Chooser = Callable[[Game[Any], Any, int], Move]
"""The game, the whole state and the seat to act → a move."""
MOST_MOVES: Final = 3000
"""A deal with more moves is broken off and counts as zero for everybody."""
SHARED_OUT: Final = ("grandissimo",)
"""Games in which each deal is played as the last, so that unpaid amounts count too (G83)."""


def of_level(level: str, seed: int, budget: Budget) -> Chooser:
    """Return a chooser that plays a level from the seat's view."""
    player = make_player(level, seed)
    return lambda game, state, seat: player.choose(game.view(state, seat), budget).move


def dealt(game: Game[Any], options: Options, number: int) -> Any:
    """Return the initial state of the deal of that number."""
    info = game.info.under(options)
    seed = f"strength {info.id} {info.seats} {number}"
    deck = list(game.info.pack_for(options))
    Random(seed).shuffle(deck)
    further = further_orders(game.info, deck, seed)
    return game.start(options, tuple(deck), _standing(game, options, number), UNHEARD, further)


def _standing(game: Game[Any], options: Options, number: int) -> Standing:
    """Return the standing for that number: dealers in turn, and kinds of deals in turn."""
    info = game.info.under(options)
    count = getattr(game, "deals", None)
    deals = 1 if count is None else count(options)
    deal = options.get("deals", 1 + number % deals) if info.id in SHARED_OUT else 1 + number % deals
    standing = Standing(number % info.seats, (info.first_score,) * info.sides, {}, int(deal))
    return game.check_start(options, standing)


@dataclass(slots=True)
class Contest:
    """*level* against the player that *other* makes from a number; *times*: milliseconds of the level's choices.

    *note*: called with the last position of each deal, the level's side and the result.
    """

    game: Game[Any]
    options: Options
    level: str
    other: Callable[[int], Chooser]
    budget: Budget
    leads: list[float] = field(default_factory=list)
    dealing: list[float] = field(default_factory=list)
    """Leads of the deals in which the measured player was the dealer, and so the banker in a game with one."""
    times: list[float] = field(default_factory=list)
    unfinished: int = 0
    note: Callable[[Any, int, Result], None] | None = None

    def play(self, numbers: range, seconds: float = inf) -> None:
        """Play the decks of these numbers from every side; stop after the deck in which time runs out."""
        end = time.monotonic() + seconds
        sides = self.game.info.under(self.options).sides
        for number in numbers:
            self.leads.append(sum(self.play_from(side, number) for side in range(sides)) / sides)
            if time.monotonic() > end:
                return

    def play_from(self, side: int, number: int) -> float:
        """Play the deck with the measured player on that side; return its lead."""
        info = self.game.info.under(self.options)
        state = dealt(self.game, self.options, number)
        standing = state.standing
        mine = of_level(self.level, number, self.budget)
        choosers = [
            mine if info.side(seat) == side else self.other(number * 16 + seat) for seat in range(info.seats)
        ]
        result = self._play_deal(state, choosers, mine)
        if result is not None and self.note is not None:
            self.note(state, side, result)
        ahead = 0.0 if result is None else lead(result, side, standing.scores)
        if info.side(standing.dealer) == side:
            self.dealing.append(ahead)
        return ahead

    def _play_deal(self, state: Any, choosers: list[Chooser], mine: Chooser) -> Result | None:
        def choose(seat: int) -> Move:
            began = time.process_time()
            move = choosers[seat](self.game, state, seat)
            if choosers[seat] is mine and len(self.game.legal_moves(state)) > 1:
                self.times.append(1000 * (time.process_time() - began))
            return move

        for _ in range(MOST_MOVES):
            if (result := self.game.result(state)) is not None:
                return result
            seat, move = next_move(self.game, state, choose)
            if (reason := self.game.why_not(state, move)) is not None:
                raise ValueError(f"{self.game.info.id}: seat {seat} makes an illegal move: {move} ({reason})")
            self.game.apply(state, move)
        self.unfinished += 1
        return None

    def line(self, name: str) -> str:
        """Return a line with the result."""
        info, decks = self.game.info, len(self.leads)
        lead, reach = mean(self.leads)
        slow = sorted(self.times)[int(0.95 * len(self.times))] if self.times else 0.0
        banker = ""
        if info.first_score and self.dealing:
            sides = info.under(self.options).sides
            own = sum(self.dealing)
            others = sum(self.leads) * sides - own
            count = max(1, len(self.leads) * sides - len(self.dealing))
            banker = f", as banker {own / len(self.dealing):+.2f}, as player {others / count:+.2f}"
        broken = f", {self.unfinished} broken off" if self.unfinished else ""
        return (
            f"{info.id:<12} {info.seats} seats, {self.level} against {name:<10}"
            f" {lead:+.3f} ± {reach:.3f} a deal"
            f" ({decks} decks from all seats{broken}{banker}; 95 of 100 choices within {slow:.0f} ms)"
        )


def options_of(game: Game[Any], told: Mapping[str, str]) -> Options:
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
