"""The people of this machine: one file each; what is damaged is kept, and games are told apart by whom they name."""

from pathlib import Path

import pytest

from tests.table.games import begun, played
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import write
from tolva_gui.records.index import Index
from tolva_gui.records.persons import FIRST, PLAYER, Owner, Person, Persons, called
from tolva_gui.records.scan import refresh
from tolva_gui.records.statistics import DealFilter, statistics
from tolva_gui.records.text import dump


@pytest.fixture
def persons(tmp_path: Path) -> Persons:
    return Persons(tmp_path / "people")


def test_nobody_has_a_file_until_a_second_person_is_added(persons: Persons) -> None:
    assert persons.read() == ([], [])
    assert not persons.folder.exists()
    anna = persons.add("Anna", "linen/elna")
    people, troubles = persons.read()
    assert [person.id for person in people] == [FIRST, anna.id]
    assert (people[1].name, people[1].face, troubles) == ("Anna", "linen/elna", [])


def test_a_damaged_file_is_put_aside_and_the_others_are_read(persons: Persons) -> None:
    anna, bo = persons.add("Anna", ""), persons.add("Bo", "")
    path = persons.folder / f"{anna.id}.json"
    path.write_text("{rubbish", encoding="utf-8")
    people, troubles = persons.read()
    assert [person.name for person in people] == ["", bo.name]
    assert [trouble.what for trouble in troubles] == ["damaged"]
    assert troubles[0].path.read_text(encoding="utf-8") == "{rubbish"


def test_the_file_of_a_newer_version_is_left_as_it_is(persons: Persons) -> None:
    anna = persons.add("Anna", "")
    path = persons.folder / f"{anna.id}.json"
    newer = f'{{"id": "{anna.id}", "version": 2, "name": {{"given": "Anna"}}}}'
    path.write_text(newer, encoding="utf-8")
    people, troubles = persons.read()
    assert [person.id for person in people] == [FIRST]
    assert [(trouble.what, trouble.path) for trouble in troubles] == [("newer", path)]
    assert path.read_text(encoding="utf-8") == newer


@pytest.mark.parametrize(
    "data", [b"", b"[]", b'{"version": 1}', b"\xff\xfe", b'{"version":"one","id":"p"}', b"[" * 9999]
)
def test_no_file_stops_the_others_from_being_read(persons: Persons, data: bytes) -> None:
    bo = persons.add("Bo", "")
    (persons.folder / "p000bad.json").write_bytes(data)
    people, troubles = persons.read()
    assert [person.id for person in people] == [FIRST, bo.id]
    assert len(troubles) == 1


def test_two_of_one_name_are_told_apart() -> None:
    assert called([Person("a", "Anna"), Person("b", "Anna"), Person("c", "Bo"), Person("d", "Anna")]) == [
        "Anna",
        "Anna 2",
        "Bo",
        "Anna 3",
    ]


def test_each_has_statistics_and_games_in_progress_of_their_own(tmp_path: Path) -> None:
    index = Index(tmp_path / "data", tmp_path / "cache")
    keys = {}
    for number, (who, host) in enumerate(
        (("", played("tolva-4", seed=1)), ("p001", played("tolva-4", seed=2)), ("p001", begun("plump", 3, 5)),
         ("", begun("plump", 4, 5)), ("gone", begun("plump", 5, 5)))
    ):  # fmt: skip
        host.began = f"2026-10-0{number + 1}T12:00:00+01:00"
        host.extra = ((PLAYER, who),) if who else ()
        write(index.home.path_of(host.record()), dump(host.record()))
        keys[number] = key_of(host.record())
    refresh(index)
    every = statistics(index, DealFilter()).deals

    def seen(owner: Owner) -> tuple[int, set[str]]:
        index.owner = owner
        return statistics(index, DealFilter()).deals, {game.key for game in index.in_progress()}

    first, first_games = seen(Owner((FIRST,), ("p001",)))
    second, second_games = seen(Owner(("p001",), (FIRST,)))
    assert first + second == every > second > 0 < first
    assert first_games == {keys[3], keys[4]}, "games of somebody who has been removed are everybody's"
    assert second_games == {keys[2], keys[4]}
    assert seen(Owner((FIRST, "p001"), ()))[0] == every, "merged"
    assert len(index.find()) == 5, "all games that have been played are listed for everybody"
