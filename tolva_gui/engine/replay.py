"""`tolva-gui replay FILE`: check a record and print it deal by deal, or print all its faults."""

from collections.abc import Iterator
from pathlib import Path

from tolva_gui.records import files
from tolva_gui.records.reader import LONGEST_TEXT, load
from tolva_gui.records.record import GameRecord, RecordFault
from tolva_gui.rules.events import Side
from tolva_gui.table.host import DealResult, Host
from tolva_gui.words import sentences as words


def read(path: Path) -> GameRecord | list[RecordFault]:
    """Return the record in the file or its faults; raise OSError if the file cannot be read."""
    return load(files.read(path, LONGEST_TEXT + 1))


def story(record: GameRecord) -> Iterator[str]:
    """Yield the game deal by deal, as lines of text."""
    host = Host.resume(record)
    began = f", begun {record.began}" if record.began else ""
    yield f"{record.game}{began}: {' against '.join(_side(host, side) for side in range(host.info.sides))}"
    options = [
        f"{name} {value}" for name, value in record.options.items() if value != host.info.defaults()[name]
    ]
    if options:
        yield f"Options: {', '.join(options)}"
    for deal in host.results:
        yield from _deal(host, deal)
    result = host.result()
    if result is not None and result.winners:
        yield f"{' and '.join(_side(host, side) for side in result.winners)} won."
    elif host.to_act() is not None:
        yield f"Deal {host.deal_number} goes on: seat {host.to_act()} is to act, {len(host.moves)} moves made."
    else:
        yield "The game goes on."
    helped = sorted({deal.number for deal in record.deals if deal.helped})
    if helped:
        yield f"Help was used in deal {', '.join(map(str, helped))}."


def explained(fault: RecordFault) -> Iterator[str]:
    """Yield the lines about a fault: the sentence, the rule in words, the position."""
    rule = f" ({fault.rule})" if fault.rule else ""
    why = f": {words.refusal(fault.reason, 'en', fault.game)}" if fault.reason else ""
    yield f"line {fault.line}: {fault.what}{why}{rule}"
    if fault.position:
        yield f"    {fault.position}"


def _deal(host: Host, deal: DealResult) -> Iterator[str]:
    scores = "–".join(map(str, deal.result.scores))
    yield f"Deal {deal.number}, dealer {_name(host, deal.dealer)}: {scores}"
    for line in deal.result.lines:
        name = words.text_of("en", "line", line.kind, host.info.id)
        change = f"to {line.points}" if line.kind == "fall" else f"{line.points:+d}"
        yield f"    {name} {change}: {_side(host, line.side)}"
    if deal.result.carried.get("carried"):
        yield f"    carried over: {deal.result.carried['carried']}"


def _side(host: Host, side: Side) -> str:
    return " and ".join(_name(host, seat) for seat in range(side, host.info.seats, host.info.sides))


def _name(host: Host, seat: int) -> str:
    return host.seats[seat].name or f"seat {seat}"
