"""Records read from text: every fault is reported with its line, nothing is guessed. Format: `records.text`."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records.names import LONGEST, unfit
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, RecordFault, SeatKind, SeatSetup
from tolva_gui.records.replay import Lines, check, fault
from tolva_gui.records.text import FIRST_LINE, VERSION
from tolva_gui.rules.account import Carried, Result, ScoreLine, Standing
from tolva_gui.rules.bounds import COUNTS, SEATS, SEEDS
from tolva_gui.rules.cards import CardError, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.fault import Fault, Sentence
from tolva_gui.rules.info import GameInfo, SetupError
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import check_version, complete_options, find_game
from tolva_gui.rules.protocol import Game

LONGEST_LINE: Final = 10_000
"""The maximum length of a line in characters."""
LONGEST_TEXT: Final = 20_000_000
"""The maximum size in bytes."""
MOST_LINES: Final = 200_000
MOST_FAULTS: Final = 100
"""The most faults reported; a binary file would have millions."""
_QUOTE: Final = 60
_INT: Final = r"-?[0-9]{1,9}"
_LEFT: Final = r"(?: carried ([0-9]{1,9})| left (\{[^ ]*\}))?"
_STANDING: Final = rf"dealer ([0-9]{{1,2}}) scores ({_INT}(?: {_INT})*){_LEFT}(?: deal ([0-9]{{1,6}}))?"
_END: Final = rf"scores ({_INT}(?: {_INT})*){_LEFT}(?: winner ([0-9](?:[ /][0-9])*))?( void)?"
_NOT_BRIEF: Final = re.compile(rb"((?:-|[0-9]+) play )|deck |further ")
_ONCE: Final = ("game", "rules", "seed", "game-number", "start", "helped")
_OTHER_FORMAT: Final = "the record has version {version} of the format; this program reads version {known}"
_OTHER_RULES: Final = "played by version {version} of the rules; this program has version {known}"
_NO_GAME: Final = "there is no game {game!r}; the games are {games}"
_OTHER_VERSION: Final = (_OTHER_FORMAT, _OTHER_RULES, _NO_GAME)


class _Bad(Fault):
    """A malformed line."""


class _Draft(Struct, eq=False):
    """The contents read so far; `moves` and `lines` are those of the last deal.

    `at`: where each deal stands in the text. `broken`: deals, by index, with a line that could not be read.
    """

    head: dict[str, Any] = {}
    options: dict[str, Any] = {}
    seats: dict[int, SeatSetup] = {}
    notes: list[tuple[int, str]] = []
    extra: list[tuple[str, str]] = []
    deals: list[RecordedDeal] = []
    at: list[Lines] = []
    moves: list[RecordedMove] = []
    lines: list[ScoreLine] = []
    broken: set[int] = set()
    faults: list[RecordFault] = []
    moves_made: int = 0
    line: int = 0
    brief: bool = False


def load(text: str | bytes) -> GameRecord | list[RecordFault]:
    """Return the record after a successful replay, or all its faults by line."""
    draft, record = _drafted(text)
    if record is not None:
        draft.faults += check(record, draft.broken, draft.at)
    return sorted(draft.faults, key=lambda fault: fault.line) if draft.faults or record is None else record


def outline(text: str | bytes) -> GameRecord | None:
    """Return the record without replaying it, for comparison; None if it cannot be read."""
    draft, record = _drafted(text)
    return None if draft.faults else record


def brief(text: bytes) -> GameRecord | list[RecordFault]:
    """Return the record without decks and played cards (but the first move of each deal), and without replaying it.

    Ten times as fast as `load`, for counting games rather than showing them.
    """
    draft, record = _drafted(text, brief=True)
    return draft.faults if draft.faults or record is None else record


def of_another_version(faults: list[RecordFault]) -> bool:
    """Return whether a fault shows that another version wrote the record."""
    return any(found.what.template in _OTHER_VERSION for found in faults)


def _drafted(text: str | bytes, *, brief: bool = False) -> tuple[_Draft, GameRecord | None]:
    """Parse the text into a record if its head is complete."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    draft = _Draft(brief=brief)
    if len(data) > LONGEST_TEXT:
        draft.faults.append(fault(1, "this is no record: it has {size} bytes", size=len(data)))
        return draft, None
    _read(data, draft)
    if len(draft.faults) >= MOST_FAULTS:
        draft.faults.append(fault(draft.line, "so much is wrong that the rest has not been read"))
        return draft, None
    return draft, _finish(draft)


