"""The game as the phones reach it; the window has a desk of its own that shows what happens, and can do more."""

from collections.abc import Callable
from typing import Final

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import TURN, Call, Move, mover
from tolva_gui.rules.view import RaceFacts
from tolva_gui.table.hand_order import HandOrder
from tolva_gui.table.host import Host
from tolva_gui.table.take_back import own_moves, take_back
from tolva_gui.words.people import called
from tolva_gui.words.sentences import Language

HERE: Final[Seat] = -2
"""In place of a seat: the people at the window, who answer as one."""
FASTEST: Final = 120
"""Milliseconds: no human reacts to what they see in less, so such a reaction was made before the card was seen."""

Answer = Callable[[str], None]


class Desk:
    """The game of one host. It is used in one thread: the one that owns the host.

    `seats`: those on phones. `changed` is called after everything that changes the game.
    """

    def __init__(self, host: Host, seats: frozenset[Seat]) -> None:
        self.host = host
        self.seats = seats
        self.order = HandOrder()
        self.changed: Callable[[], None] = lambda: None

    def names(self, lang: Language) -> tuple[str, ...]:
        """Return what those in the seats are called."""
        people = sum(seat.kind != "computer" for seat in self.host.seats)
        return tuple(called([seat.name for seat in self.host.seats], people, lang))

    def faces(self) -> tuple[tuple[str, str], ...]:
        """Return the portrait of each seat: its ground and its figure."""
        return (("linen", "emblem-star"),) * len(self.host.seats)

    def play(self, seat: Seat, move: Move) -> None:
        """Make the seat's move; raise IllegalMove."""
        self.host.play(mover(move, self.host.to_act()) if self.host.info.together else seat, move)
        self.changed()

    def react(self, seat: Seat, word: str, ms: int) -> None:
        """React to the card turned last, *ms* milliseconds after it was seen; the rules may not count it."""
        facts = self.host.view(None).facts
        if isinstance(facts, RaceFacts) and facts.shown_at is not None and ms >= FASTEST:
            time = max(facts.clock, facts.shown_at + ms)
            self.play(seat, Call("react", word, seat, (time,)))

    def turn(self, seat: Seat) -> None:
        """Turn a card in a game of speed, at the time that its clock shows."""
        turns = [
            move for move in self.host.view(seat).legal if isinstance(move, Call) and move.word == TURN.word
        ]
        if turns and self.host.to_act() == seat:
            self.play(seat, turns[0])

    def may_go_on(self) -> bool:
        """Whether the next deal may begin; at the window also the next game."""
        return self.host.result() is not None and not self.host.over

    def go_on(self) -> None:
        """Begin it."""
        self.host.start_deal()
        self.changed()

    def claims(self, _seat: Seat) -> int:
        """Return the number of tricks that the seat may claim."""
        return 0

    def claim(self, seat: Seat) -> None:
        """Play the rest for everybody, until somebody has to decide."""

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the seat has a move to take back, if all agree."""
        going_on = self.host.to_act() is not None and self.host.aids and not self.host.info.reactions
        return going_on and bool(own_moves(self.host, seat))

    def here(self) -> list[Seat]:
        """Return the seats of the people at the window."""
        return [
            no for no, one in enumerate(self.host.seats) if one.kind != "computer" and no not in self.seats
        ]

    def others(self, seat: Seat) -> set[Seat]:
        """Return who must agree to what the seat wants."""
        here = self.here()
        return {*(self.seats - {seat}), *([HERE] if here and seat not in here else [])}

    def take_back(self, seat: Seat) -> None:
        """Go back to the last decision of the seat."""
        take_back(self.host, seat)
        self.changed()

    def may_hint(self, _seat: Seat) -> bool:
        """Whether the seat may ask for a hint now."""
        return False

    def hint(self, seat: Seat, lang: Language, answer: Answer) -> None:
        """Ask for a hint; *answer* is called with its words, empty if there are none."""
