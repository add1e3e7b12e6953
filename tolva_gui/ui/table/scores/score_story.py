"""The story of a score in words: the deals and calls that earned its points."""

from collections.abc import Sequence

from msgspec import Struct

from tolva_gui.rules.events import Side
from tolva_gui.table.host import Host
from tolva_gui.table.ledger import LedgerEntry, behind, ledger
from tolva_gui.ui.table.scores.deal_lines import Line as DealLine
from tolva_gui.ui.table.scores.deal_lines import deal_lines
from tolva_gui.ui.texts import fill, seat_names, translate

Line = dict[str, str]
"""`deal`, `text` and `figure` in columns; `spoken` is all of it in one sentence."""


class Story(Struct, frozen=True):
    """The story of one side: all changes of its score, and the line behind each of its points."""

    lines: tuple[Line, ...] = ()
    points: tuple[Line, ...] = ()


def stories(host: Host, shown: int) -> list[Story]:
    """Return a story per side, from the first *shown* changes of scores in the game."""
    told = list(zip(ledger(host), _lines(host), strict=True))[:shown]
    return [_story(host, side, told) for side in range(host.info.sides)]


def changes(host: Host) -> int:
    """Return the number of changes of scores so far."""
    return len(ledger(host))


def _story(host: Host, side: Side, told: Sequence[tuple[LedgerEntry, Line]]) -> Story:
    own = [(entry, line) for entry, line in told if entry.side == side]
    lines = {id(entry): line for entry, line in own}
    entries = behind(host.start.scores[side], [entry for entry, _ in own])
    points = tuple(_before() if entry is None else lines[id(entry)] for entry in entries)
    return Story(tuple(line for _, line in own), points)


def _lines(host: Host) -> list[Line]:
    names = seat_names(host.seats)
    return [
        _line(fill(translate("DealSheet", "Deal %1"), deal.number), line)
        for deal in host.logs
        for line in deal_lines(deal.events, deal.view, names)
        if line.side is not None
    ]


def _line(deal: str, line: DealLine) -> Line:
    text, figure = line.story, line.figure.removeprefix("+")
    said = translate("Lankor", "1 point") if figure == "1" else translate("Lankor", "%1 points")
    return {
        "deal": deal,
        "text": text,
        "figure": line.figure,
        "spoken": f"{deal}: {text}, {fill(said, figure)}",
    }


def _before() -> Line:
    text = translate("Lankor", "From the start of the game")
    return {"deal": "", "text": text, "figure": "", "spoken": text}
