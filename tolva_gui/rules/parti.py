"""A parti: deals in a row to a final score, with dealers, carried values, its end, and its log of moves.

Pure like the rest of the rules: the order of every deck is given.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Seat, Side
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.info import GameInfo, Options, OptionValue, SetupError
from tolva_gui.rules.moves import Move, mover
from tolva_gui.rules.protocol import NOTHING_FURTHER, Further, Game, IllegalMove


class NotNow(Fault):
    """A request out of order: no deal yet, a deal not over, a game over."""


class NotYourTurn(NotNow):
    """The move comes from a seat that is not to act."""


def find_game(game_id: str, seats: int | None = None) -> Game[Any]:
    """Return the game with that id, for its usual number of players by default.

    Raise SetupError naming the known games, or the numbers of players that the game allows.
    """
    try:
        game = BY_ID[game_id]
    except KeyError:
        games = ", ".join(BY_ID)
        raise SetupError(
            "there is no game {game!r}; the games are {games}", game=game_id, games=games
        ) from None
    return game if seats is None else game.seated(seats)


def check_version(game: Game[Any], version: int) -> None:
    """Raise SetupError unless this program has that version of the game's rules."""
    known = game.info.rules_version
    if version != known:
        raise SetupError(
            "played by version {version} of the rules; this program has version {known}",
            version=version,
            known=known,
        )


def complete_options(info: GameInfo, chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every option of the game, at its chosen value or its default.

    Raise SetupError for an option or value that the game does not have; 1 is not True.
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


def lowest_drawn(cards: Sequence[Card], ranks: str) -> Seat | None:
    """Return the seat with the lowest card (B3), None if tied: those draw again, since suits do not rank (BD5).

    *cards*: one per seat. *ranks*: strongest first.
    """
    strength = [ranks.index(card.rank) for card in cards]
    weakest = max(strength)
    return strength.index(weakest) if strength.count(weakest) == 1 else None


class Deal(Struct, eq=False):
    """One dealt pack: its start, its moves and events, and its result.

    *further*: the other orders of cards given for it, see `GameInfo.further`.
    """

    standing: Standing
    deck: tuple[Card, ...]
    further: Further
    state: Any
    moves: list[tuple[Seat | None, Move]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    result: Result | None = None

    @property
    def number(self) -> int:
        """The number of the deal, from 1; a void deal shares its number with its replacement."""
        return self.standing.deal


class Parti:
    """One game from its first deal to its winner."""

    def __init__(self, game: Game[Any], options: Mapping[str, object], standing: Standing) -> None:
        self.game = game
        self.options: Options = complete_options(game.info, options)
        self.start = game.check_start(self.options, standing)
        self.deals: list[Deal] = []

    @property
    def deal(self) -> Deal:
        """The last deal, over or not; raise NotNow before the first."""
        if not self.deals:
            raise NotNow("nothing has been dealt yet")
        return self.deals[-1]

    @property
    def moves_made(self) -> int:
        """The number of moves in the log, over all deals."""
        return sum(len(deal.moves) for deal in self.deals)

    @property
    def winner(self) -> Side | None:
        result = self.deals[-1].result if self.deals else None
        return result.winner if result else None

    def next_standing(self) -> Standing:
        """Return the standing of the next deal; raise NotNow while a deal goes on or when the game is over."""
        if not self.deals:
            return self.start
        if self.deal.result is None:
            raise NotNow("the deal is not over")
        following = self.game.next(self.options, self.deal.standing, self.deal.result)
        if following is None:
            raise NotNow("the game is over")
        return following

    @property
    def over(self) -> bool:
        """Whether the game is over: its last deal has been played, and no other follows."""
        return self.winner is not None

    def start_deal(self, deck: Sequence[Card], further: Further = NOTHING_FURTHER) -> tuple[Event, ...]:
        """Start the next deal with `deck`. Raise NotNow or CardError without changing anything."""
        deal = self._deal(self.next_standing(), tuple(deck), further)
        self.deals.append(deal)
        return tuple(deal.events)

    def play(self, seat: Seat | None, move: Move) -> tuple[Event, ...]:
        """Make the move if allowed. Raise NotNow, NotYourTurn or IllegalMove without changing anything.

        *seat*: the mover, None for a move of no seat, such as closing a race.
        """
        deal = self.deal
        if deal.result is not None:
            raise NotNow("the deal is over")
        turn = mover(move, self.game.to_act(deal.state))
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
            again = self._deal(last.standing, last.deck, last.further)
            for _, move in kept:
                self.game.apply(again.state, move, again.events)
            again.moves, again.result = kept, self.game.result(again.state)
            self.deals.append(again)

    def _deal(self, standing: Standing, deck: tuple[Card, ...], further: Further) -> Deal:
        events: list[Event] = []
        state = self.game.start(self.options, deck, standing, events, further)
        return Deal(standing, deck, further, state, events=events, result=self.game.result(state))
