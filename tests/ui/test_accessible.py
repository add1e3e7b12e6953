"""What a screen reader finds by Qt's accessibility interface: names, roles, descriptions, choices, announcements."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import above, below
from tests.table.games import act
from tests.ui.conftest import WON, BlockedPlayer, Open, Window, table
from tests.ui.forms import new_host
from tests.ui.page_list import PAGES
from tests.ui.table.aids.test_privacy import TWO
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Moved, Place
from tolva_gui.rules.games.mariage.calls import meld
from tolva_gui.ui.table.choreography import Step

Role = QAccessible.Role
CONTROLS = {
    Role.Button, Role.RadioButton, Role.CheckBox, Role.EditableText, Role.ComboBox, Role.Link, Role.Slider,
    Role.SpinBox, Role.PageTab, Role.MenuItem, Role.ListItem, Role.ScrollBar, Role.AlertMessage, Role.Graphic,
    Role.Heading, Role.StaticText,
}  # fmt: skip
NAMELESS_ROLES = {Role.NoRole, Role.Client}


def name(one: QAccessibleInterface) -> str:
    return one.text(QAccessible.Text.Name)


def description(one: QAccessibleInterface) -> str:
    return one.text(QAccessible.Text.Description)


def tree(window: Window) -> list[QAccessibleInterface]:
    """Return all visible objects in reading order."""

    def below(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        if not one.state().invisible:
            yield one
            for no in range(one.childCount()):
                yield from below(one.child(no))

    root = QAccessible.queryAccessibleInterface(window.app.window)
    assert root is not None
    return list(below(root))


def seen(window: Window) -> Iterator[QQuickItem]:
    return below(window.app.window.contentItem(), lambda item: item.isVisible() and item.opacity() > 0)


def opened(open_window: Open, page: str) -> Window:
    window = open_window(BlockedPlayer)
    PAGES[page](window)
    window.settle()
    return window


@cases("page", PAGES, usual=["game", "game-over"])
def test_everything_can_be_heard_and_reached_by_keys(open_window: Open, page: str) -> None:
    window = opened(open_window, page)
    names_and_roles(window, page)
    keys_can_be_heard(window)
    writing_can_be_heard(window, page)
    tab_goes_round(window)
    focus_is_seen(window, page)


def test_a_picture_of_a_prompt_asks_for_nothing(open_window: Open) -> None:
    heard = [name(one) for one in tree(opened(open_window, "settings"))]
    assert "How it looks" in heard
    assert "Your turn" not in heard


def names_and_roles(window: Window, page: str) -> None:
    nodes = tree(window)
    assert len(nodes) > 3
    for one in nodes:
        assert one.role() not in NAMELESS_ROLES
        if one.role() in CONTROLS:
            assert name(one).strip(), (page, one.role(), one.object())
        told = name(one) + description(one)
        assert not re.search(r"QQuick|_QML|\bundefined\b|\bnull\b|%[1-9n]", told), told


def keys_can_be_heard(window: Window) -> None:
    for item in seen(window):
        if item.activeFocusOnTab() and item.isEnabled():
            one = QAccessible.queryAccessibleInterface(item)
            assert one is not None, item
            assert name(one).strip(), item
            assert one.role() not in NAMELESS_ROLES, item


def writing_can_be_heard(window: Window, page: str) -> None:
    told = plain("\n".join(name(one) + "\n" + description(one) for one in tree(window)))
    told = told.replace(" (our rule)", "†")
    for item in seen(window):
        if item.inherits("QQuickText") and not left_out(item):
            text = plain(str(item.property("text"))).replace(" †", "†").lstrip("⇧§♠♥♦♣ ")
            assert len(text) < 2 or text in told, (page, text)


def left_out(text: QQuickItem) -> bool:
    """Return whether the text or an ancestor is ignored by screen readers, or belongs to a picture."""
    for item in (text, *above(text)):
        for attached in item.children():
            if attached.inherits("QQuickAccessibleAttached"):
                one = QAccessible.queryAccessibleInterface(item)
                picture = one is not None and one.role() in (Role.Graphic, Role.Chart)
                if attached.property("ignored") or picture:
                    return True
    return False


def plain(text: str) -> str:
    """Return the text without markup and places to break."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>|\u200b", "", text)).strip()


# The table


def found(window: Window, wanted: str) -> QAccessibleInterface:
    """Return the object with that name."""
    return next(one for one in tree(window) if name(one) == wanted)


def groups(window: Window) -> dict[str, list[str]]:
    """Return the names of the cards in each group, in the order of reading."""
    return {
        name(one): [name(one.child(no)) for no in range(one.childCount())]
        for one in tree(window)
        if one.role() == Role.Grouping
    }


def test_cards_are_read_in_groups_in_the_order_they_lie(window: Window) -> None:
    window.sit(table(2, "play S8, play S6"))
    window.wait(lambda: "Your hand" in groups(window))
    read = groups(window)
    assert read["The trick"] == ["8 of spades", "6 of spades"]
    assert read["Your hand"] == [
        "ace of spades", "king of spades", "queen of spades", "ace of hearts", "king of hearts", "queen of hearts",
        "7 of clubs", "6 of clubs", "6 of diamonds",
    ]  # fmt: skip
    titles = list(read)
    assert titles.index("The trick") < titles.index("Your hand")