def _read(data: bytes, draft: _Draft) -> None:
    lines = data.removeprefix(b"\xef\xbb\xbf").split(b"\n", MOST_LINES)
    if not _is_record(lines[0], draft):
        return
    if len(lines) > MOST_LINES:
        draft.faults.append(fault(1, "this is no record: it has more than {most} lines", most=MOST_LINES))
        return
    for draft.line, raw in enumerate(lines[1:], start=2):
        left_out = draft.brief and _NOT_BRIEF.match(raw)
        if left_out and (draft.moves or not left_out[1]):
            continue
        try:
            line = _decode(raw)
            if line and not line.startswith("#"):
                _statement(line, draft)
        except (_Bad, CardError, MoveError) as error:
            draft.faults.append(RecordFault(draft.line, _quoted(error.what)))
            if draft.deals:
                draft.broken.add(len(draft.deals) - 1)
            if len(draft.faults) >= MOST_FAULTS:
                return


def _is_record(raw: bytes, draft: _Draft) -> bool:
    first = raw[: 2 * _QUOTE].decode("utf-8", "replace").rstrip()
    if first == FIRST_LINE:
        return True
    version = re.fullmatch(r"tolva record ([0-9]{1,9})", first)
    if version:
        draft.faults.append(fault(1, _OTHER_FORMAT, version=version[1], known=VERSION))
    else:
        text = "this is no record: the first line is {first!r}, not {wanted!r}"
        draft.faults.append(fault(1, text, first=_cut(first, _QUOTE), wanted=FIRST_LINE))
    return False


def _decode(raw: bytes) -> str:
    if len(raw) > LONGEST_LINE:
        raise _Bad("the line is too long: {size} bytes", size=len(raw))
    try:
        return raw.decode("utf-8").removesuffix("\r")
    except UnicodeDecodeError as error:
        raise _Bad("byte {place} of the line is not UTF-8", place=error.start + 1) from None


def _statement(line: str, draft: _Draft) -> None:
    """Read one line into the draft."""
    word, _, rest = line.partition(" ")
    if word == "note":
        draft.notes.append((draft.moves_made, _json(rest, str)))
    elif draft.deals and (word == "-" or (word.isascii() and word.isdigit())):
        _move(None if word == "-" else _int(word, SEATS), rest, draft)
    elif word in _IN_DEAL:
        _IN_DEAL[word](rest, draft)
    elif draft.deals:
        raise _Bad("{word!r} does not belong into a deal", word=word)
    elif word.startswith("x-"):
        draft.extra.append((word, rest))
    elif word in _IN_HEAD:
        _IN_HEAD[word](rest, draft)
    else:
        raise _Bad("{word!r} is unknown here", word=word)


def _once(name: str, read: Callable[[str], Any]) -> Callable[[str, _Draft], None]:
    def keep(rest: str, draft: _Draft) -> None:
        if name in draft.head:
            raise _Bad("{what} is there twice", what=name)
        draft.head[name] = read(rest)

    return keep


def _option(rest: str, draft: _Draft) -> None:
    name, _, value = rest.partition(" ")
    if name in draft.options:
        raise _Bad("option {name!r} is there twice", name=name)
    draft.options[name] = _json(value, bool | str | int)


def _seat(rest: str, draft: _Draft) -> None:
    found = re.fullmatch(r"([0-9]) ([a-z]+)(?: ([a-z0-9_-]+))? (\".*\")", rest, re.DOTALL)
    kind: SeatKind | None = next((kind for kind in get_args(SeatKind) if found and kind == found[2]), None)
    if not found or kind is None:
        raise _Bad('a seat is written as 1 computer best "Karin", not {text!r}', text=rest)
    number = int(found[1])
    if number in draft.seats:
        raise _Bad("seat {seat} is there twice", seat=number)
    draft.seats[number] = SeatSetup(kind, _line_of_text(found[4]), found[3])


def _deal(rest: str, draft: _Draft) -> None:
    number, _, standing = rest.partition(" ")
    if not number.isascii() or not number.isdigit():
        raise _Bad("a deal has a number, not {text!r}", text=number)
    deal = RecordedDeal(replace(_standing(standing), deal=_int(number, COUNTS)), ())
    _close(draft)
    draft.deals.append(deal)
    draft.at.append(Lines(draft.line))


