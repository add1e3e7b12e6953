"""Several people on one machine: chosen on the first page, each with their own data."""

import json
from pathlib import Path

import pytest

from tests.cases import cases
from tests.table.games import dated, played, turn_of
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, table
from tests.ui.hands import Keyboard, Mouse
from tests.ui.lobby.test_lobby import said, tiles
from tolva_gui import paths
from tolva_gui.records import marks
from tolva_gui.records.persons import FIRST, Person, Persons
from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host
from tolva_gui.ui.people.faces import choice, lasting
from tolva_gui.ui.people.view_model import MOST_SHOWN


@pytest.fixture
def window(open_window: Open) -> Window:
    """A window that saves the games, in which no computer moves."""
    return open_window(BlockedPlayer, keep=True)


def add(window: Window, *names: str) -> None:
    for name in names:
        window.app.models.profiles.add(name)
    window.wait(lambda: window.find(f"person-{names[-1]}") is not None)


def ids(window: Window) -> dict[str, str]:
    return {str(row["name"]): str(row["id"]) for row in window.app.models.profiles.property("rows")}


def choose(window: Window, name: str) -> None:
    window.app.models.profiles.choose(ids(window)[name])


def files() -> list[Path]:
    return sorted((paths.data_dir() / "people").glob("p*.json"))


def test_who_is_alone_has_no_folder_of_people(window: Window) -> None:
    window.item("nextStep")
    window.item("person-You")
    window.sit(table(0, "play SA"))
    window.autosave.settle()
    assert not (paths.data_dir() / "people").exists()
    assert marks.PLAYER not in next((paths.data_dir() / "games").rglob("*.tolva")).read_text(encoding="utf-8")


@cases("hands", [Mouse, Keyboard], usual=["Keyboard"])
def test_second_person_is_added_and_chosen(hands: type[Mouse] | type[Keyboard], window: Window) -> None:
    them = hands(window)
    window.app.pages.open("settings")
    them.press("people")
    window.item("newPerson").setProperty("text", "Anna")
    them.press("addPerson")
    window.app.pages.clear()
    them.press("person-Anna")
    window.wait(lambda: window.app.settings.get("name") == "Anna")
    assert window.app.new_game.setup()[0].name == "Anna"


def test_two_people_keep_their_own_text_sizes(window: Window, open_window: Open) -> None:
    add(window, "Anna", "Bo")
    heading = window.item("form-tolva-4").height()
    window.press("person-Anna")
    window.dress(text_size=130)
    assert window.item("form-tolva-4").height() != heading
    again = open_window(BlockedPlayer)
    assert (again.app.settings.get("text_size"), again.app.settings.get("name")) == (130, "Anna")
    again.press("person-The first player")
    again.wait(lambda: again.app.settings.get("text_size") == 100)
    assert json.loads((paths.config_dir() / "settings.json").read_text(encoding="utf-8"))["text_size"] == 100
    again.app.settings.set("text_size", 160)
    again.press("person-Bo")
    again.wait(lambda: again.app.settings.get("name") == "Bo")
    assert again.app.settings.get("text_size") == 100, "what the first person chooses is theirs alone"


def test_games_belong_to_who_began_them(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True).sit(table(0, "play SA"))
    window.app.navigation.newGame()
    add(window, "Anna")
    assert window.item("continue").isVisible()
    window.press("person-Anna")
    window.wait(lambda: window.find("continue") is None)
    window.app.new_game.choose("plump")
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.page == "table")
    assert (marks.PLAYER, ids(window)["Anna"]) in window.app.sitting.host.extra
    window.app.navigation.newGame()
    window.press("person-The first player")
    window.keep()
    window.app.models.games_in_progress.refresh()
    assert "Tolva for four" in said(window.item("continue"))
    assert window.app.models.games_in_progress.property("count") == 1


def test_an_untouched_game_from_a_file_gets_no_other_player(window: Window) -> None:
    untouched = Host.resume(table(0, "").record())
    assert untouched.moves_made == 0
    add(window, "Anna")
    choose(window, "Anna")
    window.sit(untouched)
    assert marks.PLAYER not in dict(untouched.extra)


def faces_at_table(window: Window) -> dict[str, str]:
    rows = window.app.sitting.table.property("seats").rows()
    return {str(row["name"]): str(row["face"]) for row in rows}