def test_a_played_card_leaves_the_other_cards_as_they_are(window: Window) -> None:
    """A screen reader is told of every item that comes or goes, and takes in no announcement meanwhile."""

    def hand() -> list[QObject]:
        group = found(window, "Your hand")
        return [group.child(no).object() for no in range(group.childCount())]

    window.sit(table(2, "play S8, play S6"))
    window.wait(lambda: "Your hand" in groups(window))
    before = hand()
    window.click_card("SK")
    window.wait(lambda: "king of spades" in groups(window)["The trick"])
    assert hand() == [before[0], *before[2:]]


def test_a_card_tells_what_it_is_and_what_can_be_done_with_it(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.wait(lambda: "Your hand" in groups(window))
    hand = [one for one in tree(window) if one.role() == Role.Button and " of " in name(one)]
    assert len(hand) == 9
    assert description(found(window, "ace of hearts")) == "cannot be played now"
    assert description(found(window, "ace of spades")) == ""
    assert description(found(window, "6 of spades")) == "played by Karna, winning so far"
    found(window, "ace of spades").actionInterface().doAction("Press")
    window.wait(lambda: "ace of spades" in groups(window)["The trick"])
    assert description(found(window, "ace of spades")) == "winning so far"


def test_a_melded_pair_is_told(window: Window) -> None:
    host = window.sit(table(2, "play CA, play CJ, play C6, play C8")).host
    window.app.sitting.director.show(host.play(2, meld("D")))
    window.wait(lambda: "The hand of Nils" in groups(window))
    assert description(found(window, "king of diamonds")) == "shown by Nils, seen by all"
    found(window, "Trump: Diamonds")


def test_score_turn_and_tricks_are_told(window: Window) -> None:
    window.sit(table(0, WON, scores=(4, -6)))
    names = {name(one) for one in tree(window)}
    assert {"Alva and Nils: 4 points", "Elna and Karna: −6 points", "Alva, to play, 1 trick"} <= names


class Ear:
    """Collects announcements from now on, with their times in milliseconds."""

    def __init__(self, window: Window) -> None:
        self.heard: list[str] = []
        self.times: list[int] = []
        self._window = window
        self._clock = QElapsedTimer()
        self._clock.start()
        window.app.voice.said.connect(self._hear)

    def _hear(self, text: str, _urgent: bool) -> None:
        self.heard.append(text)
        self.times.append(self._clock.elapsed())

    def hears(self, *parts: str) -> None:
        """Wait until all of this has been said."""
        self._window.wait(lambda: all(part in " ".join(self.heard) for part in parts))


def test_what_happens_is_said(window: Window) -> None:
    window.sit(table(3, ""))
    ear = Ear(window)
    window.see("play S6")
    ear.hears("Karna leads 6 of spades.", "Your turn.")
    window.app.sitting.table.play("HA")
    ear.hears("You must follow suit")
    window.app.sitting.table.play("SA")
    ear.hears("Alva plays ace of spades.")
    for _ in range(2):
        window.see()
    # Then the possible calls are announced.
    ear.hears("Alva takes the trick", "Trump")
    assert not re.search(r"[.!?:][.]|[♠♥♦♣]", " ".join(ear.heard))


def test_keys_say_a_card_that_is_chosen_and_how_the_game_stands(window: Window) -> None:
    window.sit(table(3, "play S6", scores=(4, -6)))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    ear = Ear(window)
    window.wait(lambda: window.my_turn() and not window.app.voice._waiting)
    ear.heard.clear()
    window.key("A")
    ear.hears("ace of spades.")
    window.key("A")
    ear.hears("ace of hearts, cannot be played now.")
    window.wait(lambda: len(ear.heard) == 2)
    ear.heard.clear()
    window.key("I")
    ear.hears("Your hand")
    assert " ".join(ear.heard) == (
        "No trump. In the trick: 6 of spades by Karna. Your turn. Alva and Nils: 4. Elna and Karna: −6. "
        "Your hand: ace of spades, king of spades, queen of spades, ace of hearts, king of hearts, queen of hearts, "
        "6 of diamonds, 7 of clubs, 6 of clubs."
    )


def test_what_opens_at_the_table_is_named(window: Window) -> None:
    """A request for the last trick before the first one gets a sentence too."""
    window.sit(table(0))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    ear = Ear(window)
    window.key("L")
    ear.hears("No trick has been taken yet.")
    window.sit(table(0, WON))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    for keys, wanted in (("M", "More (M)"), ("P", "No points yet"), ("LL", "Your tricks")):
        window.key(*keys)
        ear.hears(wanted)
        window.key("Escape")


def test_the_page_of_a_finished_deal_is_named(open_window: Open) -> None:
    host = table(0)
    while len(host.view(0).legal) > 1 or host.to_act() != 0:
        act(host)
    window = open_window().sit(host)
    ear = Ear(window)
    window.wait(window.my_turn)
    window.app.sitting.table.play(str(host.view(0).legal[0]).removeprefix("play "))
    window.wait(lambda: window.sheet() != "")
    ear.hears("Deal 1")
    assert "Deal 1" in {name(one) for one in tree(window) if one.role() == Role.Pane}


def test_nothing_is_said_of_a_covered_hand(window: Window) -> None:
    window.sit(table(0, WON, TWO))
    window.app.sitting.privacy.open()
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    ear = Ear(window)
    window.wait(lambda: not window.app.voice._waiting)
    ear.heard.clear()
    window.app.sitting.privacy.hide()
    ear.hears("It is Alva’s turn. The cards are hidden. Hold down the key A to see them.")
    window.app.sitting.narrator.tellTable()
    window.app.sitting.narrator.point("SK", True)
    ear.hears("No trump")
    assert not any("hand" in text or "king" in text or "rump: " in text for text in ear.heard)


# The keys


def stops(window: Window, key: str = "Tab") -> list[QQuickItem]:
    """Press the key until the focus has come round, and return the items focused on the way."""
    passed: list[QQuickItem] = []
    for _ in range(150):
        window.key(key)
        item = window.app.window.activeFocusItem()
        if item is None or any(item is other for other in passed):
            return passed
        passed.append(item)
    raise AssertionError("the keys do not come round")


def tab_goes_round(window: Window) -> None:
    forth, back = stops(window), stops(window, "Backtab")
    assert {id(item) for item in forth} == {id(item) for item in back}
    wanted = [
        item
        for item in seen(window)
        if item.activeFocusOnTab() and item.isEnabled() and item.width() > 0 and item.height() > 0
    ]
    assert not [item for item in wanted if not any(item is other for other in forth)]
    for item in forth:
        assert item.isVisible()
        assert item.isEnabled()


def focus_is_seen(window: Window, page: str) -> None:
    window.app.settings.set("motion", "less")
    around = stops(window)
    for item in around[:40]:
        item.setFocus(False)
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        with_focus = window.app.window.grabWindow()
        area = item.mapRectToScene(item.boundingRect()).toAlignedRect().adjusted(-3, -3, 3, 3)
        area = area.intersected(with_focus.rect())
        other = next((one for one in around if one is not item), None)
        if other is None:
            item.setFocus(False)
        else:
            other.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        without = window.app.window.grabWindow()
        assert with_focus.copy(area) != without.copy(area), (page, item.objectName())


def test_a_card_that_is_drawn_under_covered_cards_is_not_said(window: Window) -> None:
    host = window.sit(new_host("plocketolva"), turn=True).host
    ear = Ear(window)
    drawn = Step(Moved((Card("S", "A"),), Place("talong"), Place("hand", 0)), host.view(0), 0)
    window.app.sitting.narrator._happened(drawn)
    ear.hears("Alva draws ace of spades.")
    window.app.sitting.privacy.turn()
    ear.heard.clear()
    window.app.sitting.narrator._happened(drawn)
    ear.hears("Your cards are face down.")
    assert "ace of spades" not in " ".join(ear.heard)


@pytest.fixture
def reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def rows(window: Window) -> dict[str, list[tuple[str, bool]]]:
    """Return the options of each row of choices, and whether each is checked."""
    window.settle()
    return {
        name(group): options
        for group in tree(window)
        if (
            options := [
                (name(one), bool(one.state().checked))
                for one in (group.child(no) for no in range(group.childCount()))
                if one.role() == QAccessible.Role.RadioButton
            ]
        )
    }


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("page", ["welcome", "lobby", "game-change", "settings", "statistics"])
def test_exactly_one_of_each_row_is_checked(page: str, window: Window) -> None:
    PAGES[page](window)
    found = rows(window)
    assert found
    for title, options in found.items():
        assert [checked for _, checked in options].count(True) == 1, title


@pytest.mark.usefixtures("reader")
def test_the_checked_one_is_the_one_in_force(window: Window) -> None:
    window.app.settings.set("text_size", 115)
    PAGES["settings"](window)
    sizes = dict(rows(window)["Text size"])
    assert [text for text, checked in sizes.items() if checked] == ["115 %"]
    window.press("choice-115")
    assert dict(rows(window)["Text size"]) == sizes
    window.press("choice-130")
    assert [text for text, checked in rows(window)["Text size"] if checked] == ["130 %"]


def test_a_row_is_one_tab_stop_with_arrow_keys_inside(window: Window) -> None:
    PAGES["settings"](window)
    chosen = window.item("choice-100")
    chosen.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    window.key("Right")
    assert focus(window) == "choice-115"
    assert window.app.settings.get("text_size") == 100
    window.key("Tab")
    assert not focus(window).startswith(("choice-1", "choice-9"))
    window.key("Backtab")
    assert focus(window) == "choice-100"
    window.key("Left", "Right", "Right", "Space")
    assert window.app.settings.get("text_size") == 115


def focus(window: Window) -> str:
    item = window.app.window.activeFocusItem()
    return item.objectName() if item is not None else ""
