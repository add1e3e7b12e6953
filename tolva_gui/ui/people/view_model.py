"""The people of this machine: the one who plays now, and their own settings and games."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records import marks
from tolva_gui.records.game_rows import sitters
from tolva_gui.records.names import tidy
from tolva_gui.records.persons import FIRST, LONGEST_NAME, Person, Persons, called, owner_of
from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.learn.progress import KEPT, united
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import EMBLEMS, GUESTS
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.qml_types import named_in_qml, part, typed
from tolva_gui.ui.row_model import ListRows
from tolva_gui.ui.settings.view_model import HABITS, PERSONAL
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.sitting import Services, Sitting
from tolva_gui.ui.texts import translate, you

SLOW = "slow"
"""The pace of a child's games of speed."""
MOST_SHOWN: Final = 40
"""People; a page with hundreds of faces would help nobody, and take minutes to open."""


@named_in_qml
class Profiles(QObject):
    """`rows`: the people, the first person first; `beyond`: how many more; `several`: whether there is more than one.

    The present player's name, portrait and other own values are settings: the first person's are those of the
    program, all others have theirs in a file.
    """

    changed = Signal()

    def __init__(
        self,
        services: Services,
        library: Library,
        navigation: Navigation,
        new_game: NewGame,
        household: Household,
    ) -> None:
        """From now on games are signed by the person who plays."""
        super().__init__()
        self._persons = Persons(library.index.home.folder.parent / "people")
        self._settings = services.settings
        self._library = library
        self._navigation = navigation
        self._new_game = new_game
        self._household = household
        self._trouble = services.notices.add
        self._people: list[Person] = []
        self._now = FIRST
        self._asked = ""
        """A name that has been typed while the first player has none: it is asked whose it is."""
        self._told: set[object] = set()
        self._seats: dict[Seat, str] = {}
        """The people of this machine at the table, by seat."""
        self._director: Director | None = None
        self._read()
        self._take(str(self._settings.get("person")))
        self._narrow()
        navigation.sign = self._sign
        services.own_face = self._face_at
        navigation.for_each_sitting(self._attend)
        navigation.page_changed.connect(self._leave_table)
        self.changed.connect(self._count)

    def _count(self) -> None:
        now = self._find(self._now)
        self._household.count(self.several, child=now is not None and now.child)

    def _read(self) -> None:
        self._people, troubles = self._persons.read()
        for what, path in troubles:
            if (what, path) not in self._told:
                self._told.add((what, path))
                self._trouble(f"person {what}", path)

    @Slot()
    def refresh(self) -> None:
        """Check whether other programs have changed or removed a file."""
        for person, name in zip(self._everybody(), self._names(), strict=True):
            if person.id != FIRST and not self._persons.is_there(person):
                self._trouble("person gone", name)
        self._read()
        self._stay()

    @Slot(str)
    def choose(self, person: str) -> None:
        """Let this person play from now on."""
        if person != self._now and self._find(person) is not None:
            self._settings.set("person", person)
            self._change_player(person)
            self.changed.emit()

    @Slot(str)
    def add(self, name: str) -> None:
        """Add a person with an unused portrait, and with the habits that hold for everybody until now."""
        taken = {row["face"] for row in self._rows()}
        face = next((face for face in GUESTS if face not in taken), GUESTS[0])
        habits = {name: self._settings.of_everybody(name) for name in HABITS}
        self._do(lambda: self._persons.add(tidy(name)[:LONGEST_NAME], face, habits))
        self._read()
        self._stay()

    @Slot(str)
    def meet(self, name: str) -> None:
        """Take a name typed on the first page: somebody known, the player who has none yet, or somebody new."""
        name = tidy(name)[:LONGEST_NAME]
        named = zip(self._everybody(), self._names(), strict=True)
        known = next((one for one, called_so in named if called_so.casefold() == name.casefold()), None)
        if known is not None:
            self.choose(known.id)
        elif name and self._find(FIRST) is not None and not self._settings.of_everybody("name"):
            self._asked = name
            self.changed.emit()
        elif name:
            self.add(name)

    @Slot(bool)
    def answer(self, own: bool) -> None:
        """Say whether the name that was typed is the first player's own."""
        name, self._asked = self._asked, ""
        if own:
            self.rename(FIRST, name)
        else:
            self.add(name)

    @Slot(str, str)
    def rename(self, person: str, name: str) -> None:
        self._change(person, "name", tidy(name)[:LONGEST_NAME])

    @Slot(str, str)
    def setFace(self, person: str, face: str) -> None:  # noqa: N802
        if face in GUESTS:
            self._change(person, "face", face)

    @Slot(str, bool)
    def setChild(self, person: str, child: bool) -> None:  # noqa: N802
        """Set whether games for children come first; a child's games of speed begin slowly."""
        found = self._find(person)
        if found is None:
            return
        pace = {"race_speed": SLOW} if child else {}
        if person == FIRST and child:
            self._settings.set_for_everybody("race_speed", SLOW)
        self._write(replace(found, child=child, settings={**found.settings, **pace}))
        if person == self._now:
            self._dress(self._find(person))

    @Slot(str, str)
    def merge(self, person: str, into: str) -> None:
        """Merge one person's games and path progress into another's; do nothing if either is unknown."""
        one, other = self._find(person), self._find(into)
        if one is None or other is None or one.id == other.id:
            return
        also = dict.fromkeys((*other.also, *one.ids))
        if not self._write(self._with_path(replace(other, also=tuple(also)), one)):
            self.refresh()
            return
        self._dress(self._find(self._now))
        if self._now == person:
            self.choose(into)
        self.remove(person)

    @Slot(str)
    def remove(self, person: str) -> None:
        """Remove a person, but never the last one; their games are kept."""
        found = self._find(person)
        if found is None or not self.several:
            return
        self._do(lambda: self._persons.remove(found))
        self._read()
        self._stay()

    def _sign(self, host: Host) -> None:
        """Write the person who plays into a game that begins."""
        begun = host.taken_up is None and host.moves_made == 0
        if begun and self._now != FIRST and not any(name == marks.PLAYER for name, _ in host.extra):
            host.extra = (*host.extra, (marks.PLAYER, self._now))

    def may_open(self, host: Host) -> bool:
        """Whether the person who plays now sits at this table, so that it may be opened unasked."""
        now = self._find(self._now) or Person(FIRST)
        player = dict(host.extra).get(marks.PLAYER, FIRST)
        return not {player, *sitters(host.seats, host.extra).values()}.isdisjoint(now.ids)

    def _face_at(self, host: Host) -> str:
        """Return the portrait of the game's player, who may not be the one who plays now."""
        player = self._find(self._player_of(host))
        return self._face(player) if player is not None else str(self._settings.get("face"))

    def _player_of(self, host: Host) -> str:
        """Return the person at the window's own seat; lessons and exercises belong to who plays now."""
        return dict(host.extra).get(marks.PLAYER, self._now if is_lesson(host) else FIRST)

    def _attend(self, sitting: Sitting) -> None:
        """Show the table with its player's settings; at a table of several people, to each with their own."""
        host = sitting.host
        player = self._player_of(host)
        beside = sitters(host.seats, host.extra)
        self._seats = beside | {seat: player for seat, who in enumerate(host.seats) if who.kind == "me"}
        self._director = sitting.director
        if beside:
            sitting.privacy.changed.connect(self._look_as_viewer)
        else:
            self._look_as(player)

    def _look_as_viewer(self) -> None:
        """Use the settings of the viewer whose cards are up; a guest gets those of the person playing here."""
        viewer = self._director.viewer if self._director is not None else None
        self._look_as("" if viewer is None else self._seats.get(viewer, ""))

    def _leave_table(self) -> None:
        """Return to the settings of the person playing here."""
        if not self._navigation.shows("table"):
            self._look_as("")

    def _look_as(self, person: str) -> None:
        self._dress(self._find(person) or self._find(self._now))

    def _change_player(self, person: str) -> None:
        """End the sitting when another person plays; its game waits for the player who began it."""
        self._take(person)
        if self._navigation.shows("table"):
            self._navigation.newGame()
        self._navigation.end_sitting()
        self._new_game.changed.emit()
        self._narrow()

    # Files and settings

    def _take(self, person: str) -> None:
        """Make this person the player, or the first of all if they are not here."""
        here = [one.id for one in self._people] or [FIRST]
        self._now = person if person in here else here[0]
        self._dress(self._find(self._now))

    def _stay(self) -> None:
        """Keep the present player if they still exist, after a change of people."""
        if self._find(self._now) or (self._now == FIRST and not self._people):
            self._narrow()
        else:
            self._change_player(self._now)
        self.changed.emit()

    def _narrow(self) -> None:
        """Restrict the index to the games of the person who plays."""
        owner = owner_of(self._find(self._now) or Person(FIRST), self._people)
        if owner != self._library.index.owner:
            self._library.index.owner = owner
            self._library.read_again()

    def _dress(self, person: Person | None) -> None:
        if person is None or person.id == FIRST:
            self._settings.put_on(None)
            return
        own = {"name": person.name, "face": person.face, **person.settings}
        self._settings.put_on(own, lambda settings: self._keep(person.id, settings))

    def _keep(self, person: str, own: dict[str, Any]) -> None:
        """Save a person's changed settings."""
        found = self._find(person)
        if found is not None and not self._persons.is_there(found):
            self.refresh()
        elif found is not None:
            kept = {
                **found.settings,
                **{name: own[name] for name in PERSONAL if name not in ("name", "face")},
            }
            self._write(replace(found, name=str(own["name"]), face=str(own["face"]), settings=kept))

    def _change(self, person: str, name: str, value: str) -> None:
        found = self._find(person)
        if found is None:
            return
        if person == self._now:
            self._settings.set(name, value)
        elif person == FIRST:
            self._settings.set_for_everybody(name, value)
        else:
            self._write(replace(found, **{name: value}))
        self.changed.emit()

    def _write(self, person: Person) -> bool:
        """Write a person's file; return whether that succeeded."""
        self._people = [person if one.id == person.id else one for one in self._everybody()]
        done = self._do(lambda: self._persons.write(person))
        self.changed.emit()
        return done

    def _do(self, action: Callable[[], object]) -> bool:
        try:
            action()
        except OSError:
            self._trouble("person unwritable", self._persons.folder)
            return False
        return True

    def _find(self, person: str) -> Person | None:
        return next((one for one in self._everybody() if one.id == person), None)

    def _everybody(self) -> list[Person]:
        """Return the people; one who is alone has no file."""
        return self._people or [Person(FIRST)]

    def _with_path(self, person: Person, of: Person) -> Person:
        """Return the person with the other's path progress added; the first person's is in the settings."""
        both = united(self._path_of(person), self._path_of(of))
        if person.id == FIRST:
            self._settings.set_for_everybody(KEPT, both)
            return person
        return replace(person, settings={**person.settings, KEPT: both})

    def _path_of(self, person: Person) -> Mapping[str, Any]:
        path = self._settings.of_everybody(KEPT) if person.id == FIRST else person.settings.get(KEPT)
        rows = path.items() if isinstance(path, Mapping) else ()
        return {game: row for game, row in rows if isinstance(row, Mapping)}

    # For QML

    def _names(self) -> list[str]:
        return called([replace(one, name=self._name(one)) for one in self._everybody()])

    def _name(self, person: Person) -> str:
        if person.id == FIRST:
            several = translate("Profiles", "The first player") if self.several else ""
            return self._settings.of_everybody("name") or several or you()
        return person.name or translate("Profiles", "No name")

    def _face(self, person: Person) -> str:
        face = self._settings.of_everybody("face") if person.id == FIRST else person.face
        return str(face) if face in GUESTS else EMBLEMS[0]

    def _shown(self) -> list[tuple[Person, str]]:
        """Return the first people, and the present one, with their names; the others are found by typing theirs."""
        named = list(zip(self._everybody(), self._names(), strict=True))
        return [one for no, one in enumerate(named) if no < MOST_SHOWN or one[0].id == self._now]

    def _rows(self) -> list[dict[str, Any]]:
        return [
            {
                "id": person.id,
                "name": name,
                "own": self._name(person) if person.name or person.id != FIRST else name,
                "face": self._face(person),
                "child": person.child,
                "now": person.id == self._now,
            }
            for person, name in self._shown()
        ]

    @cached_property
    def _lines(self) -> ListRows:
        return ListRows(self._rows, self.changed, self)

    def _present(self) -> str:
        """Return the name of the person who plays."""
        return next((row["name"] for row in self._rows() if row["now"]), "")

    rows = Property(list, _rows, notify=changed)
    lines = part(ListRows, "_lines")
    beyond = Property(int, lambda self: max(0, len(self._people) - len(self._shown())), notify=changed)
    asked = Property(str, lambda self: self._asked, notify=changed)
    present = Property(str, _present, notify=changed)
    several = typed(bool, lambda self: len(self._people) > 1, changed)
    faces = Property(list, lambda _self: list(GUESTS), constant=True)
