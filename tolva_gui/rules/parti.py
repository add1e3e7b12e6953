"""A parti: deals in a row to a final score. Who deals, what is carried over, when it ends, and its log of moves.

Pure like the rest of the rules: the order of every deck is given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tolva_gui.rules.bounds import CARRIED, SCORES
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Seat, Side
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.game import Game, GameInfo, IllegalMove, Move, Options, OptionValue, Result, Standing


class SetupError(Fault, ValueError):
    """A game, an option or a starting score that does not exist or does not fit; says which."""


class NotNow(Fault):
    """What is asked for is out of order: no deal yet, a deal not over, a game over."""


class NotYourTurn(NotNow):
    """The move comes from a seat that is not to act."""


def find_game(game_id: str) -> Game[Any]:
    """Return the game with that id; raise SetupError that names the games there are."""
    try:
        return BY_ID[game_id]
    except KeyError:
        games = ", ".join(BY_ID)
        raise SetupError(
            "there is no game {game!r}; the games are {games}", game=game_id, games=games
        ) from None


def complete_options(info: GameInfo, chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every option of the game, the chosen ones as chosen, the rest at their defaults.

    Raise SetupError for an option or a value that the game does not have; 1 is not True.
    """
    options = info.defaults()
    for name, value in chosen.items():
        option = next((option for option in info.options if option.name == name), None)
        if option is None:
            known = ", ".join(options) or "none"
            raise SetupError(
                "{game} has no option {name!r}; its options are: {known}",
                game=info.id,
                name=name,
                known=known,
            )
        fitting = [known for known in option.values if known == value and type(known) is type(value)]
        if not fitting:
            values = ", ".join(map(repr, option.values))
            raise SetupError(
                "option {name} of {game} cannot be {value!r}; it can be: {known}",
                name=name,
                game=info.id,
                value=value,
                known=values,
            )
        options[name] = fitting[0]
    return options


def check_standing(info: GameInfo, standing: Standing) -> Standing:
    """Return the standing if a deal of the game can begin with it; raise SetupError otherwise."""
    if not 0 <= standing.dealer < info.seats:
        raise SetupError(
            "{game} has no seat {seat} to deal; seats are 0 to {last}",
            game=info.id,
            seat=standing.dealer,
            last=info.seats - 1,
        )
    if len(standing.scores) != info.sides:
        raise SetupError(
            "{game} has {sides} sides; {scores} scores are given",
            game=info.id,
            sides=info.sides,
            scores=len(standing.scores),
        )
    if any(score not in SCORES for score in standing.scores):
        raise SetupError("a score is from {least} to {most}", least=SCORES[0], most=SCORES[-1])
    if info.ends_at_target and max(standing.scores) >= info.target:
        raise SetupError(
            "a side with {target} or more has won: {scores} starts no deal",
            target=info.target,
            scores=list(standing.scores),
        )
    if standing.carried not in CARRIED:
        raise SetupError("carried points are from {least} to {most}", least=CARRIED[0], most=CARRIED[-1])
    return standing


def next_standing(info: GameInfo, standing: Standing, result: Result) -> Standing:
    """Return what the next deal starts from: the next dealer clockwise (T6), the same one after a void deal (B6)."""
    dealer = standing.dealer if result.void else (standing.dealer + 1) % info.seats
    return Standing(dealer, result.scores, result.carried)


def next_first_dealer(info: GameInfo, first: Seat, last: Seat) -> Seat:
    """Return who deals first in the next game, given this one's first and last dealer (T6, BD7)."""
    return ((first if info.next_game_dealer == "first_forehand" else last) + 1) % info.seats


def lowest_drawn(cards: Sequence[Card], ranks: str) -> Seat | None:
    """Return who has drawn the lowest card (B3), None if several have: they draw again, suits do not rank (BD5).

    *cards*: one for each seat. *ranks*: strongest first.
    """
    strength = [ranks.index(card.rank) for card in cards]
    weakest = max(strength)
    return strength.index(weakest) if strength.count(weakest) == 1 else None