def _deck(rest: str, draft: _Draft) -> None:
    deal = _current(draft)
    if draft.at[-1].deck:
        raise _Bad("the deal has a deck already")
    cards = tuple(parse_card(text) for text in rest.split(" "))
    draft.deals[-1] = replace(deal, deck=cards)
    draft.at[-1].deck = draft.line


def _helped(rest: str, draft: _Draft) -> None:
    """Read `helped`: yes or no in the head, a mark in a deal."""
    if not draft.deals:
        _once("helped", _yes_no)(rest, draft)
    elif rest or draft.at[-1].end:
        raise _Bad("a deal is marked by the word helped alone, before its end")
    else:
        draft.deals[-1] = replace(draft.deals[-1], helped=True)


def _move(seat: int | None, rest: str, draft: _Draft) -> None:
    at = draft.at[-1]
    if at.end or draft.lines:
        raise _Bad("a move after the end of the deal")
    if not at.deck and not draft.brief:
        raise _Bad("a move before the deck")
    game = _game(draft)
    if game is None:
        draft.broken.add(len(draft.deals) - 1)
        return
    draft.moves.append(RecordedMove(seat, game.parse(rest)))
    at.moves.append(draft.line)
    draft.moves_made += 1


def _game(draft: _Draft) -> Game[Any] | None:
    """Return the game whose notation the moves use; None if the head names none, which is a fault of the head."""
    game = BY_ID.get(draft.head.get("game", ""))
    return None if game is None else _seated(game, len(draft.seats))


def _further(rest: str, draft: _Draft) -> None:
    name, *cards = rest.split(" ")
    deal = _current(draft)
    orders = (*deal.further.get(name, ()), tuple(map(parse_card, cards)))
    draft.deals[-1] = replace(deal, further={**deal.further, name: orders})


def _line(rest: str, draft: _Draft) -> None:
    found = re.fullmatch(rf"([a-z_]+) ([0-9]) ({_INT})", rest)
    _current(draft)
    if draft.at[-1].end or not found:
        raise _Bad("a line of the sheet is written as vinsten 1 2, before end; not {text!r}", text=rest)
    draft.lines.append(ScoreLine(found[1], int(found[2]), int(found[3])))


def _end(rest: str, draft: _Draft) -> None:
    deal, found = _current(draft), re.fullmatch(_END, rest)
    if draft.at[-1].end or not found:
        raise _Bad("a deal ends once, as scores 2 1 carried 0, not {text!r}", text=rest)
    scores = tuple(map(int, found[1].split(" ")))
    levels = found[4].split("/") if found[4] else []
    ranking = tuple(tuple(map(int, level.split(" "))) for level in levels)
    result = Result(tuple(draft.lines), scores, _carried(found[2], found[3]), ranking, found[5] is not None)
    draft.deals[-1] = replace(deal, result=result)
    draft.at[-1].end = draft.line
    draft.lines = []


def _current(draft: _Draft) -> RecordedDeal:
    if not draft.deals:
        raise _Bad("this belongs into a deal, and none has begun")
    return draft.deals[-1]


def _close(draft: _Draft) -> None:
    """Check that the last deal is complete."""
    if not draft.deals:
        return
    last, at = draft.deals[-1], draft.at[-1]
    if not at.deck and not draft.brief:
        draft.broken.add(len(draft.deals) - 1)
        draft.faults.append(fault(at.deal, "deal {deal} has no deck that can be read", deal=last.number))
    if draft.lines:
        draft.broken.add(len(draft.deals) - 1)
        draft.faults.append(fault(at.deal, "deal {deal} has lines of the sheet but no end", deal=last.number))
    draft.deals[-1] = replace(last, moves=tuple(draft.moves))
    draft.moves, draft.lines = [], []


def _finish(draft: _Draft) -> GameRecord | None:
    """Return the record if its head is complete; add a fault for missing statements."""
    if draft.faults and not draft.line:
        return None
    _close(draft)
    missing = [name for name in _ONCE if name not in draft.head]
    if missing:
        draft.faults.append(fault(1, "the head lacks {what}", what=", ".join(missing)))
        return None
    try:
        game = _seated(find_game(draft.head["game"]), len(draft.seats))
        info = game.info
        options = complete_options(info, draft.options)
    except SetupError as error:
        draft.faults.append(RecordFault(1, _quoted(error.what)))
        return None
    try:
        check_version(game, draft.head["rules"])
    except SetupError as error:
        draft.faults.append(RecordFault(1, error.what))
    draft.faults += _head_faults(info, draft)
    if any(found.line == 1 for found in draft.faults):
        return None
    head = draft.head
    return GameRecord(
        game=info.id,
        rules_version=head["rules"],
        options=options,
        seats=tuple(draft.seats[number] for number in range(info.seats)),
        start=head["start"],
        seed=head["seed"],
        game_number=head["game-number"],
        deals=_marked(draft),
        began=head.get("began", ""),
        notes=tuple(draft.notes),
        extra=tuple(draft.extra),
        aids=head.get("aids", True),
    )


