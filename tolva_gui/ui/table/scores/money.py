"""Play money on the table: the piles before each seat and in the middle, and payments between them.

A game shows money by a sign with a `money` value; its pile is at the sign's seat, or in the middle. If
`game.toml` gives the score as lives, the lives left are chips before each seat, a few side by side. If it names
counters, those that a seat has won are before it, in the colours of the players who owe them; debts are stated.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import Sign, View
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import fill, language, score, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import Counter, game_data

MONEY: Final = "money"
"""The value of a sign shown as chips."""
LIVES: Final = "lives"
COUNTERS: Final = "counters"
CHIPS: Final = (Counter(100), Counter(25), Counter(5), Counter(1))
COLOURS: Final = ("indigo", "madder", "weld", "linen")
"""Colours of the chips, and of the players' counters by seat."""
HIGHEST: Final = 10
"""The most pieces of a stack; also the most chips shown."""
FEW: Final = 5
"""The most lives that are laid side by side; they can be counted at a glance, and nothing else shows them."""
MIDDLE: Final = -1
Pile = tuple[str, int]
"""The kind of money, and the position of its seat counted from the bottom of the window."""


class MoneyModel(RowModel):
    """A row per pile. `kept`: every seat has some of its kind, so it is not ventured. `text`: the sign's text.

    `row`: the pile is a row of a few lives. `stacks`: the pieces of the pile, each stack with their `shape` and
    their `colours` from below. `debtor`: the colour of the counters of a seat that owes, else empty.
    """

    paid = Signal(bool, int, bool, int, int)
    """A payment: whether the giving pile is kept and its position, the same of the taking pile, and the amount."""
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(("kind", "kept", "row", "position", "amount", "text", "stacks", "debtor"), parent)
        self._lying: dict[Pile, int] = {}
        self._kept: set[str] = set()
        self._counters: tuple[Counter, ...] = ()
        self._bottom = 0

    def show(self, view: View, bottom: Seat) -> None:
        """Show the money of the view, and emit the payments since the last one."""
        data = game_data(view.info.id)
        if (self._counters, self._bottom) != (data.counters, bottom):
            self._counters, self._bottom = data.counters, bottom
            self.changed.emit()
        signs = {_pile(sign, bottom, view.info.seats): sign for sign in money_of(view)}
        lying = {pile: int(str(sign.values[MONEY])) for pile, sign in signs.items()}
        kinds = dict.fromkeys(kind for kind, _ in (*self._lying, *lying))
        before, self._lying = self._lying, lying
        self._kept |= {kind for kind in kinds if all((kind, no) in lying for no in range(view.info.seats))}
        piles = [(kind, position) for kind in kinds for position in (MIDDLE, *range(view.info.seats))]
        apart = are_few(view.facts.scores, view.info)
        owned = won_from({position: amount for (kind, position), amount in lying.items() if kind == COUNTERS})
        self.update(
            [
                {
                    "kind": kind,
                    "kept": kind in self._kept,
                    "row": apart and kind == LIVES,
                    "position": position,
                    "amount": (amount := lying.get((kind, position), 0)),
                    "text": _text(signs.get((kind, position)), view),
                    "stacks": self._counted(owned.get(position, ()))
                    if kind == COUNTERS
                    else stacks_of(1) * amount
                    if apart and kind == LIVES
                    else stacks_of(amount),
                    "debtor": self._colour(position) if amount < 0 else "",
                }
                for kind, position in piles
            ]
        )
        for giver, taker, amount in payments(before, lying) if before else ():
            self.paid.emit(giver[0] in self._kept, giver[1], taker[0] in self._kept, taker[1], amount)

    def clear(self) -> None:
        """Clear the piles; the next ones appear without a payment."""
        self._lying, self._kept = {}, set()
        self.update([])

    @property
    def banked(self) -> bool:
        """Whether there is a pile in the middle."""
        return any(position == MIDDLE for _, position in self._lying)

    counted = Property(bool, lambda self: bool(self._counters), notify=changed)
    """Whether the piles are won counters."""

    @Slot(int, int, result=list)
    def handed(self, position: int, amount: int) -> list[dict[str, object]]:
        """Return the stacks of a payment from that position."""
        return self._counted(((position, amount),)) if self._counters else stacks_of(amount)

    def _counted(self, owned: Sequence[tuple[int, int]]) -> list[dict[str, object]]:
        """Return the stacks of counters worth these amounts, from each of these positions."""
        found: list[dict[str, object]] = []
        rest = dict(owned)
        for kind in self._counters:
            pieces = [self._colour(giver) for giver, left in rest.items() for _ in range(left // kind.worth)]
            rest = {giver: left % kind.worth for giver, left in rest.items()}
            found += [
                {"shape": kind.shape, "colours": pieces[start : start + HIGHEST]}
                for start in range(0, len(pieces), HIGHEST)
            ]
        return found

    def _colour(self, position: int) -> str:
        """Return the colour of the counters at a position; there are as many colours as players with counters."""
        return COLOURS[(position + self._bottom) % len(COLOURS)]


def owned(view: View) -> tuple[int, ...]:
    """Return each seat's share of the money that all have; empty in a game without money."""
    signs = [sign for sign in view.display.signs if is_money(sign) and sign.seat is not None]
    by_seat = {sign.seat: int(str(sign.values[MONEY])) for sign in signs if sign.key == signs[0].key}
    seats = range(view.info.seats)
    return tuple(by_seat[seat] for seat in seats) if all(seat in by_seat for seat in seats) else ()


def money_of(view: View) -> list[Sign]:
    """Return the signs with money; if the score is lives or paid in counters, also what each seat has or owes."""
    data = game_data(view.info.id)
    money = [sign for sign in view.display.signs if is_money(sign)]
    kind = LIVES if data.score == LIVES else COUNTERS if data.counters else ""
    scores = (view.facts.scores[view.info.side(seat)] for seat in range(view.info.seats)) if kind else ()
    return [*money, *(Sign(kind, seat, {MONEY: amount}) for seat, amount in enumerate(scores))]


def won_from(balances: Mapping[int, int]) -> dict[int, list[tuple[int, int]]]:
    """Return whose counters each position has, and their worth, once all have changed back what they can.

    >>> won_from({0: 30, 1: -50, 2: 20})
    {0: [(1, 30)], 2: [(1, 20)]}
    """
    before = {("", position): 0 for position in balances}
    after = {("", position): amount for position, amount in balances.items()}
    found: dict[int, list[tuple[int, int]]] = {}
    for (_, giver), (_, taker), amount in payments(before, after):
        found.setdefault(taker, []).append((giver, amount))
    return found


def stacks_of(amount: int) -> list[dict[str, object]]:
    """Return an amount in chips: a stack per denomination, the highest first.

    >>> stacks_of(107)[0], len(stacks_of(107))
    ({'shape': 'round', 'colours': ['indigo']}, 3)
    """
    found: list[dict[str, object]] = []
    for chip, colour in zip(CHIPS, COLOURS, strict=True):
        count, amount = divmod(amount, chip.worth) if amount > 0 else (0, 0)
        if count:
            found.append({"shape": chip.shape, "colours": [colour] * min(count, HIGHEST)})
    return found


def are_few(scores: Sequence[int], info: GameInfo) -> bool:
    """Return whether the scores are lives, and so few that their chips need no stacks."""
    return game_data(info.id).score == LIVES and max(info.first_score, *scores) <= FEW


def is_money(sign: Sign) -> bool:
    """Whether the sign is shown as chips."""
    return MONEY in sign.values


def payments(before: Mapping[Pile, int], after: Mapping[Pile, int]) -> Iterator[tuple[Pile, Pile, int]]:
    """Yield the payments: giver, taker and amount.

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
    """Return the text of the sign; of lives and won counters, their number."""
    if sign is None:
        return ""
    amount = int(str(sign.values[MONEY]))
    if sign.key == COUNTERS and amount < 0:
        return fill(translate("Table", "Owes %1"), score(-amount))
    return str(amount) if sign.key in (LIVES, COUNTERS) else words.sign(sign, view.info.id, language())
