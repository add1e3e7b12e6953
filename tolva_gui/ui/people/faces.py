"""Names and portraits of the players at the table.

Each level is a person. Other players of that level have different names, such as Elna or Nils, and a portrait
on that person's ground. A portrait is a text of ground and figure as named in `resources/portraits`:
`algot/algot` is Algot, `algot/elna` Elna, who plays like Algot. Guests have linen behind a face or an emblem of
their choice.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from tolva_gui.records import marks
from tolva_gui.records.game_rows import sitters
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.info import GameInfo
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data
from tolva_gui.words.sentences import Language

PERSONS: Final = ("stina", "algot", "rules", "sigrid", "hilding", "best")
"""The levels with a face."""
KIN: Final = ("elna", "nils", "karna", "per", "bengta", "sven", "hanna", "ola")
"""The other names, once common at kitchen tables in Skåne."""
EMBLEMS: Final = tuple(f"linen/emblem-{name}" for name in ("star", "bird", "horse", "lion"))
GUESTS: Final = (*EMBLEMS, *(f"linen/{name}" for name in KIN))
"""The portraits that people may choose from."""
Extra = Sequence[tuple[str, str]]
RINGS: Final = 4
"""The number of rings drawn in `resources/portraits`."""


def assign_names(
    levels: Sequence[str | None], taken: Collection[str], lang: Language, worn: Collection[str] = ()
) -> list[str]:
    """Return a name per level, empty for seats without a computer. Names that are *taken* are avoided.

    Faces *worn* by people are avoided too, while there are others.
    """
    used = {name.lower() for name in taken}
    free = sorted(KIN, key=lambda name: any(face.endswith(f"/{name}") for face in worn))
    return ["" if level is None else _next(level, used, free, lang) for level in levels]


def _next(level: str, used: set[str], free: Sequence[str], lang: Language) -> str:
    own = words.opponent_name(level, lang)
    if own.lower() not in used:
        used.add(own.lower())
        return own
    other = next(name for name in free if name not in used)
    used.add(other)
    return other.title()


def spread(levels: Sequence[str | None], alike: Callable[[str], Sequence[str]]) -> list[str | None]:
    """Return the levels with no person twice, if enough others are *alike*, that is, play just as well.

    >>> spread(["algot", None, "algot", "algot"], lambda level: ["stina", "algot"])
    ['algot', None, 'stina', 'algot']
    """
    seated: list[str | None] = []
    for level in levels:
        free = () if level is None else (one for one in (level, *alike(level)) if one not in seated)
        seated.append(next(iter(free), level))
    return seated


def face_of(level: str, name: str) -> str:
    """Return a computer's portrait by its name: the person of the level, or another one on the same ground.

    >>> face_of("algot", "Algot"), face_of("algot", "Elna")
    ('algot/algot', 'algot/elna')
    """
    kin = next((part for part in name.lower().split() if part in KIN), "")
    if level in PERSONS:
        return f"{level}/{kin or level}"
    return f"linen/{kin}" if kin else EMBLEMS[0]


def faces(seats: Sequence[SeatSetup], extra: Extra, own: str = "") -> list[str]:
    """Return the portrait of each seat; people without a choice get emblems in turn.

    *own*: the choice of the player at the window, if the record has none.
    """
    chosen = {
        name: face for face, _, name in (text.partition(" ") for key, text in extra if key == marks.FACE)
    }
    free = (emblem for emblem in EMBLEMS if emblem not in chosen.values())
    return [
        face_of(seat.level, seat.name)
        if seat.level
        else _wished(chosen.get(seat.name, own if seat.kind == "me" else "")) or next(free, EMBLEMS[0])
        for seat in seats
    ]


def _wished(face: str) -> str:
    return face if face in GUESTS else ""


def choice(face: str, name: str) -> tuple[str, str]:
    """Return the line of a record for this choice."""
    return marks.FACE, f"{face} {name}".rstrip()


def choices(extra: Extra) -> tuple[tuple[str, str], ...]:
    """Return the lines with people's choices of portraits."""
    return tuple(line for line in extra if line[0] == marks.FACE)


def lasting(
    seats: Sequence[SeatSetup], extra: Extra, then: Sequence[SeatSetup]
) -> tuple[tuple[str, str], ...]:
    """Return the lines that hold for the next game too, with the same people seated as in *then*."""
    names = [seat.name for seat in then]
    beside = ((names.index(seats[no].name), person) for no, person in sitters(seats, extra).items())
    return (*choices(extra), *((marks.WITH, f"{no} {person}") for no, person in beside))


def side_marks(info: GameInfo) -> list[int]:
    """Return the number of each side's ring; -1 if sides are not marked."""
    partners = info.seats > info.sides
    shown = partners or game_data(info.id).score_on_table
    return [side if shown and side < RINGS else -1 for side in range(info.sides)]
