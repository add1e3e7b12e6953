"""Changes to the files of people while the disk fails, and the people found afterwards."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock

from tolva_gui.records.index import Index
from tolva_gui.records.persons import FIRST, Person, Persons
from tolva_gui.ui.people.view_model import Profiles
from tolva_gui.ui.settings.view_model import Settings

FOLDER: Final = "people"
SIZES: Final = (115, 130, 160)
"""The text sizes that each person sets, in this order: a larger one means that more was kept."""
MERGED: Final = 1000
"""The value of a person merged into another, who has nothing left to lose."""
Kept = tuple[str, int]


def three(folder: Path) -> None:
    """Create three people: the first person, Anna and Bo."""
    persons = Persons(folder / FOLDER)
    persons.add("Anna", "")
    persons.add("Bo", "")


def kept(folder: Path) -> Iterator[Kept]:
    """Yield the people found by id, and how much of each is kept. Fail if a file is damaged."""
    people, troubles = Persons(folder / FOLDER).read()
    assert not troubles, f"{troubles}"
    for person in people:
        yield _told(person.id, person)
        for one in person.also:
            yield f"person {one}", MERGED


def _told(one: str, person: Person) -> Kept:
    return f"person {one}", int(person.settings.get("text_size", 0))


class Company:
    """The people of this machine as in the window; *well*: no trouble was reported."""

    def __init__(self, folder: Path, index: Index) -> None:
        self.folder = folder
        self.well = True
        self._settings = Settings(folder / "settings.json")
        services = Mock(settings=self._settings, **{"notices.add.side_effect": lambda *_about: self._fail()})
        self._profiles = Profiles(services, Mock(index=index), Mock(), Mock(), Mock())

    def _fail(self) -> None:
        self.well = False

    def live(self) -> Iterator[Kept]:
        """Let people arrive, be renamed, change settings and be merged; yield the kept values after each step."""
        self._profiles.add("Cilla")
        anna, bo, cilla = (self._id(name) for name in ("Anna", "Bo", "Cilla"))
        steps: tuple[tuple[Any, ...], ...] = (
            *((self._grow, person, size) for size in SIZES for person in (anna, bo)),
            (self._profiles.rename, cilla, "Cilla-Lisa"),
            (self._profiles.merge, bo, anna),
            (self._profiles.merge, FIRST, anna),
        )
        for act, *about in steps:
            act(*about)
            if self.well:
                with suppress(OSError):
                    yield from kept(self.folder)

    def _grow(self, person: str, size: int) -> None:
        self._profiles.choose(person)
        self._settings.set("text_size", size)

    def _id(self, name: str) -> str:
        rows = self._profiles.property("rows")
        return next((str(row["id"]) for row in rows if row["name"] == name), "")
