"""Hints in games outside the K+Q family: requested by key, in their own words, and marked on the table."""

from functools import partial

from PySide6.QtCore import Qt

from tests.cases import cases
from tests.ui.conftest import Open, Valuing, Window
from tests.ui.place_tables import new_table, reached, seated
from tolva_gui.ai.levels import make_player


def likes() -> Valuing:
    """Return a player that values the first of the longest moves five points above the others."""
    return Valuing(lambda view, move: 5 * (move == max(view.legal, key=lambda one: len(str(one)))))


def press(window: Window) -> str:
    window.key(Qt.Key.Key_H)
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))
    window.settle()
    return str(window.item("hint").property("text"))


def ringed(window: Window) -> list[str]:
    return [item.property("face") for item in window.visible() if item.property("advised") is True]


def test_plump_hint_keeps_the_number_in_sight(open_window: Open) -> None:
    window = open_window(likes)
    host = seated(window, reached("plump", 4, lambda view: view.phase == "bid", deal=4, dealer=3))
    assert press(window) == "How many tricks are certainly yours, and how many have the others bid?"
    assert press(window).endswith(".")
    assert press(window) == "Bid 10"
    window.click(window.item("number10"))
    assert [str(move) for seat, move in host.moves if seat == 0] == ["bid 10"]


def test_plump_rings_the_card_and_says_what_is_needed(open_window: Open) -> None:
    window = open_window(likes)
    host = reached("plump", 4, lambda view: view.phase == "play" and len(view.legal) > 2, deal=4)
    seated(window, host)
    texts = [press(window) for _ in range(3)]
    assert texts[0].endswith("?")
    assert texts[2].startswith("Play ")
    (face,) = ringed(window)
    assert [str(move).removeprefix("play ") for move in host.view(0).legal].count(face) == 1


def test_femtio_warns_of_a_pile_that_can_be_guessed(open_window: Open) -> None:
    window = open_window(partial(make_player, "best", 1))
    host = seated(window, new_table("femtio", 4, 3))
    assert press(window) == "Could the others guess how your pile lies?"
    assert "can guess that your high cards lie first" in press(window)
    assert press(window).startswith("In this order: ")
    assert ringed(window) == []
    window.key(Qt.Key.Key_1)
    window.wait(lambda: window.my_turn() and host.view(0).phase == "play")
    assert not window.item("hintButton").isEnabled()
    window.key(Qt.Key.Key_H)
    assert window.app.sitting.hints.property("strength") == 0


@cases("game", ["svalta-rav", "svalta-rav-2"], usual=["svalta-rav"])
def test_where_nothing_is_decided_there_is_no_hint_to_ask_for(game: str, window: Window) -> None:
    seated(window, new_table(game, 2, 1))
    assert window.find("hintButton") is None
    window.key(Qt.Key.Key_H)
    assert window.app.sitting.hints.property("strength") == 0


def test_hej_knekt_names_the_greeting_only_without_hurry(open_window: Open) -> None:
    window = open_window()
    window.app.settings.set("race_speed", "calm")
    host = new_table("hej-knekt", 3, 1)
    window.sit(host)
    for _ in range(40):
        window.wait(
            lambda: bool(window.app.sitting.race.waits() or window.app.sitting.race.property("turner"))
        )
        if window.app.sitting.race.waits():
            break
        window.key(Qt.Key.Key_Space)
    before = host.version
    window.settle()
    assert press(window).startswith("How is ")
    assert press(window).endswith("ten, jack, queen, king, ace.")
    press(window)
    assert window.app.sitting.hints.property("detail")[-1] == "There is one right greeting."
    (word,) = window.app.sitting.marks.property("reactions")
    reactions = {rank: said for said, rank in host.info.reactions}
    lying = next(zone.cards[-1] for zone in host.view(0).zones if zone.place.kind == "middle")
    assert lying is not None
    assert word == reactions[lying.rank]
    assert host.version == before
    assert host.helped
    window.app.settings.set("race_speed", "quick")
    window.settle()
    assert window.find("hintButton") is None
