"""Records as text: the format, and its writer. The reader is `records.reader`.

A record is UTF-8 text, one statement per line: a word, then its values separated by one space. Empty lines and
lines that begin with `#` are ignored. Free text and option values are JSON on the same line. Seats count clockwise
from 0, sides from 0, moves are in the notation of the table protocol (`play ST`, `meld H`, `ask`, `pass`, `half`,
`whole`, `redeal`), cards are suit and rank (`HT`: ten of hearts).

The head, in any order after the first line; statements not marked `*` are required once:

    tolva record 1                              1 is the version of this format; another one is refused
    game tolva-4
    rules 1                                     version of the game's rules; an unknown one is refused
    began "2026-05-01T19:30:00+02:00"           *
    option fourth_meld_name "mäl"               one line per option of the game
    seat 0 me "Anna"                            one line per seat: me, person or computer
    seat 1 computer best "Karin"                a computer has a level
    seed 12                                     determines the decks to come (see table.shuffle)
    game-number 1                               number of the game among those with this seed
    start dealer 0 scores 0 0 carried 0         start of the first deal, a score per side; `left {…}` in JSON instead
                                                of `carried` if a game carries over something else, nothing if it
                                                carries over nothing; then ` deal 3` if that is not the first
    helped no                                   whether a hint, open cards or undo were used in any deal
    aids no                                     *, by agreement no hints, no values on the cards, no undo
    note "On Näs"                               *, any number: before the first move
    x-clock 12 s                                *, any number: other programs' lines, kept unchanged

Then each deal:

    deal 1 dealer 0 scores 0 0 carried 0        number and start; a void deal (omgiv) and its replacement have the
                                                same number
    deck SA ST …                                every card, in dealing order
    further turned SA                           *, another order of cards that the game needs, by name
    helped                                      *, a hint, open cards or undo were used in this deal
    1 play ST                                   the moves: seat (`-`: no seat), move
    note "Why not the ace?"                     *, after any move
    line vinsten 1 1                            the sheet: kind, side, points (for `fall` the new score)
    end scores 2 1 carried 0                    the deal is over; then optionally `void`, or `winner 0 2/1`: the
                                                winners, then the others from best to worst

If the head has `helped yes` and no deal is marked, as in old records, all deals count as helped. The last deal may lack
`line` and `end`: it is still being played. A report of a deal has its own `x-` lines, see `records.report`.
"""

import json
from collections.abc import Iterator

from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.account import Carried, Result, Standing

VERSION = 1
FIRST_LINE = f"tolva record {VERSION}"


def dump(record: GameRecord) -> str:
    """Return the record as text; `reader.load` reads it back as an equal record."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: GameRecord) -> Iterator[str]:
    yield from _head(record)
    notes = list(record.notes)
    moves_made = 0
    yield from _notes(notes, moves_made)
    for deal in record.deals:
        yield ""
        yield f"deal {deal.number} {_standing(deal.standing)}"
        yield " ".join(("deck", *map(str, deal.deck)))
        for name, orders in deal.further.items():
            for order in orders:
                yield " ".join(("further", name, *map(str, order)))
        if deal.helped:
            yield "helped"
        for made in deal.moves:
            yield f"{'-' if made.seat is None else made.seat} {made.move}"
            moves_made += 1
            yield from _notes(notes, moves_made)
        yield from _end(deal)


def _head(record: GameRecord) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game}"
    yield f"rules {record.rules_version}"
    if record.began:
        yield f"began {_text(record.began)}"
    for name, value in record.options.items():
        yield f"option {name} {_text(value)}"
    for number, seat in enumerate(record.seats):
        yield f"seat {number} {_seat(seat)}"
    yield f"seed {record.seed}"
    yield f"game-number {record.game_number}"
    begins = "" if record.start.deal == 1 else f" deal {record.start.deal}"
    yield f"start {_standing(record.start)}{begins}"
    yield f"helped {'yes' if record.helped else 'no'}"
    if not record.aids:
        yield "aids no"
    for name, text in record.extra:
        yield f"{name} {text}"


def _seat(seat: SeatSetup) -> str:
    level = f" {seat.level}" if seat.level is not None else ""
    return f"{seat.kind}{level} {_text(seat.name)}"


def _standing(standing: Standing) -> str:
    scores = " ".join(map(str, standing.scores))
    return f"dealer {standing.dealer} scores {scores}{_carried(standing.carried)}"


def _notes(notes: list[tuple[int, str]], moves_made: int) -> Iterator[str]:
    while notes and notes[0][0] <= moves_made:
        yield f"note {_text(notes.pop(0)[1])}"


def _end(deal: RecordedDeal) -> Iterator[str]:
    if deal.result is not None:
        for line in deal.result.lines:
            yield f"line {line.kind} {line.side} {line.points}"
        yield f"end {_result(deal.result)}"


def _result(result: Result) -> str:
    scores = " ".join(map(str, result.scores))
    levels = "/".join(" ".join(map(str, level)) for level in result.ranking)
    winners = f" winner {levels}" if levels else ""
    return f"scores {scores}{_carried(result.carried)}{winners}{' void' if result.void else ''}"


def _carried(carried: Carried) -> str:
    """Return values carried over besides scores: none, tolva's carried vinsten, or the game's own data as JSON."""
    if not carried:
        return ""
    if set(carried) == {"carried"}:
        return f" carried {carried['carried']}"
    return f" left {json.dumps(carried, separators=(',', ':'), sort_keys=True)}"


def _text(value: object) -> str:
    """Return JSON on one line; lone surrogates are escaped."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")
