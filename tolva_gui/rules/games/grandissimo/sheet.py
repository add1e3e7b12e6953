"""The score sheet: eels and forfeits, the stake, payments, and the final share-out."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, convert
from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import Contract
from tolva_gui.rules.games.grandissimo.payment import SEATS, Balance

EEL: Final = 200

Mode = Literal["eels", "highest"]
Player = Annotated[kit.Seat, Meta(ge=SEATS[0], le=SEATS[-1])]
Stroke = tuple[Player, Player | None]
"""The payers-off: declarer and partner, the numbers above and below the stroke (G61)."""


Eels = Annotated[tuple[Stroke | None, ...], Meta(min_length=len(SEATS), max_length=len(SEATS))]


class Forfeit(NamedTuple):
    """A forfeit on the sheet; `stroke` once it is paid off."""

    owner: Player
    value: Annotated[int, Meta(gt=0, multiple_of=10)]  # G4
    stroke: Stroke | None


class Sheet(kit.Carry, frozen=True):
    """The debts of the players (G46–G62). *eels*: per seat its stroke, None while unpaid."""

    mode: Mode = "eels"
    eels: Eels = (None, None, None, None)
    forfeits: tuple[Forfeit, ...] = ()

    @property
    def unpaid(self) -> tuple[Forfeit, ...]:
        return tuple(forfeit for forfeit in self.forfeits if forfeit.stroke is None)

    @property
    def current(self) -> int:
        """The value of the current forfeit (G47); "highest" is taken literally (GD5)."""
        return EEL if self.mode == "eels" else max(forfeit.value for forfeit in self.unpaid)

    def owed(self, seat: kit.Seat) -> int:
        """Return the unpaid total in the seat's column, the eel included (GD9)."""
        eel = EEL if self.eels[seat] is None else 0
        return eel + sum(forfeit.value for forfeit in self.unpaid if forfeit.owner == seat)

    def choices(self, declarer: kit.Seat) -> tuple[kit.Seat, ...]:
        """Return the seats whose eel or forfeit a declarer may pay off: their own before any other (G48, G51)."""
        if self.mode == "eels":
            owners = {seat for seat, stroke in enumerate(self.eels) if stroke is None}
        else:
            owners = {forfeit.owner for forfeit in self.unpaid if forfeit.value == self.current}
        return (declarer,) if declarer in owners else tuple(sorted(owners))

    def paid_off(self, owner: kit.Seat, stroke: Stroke) -> "Sheet":
        """Return the sheet after the current eel or forfeit of `owner` has been paid off."""
        if self.mode == "eels":
            eels = tuple(stroke if seat == owner else before for seat, before in enumerate(self.eels))
            after = replace(self, eels=eels)
        else:
            rows = list(self.forfeits)
            first = rows.index(Forfeit(owner, self.current, None))
            rows[first] = rows[first]._replace(stroke=stroke)
            after = replace(self, forfeits=tuple(rows))
        if after.unpaid:
            return replace(after, mode="highest")  # G49, G50
        if None in after.eels:
            return replace(after, mode="eels")
        return Sheet()  # the åltur is complete (G62), and new eels are set at once (GD8)

    def with_forfeits(self, owners: Sequence[kit.Seat], increase: int) -> "Sheet":
        """Return the sheet with a new forfeit for each of these seats, all of one value (G58, G59)."""
        value = self.current + increase
        new = tuple(Forfeit(seat, value, None) for seat in sorted(owners))
        return replace(self, forfeits=self.forfeits + new)


def share(value: int, owner: kit.Seat, contract: Contract) -> Balance:
    """Return the transfers when `owner` pays the value to the side that made its game (G52–G54)."""
    net = [0] * len(SEATS)
    partners_share = 0 if contract.partner is None else value // 20 * 10
    net[contract.declarer] += value - partners_share
    if contract.partner is not None:
        net[contract.partner] += partners_share
    net[owner] -= value
    return tuple(net)


def betdelning(sheet: Sheet, scores: Sequence[int]) -> Balance:
    """Return the transfers when the unpaid forfeits are shared out (G83, G84). *scores*: the balances before."""
    columns = [sheet.owed(seat) for seat in SEATS]
    total = sum(columns)
    net = [_rounded_quarters(total - 4 * column) for column in columns]
    balances = [score + change for score, change in zip(scores, net, strict=True)]
    over = -sum(net)
    if over:  # GD10: the richest bears a shortage, the poorest gets a surplus
        bearer = balances.index(max(balances) if over < 0 else min(balances))
        net[bearer] += over
    return tuple(net)


def _rounded_quarters(quarters: int) -> int:
    """Return a number of quarters of a point, rounded to tens, a five away from zero."""
    tens = (abs(quarters) + 20) // 40 * 10
    return tens if quarters > 0 else -tens


def read_carried(carried: kit.Carried) -> Sheet:
    """Return the sheet of a standing, an empty one for a first deal; raise SetupError if no deal is played on it."""
    sheet = convert(carried, Sheet)
    strokes = [*sheet.eels, *(forfeit.stroke for forfeit in sheet.forfeits)]
    if any(stroke is not None and stroke[0] == stroke[1] for stroke in strokes):
        raise kit.SetupError("a stroke has declarer and partner, or null for none, not one seat twice")
    if sheet.mode == "eels" and None not in sheet.eels:
        raise kit.SetupError("no deal is played on eels when every eel is paid off")
    if sheet.mode == "highest" and not sheet.unpaid:
        raise kit.SetupError("no deal is played on the highest forfeit when none is unpaid")
    return sheet
