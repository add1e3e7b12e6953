"""Games are kept, found again, however many there are, and reviewed."""

import sqlite3
import threading
from pathlib import Path
from random import Random
from unittest.mock import Mock

from msgspec import json
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.cases import cases
from tests.records.games import index_in
from tests.table.games import act, dated, move_on, played
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, table, where, wish
from tolva_gui import paths
from tolva_gui.records.branches import key_of
from tolva_gui.records.game_rows import OVER, UNTOUCHED, GameRow, KeptGame
from tolva_gui.records.index import Index
from tolva_gui.ui.history.view_model import MOST_SHOWN, History


def step(window: Window) -> int:
    return int(window.app.models.review.property("step"))


def test_a_deal_is_looked_back_at_by_keys_and_by_clicks(window: Window) -> None:
    host = window.sit(dated(played("tolva-4", deals=2))).host
    window.press("lookBack")
    window.item("reviewPage")
    review = window.app.models.review
    assert review.property("deal") == 1
    assert len(review.property("deals")) == 2
    last = review.property("last")
    assert last == len(host.record().deals[1].moves)
    ends = [trick["last"] for trick in review.property("tricks")]
    for key, wanted in (
        ("Right", 1),
        ("Right", 2),
        ("Left", 1),
        ("PgDown", ends[0]),
        ("PgDown", ends[1]),
        ("PgUp", ends[0]),
        ("End", last),
        ("Right", last),
        ("Home", 0),
        ("Left", 0),
    ):
        window.key(key)
        assert step(window) == wanted
    window.press("reviewMore", "trick3")
    assert step(window) == ends[2]
    assert "takes the trick" in review.property("story").rows()[step(window)]["text"]
    window.key("Space")
    assert window.item("reviewPage").property("going"), "a click leaves the keys to the page"
    window.key("Escape")
    assert (window.page(), window.sheet()) == ("", "deal")


def test_a_deal_goes_on_by_itself_until_its_end_or_a_stop(window: Window) -> None:
    window.app.models.review.show(dated(played("tolva-4", deals=1)).record())
    stepping, last = window.item("reviewPage"), window.app.models.review.property("last")
    window.app.models.review.setProperty("pace", 550)
    window.key("Space")
    window.wait(lambda: step(window) == 1)
    window.key("Space")
    assert not stepping.property("going")
    window.app.models.review.goTo(last - 1)
    window.press("reviewMore", "stepping")
    window.wait(lambda: step(window) == last)
    assert not stepping.property("going")
    window.press("stepping")
    assert (step(window), stepping.property("going")) == (0, True)


def test_the_score_after_each_deal_leads_to_the_deals(window: Window) -> None:
    host = dated(played("tolva-4", deals=2))
    window.app.models.review.show(host.record(), -1)
    curve = window.app.models.curve
    assert not curve.property("chances")
    results = [result.result.scores for result in host.results]
    lines = [[point["y"] for point in line][1:] for line in curve.property("lines")]
    assert lines == [list(scores) for scores in zip(*results, strict=True)]
    assert curve.property("at") == 2
    curve.show(1)
    assert window.app.models.review.property("deal") == 0
    curve.show(0)
    assert window.app.models.review.property("deal") == 0