def test_a_seat_keeps_its_person_whoever_is_chosen(window: Window) -> None:
    add(window, "Anna", "Greta")
    people = window.app.models.profiles
    people.setFace(ids(window)["Anna"], "linen/emblem-bird")
    people.setFace(ids(window)["Greta"], "linen/emblem-lion")
    choose(window, "Anna")
    window.app.settings.set("text_size", 160)
    window.app.new_game.choose("plocketolva")
    window.app.new_game.seat(1, ids(window)["Greta"], "Greta", "linen/emblem-lion")
    window.app.new_game.start()
    host = window.app.sitting.host
    choose(window, "Greta")
    window.sit(host)
    faces = faces_at_table(window)
    assert (faces["Anna"], faces["Greta"]) == ("linen/emblem-bird", "linen/emblem-lion")
    window.app.navigation.newGame()
    alone = table(0, "play SA")
    alone.extra = ((marks.PLAYER, ids(window)["Anna"]),)
    window.sit(alone)
    assert faces_at_table(window)["Alva"] == "linen/emblem-bird"
    assert window.app.settings.get("text_size") == 160
    window.app.navigation.newGame()
    assert window.app.settings.get("text_size") == 100


def test_two_people_of_one_table_see_it_in_their_own_text_size(window: Window) -> None:
    add(window, "Anna")
    people, anna = window.app.models.profiles, ids(window)["Anna"]
    people.choose(anna)
    window.app.settings.set("text_size", 130)
    people.choose(FIRST)
    window.app.new_game.choose("plocketolva")
    window.app.new_game.seat(1, anna, "Anna", "linen/elna")
    window.app.new_game.start()
    director, host, sizes = window.app.sitting.director, window.host, dict[int, int]()
    while len(sizes) < 2:
        turn = turn_of(host)
        window.wait(lambda turn=turn: director.viewer == turn)  # type: ignore[misc]
        window.app.sitting.privacy.open()
        sizes[turn] = window.app.settings.get("text_size")
        window.see()
    assert sizes == {0: 100, 1: 130}
    window.app.navigation.newGame()
    assert window.app.settings.get("text_size") == 100


def test_a_lesson_belongs_to_who_plays_now(window: Window) -> None:
    add(window, "Anna")
    window.app.settings.set("face", "linen/emblem-lion")
    choose(window, "Anna")
    window.app.settings.set("text_size", 160)
    window.press("nextStep")
    window.wait(lambda: window.app.navigation.page == "table")
    assert faces_at_table(window)["Anna"] != "linen/emblem-lion"
    assert window.app.settings.get("text_size") == 160


def test_the_start_opens_nobody_elses_cards(window: Window, open_window: Open) -> None:
    add(window, "Anna")
    choose(window, "Anna")
    host = table(0, "play SA")
    host.extra = ((marks.PLAYER, ids(window)["Anna"]),)
    window.sit(host)
    window.app.navigation.newGame()
    window.app.models.profiles.choose(FIRST)
    window.autosave.settle()
    again = open_window(BlockedPlayer, keep=True)
    assert not again.app.resume()
    choose(again, "Anna")
    assert again.app.resume()


def test_the_first_player_may_be_a_child_too(window: Window, open_window: Open) -> None:
    window.item("person-You")
    window.app.models.profiles.setChild("first", True)
    assert window.app.settings.get("race_speed") == "slow"
    window.wait(lambda: tiles(window)[0] == "svarte-petter")
    again = open_window(BlockedPlayer)
    again.wait(lambda: tiles(again)[0] == "svarte-petter")


def test_a_childs_first_page_begins_with_the_games_for_children(window: Window) -> None:
    add(window, "Bo")
    window.app.models.profiles.setChild(ids(window)["Bo"], True)
    assert tiles(window)[0] == "tolva-4"
    window.press("person-Bo")
    window.wait(lambda: tiles(window)[0] == "svarte-petter")
    assert set(tiles(window)[:4]) == {"svarte-petter", "hej-knekt", "svalta-rav", "svalta-rav-2"}


def test_people_are_renamed_merged_and_removed(window: Window) -> None:
    add(window, "Anna", "Bo")
    window.app.pages.open("people")
    name = window.item("name-Anna")
    name.forceActiveFocus()
    name.setProperty("text", "Anna-Lisa")
    window.key("Return")
    window.item("name-Anna-Lisa")
    bo = ids(window)["Bo"]
    window.press("merge-Bo", "into-Anna-Lisa")
    window.wait(lambda: list(ids(window)) == ["The first player", "Anna-Lisa"])
    (file,) = files()
    assert json.loads(file.read_bytes())["also"] == [bo]
    window.press("remove-Anna-Lisa", "reallyRemove")
    window.wait(lambda: files() == [])
    window.app.pages.clear()
    window.item("person-You")


