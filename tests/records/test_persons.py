"""Player profiles on disk, and the games that belong to each player."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.records.games import deal, game, index_in, keep
from tests.table.games import begun, played
from tolva_gui.records import marks
from tolva_gui.records.branches import key_of
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged
from tolva_gui.records.persons import FIRST, Owner, Person, Persons, called
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import DealFilter, Statistics, statistics


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


def test_the_file_of_a_newer_version_is_left_as_it_is(persons: Persons) -> None:
    anna = persons.add("Anna", "")
    path = persons.folder / f"{anna.id}.json"
    newer = f'{{"id": "{anna.id}", "version": 2, "name": {{"given": "Anna"}}}}'
    path.write_text(newer, encoding="utf-8")
    people, troubles = persons.read()
    assert people == []
    assert [(trouble.what, trouble.path) for trouble in troubles] == [("newer", path)]
    with pytest.raises(OSError, match="newer"):
        persons.write(anna)
    assert path.read_text(encoding="utf-8") == newer


def test_first_person_can_go_and_somebody_remains(persons: Persons) -> None:
    anna = persons.add("Anna", "")
    first, _ = persons.read()[0]
    persons.remove(first)
    assert [person.id for person in persons.read()[0]] == [anna.id]
    bo = persons.add("Bo", "")
    assert [person.id for person in persons.read()[0]] == [anna.id, bo.id], "they stay removed"
    for person in (anna, bo):
        persons.remove(person)
    assert persons.read() == ([], []), "the first person needs no file"


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{rubbish", b'{"version": 1}', b"\xff\xfe", b'{"version":"one","id":"p"}', b"[" * 9999],
)
def test_a_damaged_file_is_put_aside_and_the_others_are_read(persons: Persons, data: bytes) -> None:
    anna, bo = persons.add("Anna", ""), persons.add("Bo", "")
    path = persons.folder / f"{anna.id}.json"
    path.write_bytes(data)
    people, (trouble,) = persons.read()
    assert not path.exists()
    assert [person.id for person in people] == [FIRST, bo.id]
    assert (trouble.what, trouble.path.read_bytes()) == ("damaged", data)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Anna", "Anna", "Bo", "Anna"], ["Anna", "Anna 2", "Bo", "Anna 3"]),
        (["Anna", "Anna", "Anna 2"], ["Anna", "Anna 2", "Anna 2 2"]),
    ],
)
def test_two_of_one_name_are_told_apart(names: list[str], told: list[str]) -> None:
    assert called([Person(f"p{number}", name) for number, name in enumerate(names)]) == told


def test_each_has_statistics_and_games_in_progress_of_their_own(tmp_path: Path) -> None:
    index = Index(tmp_path / "data", tmp_path / "cache")
    keys = {}
    for number, (who, host) in enumerate(
        (("", played("tolva-4", seed=1)), ("p001", played("tolva-4", seed=2)), ("p001", begun("plump", 3, 5)),
         ("", begun("plump", 4, 5)), ("gone", begun("plump", 5, 5)))
    ):  # fmt: skip
        host.began = f"2026-10-0{number + 1}T12:00:00+01:00"
        host.extra = ((marks.PLAYER, who),) if who else ()
        keep(index, host.record())
        keys[number] = key_of(host.record())
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
    index.owner = Owner(("p001",), (FIRST,))
    assert {game.key for game in index.find(own=True)} == {keys[1], keys[2], keys[4]}
    assert len(index.find()) == 5, "everyone's"


@pytest.fixture(scope="module")
def hot_seat(tmp_path_factory: pytest.TempPathFactory) -> Index:
    """Two games of plump at one table: p001 in the second seat, a guest in the third, p002 in the fourth."""
    folder = tmp_path_factory.mktemp("hot-seat")
    index = Index(folder / "data", folder / "cache")
    for seed in (1, 2):
        host = played("plump", seed=seed)
        kinds = ("me", "person", "person", "person")
        host.seats = tuple(
            replace(seat, kind=kind, level=None) for seat, kind in zip(host.seats, kinds, strict=True)
        )
        host.began = f"2026-10-0{seed}T12:00:00+01:00"
        host.extra = (
            (marks.WITH, "1 p001"),
            (marks.WITH, "3 p002"),
            (marks.WITH, "0 p003"),
            (marks.WITH, "9 p003"),
            (marks.WITH, "rubbish"),
        )
        index.judgements.put(Judged(key_of(host.record()), 1, 10, 8, 1.0))
        keep(index, host.record())
    return index


def told(index: Index, *ids: str) -> Statistics:
    every = (FIRST, "p001", "p002", "p003")
    index.owner = Owner(ids, tuple(one for one in every if one not in ids))
    return statistics(index, DealFilter())


def test_results_at_the_table_of_another_belong_to_who_sat_there(hot_seat: Index) -> None:
    games = [hot_seat.record(game.key) for game in hot_seat.find()]
    final = [game.deals[-1].result for game in games if isinstance(game, GameRecord)]
    host, second, fourth = told(hot_seat, FIRST), told(hot_seat, "p001"), told(hot_seat, "p002")
    for seat, seen in ((0, host), (1, second), (3, fourth)):
        assert seen.deals == host.deals > 0
        assert seen.games.won == sum(result is not None and seat in result.winners for result in final)
        points = sum(result.scores[seat] for result in final if result is not None)
        assert round(seen.points.own * seen.deals) == points
        assert round(sum(line.own for line in seen.lines) * seen.deals) == points
        places = [result.place(seat) for result in final if result is not None]
        assert seen.place == sum(place or 0 for place in places) / len(places)
    assert told(hot_seat, "p003").deals == 0, "the seat of the user and seats that are not there are nobody's"


def test_the_results_of_a_guest_are_nobodys(hot_seat: Index) -> None:
    everybody = sum(told(hot_seat, one).deals for one in (FIRST, "p001", "p002", "p003"))
    assert everybody == 3 * told(hot_seat, FIRST).deals


def test_what_was_judged_at_a_shared_table_is_of_who_chose(hot_seat: Index) -> None:
    assert told(hot_seat, FIRST).accuracy.deals == 2
    assert told(hot_seat, "p001").accuracy.deals == 0


@pytest.mark.parametrize(("merged", "like"), [((FIRST, "p001"), FIRST), (("p002", "p001"), "p001")])
def test_person_merged_from_one_table_played_there_once(
    hot_seat: Index, merged: tuple[str, ...], like: str
) -> None:
    both, one = told(hot_seat, *merged), told(hot_seat, like)
    assert (both.deals, both.games, both.points, both.lines) == (one.deals, one.games, one.points, one.lines)


def test_games_in_which_somebody_sat_are_among_theirs(hot_seat: Index) -> None:
    told(hot_seat, "p002")
    assert len(hot_seat.find(own=True)) == 2
    told(hot_seat, "p004")
    assert hot_seat.find(own=True) == []


def test_thousands_of_people_may_have_one_name() -> None:
    names = called([Person(f"p{number}", "Anna") for number in range(20_000)])
    assert names[:2] == ["Anna", "Anna 2"]
    assert names[-1] == "Anna 20000"


def test_a_person_may_have_been_thousands(tmp_path: Path) -> None:
    index = index_in(tmp_path)
    also = tuple(f"p{number:06}" for number in range(300_000))
    begun = replace(game("2026-11-20T18:00:00", deal(1, (0, 0))), notes=((0, "begun"),))
    keep(index, replace(begun, extra=((marks.PLAYER, also[-1]),)))
    index.owner = Owner(("p001", *also), ())
    assert len(index.find(own=True)) == len(index.in_progress()) == 1
    index.owner = Owner(("p001",), also)
    assert index.find(own=True) == index.in_progress() == []
