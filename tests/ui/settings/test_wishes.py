"""Settings: what they change in play, how they are chosen and reset, and what is one in the file."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from tests.ui.conftest import WON, Window, table
from tests.ui.forms import own_hand
from tolva_gui.ui.settings.view_model import CHOICES, Settings


def choose(window: Window, title: str, value: str) -> None:
    """Choose on the settings page, as a person does."""
    window.app.pages.open("settings")
    window.item("closeSettings")
    group = next(item for item in window.items() if item.property("title") == title and item.isVisible())
    option: QObject = next(item for item in group.childItems() if item.objectName() == f"choice-{value}")
    option.forceActiveFocus()  # type: ignore[attr-defined]  # the page scrolls to it
    window.bot.wait(20)
    window.click(option)  # type: ignore[arg-type]
    window.press("closeSettings")


def hand(window: Window) -> str:
    return " ".join(str(row["face"]) for row in own_hand(window))


def test_hand_order_applies_at_once_with_trump_apart(window: Window) -> None:
    window.sit(table(0, WON))
    assert hand(window) == "SK SQ HA HK HQ C7 C6 D6"
    choose(window, "Cards within a suit", "true")
    assert hand(window) == "SQ SK HQ HK HA C6 C7 D6"
    choose(window, "Suits in my hand", "trump")
    assert hand(window) == "SQ SK HQ HK HA C6 C7 D6"
    window.press("call1")
    assert hand(window) == "SQ SK D6 C6 C7 HQ HK HA"


def test_the_only_card_is_played_for_me_at_the_usual_pace(window: Window) -> None:
    host = window.sit(table(1, "play DA, play DJ"), auto_play=True, drawn=True).host
    window.app.settings.set("speed", 3)
    window.see("play D7")
    window.wait(window.my_turn)
    window.settle()
    assert host.moves_made == 3, "it waits as long as any other"
    window.wait(lambda: host.moves_made == 4)
    assert str(host.moves[-1][1]) == "play D6"


def test_what_is_a_choice_is_left_to_me(window: Window) -> None:
    for moves, wish in (
        ("play DA, play DJ, play D7", False),
        ("play C8, play CA, play CT", True),
        (WON, True),
    ):
        window.app.settings.set("auto_play", wish)
        host = window.sit(table(0 if moves == WON else 1, moves)).host
        made = host.moves_made
        window.settle()
        assert host.moves_made == made
        assert window.my_turn()


def test_a_trick_lies_for_the_seconds_that_were_chosen(window: Window) -> None:
    choose(window, "Keep finished tricks", "1")
    window.sit(table(0, "play SA, play S9, play S7"))
    window.app.settings.set("speed", 1)
    window.see("play S6")
    window.wait(lambda: window.app.sitting.choreography.busy)
    window.bot.wait(750)
    assert window.app.sitting.choreography.busy
    window.wait(window.my_turn)


def test_all_settings_are_reset_after_a_question_only(window: Window) -> None:
    window.app.settings.set("cloth", "red")
    window.app.pages.open("settings")
    window.press("resetSettings")
    window.item("resetQuestion")
    window.key("Escape")
    assert window.app.settings.get("cloth") == "red"
    assert window.app.pages.property("page") == "settings"
    window.press("resetSettings")
    window.key("Return")
    assert window.app.settings.get("cloth") == "red"
    window.press("resetSettings", "reallyReset")
    assert window.app.settings.get("cloth") == "green"
    window.item("closeSettings")


def test_in_a_large_window_the_settings_need_no_scrolling(window: Window) -> None:
    window.app.window.resize(2540, 1400)
    window.app.pages.open("settings")
    window.item("closeSettings")
    sheet = window.item("settingsSheet")
    assert sheet.property("contentHeight") <= sheet.height()


def test_figures_on_the_cards_are_behind_more(window: Window) -> None:
    window.app.pages.open("settings")
    window.item("closeSettings")
    assert window.find("setting-practice") is None
    window.item("moreAids").forceActiveFocus()
    window.key("Space")
    window.item("setting-practice")
    window.press("closeSettings")
    window.app.settings.set("practice", True)
    window.app.pages.open("settings")
    window.item("setting-practice")


@pytest.mark.parametrize(
    ("name", "text"),
    [("card_size", "true"), ("volume", "true"), ("wait_for_click", "1"), ("sound", "0"), ("speed", "1.0")],
)
def test_true_does_not_pass_for_one(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"{name}": {text}}}', encoding="utf-8")
    settings = Settings(path)
    settings.load()
    assert settings.get(name) is CHOICES[name][0]
    with pytest.raises(ValueError, match=name):
        settings.set(name, text == "true" if text in ("true", "false") else float(text))
