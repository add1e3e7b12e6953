"""Hints in every game, in three strengths, figures for practice, and games without aids."""

from functools import partial

from tests.ui.conftest import WON, Broken, Open, Valuing, Window, table
from tests.ui.place_tables import new_table, reached, seated
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.levels import make_player


def counts() -> Valuing:
    """Return a player that values the last legal move one point above the others."""
    return Valuing(lambda view, move: move == view.legal[-1])


def shown(window: Window) -> str:
    found = window.find("hint")
    return str(found.property("text")) if found else ""


def advised(window: Window) -> list[str]:
    return [card.property("face") for card in window.cards() if card.property("advised")]


def figures(window: Window) -> dict[str, str]:
    return {c.property("face"): c.property("figure") for c in window.cards() if c.property("figure")}


def detail(window: Window) -> list[str]:
    return [text.replace("\u00a0", " ") for text in window.app.sitting.hints.property("detail")]


def test_each_press_says_more_and_the_last_puts_it_away(open_window: Open) -> None:
    window = open_window(counts)
    seated(window, table(3, "play S6"))
    assert press(window).endswith("?")
    assert advised(window) == []
    assert press(window).endswith(".")
    assert press(window) == "Play ♠Q"
    assert advised(window) == ["SQ"]
    assert detail(window) == [
        "♠A is 1.0 points behind.",
        "Expected point lead: ♠Q +1.0 · ♠A 0.0 · ♠K 0.0",
        "Clearly best: all 8 searches say so.",
    ]
    window.app.settings.set("language", "sv")
    assert shown(window) == "Spela ♠D", "the hint follows the language"
    assert detail(window)[1] == "Väntat försprång i poäng: ♠D +1,0 · ♠E 0,0 · ♠K 0,0"
    window.key("H")
    assert window.find("hint") is None
    assert advised(window) == []


def test_who_has_no_choice_gets_no_help(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(3, "play D9"))
    assert len(host.view(0).legal) == 1
    window.press("hintButton")
    window.wait(lambda: shown(window) != "")
    assert not host.helped
    assert window.notices() == []


def test_hint_by_mouse_marks_the_deal_and_ends_with_the_move(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(3, "play S6"))
    assert not host.record().helped
    window.press("hintButton")
    window.wait(lambda: shown(window).endswith("?"))
    assert host.record().helped
    assert window.notices() == ["This deal counts as played with help."]
    window.press("moreHint", "moreHint")
    assert shown(window) == "Play ♠Q"
    window.click_card("SA")
    assert window.find("hint") is None
    assert window.app.sitting.hints.property("strength") == 0


def test_a_call_is_advised_too_and_escape_puts_the_hint_away(open_window: Open) -> None:
    window = open_window(counts)
    host = seated(window, table(2, "play CA, play CJ, play C6, play C8, ask"))
    assert str(host.view(0).legal[-1]) == "meld H"
    assert [press(window)[-1] for _ in range(2)] == ["?", "."]
    assert press(window) == "Meld hearts"
    assert advised(window) == []
    calls = window.app.sitting.table.property("calls")
    assert calls[window.app.sitting.marks.property("calls")[0]]["label"] == "Trump: hearts, 2 points"
    window.key("Escape")
    assert window.find("hint") is None
    assert window.app.pages.property("page") == ""


def test_one_can_play_while_the_hint_is_thought_of(window: Window) -> None:
    """Also while practice thinks."""
    host = seated(window, table(3, "play S6"))
    window.key("H")
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


def test_no_hint_out_of_turn_nor_switched_off_nor_for_luck(window: Window) -> None:
    window.sit(table(1))
    window.bot.wait(30)
    window.key("H")
    assert window.find("hint") is None
    assert not window.item("hintButton").property("enabled")
    window.app.settings.set("hints", False)
    seated(window, table(3, "play S6"))
    window.key("H")
    assert window.find("hint") is None
    assert window.find("hintButton") is None
    window.app.settings.set("hints", True)
    for game in ("svalta-rav", "svalta-rav-2"):
        seated(window, new_table(game, 2, 1))
        assert window.find("hintButton") is None
        window.key("H")
        assert window.app.sitting.hints.property("strength") == 0


def test_a_search_that_fails_is_told(open_window: Open) -> None:
    window = open_window(counts)
    window.app.adviser.make = lambda _level, _seed: Broken()
    host = seated(window, table(3, "play S6"))
    window.key("H")
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
    window.app.workers.jobs.advised.emit(wish, Advice(move, {move: 1.0}, "clear", 9, 9))
    window.app.workers.jobs.done.emit(wish, True)
    window.bot.wait(20)
    assert window.app.navigation.sitting is None


