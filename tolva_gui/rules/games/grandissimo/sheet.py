"""The score sheet: eels and forfeits, the stake, payments, and the final share-out."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import Contract
from tolva_gui.rules.games.grandissimo.payment import SEATS, Balance

EEL: Final = 200

Mode = Literal["eels", "highest"]
MODES: Final[tuple[Mode, ...]] = ("eels", "highest")
FIELDS: Final = ("mode", "eels", "forfeits")
"""The fields of a standing."""
Stroke = tuple[kit.Seat, kit.Seat | None]
"""The payers-off: declarer and partner, the numbers above and below the stroke (G61)."""


class Forfeit(NamedTuple):
    """A forfeit on the sheet; `stroke` once it is paid off."""

    owner: kit.Seat
    value: int
    stroke: Stroke | None = None


class Sheet(Struct, frozen=True):
    """The debts of the players (G46–G62). *eels*: per seat its stroke, None while unpaid."""

    mode: Mode = "eels"
    eels: tuple[Stroke | None, ...] = (None, None, None, None)
    forfeits: tuple[Forfeit, ...] = ()

    @property
    def unpaid(self) -> tuple[Forfeit, ...]:
        """The forfeits that are not paid off."""
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
            first = rows.index(Forfeit(owner, self.current))
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
        new = tuple(Forfeit(seat, value) for seat in sorted(owners))
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


def as_carried(sheet: Sheet) -> kit.Carried:
    """Return the sheet as JSON values: the `standing` of the position."""
    return {
        "mode": sheet.mode,
        "eels": [_written(stroke) for stroke in sheet.eels],
        "forfeits": [[owner, value, _written(stroke)] for owner, value, stroke in sheet.forfeits],
    }


def read_carried(carried: kit.Carried) -> Sheet:
    """Return the sheet of a standing, an empty one for a first deal; raise SetupError for faults."""
    if not carried:
        return Sheet()
    strange = [name for name in carried if name not in FIELDS]
    if strange:
        raise kit.SetupError("a standing of grandissimo has no {name!r}", name=strange[0])
    missing = [name for name in FIELDS if name not in carried]
    if missing:
        raise kit.SetupError("a standing of grandissimo has {name!r} too", name=missing[0])
    mode, eels, forfeits = (carried[name] for name in FIELDS)
    if mode not in MODES:
        raise kit.SetupError("mode is 'eels' or 'highest', not {mode!r}", mode=mode)
    if not isinstance(eels, list | tuple) or len(eels) != len(SEATS):
        raise kit.SetupError("eels has one entry for each of the four seats, not {eels!r}", eels=eels)
    if not isinstance(forfeits, list | tuple):
        raise kit.SetupError("forfeits is a list, not {forfeits!r}", forfeits=forfeits)
    sheet = Sheet(mode, tuple(_stroke(eel) for eel in eels), tuple(_forfeit(entry) for entry in forfeits))
    if mode == "eels" and None not in sheet.eels:
        raise kit.SetupError("no deal is played on eels when every eel is paid off")
    if mode == "highest" and not sheet.unpaid:
        raise kit.SetupError("no deal is played on the highest forfeit when none is unpaid")
    return sheet


def _written(stroke: Stroke | None) -> list[kit.Seat | None] | None:
    return None if stroke is None else list(stroke)


def _forfeit(entry: Any) -> Forfeit:
    if not isinstance(entry, list | tuple) or len(entry) != 3 or not _is_seat(entry[0]):
        raise kit.SetupError(
            "a forfeit is [seat, value, null or [declarer, partner]], not {entry!r}", entry=entry
        )
    owner, value, stroke = entry
    if type(value) is not int or value <= 0 or value % 10:
        raise kit.SetupError("a forfeit is worth a positive number of tens, not {value!r}", value=value)  # G4
    return Forfeit(owner, value, _stroke(stroke))


def _stroke(entry: Any) -> Stroke | None:
    if entry is None:
        return None
    if isinstance(entry, list | tuple) and len(entry) == 2:
        declarer, partner = entry
        if _is_seat(declarer) and (partner is None or (_is_seat(partner) and partner != declarer)):
            return declarer, partner
    raise kit.SetupError("a stroke is null or [declarer, partner or null], not {entry!r}", entry=entry)


def _is_seat(entry: Any) -> bool:
    return type(entry) is int and entry in SEATS
