"""Games for families: turned by the player, without points, of luck, and not pretending to need skill."""

from itertools import islice
from random import Random
from typing import Any

from tests.cases import cases
from tests.gallery.tables import drawing
from tests.records.games import computer, deal, game, keep, seats
from tests.table.games import at_random
from tests.ui.conftest import Open, Window
from tests.ui.forms import rows
from tests.ui.place_tables import new_table, reached, seated, turns
from tests.ui.statistics.test_statistics import headlines, index
from tests.ui.table.test_cutting import speeches
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.account import ScoreLine
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.sheet import Sheet
from tolva_gui.words.game_data import game_data

UNSCORED = [game for game in BY_ID if not game_data(game).scored]
LUCK = [game for game in BY_ID if game_data(game).luck]


@cases("name", UNSCORED, usual=["svarte-petter"])
def test_no_plate_has_a_nought(name: str, window: Window) -> None:
    host = new_table(name, BY_ID[name].info.seats)
    host.start_deal()
    window.sit(host)
    rows = window.app.sitting.table.property("seats").rows()
    assert [row["score"] for row in rows] == [""] * host.info.seats
    assert "score" not in window.item("badge0").property("told")


@cases("name", ["svalta-rav", "svalta-rav-2"], usual=["svalta-rav"])
def test_the_end_page_shows_how_many_cards_each_has(name: str, window: Window) -> None:
    host = window.sit(at_random(name, BY_ID[name].info.seats, 3)).host
    window.item("verdict")
    most = max(line.points for line in host.results[-1].result.lines)
    assert window.app.sitting.sheet.property("places")[0]["score"] == f"{most} cards"
    assert window.find("scoreTable") is None
    assert window.find("lookBack") is None
    assert "Final" not in window.app.sitting.sheet.as_text()


def test_the_places_of_a_race_stand_without_points(qapp: object) -> None:
    sheet = Sheet(at_random("vandtia", 3, 3))
    assert sheet.property("places")
    assert {row["score"] for row in sheet.property("places")} == {""}
    assert not [row for row in sheet.property("rows") if row["text"] == "Place"]


@cases("name", UNSCORED, usual=["svarte-petter"])
def test_won_game_shows_no_zero_and_names_the_minus(name: str, window: Window) -> None:
    """The four scores used to be shown as 20-20-20--60, and cut after the second if they were longer."""
    lines = [ScoreLine("eel", side, points) for side, points in enumerate((740, -380, -180, -180))]
    last = deal(1, (0,) * 4, *lines, winner=0, form="grandissimo")
    # The last game is the first of the list.
    keep(index(window), game("2026-01-01T12:00:00", last, form="grandissimo"), finished(name, 1))
    window.app.models.history.refresh()
    line, scored = window.app.models.history.property("games").rows()
    assert scored["scores"] == "740 · −380 · −180 · −180"
    window.app.pages.open("history")
    shown = window.named("scores")
    assert {item.property("lineCount") for item in shown} <= {1, 2}
    assert all(item.property("paintedWidth") <= item.width() for item in shown)
    assert line["scores"] == ""
    assert "You" in line["result"] or "Alva" in line["result"]


@cases("name", LUCK, usual=["svarte-petter"])
def test_a_game_of_luck_has_no_ladder_and_no_good_choices(name: str, window: Window) -> None:
    window.game_page(name)
    assert [card["id"] for card in window.app.models.own_record.property("cards")] == []
    window.app.pages.open("opponents")
    window.item("allAreEqual")
    assert window.find("climb-stina") is None


def test_statistics_open_on_games_of_skill(window: Window) -> None:
    keep(index(window), *(finished("svalta-rav-2", no) for no in range(4)), finished("tolva-4", 7))
    statistics = window.app.models.statistics
    window.app.pages.open("statistics")
    assert statistics.property("chosen")["form"] == ""
    assert statistics.property("deals") == 1
    assert statistics.property("choices")["form"][0]["text"] == "Games of skill"
    statistics.choose("form", "svalta-rav-2")
    assert statistics.property("deals") == 4
    assert not any("point lead" in line for line in headlines(window))


def test_points_are_those_of_games_that_have_points(window: Window) -> None:
    keep(index(window), finished("tolva-4", 1), finished("hej-knekt", 2), finished("hej-knekt", 3))
    statistics = window.app.models.statistics
    window.app.pages.open("statistics")
    assert statistics.property("deals") == 3
    assert any(line.startswith("+1.00 point lead") for line in headlines(window))
    assert [row["name"] for row in statistics.property("leads") if row["section"] == "form"] == [
        "Tolva for four"
    ]