def likes() -> Valuing:
    """Return a player that values the first of the longest moves five points above the others."""
    return Valuing(lambda view, move: 5 * (move == max(view.legal, key=lambda one: len(str(one)))))


def press(window: Window) -> str:
    window.key("H")
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))
    window.settle()
    return str(window.item("hint").property("text"))


def test_plump_hint_keeps_the_number_in_sight_and_rings_a_card(open_window: Open) -> None:
    window = open_window(likes)
    host = seated(window, reached("plump", 4, lambda view: view.phase == "bid", deal=4, dealer=3))
    assert press(window) == "How many tricks are certainly yours, and how many have the others bid?"
    assert press(window).endswith(".")
    assert press(window) == "Bid 10"
    window.press("number10")
    assert [str(move) for seat, move in host.moves if seat == 0] == ["bid 10"]
    host = reached("plump", 4, lambda view: view.phase == "play" and len(view.legal) > 2, deal=4)
    seated(window, host)
    texts = [press(window) for _ in range(3)]
    assert texts[0].endswith("?")
    assert texts[2].startswith("Play ")
    (face,) = advised(window)
    assert [str(move).removeprefix("play ") for move in host.view(0).legal].count(face) == 1


def test_femtio_warns_of_a_pile_that_can_be_guessed(open_window: Open) -> None:
    window = open_window(partial(make_player, "best", 1))
    host = seated(window, new_table("femtio", 4, 3))
    assert press(window) == "Could the others guess how your pile lies?"
    assert "can guess that your high cards lie first" in press(window)
    assert press(window).startswith("In this order: ")
    assert advised(window) == []
    window.key("1")
    window.wait(lambda: window.my_turn() and host.view(0).phase == "play")
    assert not window.item("hintButton").isEnabled()
    window.key("H")
    assert window.app.sitting.hints.property("strength") == 0


def test_hej_knekt_names_the_greeting_only_without_hurry(open_window: Open) -> None:
    window = open_window()
    window.app.settings.set("race_speed", "calm")
    host = window.sit(new_table("hej-knekt", 3, 1)).host
    for _ in range(40):
        window.wait(
            lambda: bool(window.app.sitting.race.waits() or window.app.sitting.race.property("turner"))
        )
        if window.app.sitting.race.waits():
            break
        window.key("Space")
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
    window.dress(race_speed="quick")
    assert window.find("hintButton") is None


def test_agreement_is_made_on_the_page_and_shown_at_table(window: Window) -> None:
    window.game_page(change=True)
    window.press("choice-false", "play")
    assert not window.host.aids
    assert window.item("noAids") is not None


def test_a_game_with_aids_says_nothing_also_after_one_without(window: Window) -> None:
    for aids in (False, True):
        host = table(0)
        host.aids = aids
        window.sit(host, turn=True)
        assert (window.find("noAids") is None) == aids
        assert (window.find("hintButton") is not None) == aids
        assert (window.find("undo") is not None) == aids


def test_without_aids_there_is_no_hint_no_value_and_no_undo(open_window: Open) -> None:
    window, host = open_window(counts), table(0)
    host.aids = False
    window.sit(host, turn=True, practice=True)
    assert window.find("hintButton") is None
    window.key("H")
    window.bot.wait(50)
    assert window.find("hint") is None
    assert window.app.sitting.hints.property("figures") == {}
    window.app.sitting.hints.ask()
    assert window.app.sitting.hints.property("strength") == 0, "nor if it is asked for all the same"
    assert not host.helped
    window.click_card("SA")
    window.wait(lambda: host.moves_made > 3 and window.my_turn())
    made = host.moves_made
    window.key("Ctrl+Z")
    assert host.moves_made == made
    assert window.find("undo") is None


def test_move_announces_no_change_of_hidden_aids(open_window: Open) -> None:
    window = open_window().sit(table(3, "play S6"), turn=True)
    app, told = window.app, list[str]()
    app.sitting.hints.changed.connect(lambda: told.append("hint"))
    app.models.tasks.changed.connect(lambda: told.append("task"))
    app.models.exercises.changed.connect(lambda: told.append("exercise"))
    before = app.sitting.host.moves_made
    app.sitting.table.play("SQ")
    window.wait(lambda: app.sitting.host.moves_made > before + 1 and window.my_turn())
    assert told == []
