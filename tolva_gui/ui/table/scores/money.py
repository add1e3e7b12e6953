"""Play money on the table: what lies before each seat and in the middle, and what is paid from one to another.

A game shows money by a sign that has it among its values; it lies at the sign's seat, or in the middle. Where
`game.toml` says that the score is lives, those that a seat has left lie before it as chips.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from PySide6.QtCore import QObject, Signal

from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Sign, View
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import language
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

MONEY: Final = "money"
"""The value of a sign that is shown as chips."""
LIVES: Final = "lives"
MIDDLE: Final = -1
Pile = tuple[str, int]
"""What the money is, and the position of its seat counted from the bottom of the window."""


class MoneyModel(RowModel):
    """A row a pile. `kept`: every seat has some of its kind, it is not ventured. `text` is what the sign says."""

    paid = Signal(bool, int, bool, int, int)
    """From the pile that is kept or ventured at that position to that one, so much."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(("kind", "kept", "position", "amount", "text"), parent)
        self._lying: dict[Pile, int] = {}
        self._kept: set[str] = set()

    def show(self, view: View, bottom: Seat) -> None:
        """Show the money of the view, and let see what has been paid since the last one."""
        shown = chips(view, game_data(view.info.id).score)
        signs = {_pile(sign, bottom, view.info.seats): sign for sign in shown}
        lying = {pile: int(str(sign.values[MONEY])) for pile, sign in signs.items()}
        kinds = dict.fromkeys(kind for kind, _ in (*self._lying, *lying))
        before, self._lying = self._lying, lying
        self._kept |= {kind for kind in kinds if all((kind, no) in lying for no in range(view.info.seats))}
        piles = [(kind, position) for kind in kinds for position in (MIDDLE, *range(view.info.seats))]
        self.update(
            [
                {
                    "kind": kind,
                    "kept": kind in self._kept,
                    "position": position,
                    "amount": lying.get((kind, position), 0),
                    "text": _text(signs.get((kind, position)), view),
                }
                for kind, position in piles
            ]
        )
        for giver, taker, amount in payments(before, lying) if before else ():
            self.paid.emit(giver[0] in self._kept, giver[1], taker[0] in self._kept, taker[1], amount)

    def clear(self) -> None:
        """Nothing lies there; what comes next has been paid by nobody."""
        self._lying, self._kept = {}, set()
        self.update([])


def owned(view: View) -> tuple[int, ...]:
    """Return what every seat has left of the money that all have; nothing in a game without money."""
    signs = [sign for sign in view.display.signs if is_money(sign) and sign.seat is not None]
    by_seat = {sign.seat: int(str(sign.values[MONEY])) for sign in signs if sign.key == signs[0].key}
    seats = range(view.info.seats)
    return tuple(by_seat[seat] for seat in seats) if all(seat in by_seat for seat in seats) else ()


def chips(view: View, score: str) -> list[Sign]:
    """Return what is shown as chips: the signs that are money, and the *score* of the game where it is lives."""
    money = [sign for sign in view.display.signs if is_money(sign)]
    if score != LIVES:
        return money
    lives = (view.facts.scores[view.info.side(seat)] for seat in range(view.info.seats))
    return [*money, *(Sign(LIVES, seat, {MONEY: left}) for seat, left in enumerate(lives))]


def is_money(sign: Sign) -> bool:
    """Whether the sign is shown as chips."""
    return MONEY in sign.values


def payments(before: Mapping[Pile, int], after: Mapping[Pile, int]) -> Iterator[tuple[Pile, Pile, int]]:
    """Return who has paid how much to whom.

    >>> list(payments({("purse", 0): 9, ("bank", -1): 5}, {("purse", 0): 7, ("bank", -1): 7}))
    [(('purse', 0), ('bank', -1), 2)]
    """
    change = {pile: after.get(pile, 0) - before.get(pile, 0) for pile in {**before, **after}}
    givers = [pile for pile, by in change.items() if by < 0]
    for giver, (taker, wanted) in product(givers, list(change.items())):
        amount = min(-change[giver], change[taker]) if wanted > 0 else 0
        if amount > 0:
            yield giver, taker, amount
            change[giver] += amount
            change[taker] -= amount


def _pile(sign: Sign, bottom: Seat, seats: int) -> Pile:
    return sign.key, MIDDLE if sign.seat is None else (sign.seat - bottom) % seats


def _text(sign: Sign | None, view: View) -> str:
    """What the sign says; lives are their number."""
    if sign is None:
        return ""
    return str(sign.values[MONEY]) if sign.key == LIVES else words.sign(sign, view.info.id, language())
