"""The draw for the first deal and the cut are seen and heard at the table, and change nothing (B3, B4, BD10)."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.table.games import seats_of
from tests.ui.conftest import Window, kind_of
from tests.ui.hands import Finger, Mouse
from tests.ui.place_tables import NAMES, new_table
from tests.ui.test_accessible import Ear
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.parti import lowest_drawn
from tolva_gui.table.host import Host
from tolva_gui.ui.table.choreography import CUT_SEEN
from tolva_gui.ui.table.prompts.cutting import computers_cut, cutter, was_drawn_for
from tolva_gui.ui.texts import card_name
from tolva_gui.words import sentences as words

GAMES = [game for game in BY_ID if "knocking" in BY_ID[game].info.defaults()]
NORMAL = 2
QUICK = 1
"""A speed with motion; at the fastest speed no question is asked."""


def dealt(game: str, seed: int, *, knocking: bool) -> Host:
    """Return a table where the last seat has dealt the first deal, so the seat before it cuts."""
    host = new_table(game, BY_ID[game].info.seats, seed, knocking=knocking)
    host.start_deal()
    return host


def drawn_for(game: str, seed: int) -> Host:
    """Return a table where the seats draw for the first deal, with Alva at the window."""
    return Host.new(game, {}, seats_of(BY_ID[game].info.seats), seed=seed)


def hears(window: Window, host: Host, line: str) -> None:
    """Sit down, and wait until this is said."""
    ear = Ear(window)
    window.sit(host)
    window.wait(lambda: host.deal_number == 1 and not window.app.sitting.director.choreography.busy)
    ear.hears(line)


def speeches(window: Window) -> list[str]:
    return [str(row["speech"]) for row in window.app.sitting.table.property("seats").rows()]


@pytest.mark.parametrize("game", GAMES)
def test_the_right_neighbour_knocks_as_often_as_they_cut(game: str) -> None:
    tables = [dealt(game, seed, knocking=True) for seed in range(60)]
    seat = BY_ID[game].info.seats - 2
    assert {cutter(host) for host in tables} == {seat}
    assert 18 <= [computers_cut(host, seat) for host in tables].count("cuts") <= 42
    plain = (dealt(game, seed, knocking=False) for seed in range(9))
    assert {computers_cut(host, seat) for host in plain} == {"cuts"}


def test_knocking_changes_no_card_and_no_event() -> None:
    for seed in range(4):
        plain, agreed = (dealt("bondtolva-4", seed, knocking=knocking) for knocking in (False, True))
        assert plain.deal_log == agreed.deal_log


@cases(
    "lang, cuts, knocks",
    [("sv", "Nils kuperar", "Nils knackar"), ("en", "Nils cuts", "Nils knocks")],
    usual=["sv-Nils kuperar-Nils knackar"],
)
def test_it_is_said_at_the_table_and_to_those_who_listen(
    lang: str, cuts: str, knocks: str, window: Window
) -> None:
    window.app.settings.set("language", lang)
    for choice, line in (("cuts", cuts), ("knocks", knocks)):
        seed = next(
            no for no in range(20) if computers_cut(dealt("bondtolva-4", no, knocking=True), 2) == choice
        )
        hears(window, new_table("bondtolva-4", 4, seed, knocking=True), f"{line}.")
        assert speeches(window)[2] == line


@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_card_drawn_gives_the_first_deal(game: str) -> None:
    info = BY_ID[game].info
    for seed in range(40):
        host = drawn_for(game, seed)
        assert len(host.drawn) == info.seats
        assert host.start.dealer == lowest_drawn(host.drawn, info.drawn_by)


def test_the_draw_is_announced_only_before_the_first_deal(window: Window) -> None:
    host = drawn_for("bondtolva-4", 3)
    dealer = host.start.dealer
    card = host.drawn[dealer]
    hears(window, host, f"{NAMES[dealer]} draws lowest, {card_name(card)}, and deals.")
    assert speeches(window)[dealer] == f"{NAMES[dealer]} draws lowest, {words.card(card, 'en')}, and deals"
    assert was_drawn_for(host)
    assert not was_drawn_for(Host.resume(host.record()))
    chosen = dealt("bondtolva-4", 3, knocking=False)
    assert not was_drawn_for(chosen), "a dealer who was chosen has drawn nothing"


def ask(window: Window, *, speed: int = QUICK, knocking: bool = True, persons: int = 1) -> None:
    """Seat Alva to the right of the dealer, Elna."""
    host = new_table("bondtolva-4", 4, dealer=1, knocking=knocking)
    host.seats = tuple(
        replace(seat, kind="person" if no == 2 and persons > 1 else seat.kind)
        for no, seat in enumerate(host.seats)
    )
    if knocking:
        window.sit(host, speed=speed)
    else:
        # The cut begins at once, so the window must be there.
        window.app.settings.set("speed", speed)
        window.sit(host)


@cases(
    "way, line",
    [
        ("cut1", "Alva knocks"),
        ("cut0", "Alva cuts"),
        ("1", "Alva cuts"),
        ("2", "Alva knocks"),
        ("Return", "Alva cuts"),
    ],
    usual=["cut1-Alva knocks", "Return-Alva cuts"],
)
@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_a_person_chooses_by_hand_or_by_the_keys(
    window: Window, hands_of: type[Mouse | Finger], way: str, line: str
) -> None:
    ask(window)
    assert window.texts("Cut the pack, or knock?")
    window.item("cut0")
    if way.startswith("cut"):
        hands_of(window).press(way)
    else:
        window.key(way)
    assert speeches(window)[0] == line
    assert window.find("cut0") is None
    window.app.sitting.table.skip()
    window.wait(lambda: not window.app.sitting.director.choreography.busy)
    assert (window.host.deal_number, window.host.moves_made) == (1, 0)


def test_until_then_nothing_is_dealt_whatever_is_clicked(window: Window) -> None:
    ask(window)
    window.item("cut0")
    for _ in range(3):
        window.app.sitting.table.skip()
    window.settle()
    assert window.app.sitting.cutting.property("asked")
    assert not [card for card in window.cards() if card.property("face")]
    window.app.navigation.newGame()
    window.app.navigation.sit_down(new_table("plump", 4))
    window.wait(lambda: not window.app.sitting.cutting.property("asked"))


@cases("speed, knocking", [(QUICK, False), (0, True)], usual=["0-True"])
def test_nobody_is_asked_without_agreement(window: Window, speed: int, knocking: bool) -> None:
    ask(window, speed=speed, knocking=knocking)
    assert not window.app.sitting.cutting.property("asked")
    assert speeches(window)[0] == "Alva cuts"


def test_among_several_the_question_says_who_is_asked(window: Window) -> None:
    ask(window, persons=2)
    assert window.texts("Alva: cut the pack, or knock?")


def pack(window: Window) -> list[QQuickItem]:
    """Return the cards in the pack."""
    return [
        item for item in window.items() if kind_of(item) == "CardItem" and item.property("zone") == "talong"
    ]


def apart(window: Window) -> bool:
    """Return whether the pack's cards are farther apart than in a whole pack."""
    across = [card.x() for card in pack(window)]
    return max(across) - min(across) > 0.6 * pack(window)[0].width()


@pytest.mark.parametrize("knocking", [True, False], ids=["by a person who was asked", "by one who was not"])
def test_a_pack_that_is_cut_is_parted_and_put_together(window: Window, knocking: bool) -> None:
    """It is together again before the deal; a busy machine may be a few cards late."""
    ask(window, speed=NORMAL, knocking=knocking)
    if knocking:
        window.item("cut0")
        assert not apart(window)
        window.key("1")
    window.wait(lambda: apart(window))
    assert len(pack(window)) == 36
    window.wait(lambda: not apart(window))
    assert len(pack(window)) > 24


@pytest.mark.parametrize(("motion", "key"), [("full", "2"), ("less", "1")])
def test_pack_stays_whole_for_a_knock_or_less_motion(window: Window, motion: str, key: str) -> None:
    ask(window)
    window.app.settings.set("motion", motion)
    window.item("cut0")
    since, seen = QElapsedTimer(), []
    since.start()
    window.key(key)
    while len(pack(window)) == 36:
        seen.append(apart(window))
        QTest.qWait(20)
    # Qt's timers may be 5 % early.
    assert since.elapsed() >= 0.95 * CUT_SEEN
    assert speeches(window)[0], "the line is still there"
    assert seen
    assert not any(seen)