def _seated(game: Game[Any], seats: int) -> Game[Any]:
    """Return the game for *seats* players if allowed, otherwise for its default number."""
    return game.seated(seats) if seats in game.info.seat_counts else game


def _marked(draft: _Draft) -> tuple[RecordedDeal, ...]:
    """Return the deals; without marked deals, all are helped if the head says so, as in old records."""
    every = draft.head["helped"] and not any(deal.helped for deal in draft.deals)
    return tuple(replace(deal, helped=deal.helped or every) for deal in draft.deals)


def _head_faults(info: GameInfo, draft: _Draft) -> Iterator[RecordFault]:
    if not draft.head["helped"] and any(deal.helped for deal in draft.deals):
        yield fault(1, "the head says helped no, but a deal is marked as helped")
    if set(draft.seats) != set(range(info.seats)):
        text = "{game} has seats 0 to {last}; the record has {seats}"
        yield fault(1, text, game=info.id, last=info.seats - 1, seats=sorted(draft.seats))
    for option in info.options:
        if option.name not in draft.options:
            yield fault(1, "the record does not say option {name}", name=option.name)


def _standing(text: str) -> Standing:
    found = re.fullmatch(_STANDING, text)
    if not found:
        raise _Bad("a standing is written as dealer 0 scores 0 0 carried 0, not {text!r}", text=text)
    scores = tuple(map(int, found[2].split(" ")))
    return Standing(int(found[1]), scores, _carried(found[3], found[4]), int(found[5] or 1))


def _carried(carried: str | None, left: str | None) -> Carried:
    if carried is not None:
        return {"carried": int(carried)}
    found: Carried = {} if left is None else _json(left, dict)
    return found


def _int(text: str, bounds: range) -> int:
    if not re.fullmatch(r"-?[0-9]{1,60}", text):
        raise _Bad("a whole number is wanted, not {text!r}", text=text)
    if int(text) not in bounds:
        least, most = bounds[0], bounds[-1]
        raise _Bad(
            "a number from {least} to {most} is wanted, not {text!r}", least=least, most=most, text=text
        )
    return int(text)


def _yes_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise _Bad("yes or no is wanted, not {text!r}", text=text)
    return text == "yes"


def _json(text: str, kind: Any) -> Any:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise _Bad("a value in JSON is wanted, not {text!r}", text=text)
    return value


def _line_of_text(text: str) -> str:
    """Return a name or a date, for sentences and lists."""
    value: str = _json(text, str)
    if len(value) > LONGEST:
        raise _Bad("the text is too long: {size} signs", size=len(value))
    place = unfit(value)
    if place is not None:
        sign = f"U+{ord(value[place]):04X}"
        raise _Bad("sign {place} of the text, {sign}, cannot be shown in a line", place=place + 1, sign=sign)
    return value


def _quoted(what: Sentence) -> Sentence:
    """Return the sentence with its quotations cut if long."""
    return Sentence(what.template, {name: _cut(value, _QUOTE) for name, value in what.values.items()})


def _cut(value: object, longest: int) -> object:
    return value[:longest] + "…" if isinstance(value, str) and len(value) > longest else value


_IN_HEAD: Final[dict[str, Callable[[str, _Draft], None]]] = {
    "game": _once("game", str),
    "rules": _once("rules", lambda text: _int(text, COUNTS)),
    "began": _once("began", _line_of_text),
    "seed": _once("seed", lambda text: _int(text, SEEDS)),
    "game-number": _once("game-number", lambda text: _int(text, COUNTS)),
    "start": _once("start", _standing),
    "option": _option,
    "seat": _seat,
}
_IN_DEAL: Final[dict[str, Callable[[str, _Draft], None]]] = {
    "deal": _deal,
    "deck": _deck,
    "further": _further,
    "helped": _helped,
    "aids": _once("aids", _yes_no),
    "line": _line,
    "end": _end,
}
