"""Svälta räv and svarte petter: the player turns the cards, speech disappears, and Svarte Petter is shown."""

from random import Random
from typing import Any

from PySide6.QtCore import Qt

from tests.cases import cases
from tests.ui.conftest import Open, Window
from tests.ui.place_tables import new_table
from tests.ui.table.test_cutting import speeches
from tolva_gui.rules.events import Called
from tolva_gui.rules.moves import Pick
from tolva_gui.table.host import Host


def seated(window: Window, host: Host, **settings: Any) -> Host:
    host.start_deal()
    window.sit(host, **settings, turn=True)
    window.item("turnPad")
    window.settle()
    return host


@cases("count", [2, 3, 4], usual=["4"])
def test_player_turns_svalta_rav_for_everybody(count: int, window: Window) -> None:
    host = seated(window, new_table("svalta-rav", count, dealer=0), language="sv")
    for moves in range(1, 4):
        window.key(Qt.Key.Key_Space)
        window.wait(window.my_turn)
        assert len(host.moves) == moves
        assert f"Vändning {moves} av 200" in window.app.sitting.table.property("signs")
    before = host.version
    window.bot.wait(100)
    assert host.version == before


def test_it_goes_on_alone_until_stopped_in_this_game_only(window: Window) -> None:
    host = seated(window, new_table("svalta-rav", 3), speed=1)
    window.click(window.item("byItself"))
    before = host.version
    window.wait(lambda: host.version > before + 1)
    window.click(window.item("byItself"))
    assert window.app.settings.get("turn_itself") is False
    window.click(window.item("byItself"))
    window.sit(new_table("femtio", 4))
    assert window.app.settings.get("turn_itself") is False


def test_what_is_said_goes_when_the_next_card_is_turned(window: Window) -> None:
    host = seated(window, new_table("svalta-rav", 3, seed=2))
    said_in_turn: list[bool] = []
    # Until something has been said and is gone.
    while True not in said_in_turn or said_in_turn[-1]:
        said = len(host.logs[-1].events)
        window.key(Qt.Key.Key_Space)
        window.wait(window.my_turn)
        turned = host.logs[-1].events[said:]
        takers = {event.seat for event in turned if isinstance(event, Called) and event.word == "takes"}
        assert {seat for seat, text in enumerate(speeches(window)) if text} == takers
        said_in_turn.append(bool(takers))
        assert len(said_in_turn) < 7, "nobody takes, or somebody always"


def test_go_on_draw_is_said_until_somebody_draws(open_window: Open) -> None:
    window = open_window()
    host, rng = new_table("svarte-petter", 4), Random(2)
    host.start_deal()
    window.sit(host)
    for _ in range(4):
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet():
            break
        window.app.sitting.move_maker.do(rng.choice(window.app.sitting.director.view().legal))
        assert speeches(window).count("Go on, draw!") <= 1


def test_svarte_petter_shows_himself_at_the_end(open_window: Open) -> None:
    window = open_window()
    host, rng = new_table("svarte-petter", 3), Random(1)
    host.start_deal()
    while sum(len(zone.cards) for zone in host.view(None).zones if zone.place.kind == "hand") > 7:
        host.play(host.to_act(), rng.choice(host.view(host.to_act()).legal))
    window.sit(host)
    while not window.sheet():
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if not window.sheet():
            window.app.sitting.move_maker.do(rng.choice(window.app.sitting.director.view().legal))
    hands = [
        row
        for row in window.app.sitting.table.property("cards").rows()
        if row["zone"] in ("hand", "laid out")
    ]
    assert [row["face"] for row in hands] == ["SJ"]
    assert window.app.sitting.sheet.property("lastCards") == ["SJ"]
    assert window.item("lastCards") is not None


def test_arrows_go_to_the_fan_that_one_draws_from(window: Window) -> None:
    host, rng = new_table("svarte-petter", 3), Random(1)
    host.start_deal()
    while not (host.to_act() == 0 and isinstance(host.view(0).legal[0], Pick)):
        host.play(host.to_act(), rng.choice(host.view(host.to_act()).legal))
    window.sit(host)
    window.wait(window.my_turn)
    made = host.moves_made
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Return)
    assert window.find("whyNot") is None
    window.wait(lambda: host.moves_made > made)
