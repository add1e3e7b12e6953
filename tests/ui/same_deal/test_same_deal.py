"""The same deal compared with the master's, driven by keys."""

from functools import partial

import pytest

from tests.table.games import dated, played
from tests.ui.conftest import Broken, Open, Window, keep_game
from tolva_gui.ai.levels import make_player
from tolva_gui.records.branches import key_of
from tolva_gui.records.judged import keep
from tolva_gui.records.judgements import Mastered
from tolva_gui.records.mastered import FEWEST
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import moments
from tolva_gui.ui.review.two_lines import cells_of


def shown(window: Window, name: str) -> object:
    return window.app.models.same.property(name)


def step(window: Window) -> int:
    return int(window.app.models.same.step)


def after_a_deal(window: Window, game: str = "tolva-4", seed: int = 1) -> Host:
    return window.sit(played(game, seed=seed, deals=1)).host


def explained(window: Window) -> bool:
    return bool(shown(window, "ready")) and "…" not in str(shown(window, "reason"))


def test_both_deals_are_read_by_keys_to_the_reason(open_window: Open) -> None:
    window = open_window()
    window.app.adviser.make = make_player
    host = after_a_deal(window, seed=3)
    window.item("beside").forceActiveFocus()
    window.key("Space")
    window.item("samePage")
    window.wait(lambda: explained(window))
    same, record = window.app.models.same, host.record()
    beside = window.app.models.masters.find(record, record.deals[0])
    assert beside is not None
    assert beside.parting is not None
    rows = same.property("rows")
    assert [row["parted"] for row in rows].count(True) == 1
    (parted,) = [row for row in rows if row["parted"]]
    faces = [{card["face"] for card in parted[side]["cards"]} for side in ("own", "master")]
    own, master = record.deals[0].moves[beside.parting].move, beside.deal.moves[beside.parting].move
    assert str(own).split()[-1] in faces[0]
    assert str(master).split()[-1] in faces[1]
    assert (step(window), shown(window, "side")) == (beside.parting + 1, "own")
    assert str(shown(window, "told")).startswith("Here you chose differently: you ")
    assert shown(window, "reason")
    window.key("M")
    assert (step(window), shown(window, "side")) == (beside.parting + 1, "master")
    window.key("End")
    assert step(window) == len(beside.deal.moves)
    window.key("M")
    assert (step(window), shown(window, "side")) == (len(record.deals[0].moves), "own")
    window.key("Home", "Down")
    assert step(window) == rows[0]["own"]["last"]
    window.key("Right", "Up")
    assert step(window) == rows[0]["own"]["last"]
    window.key("P")
    assert step(window) == beside.parting + 1
    if shown(window, "shown"):
        window.key("V")
        window.item("linePage")
        window.key("Escape")
    window.key("End")
    window.press(f"cell-master-{len(rows) - 1}")
    assert shown(window, "side") == "master"
    window.key("Escape")
    assert window.sheet() == "deal"


def test_calls_are_set_beside_each_other_too(open_window: Open) -> None:
    window = open_window()
    after_a_deal(window, "lomber", seed=3)
    window.app.models.review.lookBack()
    window.item("reviewPage")
    window.key("M")
    window.item("samePage")
    window.wait(lambda: explained(window))
    first = window.app.models.same.property("rows")[0]
    assert first["own"]["text"]
    assert first["master"]["text"]


def test_without_tricks_each_choice_is_a_row() -> None:
    record = played("kasino", deals=1).record()
    deal = record.deals[0]
    cells = cells_of(moments(record, deal), 0)
    assert [cell["last"] for cell in cells] == [no for no, made in enumerate(deal.moves, 1) if made.seat == 0]
    assert all(cell["text"] and not cell["cards"] for cell in cells)


def test_own_deal_can_be_read_while_the_master_thinks(window: Window) -> None:
    after_a_deal(window)
    window.press("beside")
    window.item("samePage")
    assert shown(window, "told") == "The master is playing your cards…"
    assert [head["result"] for head in window.app.models.same.property("heads")][1] == "…"
    window.key("M", "Right")
    assert (shown(window, "side"), step(window)) == ("own", 1)
    window.key("Escape")
    assert window.app.pages.page == ""


def test_a_master_who_fails_is_told(window: Window, caplog: pytest.LogCaptureFixture) -> None:
    window.app.adviser.make = lambda _level, _seed: Broken()
    after_a_deal(window)
    window.press("beside")
    window.wait(lambda: "could not be worked out" in str(shown(window, "told")))
    assert "a fault in a player" in caplog.text


def test_the_figure_of_a_game_leads_to_its_last_deal(open_window: Open) -> None:
    window = open_window(keep=True)
    host = dated(played("tolva-4", deals=FEWEST))
    keep_game(window, host)
    for number in range(1, FEWEST + 1):
        found = Mastered(key_of(host.record()), number, number % 3, 2.0)
        window.app.index_worker.do(partial(keep, found=found))
    window.app.index_worker.settle()
    window.game_page("tolva-4")
    (card,) = [card for card in window.app.models.own_record.property("cards") if card["id"] == "master"]
    assert card["figure"].startswith("−0.80")
    window.app.models.statistics.choose("form", "tolva-4")
    window.app.pages.open("statistics")
    (row,) = window.app.models.statistics.property("mastery")
    assert row["figure"] == card["figure"]
    window.item("lastBeside").forceActiveFocus()
    window.key("Space")
    window.item("samePage")
    window.wait(lambda: bool(shown(window, "ready")))
    assert window.app.models.same.property("heads")[0]["side"] == "own"
