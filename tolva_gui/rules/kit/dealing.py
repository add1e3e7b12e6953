"""Seats in order of play, and dealing to them."""

from collections.abc import Collection, Sequence
from itertools import chain, repeat

from tolva_gui.rules.account import Result
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Log, Moved, Place, Seat
from tolva_gui.rules.info import GameInfo


class GoesRound:
    """A game in which the deal passes clockwise, also from one game to the next."""

    info: GameInfo

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the player after the last dealer."""
        return (last + 1) % self.info.seats


def others_after(seat: Seat, seats: int) -> list[Seat]:
    """Return the other seats clockwise, the left neighbour first.

    >>> others_after(2, seats=4)
    [3, 0, 1]
    """
    return [(seat + step) % seats for step in range(1, seats)]


def all_from(first: Seat, seats: int, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that are not out, clockwise from the first.

    >>> all_from(3, seats=4), all_from(4, seats=4, out=[1])
    ([3, 0, 1, 2], [0, 2, 3])
    """
    turns = ((first + step) % seats for step in range(seats))
    return [seat for seat in turns if seat not in out]


def deal_out(
    cards: Sequence[Card],
    dealer: Seat,
    turns: Sequence[Seat],
    seats: int,
    source: Place,
    events: Log,
    *,
    kind: str = "hand",
    packets: Sequence[int] = (),
) -> list[list[Card]]:
    """Deal the cards to the seats in turn and log it; return each seat's cards.

    *turns*: the seats that get cards, in dealing order, without those that are out. *kind*: the kind of place dealt to.
    *packets*: the number of cards at a time in each round; afterwards, and by default, one at a time until none are
    left. Raise ValueError if `turns` is empty.

    >>> deal_out("abcde", 1, all_from(2, 3), 3, Place("stock"), [])
    [['b', 'e'], ['c'], ['a', 'd']]
    """
    if not turns:
        raise ValueError("there is nobody to deal to")
    dealt: list[list[Card]] = [[] for _ in range(seats)]
    events.append(Called(dealer, "deal"))
    at = 0
    for packet in chain(packets, repeat(1)):
        for seat in turns:
            if at >= len(cards):
                return dealt
            given = tuple(cards[at : at + packet])
            dealt[seat] += given
            events.append(Moved(given, source, Place(kind, seat), dealt=True))
            at += packet
    return dealt