@cases(
    "merged, into",
    [("Bo", "Anna"), ("Anna", "Bo"), ("Bo", "first"), ("first", "Bo")],
    usual=["Bo-Anna", "Bo-first"],
)
def test_who_is_merged_brings_what_was_right_on_the_paths(window: Window, merged: str, into: str) -> None:
    """This holds whichever of the two is the current player."""
    add(window, "Anna", "Bo")
    profiles, known = window.app.models.profiles, {**ids(window), "first": "first"}
    for name, seeds in {merged: ("3", "1"), into: ("1", "2")}.items():
        profiles.choose(known[name])
        for seed in seeds:
            window.app.models.path.progress.add("tolva-4", "meld", seed)
    window.app.models.path.progress.add("plump", "zero", "7")
    profiles.merge(known[merged], known[into])
    profiles.choose(known[into])
    progress = window.app.models.path.progress
    assert progress.right("tolva-4", "meld") == {"1", "2", "3"}
    assert progress.right("plump", "zero") == {"7"}
    assert set(ids(window).values()) == {*known.values()} - {known[merged]}


def test_first_player_is_merged_into_another_who_then_remains(window: Window, open_window: Open) -> None:
    keep_game(window, table(0, "play SA"))
    add(window, "Anna")
    window.app.pages.open("people")
    window.press("merge-The first player", "into-Anna")
    window.wait(lambda: list(ids(window)) == ["Anna"])
    assert window.app.settings.get("name") == "Anna", "who played is now called so"
    assert window.find("remove-Anna") is None, "somebody always remains"
    assert window.find("merge-Anna") is None
    window.app.models.profiles.remove(ids(window)["Anna"])
    window.app.pages.clear()
    window.item("continue")
    window.item("person-Anna")
    again = open_window(BlockedPlayer, keep=True)
    again.item("continue")
    assert (again.app.settings.get("name"), list(ids(again))) == ("Anna", ["Anna"])


def test_the_games_played_are_those_of_who_plays_or_everyones(window: Window) -> None:
    add(window, "Anna")
    anna = ids(window)["Anna"]
    for number, who in enumerate(("first", anna, anna), 1):
        host = dated(played("svarte-petter", seed=number), f"2026-10-0{number}T12:00:00+01:00")
        host.extra = ((marks.PLAYER, who),)
        keep_game(window, host)
    window.press("person-Anna")
    history = window.app.models.history
    window.app.pages.open("history")
    window.wait(lambda: len(history.property("games").rows()) == 2)
    window.press("choice-true")
    window.wait(lambda: len(history.property("games").rows()) == 3)
    window.app.pages.open("history")
    assert len(history.property("games").rows()) == 2


def test_same_people_sit_in_the_next_game() -> None:
    sat = [SeatSetup("me", "Alva"), SeatSetup("person", "Anna"), SeatSetup("person", "Guest 1")]
    extra = (choice("linen/elna", "Anna"), (marks.WITH, "1 p001"), ("x-other", "is not for the next game"))
    assert lasting(sat, extra, sat) == extra[:2]
    assert lasting(sat, extra, (sat[1], sat[2], sat[0])) == (extra[0], (marks.WITH, "0 p001"))


def test_two_people_of_one_name_differ_in_the_window(window: Window) -> None:
    add(window, "Anna")
    window.app.models.profiles.add("Anna")
    rows = window.app.models.profiles.property("rows")
    assert [row["name"] for row in rows][1:] == ["Anna", "Anna 2"]
    assert len({row["face"] for row in rows}) == 3
    window.item("person-Anna 2")


def test_what_is_wrong_with_a_file_is_told_and_the_rest_goes_on(window: Window, open_window: Open) -> None:
    add(window, "Anna", "Bo", "Eva")
    window.press("person-Bo")
    anna, bo, eva = files()
    anna.write_text("rubbish", encoding="utf-8")
    bo.unlink()
    text = eva.read_text(encoding="utf-8").replace('"version": 1', '"version": 7')
    eva.write_text(text, encoding="utf-8")
    window.app.models.profiles.refresh()
    assert "The file of Bo has been removed" in window.noticed()
    assert "damaged-1" in window.noticed()
    assert eva.name in window.noticed()
    assert eva.read_text(encoding="utf-8") == text
    assert anna.with_name(f"{anna.name}.damaged-1").exists()
    assert window.app.settings.get("name") == ""
    open_window(BlockedPlayer).item("lobby")