@dataclass(slots=True)
class Deal:
    """One dealt pack: what it started from, what was done, how it ended.

    `number` counts from 1; a void deal and the one dealt in its place have the same.
    """

    number: int
    standing: Standing
    deck: tuple[Card, ...]
    state: Any
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    result: Result | None = None


class Parti:
    """One game from its first deal to its winner."""

    def __init__(self, game: Game[Any], options: Mapping[str, object], standing: Standing) -> None:
        self.game = game
        self.options: Options = complete_options(game.info, options)
        self.start = check_standing(game.info, standing)
        self.deals: list[Deal] = []

    @property
    def deal(self) -> Deal:
        """The last deal, over or not; raise NotNow before the first."""
        if not self.deals:
            raise NotNow("nothing has been dealt yet")
        return self.deals[-1]

    @property
    def moves_made(self) -> int:
        """How many moves the log has, of all deals."""
        return sum(len(deal.moves) for deal in self.deals)

    @property
    def winner(self) -> Side | None:
        """The side that has won the game."""
        result = self.deals[-1].result if self.deals else None
        return result.winner if result else None

    def next_standing(self) -> Standing:
        """Return what the next deal will start from; raise NotNow while a deal goes on or when the game is over."""
        if not self.deals:
            return self.start
        if self.deal.result is None:
            raise NotNow("the deal is not over")
        if self.winner is not None:
            raise NotNow("the game is over: side {side} has won", side=self.winner)
        return next_standing(self.game.info, self.deal.standing, self.deal.result)

    def next_number(self) -> tuple[int, int]:
        """Return the next deal's number and how often it has been dealt anew."""
        if not self.deals:
            return 1, 0
        last = self.deals[-1]
        void = last.result is not None and last.result.void
        return (last.number, self._times(last.number)) if void else (last.number + 1, 0)

    def start_deal(self, deck: Sequence[Card]) -> tuple[Event, ...]:
        """Deal the next deal from `deck`. Raise NotNow or CardError; nothing has changed then."""
        standing, (number, _) = self.next_standing(), self.next_number()
        deal = self._deal(number, standing, tuple(deck))
        self.deals.append(deal)
        return tuple(deal.events)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make the move if it may be made. Raise NotNow, NotYourTurn or IllegalMove; nothing has changed then."""
        deal = self.deal
        turn = self.game.to_act(deal.state)
        if turn is None:
            raise NotNow("the deal is over")
        if turn != seat:
            raise NotYourTurn("seat {turn} is to act, not seat {seat}", turn=turn, seat=seat)
        reason = self.game.why_not(deal.state, move)
        if reason is not None:
            raise IllegalMove(move, reason)
        state, events = deal.state.copy(), list[Event]()
        self.game.apply(state, move, events)
        deal.state, deal.result = state, self.game.result(state)
        deal.moves.append((seat, move))
        deal.events += events
        return tuple(events)

    def undo_to(self, count: int) -> None:
        """Return to the position in which move number `count` + 1 was made."""
        if not 0 <= count <= self.moves_made:
            raise ValueError(f"cannot return to move {count} of {self.moves_made}")
        while count < (before := self.moves_made - len(self.deal.moves)):
            self.deals.pop()
        kept = self.deal.moves[: count - before] if self.deals else []
        if self.deals and len(kept) < len(self.deal.moves):
            last = self.deals.pop()
            again = self._deal(last.number, last.standing, last.deck)
            for _, move in kept:
                self.game.apply(again.state, move, again.events)
            again.moves = kept
            self.deals.append(again)

    def _deal(self, number: int, standing: Standing, deck: tuple[Card, ...]) -> Deal:
        events: list[Event] = []
        state = self.game.start(self.options, deck, standing, events)
        return Deal(number, standing, deck, state, events=events)

    def _times(self, number: int) -> int:
        return sum(deal.number == number for deal in self.deals)