def test_all_hands_are_open_at_the_move_of_the_page(window: Window) -> None:
    """A card is the same item at every step."""
    review = window.app.models.review
    host = played("tolva-4", deals=1)
    host.seats = (*host.seats[1:], replace(host.seats[0], name="Anna-Karin"))
    review.show(dated(host).record())
    review.goTo(review.property("last") // 2)
    story = window.item("reviewStory")

    def seen() -> bool:
        line = story.property("currentItem")
        top = line.mapToItem(story, 0, 0).y() if line is not None else -1
        return bool(0 <= top <= story.height() - line.height())

    window.wait(seen)
    review.goTo(0)
    cards = review.property("cards")
    faces = [row["face"] for row in cards.rows()]
    assert len(set(faces)) == 36
    review.goTo(4)
    assert all(row["face"] in ("", face) for row, face in zip(cards.rows(), faces, strict=True))
    assert all(not row["own"] for row in cards.rows())
    assert review.property("names")[:2] == ["Anna-Karin", "Nils"], "the user sits below"
    assert "Anna-Karin" in str(review.property("score")), "the hyphen is no minus"


def test_the_deal_in_progress_stays_closed(window: Window) -> None:
    host = dated(played("tolva-4", deals=1))
    host.start_deal()
    move_on(host, Random(1))
    window.sit(host)
    window.app.models.review.lookBack()
    assert len(window.app.models.review.property("deals")) == 1


def test_the_same_deal_again_from_here(window: Window) -> None:
    host = dated(played("tolva-4", deals=2))
    window.app.models.review.show(host.record(), -1)
    window.key("Right", "F")
    window.press("playFromHere")
    again, deal = window.host, host.record().deals[1]
    assert window.page() == ""
    assert again is not host
    assert again.helped
    assert again.deck == deal.deck
    assert again.moves[0] == (deal.moves[0].seat, deal.moves[0].move)


def test_a_game_is_kept_after_its_first_deal_and_found(open_window: Open) -> None:
    host = dated(table(0))
    while len(host.view(0).legal) > 1 or host.to_act() != 0:
        act(host)
    window = open_window(keep=True).sit(host, turn=True)
    window.app.sitting.table.play(next(c.property("face") for c in window.cards() if c.property("playable")))
    window.wait(lambda: window.sheet() != "")
    window.key("F3")
    window.item("game0")
    (line,) = window.app.models.history.property("games").rows()
    assert line["form"] == "Tolva for four"
    window.key("Return")
    assert window.page() == "review"
    window.key("Escape")
    assert window.page() == "history"


def test_the_search(window: Window) -> None:
    history = window.app.models.history
    keep_game(window, dated(played("tolva-4", seed=1), "2026-11-20T19:30:00+01:00"))
    window.app.index_worker.settle()
    keep_game(window, dated(played("plocketolva", seed=2), "2026-10-02T10:00:00+01:00"))
    window.app.index_worker.settle()
    window.key("F3")
    window.item("game1")
    field = window.item("search")
    window.click(field)
    for sought, found in (("karna", 1), ("2026-10", 1), ("plocket", 1), ("nobody", 0), ("", 2)):
        field.setProperty("text", "")
        history.setProperty("search", "")
        window.type(sought)
        assert len(history.property("games").rows()) == found, sought
    history.setProperty("form", "plocketolva")
    assert [line["form"] for line in history.property("games").rows()] == ["Plocketolva"]


def test_a_game_that_was_left_goes_on_and_nothing_is_lost(open_window: Open) -> None:
    window = open_window(keep=True)
    left = dated(played("tolva-4", deals=1))
    left.start_deal()
    while left.to_act() != 0:
        move_on(left, Random(1))
    keep_game(window, left)
    window.sit(dated(table(0), "2026-11-21T08:00:00+01:00"), turn=True)
    window.app.sitting.table.play(next(c.property("face") for c in window.cards() if c.property("playable")))
    window.key("F3")
    history = window.app.models.history
    window.wait(lambda: [line["result"] for line in history.property("games").rows()] == ["not finished"] * 2)
    window.item("historyPage")
    history.show(key_of(left.record()))
    before = window.app.navigation.host
    window.press("goOn")
    window.wait(lambda: window.app.navigation.host is not before)
    assert (window.host.began, window.host.moves) == (left.began, left.moves)


def test_a_game_that_cannot_be_kept_is_not_left(open_window: Open) -> None:
    paths.data_dir().mkdir(parents=True)
    (paths.data_dir() / "games").write_text("in the way", encoding="utf-8")
    host = dated(table(0, "play SA"))
    window = open_window(BlockedPlayer, keep=True).sit(host)
    window.app.models.review.show(dated(played("tolva-4", seed=7), "2026-10-02T10:00:00+01:00").record())
    window.key("F")
    window.press("playAgain")
    window.wait(lambda: any("cannot be saved" in text for text in window.notices()))
    assert window.app.navigation.host is host


@cases("size, text_size", [((1280, 800), 100), ((900, 600), 100), ((900, 600), 160)], usual=["1280x800-100"])
def test_a_game_is_resumed_by_a_key_or_by_a_button_that_is_seen(
    open_window: Open, size: tuple[int, int], text_size: int
) -> None:
    wish(speed=0, language="en", lesson_seen=True, text_size=text_size)
    window, left = open_window(BlockedPlayer), dated(played("tolva-4", deals=1))
    window.app.window.resize(*size)
    window.app.models.review.show(left.record())
    button = window.item("goOn")
    assert button.property("strong")
    assert 0 < where(button).left() < where(button).right() < size[0]
    assert window.app.settings.get("text_size") == text_size
    window.key("R")
    assert (window.page(), window.host.began) == ("", left.began)


MANY = 50_000


def row(number: int) -> GameRow:
    began = f"{2000 + number // 5000}-{1 + number % 12:02}-{1 + number % 28:02}T{number % 24:02}:{number % 60:02}:00"
    game = (f"game {number}", began, "tolva-4")
    who = ("Alva", "Elna", "Nils", "Oldest" if number == 0 else "Karna")
    kept = KeptGame(*game, who, ("", "best", "best", "best"), 3, (12, 3), False, ((0,), (1,)))
    return GameRow(*game, 1, "7", OVER, 0, json.encode(kept))


def fill(index: Index, games: int, untouched: int = -1) -> None:
    """Put rows for that many games into the index, without their files."""

    def insert(connection: sqlite3.Connection) -> None:
        rows = [row(number) for number in range(games)]
        rows = [one._replace(state=UNTOUCHED) if no == untouched else one for no, one in enumerate(rows)]
        files = [(f"{one.key}.tolva".encode(), 1, 1, one.key, one.key, "") for one in rows]
        connection.executemany("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", files)
        connection.executemany(f"INSERT INTO games VALUES ({', '.join('?' * len(rows[0]))})", rows)

    index.make()
    index.do(insert)


def test_the_newest_are_there_at_once_and_all_a_moment_later(qtbot: QtBot, tmp_path: Path) -> None:
    index = index_in(tmp_path)
    fill(index, MANY)
    history = History(Mock(index=index), Mock(), Mock(), Mock())
    history.begin()
    assert history.property("count") == MOST_SHOWN, "the window's thread reads no more"
    assert len(history.property("games").rows()) == MOST_SHOWN
    qtbot.waitUntil(lambda: history.property("count") == MANY, timeout=60_000)
    history.setProperty("search", "oldest")
    assert [game["key"] for game in history.property("games").rows()] == ["game 0"]
    history.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("history")]


def test_a_game_that_nobody_has_touched_is_not_listed(tmp_path: Path) -> None:
    index = index_in(tmp_path)
    fill(index, 3, untouched=1)
    history = History(Mock(index=index), Mock(), Mock(), Mock())
    history.begin()
    assert sorted(game["key"] for game in history.property("games").rows()) == ["game 0", "game 2"]
