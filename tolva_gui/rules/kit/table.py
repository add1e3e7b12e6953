"""What most games do alike: cards dealt one at a time, one seat asked after the other, the deal going round."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Event, Moved, Place, Seat, Zones
from tolva_gui.rules.game import Facts, GameInfo, Options, Question, Result, Sign, View
from tolva_gui.rules.moves import Move


class _Phased(Protocol):
    """A state that knows how far the deal has come."""

    @property
    def phase(self) -> str: ...


class _Asking(Protocol):
    """The part of a game that a view is made of."""

    @property
    def info(self) -> GameInfo: ...
    def to_act(self, state: Any) -> Seat | None: ...
    def legal_moves(self, state: Any) -> list[Move]: ...


State = TypeVar("State", bound=_Phased)
Public = TypeVar("Public")


class GoesRound:
    """A game whose deal simply goes on round the table, from one game to the next too."""

    info: GameInfo

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the player after the last dealer."""
        return (last + 1) % self.info.seats


def round_the_table(cards: Sequence[Card], dealer: Seat, seats: int) -> list[list[Card]]:
    """Return the cards of each seat, dealt one at a time from the dealer's left.

    >>> round_the_table("abcde", dealer=1, seats=3)
    [['b', 'e'], ['c'], ['a', 'd']]
    """
    return [list(cards[(seat - dealer - 1) % seats :: seats]) for seat in range(seats)]


def tell_deal(
    events: list[Event] | None,
    cards: Sequence[Card],
    dealer: Seat,
    seats: int,
    source: Place,
    kind: str = "hand",
) -> None:
    """Tell that `round_the_table` was done with these cards: from `source` to the seats' places of that kind."""
    if events is None:
        return
    events.append(Called(dealer, "deal"))
    for number, card in enumerate(cards, start=1):
        target = Place(kind, (dealer + number) % seats)
        events.append(Moved((card,), source, target, dealt=True))


def view_of(
    game: _Asking,
    state: State,
    seat: Seat | None,
    public: State,
    *,
    options: Options,
    ranks: str,
    zones: Zones,
    facts: Facts,
    signs: tuple[Sign, ...] = (),
    question: Callable[[State], Question | None] = lambda _state: None,
    info: GameInfo | None = None,
    **further: Any,
) -> View:
    """Return a view in which only the seat to act (or the referee) is asked and has moves.

    *public*: the state without what the seat may not know. *info*: the game's, where the options change it.
    *further*: what else a view of this game has.
    """
    turn = game.to_act(state)
    asked = turn is not None and seat in (turn, None)
    return View(
        info or game.info,
        options,
        ranks,
        seat,
        turn,
        tuple(game.legal_moves(state)) if asked else (),
        zones,
        facts,
        public,
        state.phase,
        signs,
        question(state) if asked else None,
        **further,
    )


def public_as(kind: type[Public], public: object) -> Public:
    """Return what a view shows as the state that its game made it of; raise TypeError for another game's."""
    if not isinstance(public, kind):
        raise TypeError(f"a view with a {kind.__name__} is needed, not one with a {type(public).__name__}")
    return public
