"""Undo and redo: by button and by key, back to the beginning of the deal, and their announcements."""

from tests.ui.conftest import WON, Open, Window, table
from tests.ui.forms import new_host
from tests.ui.place_tables import seated
from tolva_gui.rules.moves import Play


def play_any(window: Window) -> None:
    card = next(card for card in window.cards() if card.property("playable"))
    window.click_card(card.property("face"))
    window.wait(window.my_turn)
    window.bot.wait(30)


def test_undo_and_redo_by_keys_to_the_beginning_of_the_deal(open_window: Open) -> None:
    window = open_window()
    host = seated(window, table(0))
    dealt = host.view(0).zones
    play_any(window)
    play_any(window)
    after, moves = host.view(0).zones, host.moves
    window.key(*["Ctrl+Z"] * 4)
    assert host.moves_made == 0
    assert host.view(0).zones == dealt
    assert len([card for card in window.cards() if card.property("playable")]) == 9
    assert not window.item("undo").property("enabled")
    assert window.item("undo").opacity() == window.item("redo").opacity(), "faded twice"
    while window.app.sitting.take_back.property("canRedo"):
        window.key("Ctrl+Shift+Z")
    assert host.moves == moves
    assert host.view(0).zones == after
    assert window.my_turn()


def test_undo_by_button_marks_the_deal_as_helped_once(open_window: Open) -> None:
    """Another card forgets what was undone."""
    window = open_window()
    host = seated(window, table(0))
    play_any(window)
    window.press("undo")
    assert host.helped
    assert window.notices() == ["Undone: this deal counts as played with help."]
    window.app.notices.dismiss()
    assert window.app.sitting.take_back.property("canRedo")
    play_any(window)
    assert not window.app.sitting.take_back.property("canRedo")
    window.press("undo")
    assert window.notices() == []


def test_undo_while_another_thinks_drops_his_answer(window: Window) -> None:
    host = seated(window, table(0))
    window.click_card("SA")
    assert not window.my_turn()
    window.key("Ctrl+Z")
    assert window.my_turn()
    window.bot.wait(50)
    assert host.moves_made == 0


def test_a_card_that_had_to_be_played_is_no_decision(open_window: Open) -> None:
    window = open_window()
    host = seated(window, table(0))
    while sum(isinstance(move, Play) for move in host.view(0).legal) > 1:
        play_any(window)
    forced = host.moves_made
    play_any(window)
    window.key("Ctrl+Z")
    assert host.moves_made < forced
    assert len(host.view(0).legal) > 1


def test_past_a_draw_it_is_for_practice_only(open_window: Open) -> None:
    window = open_window()
    seated(window, new_host("plocketolva"))
    play_any(window)
    window.wait(window.my_turn)
    window.press("undo")
    assert any("only practice" in text for text in window.notices())


def test_not_with_several_people_and_the_button_says_why(window: Window) -> None:
    """Also for who has made a move that could be taken back."""
    host = window.sit(table(0, WON, "mpcc")).host
    window.item("openCurtain")
    window.hold("A", window.my_turn)
    window.bot.wait(30)
    window.key("Ctrl+Z")
    button = window.item("undo")
    window.click(button)
    assert host.moves_made == 4
    assert button.property("enabled")
    window.point_at(button)
    window.wait(lambda: bool(button.property("hovered")))
    assert "one person" in button.property("text")


def test_nothing_is_done_again_under_covered_cards(open_window: Open) -> None:
    window = open_window()
    host = seated(window, table(0))
    play_any(window)
    window.app.sitting.take_back.undo()
    window.wait(window.my_turn)
    window.app.sitting.privacy.turn()
    made = host.moves_made
    window.app.sitting.take_back.redo()
    assert host.moves_made == made
    window.app.sitting.privacy.turn()
    window.app.sitting.take_back.redo()
    assert host.moves_made > made