def test_points_of_different_games_are_not_added(window: Window) -> None:
    """Bitar, counters and points have no common scale; lankor of all forms have."""
    for forms, added in ((("tolva-4", "tolva-3"), True), (("tolva-4", "lomber"), False)):
        keep(index(window), *(finished(form, no) for no, form in enumerate(forms)))
        statistics = window.app.models.statistics
        window.app.pages.open("statistics")
        assert any("point lead" in line for line in headlines(window)) == added
        rows = statistics.property("leads")
        assert any(row["section"] == "opponent" for row in rows) == added
        assert all(abs(row["lead"]) <= 1 for row in rows)
    assert any(row["figure"].endswith(" bitar") for row in rows)


def test_luck_shows_the_game_played_most(window: Window) -> None:
    keep(index(window), *(finished("svarte-petter", no) for no in range(2)), finished("svalta-rav", 5))
    statistics = window.app.models.statistics
    window.app.pages.open("statistics")
    assert statistics.property("chosen")["form"] == "svarte-petter"
    assert "2 of 2 games without losing" in headlines(window)[0]


def finished(form: str, no: int) -> GameRecord:
    """Return a game of that form that the user has won."""
    sides = BY_ID[form].info.sides
    line = ScoreLine("vinsten", 0, 1)
    scored = (line,) if game_data(form).scored else ()
    last = deal(1, (0,) * sides, *scored, winner=0, form=form)
    return game(f"2026-01-{no + 1:02}T12:00:00", last, form=form, people=seats(form, computer("best")))


def turning(window: Window, host: Host, **settings: Any) -> Host:
    host.start_deal()
    window.sit(host, **settings, turn=True)
    window.item("turnPad")
    window.settle()
    return host


@cases("count", [2, 3, 4], usual=["4"])
def test_player_turns_svalta_rav_for_everybody(count: int, window: Window) -> None:
    host = turning(window, new_table("svalta-rav", count, dealer=0), language="sv")
    for moves in range(1, 4):
        window.key("Space")
        window.wait(window.my_turn)
        assert len(host.moves) == moves
        assert f"Vändning {moves} av 200" in window.app.sitting.table.property("signs")
    before = host.version
    window.bot.wait(100)
    assert host.version == before


def test_it_goes_on_alone_until_stopped_in_this_game_only(window: Window) -> None:
    host = turning(window, new_table("svalta-rav", 3), speed=1)
    window.press("byItself")
    before = host.version
    window.wait(lambda: host.version > before + 1)
    window.press("byItself")
    assert window.app.settings.get("turn_itself") is False
    window.press("byItself")
    window.sit(new_table("femtio", 4))
    assert window.app.settings.get("turn_itself") is False


def test_what_is_said_goes_when_the_next_card_is_turned(window: Window) -> None:
    host = turning(window, new_table("svalta-rav", 3, seed=2))
    said_in_turn: list[bool] = []
    # Until something has been said and is gone.
    while True not in said_in_turn or said_in_turn[-1]:
        said = len(host.deal_log)
        window.key("Space")
        window.wait(window.my_turn)
        turned = host.deal_log[said:]
        takers = {event.seat for event in turned if isinstance(event, Called) and event.word == "takes"}
        assert {seat for seat, text in enumerate(speeches(window)) if text} == takers
        said_in_turn.append(bool(takers))
        assert len(said_in_turn) < 7, "nobody takes, or somebody always"


def test_go_on_draw_is_said_until_somebody_draws(open_window: Open) -> None:
    window = open_window()
    host, rng = new_table("svarte-petter", 4), Random(2)
    host.start_deal()
    window.sit(host)
    for view in islice(turns(window), 4):
        window.app.sitting.table.do(rng.choice(view.legal))
        assert speeches(window).count("Go on, draw!") <= 1


def test_svarte_petter_shows_himself_at_the_end(open_window: Open) -> None:
    window = open_window()
    host, rng = new_table("svarte-petter", 3), Random(1)
    host.start_deal()
    while sum(len(zone.cards) for zone in host.view(None).zones if zone.place.kind == "hand") > 7:
        host.play(host.to_act(), rng.choice(host.view(host.to_act()).legal))
    window.sit(host)
    for view in turns(window):
        window.app.sitting.table.do(rng.choice(view.legal))
    assert [row["face"] for row in rows(window, "hand") + rows(window, "laid out")] == ["SJ"]
    assert window.app.sitting.sheet.property("lastCards") == ["SJ"]
    assert window.item("lastCards") is not None


def test_arrows_go_to_the_fan_that_one_draws_from(window: Window) -> None:
    host = seated(window, reached("svarte-petter", 3, drawing))
    made = host.moves_made
    window.key("Right", "Return")
    assert window.find("whyNot") is None
    window.wait(lambda: host.moves_made > made)
