"""Dealing: cards one at a time, to all seats or to those who are still in, and how the deal goes round."""

from collections.abc import Sequence

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Log, Moved, Place, Seat
from tolva_gui.rules.game import GameInfo, Result


class GoesRound:
    """A game whose deal simply goes on round the table, from one game to the next too."""

    info: GameInfo

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the player after the last dealer."""
        return (last + 1) % self.info.seats


def others_after(seat: Seat, seats: int) -> list[Seat]:
    """Return the other seats clockwise, the left neighbour first; whoever is still in is the first of them who is.

    >>> others_after(2, seats=4)
    [3, 0, 1]
    """
    return [(seat + step) % seats for step in range(1, seats)]


def round_the_table(cards: Sequence[Card], dealer: Seat, seats: int) -> list[list[Card]]:
    """Return the cards of each seat, dealt one at a time from the dealer's left.

    >>> round_the_table("abcde", dealer=1, seats=3)
    [['b', 'e'], ['c'], ['a', 'd']]
    """
    return [list(cards[(seat - dealer - 1) % seats :: seats]) for seat in range(seats)]


def tell_deal(
    events: Log,
    cards: Sequence[Card],
    dealer: Seat,
    seats: int,
    source: Place,
    kind: str = "hand",
) -> None:
    """Tell that `round_the_table` was done with these cards: from `source` to the seats' places of that kind."""
    events.append(Called(dealer, "deal"))
    for number, card in enumerate(cards, start=1):
        target = Place(kind, (dealer + number) % seats)
        events.append(Moved((card,), source, target, dealt=True))
