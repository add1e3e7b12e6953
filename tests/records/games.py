"""Records of made-up games in any number, without playing them."""

from pathlib import Path
from random import Random

from msgspec.structs import replace

from tolva_gui.records import scan
from tolva_gui.records.files import write
from tolva_gui.records.index import Index
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Result, ScoreLine, Standing

LEVELS = ("rules", "lagom", "best")


def loaded(data: str | bytes) -> GameRecord:
    """Return the game that is read from a record without a fault."""
    found = load(data)
    assert isinstance(found, GameRecord), found
    return found


def seats(form: str, *opponents: SeatSetup) -> tuple[SeatSetup, ...]:
    """Return the user, and these opponents in turn at the other seats."""
    info = BY_ID[form].info
    return (SeatSetup("me", "Alva"), *(opponents[(no - 1) % len(opponents)] for no in range(1, info.seats)))


def computer(level: str) -> SeatSetup:
    return SeatSetup("computer", "Elna", level)


def game(
    began: str, *deals: RecordedDeal, form: str = "tolva-4", people: tuple[SeatSetup, ...] | None = None
) -> GameRecord:
    """Return a game of these deals."""
    info = BY_ID[form].info
    start = Standing(0, (0,) * info.sides)
    options = info.defaults()
    seated = people or seats(form, computer("best"))
    return GameRecord(
        form, BY_ID[form].info.rules_version, options, seated, start, seed=7, deals=deals, began=began
    )


def deal(
    number: int,
    before: tuple[int, ...],
    *lines: ScoreLine,
    winner: int | None = None,
    helped: bool = False,
    moves: tuple[RecordedMove, ...] = (),
    form: str = "tolva-4",
) -> RecordedDeal:
    """Return a finished deal with these lines on its sheet."""
    after = list(before)
    for line in lines:
        after[line.side] += line.points
    result = Result(lines, tuple(after), {"carried": 0}, () if winner is None else ((winner,),))
    return RecordedDeal(
        Standing(0, before, {"carried": 0}, number), BY_ID[form].info.pack, moves, result, helped=helped
    )


def gubbe_deal(
    number: int, seat: int, kind: str, *, made: bool, before: tuple[int, int] = (0, 0)
) -> RecordedDeal:
    """Return a deal in which that seat tried a gubbe."""
    points = (6 if kind == "half" else 12) * (1 if made else -1)
    move = RecordedMove(seat, Call(kind))
    return deal(number, before, ScoreLine("gubbe", seat % 2, points), moves=(move,))


def random_game(rng: Random, no: int) -> GameRecord:
    """Return a typical game: melds, vinsten, sistan, now and then a gubbe, to twelve."""
    form = rng.choice(("tolva-4", "tolva-4", "bondtolva-4", "plocketolva"))
    level = rng.choice(LEVELS)
    skill = {"rules": 0.6, "lagom": 0.52, "best": 0.45}[level]
    scores, deals = [0, 0], list[RecordedDeal]()

    def side() -> int:
        return 0 if rng.random() < skill else 1

    while max(scores) < 12:
        before = (scores[0], scores[1])
        if form != "bondtolva-4" and min(scores) < 6 and rng.random() < 0.07:
            kind, seat = rng.choice(("half", "half", "half", "whole")), side()
            deals.append(gubbe_deal(len(deals) + 1, seat, kind, made=rng.random() < 0.6, before=before))
        else:
            melds = [ScoreLine("meld", side(), 1 if nth else 2) for nth in range(rng.randrange(4))]
            counts = (ScoreLine("vinsten", side(), 1), ScoreLine("sistan", side(), 1))
            deals.append(deal(len(deals) + 1, before, *melds, *counts, helped=rng.random() < 0.1))
        last = deals[-1].result
        assert last is not None
        scores = list(last.scores)
    assert last is not None
    deals[-1] = replace(deals[-1], result=replace(last, ranking=((scores.index(max(scores)),),)))
    began = f"20{24 + no // 500:02}-{1 + no % 500 // 42:02}-{1 + no % 28:02}T{10 + no % 12}:15:00+01:00"
    return game(began, *deals, form=form, people=seats(form, computer(level)))


def index_in(folder: Path) -> Index:
    """Return the index of the games in that folder."""
    return Index(folder, folder / "cache")


def keep(index: Index, *records: GameRecord) -> None:
    """Store these games as files in the home, and index them."""
    for record in records:
        write(index.home.path_of(record), dump(record))
    scan.refresh(index)


def fill(index: Index, games: int, seed: int = 12) -> list[GameRecord]:
    """Store that number of made-up games."""
    rng = Random(seed)
    made = [replace(random_game(rng, no), seed=no) for no in range(games)]
    keep(index, *made)
    return made
