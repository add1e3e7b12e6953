"""The players at the table: truthful names, portraits, and the rings of the sides."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from tests.gallery.tables import shows
from tests.ui.conftest import Window
from tests.ui.place_tables import reached
from tolva_gui.ai.levels import LEVELS, OFFERED
from tolva_gui.paths import resources
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.people.faces import (
    EMBLEMS,
    GUESTS,
    KIN,
    PERSONS,
    assign_names,
    choice,
    face_of,
    faces,
    side_marks,
)
from tolva_gui.words.sentences import LANGUAGES, Language, opponent_name

PORTRAITS = resources() / "portraits"
MOODS = ("calm", "thinking", "glad", "sorry")


def drawn(face: str) -> bool:
    """Return whether the ground and the figure in every mood have pictures."""
    ground, figure = face.split("/")
    names = [figure] if figure.startswith("emblem-") else [f"{figure}-{mood}" for mood in MOODS]
    return all((PORTRAITS / f"{name}.svg").is_file() for name in (f"ground-{ground}", *names))


def test_every_opponent_and_every_guest_has_a_portrait() -> None:
    assert list(OFFERED) == list(PERSONS)
    assert all(drawn(face_of(level, "")) for level in LEVELS)
    assert all(drawn(face_of(level, f"Somebody’s {kin.title()}")) for level, kin in product(PERSONS, KIN))
    assert all(map(drawn, GUESTS))


def test_no_computer_wears_the_face_of_a_person_at_the_table() -> None:
    names = assign_names(["algot"] * 3, ["Greta"], "en", ["linen/elna"])
    assert [face_of("algot", name) for name in names] == ["algot/algot", "algot/nils", "algot/karna"]
    everybody = assign_names(["algot"] * 6, ["Nils", "Per"], "en", ["linen/elna", "linen/ola"])
    assert len(set(everybody)) == 6, "a face worn is better than no name"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", PERSONS)
def test_one_is_the_person_others_have_their_own_names(lang: Language, level: str) -> None:
    first, *others = assign_names([level] * 7, [], lang)
    assert first == opponent_name(level, lang)
    for name in others:
        assert name.lower() in KIN
        assert face_of(level, name) == f"{level}/{name.lower()}"


def test_all_at_a_table_have_their_own_name_and_face() -> None:
    levels = ["algot", "best", "algot", "best", "algot", "stina", "algot"]
    nobody, *there = assign_names([None, *levels], ["Nils"], "sv")
    assert not nobody
    assert there[:4] == ["Algot", "Mormor Hulda", "Elna", "Karna"]
    assert len(set(there)) == len(set(map(face_of, levels, there))) == 7


def test_people_have_the_portrait_that_they_have_chosen() -> None:
    seats = [
        SeatSetup("me", ""),
        SeatSetup("computer", "Algot", "algot"),
        SeatSetup("person", "Gäst 1"),
        SeatSetup("person", "Gäst 2"),
    ]
    extra = (choice("linen/karna", "Gäst 1"), ("x-match", "three"), choice("no such", "Gäst 2"))
    assert faces(seats, extra) == [EMBLEMS[0], "algot/algot", "linen/karna", EMBLEMS[1]]
    assert faces(seats, extra, own="linen/ola")[0] == "linen/ola"


def test_sides_have_rings_where_people_play_together() -> None:
    assert side_marks(BY_ID["tolva-4"].info) == [0, 1]
    assert side_marks(BY_ID["bondtolva-6"].info) == [0, 1, 2]
    assert side_marks(BY_ID["plump"].info) == [-1] * 4
    assert all((PORTRAITS / f"ring-{side}.svg").is_file() for side in range(3))


def test_opponents_are_chosen_by_face(window: Window) -> None:
    window.game_page()
    window.press("companyFace1", "face-stina")
    window.wait(lambda: window.find("facesPage") is None)
    assert window.item("companyFace1").property("text") == "Stina"
    assert window.app.new_game.setup()[1].level == "stina"
    window.press("change", "seatFace2")
    assert window.item("facesPage") is not None
    window.press("face-best")
    window.wait(lambda: window.find("facesPage") is None)
    assert window.item("opponent2").property("text") == "Grandma Hulda"
    window.press("play")
    host = window.host
    assert [(seat.name, seat.level) for seat in host.seats[1:]] == [
        ("Stina", "stina"),
        ("Grandma Hulda", "best"),
        ("Algot", "algot"),
    ]
    assert window.item("portrait2").property("face") == "best/best"
    assert [window.item(f"portrait{seat}").property("ring") for seat in range(4)] == [0, 1, 0, 1]
    window.app.settings.set("language", "sv")
    assert window.app.sitting.table.property("people") == ["Du", "Stina", "Mormor Hulda", "Algot"]
    assert [seat.name for seat in host.record().seats] == ["", "Stina", "Grandma Hulda", "Algot"]


def test_someone_of_this_machine_is_seated_in_an_opponents_place(window: Window) -> None:
    window.app.models.profiles.add("Greta")
    window.game_page()
    window.press("companyFace1")
    window.item("face-stina")
    window.press("sit-Greta")
    window.wait(lambda: window.find("facesPage") is None)
    seat = window.app.new_game.setup()[1]
    assert (seat.kind, seat.name, seat.level) == ("person", "Greta", None)
    window.press("companyFace1")
    window.wait(window.item("sit-Greta").hasActiveFocus)


def test_a_guest_chooses_a_portrait_with_the_keys_and_keeps_it(window: Window) -> None:
    window.game_page(change=True)
    window.app.new_game.setKind(1, "person")
    window.item("seatFace1").forceActiveFocus()
    window.key("Return")
    window.item("face-linen/per").forceActiveFocus()
    window.key("Return")
    window.wait(lambda: window.find("facesPage") is None)
    window.app.new_game.start()
    assert faces(window.host.seats, window.host.record().extra)[1] == "linen/per"


def test_plate_shows_what_fits_and_the_rest_on_hover(window: Window) -> None:
    window.sit(reached("grandissimo", 4, shows("tricks_of")), (900, 600), language="sv")
    badges = [window.item(f"badge{seat}") for seat in range(4)]
    for badge in badges:
        texts = [item for item in window.visible(badge) if item.property("truncated") is not None]
        assert [item.property("text") for item in texts if item.property("truncated")] == []
        assert badge.property("shown") >= 1
    assert "0/" in "".join(badge.property("all")[-1] for badge in badges)
    (badge, *_) = badges
    badge.setProperty("counts", ["as many words as no plate", "and a second sign", "and a third"])
    badge.setProperty("told", "all of it")
    assert badge.property("shown") == 1
    QTest.mouseMove(window.app.window, badge.mapToScene(QPointF(70, 20)).toPoint())
    window.wait(lambda: window.find("badgeTip") is not None)
    assert window.texts("all of it")
