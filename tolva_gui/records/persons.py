"""The people of this machine, one small JSON file each: name, portrait, whether they are a child, and own settings.

The first person has no file until another is added: their name and settings are those of the program, and games without
a mark are theirs. When they are removed, their file stays with a removed flag. Other people are named in a game by a
line `x-player <id>`, or `x-with <seat> <id>` at another person's table. Games stay when a person is removed or merged
into another.
"""

import errno
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, NamedTuple

from msgspec import Struct, field, json
from msgspec.structs import replace

from tolva_gui.records.files import put_aside, read, write_bytes

FIRST: Final = "first"
"""The id of the person to whom games without a mark belong."""
VERSION: Final = 1
LARGEST_FILE: Final = 1_000_000
LONGEST_NAME: Final = 24
_ID: Final = re.compile(r"[a-z0-9]{1,40}")


class Person(Struct, frozen=True):
    """*also*: ids of people who have been merged into this one. *settings* are checked by the settings module.

    *removed*: the first person no longer plays here.
    """

    id: str
    name: str = ""
    face: str = ""
    child: bool = False
    also: tuple[str, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    removed: bool = False
    version: int = VERSION

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids under which this person has played."""
        return (self.id, *self.also)


class Trouble(NamedTuple):
    """A fault of a file: `damaged` (and put aside, see *path*), `newer`, `unreadable` or `gone`."""

    what: str
    path: Path


class Persons:
    """The folder of the people, created when the second one is added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self) -> tuple[list[Person], list[Trouble]]:
        """Return the people in order of addition, the first person first, and the faults.

        Empty while there is only the first person. If no other file can be read, the first person is included even if
        removed.
        """
        people: list[Person] = []
        troubles: list[Trouble] = []
        for path in self._files():
            found = self._read(path)
            if isinstance(found, Person):
                people.append(found)
            else:
                troubles.append(found)
        return _present(people), troubles

    def add(self, name: str, face: str, settings: Mapping[str, Any] | None = None) -> Person:
        """Add a person, and the first one if missing; raise OSError."""
        if not self._path(FIRST).exists():
            self.write(Person(FIRST))
        number = max((int(path.stem[1:4]) for path in self._files() if path.stem != FIRST), default=0) + 1
        person = Person(f"p{number:03d}{token_hex(3)}", name, face, settings=dict(settings or {}))
        self.write(person)
        return person

    def write(self, person: Person) -> None:
        """Write the file of a person; raise OSError, also for a file of a newer version, which is left unchanged."""
        found = self._read(self._path(person.id))
        if isinstance(found, Trouble) and found.what == "newer":
            raise OSError(errno.EPERM, "of a newer version", str(found.path))
        write_bytes(self._path(person.id), json.format(json.encode(person), indent=2) + b"\n")

    def is_there(self, person: Person) -> bool:
        """Whether the file of a person still exists."""
        return self._path(person.id).exists()

    def remove(self, person: Person) -> None:
        """Delete the file of a person, not their games; raise OSError."""
        if person.id == FIRST:
            self.write(Person(FIRST, removed=True))
        else:
            self._path(person.id).unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        with suppress(OSError):
            found = [path for path in self.folder.glob("*.json") if _is_id(path.stem)]
            return sorted(found, key=lambda path: (path.stem != FIRST, path.stem))
        return []

    def _read(self, path: Path) -> Person | Trouble:
        try:
            data = read(path, LARGEST_FILE)
            version = json.decode(data, type=_Version).version
            if version > VERSION:
                return Trouble("newer", path)
            person = json.decode(data, type=Person)
            if person.id != path.stem:
                raise ValueError(f"{path} is of {person.id!r}")
        except FileNotFoundError:
            return Trouble("gone", path)
        except OSError:
            return Trouble("unreadable", path)
        except (ValueError, RecursionError):
            with suppress(OSError):
                return Trouble("damaged", put_aside(path))
            return Trouble("unreadable", path)
        return person

    def _path(self, person: str) -> Path:
        return self.folder / f"{person}.json"


def _present(found: list[Person]) -> list[Person]:
    """Return the active people of those read; the first person needs no file."""
    first = next((person for person in found if person.id == FIRST), Person(FIRST))
    others = [person for person in found if person.id != FIRST]
    if not others:
        return [replace(first, removed=False)] if first.also or first.child else []
    return others if first.removed else [first, *others]


class _Version(Struct):
    version: int


class Owner(NamedTuple):
    """The owner of the games shown: *ids* they played under; *others*: the ids of the other people."""

    ids: tuple[str, ...]
    others: tuple[str, ...]


def owner_of(person: Person, people: Iterable[Person]) -> Owner:
    """Return the ids of a person, and those of all others."""
    return Owner(person.ids, tuple(one for other in people if other.id != person.id for one in other.ids))


def called(people: Sequence[Person]) -> list[str]:
    """Return distinct display names of the people.

    >>> called([Person("first", "Anna"), Person("p001", "Bo"), Person("p002", "Anna")])
    ['Anna', 'Bo', 'Anna 2']
    """
    taken = dict[str, None]()
    numbers = defaultdict[str, Iterator[int]](lambda: count(2))
    for person in people:
        numbered = (f"{person.name} {number}" for number in numbers[person.name])
        taken[next(name for name in chain([person.name], numbered) if name not in taken)] = None
    return list(taken)


def _is_id(name: str) -> bool:
    return name == FIRST or (_ID.fullmatch(name) is not None and re.match(r"p\d{3}", name) is not None)
