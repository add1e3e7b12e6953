"""A finished deal as a row of figures, seen from the seat of the user: what statistics are made of.

Games at whose table the user did not sit (demonstrations, guests among themselves) have no rows. The opponents are
one text: `level best` if all are computers of that level, `person Åke` for people (`person Åke, Bo`), else `mixed`.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import fields, replace

from tolva_gui.records.line_rows import info_of
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import GameInfo, Result
from tolva_gui.rules.games.mariage.calls import GUBBAR

FAMILY: Final = "mariage"
"""The games that have melds, vinsten and sistan; what others score is in `line_rows`."""
MELDS: Final = ("trumf", "tjog", "viv", "mal")
"""The melds of a deal in their order; the fourth has two names (T16)."""


class DealRow(Struct, frozen=True):
    """A column of the library for each field, of the same name.

    *deal*: its number in the game. *points*: what the own side got, *others* what the other `other_sides` got together;
    *score* and *best_other* stand after it. The melds are counted, vinsten and sistan are points. *gubbe* is
    `half`, `whole` or empty. *won*: whether the own side won the game, None if this deal did not end it.
    *helped*: in this deal, *game_helped*: in any deal of the game.
    """

    game: str
    deal: int
    began: str
    form: str
    opponent: str
    partner: str
    points: int
    others: int
    other_sides: int
    score: int
    best_other: int
    own_trumf: int
    own_tjog: int
    own_viv: int
    own_mal: int
    other_trumf: int
    other_tjog: int
    other_viv: int
    other_mal: int
    own_vinsten: int
    other_vinsten: int
    own_sistan: int
    other_sistan: int
    gubbe: str
    gubbe_own: bool | None
    gubbe_made: bool | None
    helped: bool
    game_helped: bool
    won: bool | None


COLUMNS: Final = tuple(field.name for field in fields(DealRow))


def deal_rows(key: str, record: GameRecord) -> Iterator[DealRow]:
    """Return the rows of the game that is kept under the key."""
    seat = next((no for no, who in enumerate(record.seats) if who.kind == "me"), None)
    info = info_of(record)
    if seat is None or info is None:
        return
    for deal in record.deals:
        if deal.result is not None and not deal.result.void:
            yield _row(key, record, deal, deal.result, seat, info)


def _row(
    key: str, record: GameRecord, deal: RecordedDeal, result: Result, seat: Seat, info: GameInfo
) -> DealRow:
    sides, own = info.sides, info.side(seat)
    gained = [after - before for before, after in zip(deal.standing.scores, result.scores, strict=True)]
    # Lines of other games may have the same names.
    told = result if info.family == FAMILY else replace(result, lines=())
    melds, points = _melds(told, own), _lines(told, own)
    by, kind = _gubbe(deal, sides)
    made = next((line.points > 0 for line in result.lines if line.kind == "gubbe"), None)
    return DealRow(
        game=key,
        deal=deal.number,
        began=record.began,
        form=record.game,
        opponent=_opponent([who for no, who in enumerate(record.seats) if no % sides != own]),
        partner=_opponent([who for no, who in enumerate(record.seats) if no % sides == own and no != seat]),
        points=gained[own],
        others=sum(gained) - gained[own],
        other_sides=sides - 1,
        score=result.scores[own],
        best_other=max(score for side, score in enumerate(result.scores) if side != own),
        **melds,
        **points,
        gubbe=kind,
        gubbe_own=None if by is None else by == own,
        gubbe_made=made if kind else None,
        helped=deal.helped,
        game_helped=record.helped,
        won=own in result.winners if result.ranking else None,
    )


def _opponent(seated: list[SeatSetup]) -> str:
    levels = {who.level for who in seated if who.kind == "computer"}
    people = sorted(who.name for who in seated if who.kind != "computer")
    if not seated:
        return ""
    if people and not levels:
        return f"person {', '.join(people)}"
    return f"level {levels.pop()}" if len(levels) == 1 and not people else "mixed"


def _melds(result: Result, own: Side) -> dict[str, int]:
    counted = {f"{whose}_{name}": 0 for whose in ("own", "other") for name in MELDS}
    made = [line.side for line in result.lines if line.kind == "meld"]
    for name, side in zip(MELDS, made, strict=False):
        counted[f"{'own' if side == own else 'other'}_{name}"] += 1
    return counted


def _lines(result: Result, own: Side) -> dict[str, int]:
    return {
        f"{whose}_{kind}": sum(
            line.points
            for line in result.lines
            if line.kind == kind and (line.side == own) == (whose == "own")
        )
        for whose in ("own", "other")
        for kind in ("vinsten", "sistan")
    }


def _gubbe(deal: RecordedDeal, sides: int) -> tuple[Side | None, str]:
    """Return the side that announced a gubbe, and which."""
    for made in deal.moves:
        if made.seat is not None and made.move in GUBBAR:
            return made.seat % sides, str(made.move)
    return None, ""
