"""Hints at the table: requested by key and button, in three strengths, with figures on the cards for practice."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Broken, Open, Valuing, Window, table
from tests.ui.place_tables import seated
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.levels import make_player
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.moves import play_card

WON = "play SA, play S9, play S7, play S6"


def counts() -> Valuing:
    """Return a player that values the last legal move one point above the others."""
    return Valuing(lambda view, move: move == view.legal[-1])


def shown(window: Window) -> str:
    found = window.find("hint")
    return str(found.property("text")) if found else ""


def press(window: Window, contains: str) -> None:
    window.key(Qt.Key.Key_H)
    window.wait(lambda: contains in shown(window) and shown(window) != "Thinking…")


def advised(window: Window) -> list[str]:
    return [card.property("face") for card in window.cards() if card.property("advised")]


def figures(window: Window) -> dict[str, str]:
    return {c.property("face"): c.property("figure") for c in window.cards() if c.property("figure")}


def detail(window: Window) -> list[str]:
    return [text.replace("\u00a0", " ") for text in window.app.sitting.hints.property("detail")]


def test_each_press_says_more_and_the_last_puts_it_away(open_window: Open) -> None:
    window = open_window(counts)
    seated(window, table(3, "play S6"))
    press(window, "?")
    assert advised(window) == []
    press(window, ".")
    press(window, "Play ♠Q")
    assert advised(window) == ["SQ"]
    assert detail(window) == [
        "♠A is 1.0 points behind.",
        "Expected point lead: ♠Q +1.0 · ♠A 0.0 · ♠K 0.0",
        "Clearly best: all 8 searches say so.",
    ]
    window.app.settings.set("language", "sv")
    assert shown(window) == "Spela ♠D", "the hint follows the language"
    assert detail(window)[1] == "Väntat försprång i poäng: ♠D +1,0 · ♠E 0,0 · ♠K 0,0"
    window.key(Qt.Key.Key_H)
    assert window.find("hint") is None
    assert advised(window) == []


def test_who_has_no_choice_gets_no_help(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(3, "play D9"))
    assert len(host.view(0).legal) == 1
    window.click(window.item("hintButton"))
    window.wait(lambda: shown(window) != "")
    assert not host.helped
    assert window.notices() == []


def test_hint_by_mouse_marks_the_deal_and_ends_with_the_move(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(3, "play S6"))
    assert not host.record().helped
    window.click(window.item("hintButton"))
    window.wait(lambda: shown(window).endswith("?"))
    assert host.record().helped
    assert window.notices() == ["This deal counts as played with help."]
    window.click(window.item("moreHint"))
    window.click(window.item("moreHint"))
    assert shown(window) == "Play ♠Q"
    window.click_card("SA")
    assert window.find("hint") is None
    assert window.app.sitting.hints.property("strength") == 0


def test_the_search_itself_gives_the_hint(window: Window) -> None:
    window.app.adviser.make = make_player
    host = seated(window, table(3, "play S6"))
    for part in ("?", ".", "Play"):
        press(window, part)
    assert play_card(parse_card(advised(window)[0])) in host.view(0).legal


def test_a_call_is_advised_too_and_escape_puts_the_hint_away(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(2, "play CA, play CJ, play C6, play C8, ask"))
    assert str(host.view(0).legal[-1]) == "meld H"
    for part in ("?", ".", "Meld hearts"):
        press(window, part)
    assert advised(window) == []
    calls = window.app.sitting.table.property("calls")
    assert calls[window.app.sitting.marks.property("calls")[0]] == "Trump: hearts, 2 points"
    window.key(Qt.Key.Key_Escape)
    assert window.find("hint") is None
    assert window.app.pages.property("page") == ""


def test_one_can_play_while_the_hint_is_thought_of(window: Window) -> None:
    """Also while practice thinks."""
    host = seated(window, table(3, "play S6"))
    window.key(Qt.Key.Key_H)
    assert shown(window) == "Thinking…"
    assert not host.helped
    window.click_card("SA")
    assert host.moves_made == 2
    assert window.find("hint") is None
    window.app.settings.set("practice", True)
    host = seated(window, table(3, "play S6"))
    window.click_card("SA")
    assert host.moves_made == 2
    assert not host.helped


def test_no_hint_where_it_is_not_ones_turn_or_hints_are_off(window: Window) -> None:
    window.sit(table(1))
    window.bot.wait(30)
    window.key(Qt.Key.Key_H)
    assert window.find("hint") is None
    assert not window.item("hintButton").property("enabled")
    window.app.settings.set("hints", False)
    seated(window, table(3, "play S6"))
    window.key(Qt.Key.Key_H)
    assert window.find("hint") is None
    assert window.find("hintButton") is None


def test_a_search_that_fails_is_told(open_window: Open) -> None:
    window = open_window(counts)
    window.app.adviser.make = lambda _level, _seed: Broken()
    host = seated(window, table(3, "play S6"))
    window.key(Qt.Key.Key_H)
    window.wait(lambda: window.notices() == ["No hint this time: the search failed."])
    assert window.find("hint") is None
    assert not host.helped


def test_practice_shows_what_cards_and_calls_are_worth(open_window: Open) -> None:
    window = open_window(counts)
    window.app.settings.set("practice", True)
    host = seated(window, table(0, WON))
    window.wait(lambda: len(figures(window)) == len(window.cards()) == 8)
    assert set(figures(window).values()) == {"0.0"}
    assert str(window.item("call0").property("text")).endswith("  0.0")
    assert str(window.item("call2").property("text")).endswith("  +1.0")
    assert host.helped
    window.app.settings.set("practice", False)
    assert figures(window) == {}


def test_left_table_is_thought_about_no_longer(window: Window) -> None:
    window.app.settings.set("practice", True)
    seated(window, table(3, "play S6"))
    wish = window.app.sitting.hints._job
    assert wish is not None
    window.app.navigation.take_up()
    assert window.app.navigation.host is None
    assert wish.cancelled
    # A result that was already computed and is on its way.
    move = wish.view.legal[0]
    window.app.services.hint_worker.advised.emit(wish, Advice(move, {move: 1.0}, "clear", 9, 9))
    window.app.services.hint_worker.done.emit(wish, True)
    window.bot.wait(20)
    assert window.app.navigation.sitting is None