@cases("hands", [Mouse, Keyboard], usual=["Mouse"])
def test_a_name_typed_on_the_first_page_is_asked_about(
    hands: type[Mouse] | type[Keyboard], window: Window
) -> None:
    """Who types their own name is renamed, and does not become a second person."""
    them = hands(window)
    window.item("person-You")
    type_here(window, them, "Elsa")
    assert list(ids(window)) == ["You"]
    assert window.item("nameIsMine").hasActiveFocus(), "keys answer, and do not search for a game"
    them.press("nameIsMine")
    window.item("person-Elsa")
    assert window.item("addHere").hasActiveFocus()
    assert list(ids(window)) == ["Elsa"]
    assert window.app.settings.get("name") == "Elsa"
    assert not (paths.data_dir() / "people").exists()
    type_here(window, them, "Bo")
    window.item("person-Bo")
    assert list(ids(window)) == ["Elsa", "Bo"]
    type_here(window, them, "elsa")
    assert list(ids(window)) == ["Elsa", "Bo"], "somebody known"


def type_here(window: Window, hands: Mouse | Keyboard, name: str) -> None:
    hands.press("addHere")
    assert window.item("nameHere").hasActiveFocus()
    window.item("nameHere").setProperty("text", name)
    window.key("Return")
    window.settle()


def test_somebody_elses_name_adds_a_person(window: Window) -> None:
    window.item("person-You")
    type_here(window, Mouse(window), "Greta")
    window.press("nameIsOthers")
    window.item("person-Greta")
    assert list(ids(window)) == ["The first player", "Greta"]
    assert window.app.settings.get("name") == ""


def test_among_hundreds_some_are_shown_and_others_found_by_name(open_window: Open) -> None:
    """Four hundred on the first page took longer than a minute."""
    persons = Persons(paths.data_dir() / "people")
    for number in range(400):
        persons.write(Person(f"p{number:03d}", "Anna"))
    window = open_window(BlockedPlayer)
    window.press("allGames")
    assert list(ids(window))[1:] == ["Anna", *(f"Anna {nth}" for nth in range(2, MOST_SHOWN))]
    type_here(window, Mouse(window), "anna 321")
    window.item("person-Anna 321")
    window.app.pages.open("people")
    assert window.texts(f"{400 - MOST_SHOWN} more players")


def test_ones_own_face_opens_name_and_portraits(window: Window) -> None:
    add(window, "Anna")
    window.press("person-The first player")
    window.item("peoplePage")
    window.press("portrait-Anna", "face7")
    people = window.app.models.profiles
    faces = {row["name"]: row["face"] for row in people.property("rows")}
    assert faces["Anna"] == people.property("faces")[7]


def test_a_person_removed_while_they_play_loses_nothing(window: Window) -> None:
    add(window, "Anna")
    anna = ids(window)["Anna"]
    window.app.models.profiles.choose(anna)
    host = table(0, "play SA")
    host.extra = ((marks.PLAYER, anna),)
    window.sit(host)
    window.autosave.settle()
    (file,) = files()
    file.unlink()
    window.app.settings.set("text_size", 130)
    assert files() == [], "the file does not come back by itself"
    window.app.navigation.newGame()
    window.item("lobby")
    assert "The file of Anna has been removed. Their games are still there." in window.noticed()
    (kept,) = (paths.data_dir() / "games").rglob("*.tolva")
    assert f"{marks.PLAYER} {anna}" in kept.read_text(encoding="utf-8")


@cases("what", ["remove", "choose"], usual=["remove"])
def test_changing_the_person_at_the_table_opens_the_first_page(window: Window, what: str) -> None:
    """An empty cloth used to be left, with nothing to press."""
    add(window, "Anna")
    choose(window, "Anna")
    window.sit(table(0, "play SA"))
    window.app.pages.open("people")
    window.item("peoplePage")
    if what == "remove":
        window.app.models.profiles.remove(ids(window)["Anna"])
    else:
        window.app.models.profiles.choose(FIRST)
    window.key("Escape")
    window.item("lobby")
