"""The rules inside the program, and words explained in place: read by keys, mouse and screen readers."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.tables import in_game, lying
from tests.table.games import play_on
from tests.ui.conftest import WON, Open, Window, heard, table
from tests.ui.forms import may, reach
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.texts import card_name
from tolva_gui.words.help_pages import HIDDEN, OURS, Heading, Picture, Tile, page
from tolva_gui.words.sentences import Language


def test_f1_opens_the_rules_and_play_goes_on_by_keys(open_window: Open) -> None:
    window = open_window().sit(table(0), turn=True)
    window.key("F1")
    window.item("rulesText")
    assert window.app.models.help.property("name") == "tolva-4"
    window.key("Right")
    assert not any(card.property("cursor") for card in window.cards())
    window.key("F1")
    assert window.page() == ""
    window.settle()
    window.key("Right")
    assert any(card.property("cursor") for card in window.cards())


def test_the_keys_scroll_and_another_page_is_opened(window: Window) -> None:
    """A word is looked up there, and Escape puts away first its meaning."""
    window.key("F1")
    text = window.item("rulesText")
    window.wait(lambda: text.property("contentHeight") > text.height())
    end = text.property("contentHeight") - text.height()
    for key, where in (
        ("Down", 60),
        ("Up", 0),
        ("PgDown", 0.9 * text.height()),
        ("End", end),
        ("Home", 0),
    ):
        window.key(key)
        assert text.property("contentY") == pytest.approx(where)
    window.press("page-bordstolva")
    assert window.app.models.help.property("pageTitle") == "Bordstolva"
    window.app.models.help.lookUp("tjog")
    assert "second meld" in window.item("meaning").property("text")
    window.key("Escape")
    assert window.find("meaning") is None
    assert window.page() == "rules"
    window.key("Escape")
    assert window.page() == ""


def test_a_refused_card_leads_to_its_rule(open_window: Open) -> None:
    window = open_window().sit(table(3, "play S6"), turn=True, drawn=True)
    window.click_card("D6")
    window.press("showRule")
    text = window.item("rulesText")
    window.wait(lambda: text.property("contentY") > 0)
    shown = window.app.models.help
    assert shown.property("blocks")[shown.property("target")]["text"] == "Can you follow suit?"
    # The page also quotes the named rule in full, for those who want to know why.
    assert window.item("ruleText").property("text").startswith("<b>T7</b> Follow suit")
    window.key("Escape")
    window.click_card("D6")
    window.key("R")
    assert window.page() == "rules"


def test_rules_of_a_section_open_and_close(open_window: Open) -> None:
    window = open_window().sit(table(0))
    window.key("F1")
    window.wait(lambda: window.find("rulesOf") is not None)
    assert window.find("ruleText") is None
    ids = window.item("rulesOf")
    assert ids.property("text") == "§ T1 T2"
    window.click(ids)
    window.wait(lambda: window.find("ruleText") is not None)
    assert heard(window.item("ruleText")).startswith("T1: 36 cards")
    ids.forceActiveFocus()
    window.key("Return")
    window.wait(lambda: window.find("ruleText") is None)


def test_words_are_those_of_the_game_whose_page_is_open(open_window: Open) -> None:
    """A word that is explained goes with its page, and what is ours is explained where it is marked."""
    window = open_window().sit(table(0))
    shown = window.app.models.help
    shown.lookUp("tjog")
    assert shown.property("meaning")
    shown.show("kasino")
    assert shown.property("word") == ""
    shown.lookUp("sistan")
    assert "sea" in shown.property("meaning")
    shown.show("glossary")
    assert shown.property("pageTitle") == "Words of kasino"
    window.app.pages.clear()
    shown.lookUp("sistan")
    assert "last trick" in shown.property("meaning")
    assert "last trick" in shown.meaningOf("sistan")
    shown.lookUp("†")
    assert shown.property("meaning").startswith("our own rule")


SOME = ("vandtia", "hej-knekt")
"""Pages with rows of cards, and with the pictures of a race."""
Role = QAccessible.Role
TEXTS = (Role.Heading, Role.Paragraph, Role.Graphic)


def read(one: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str]]:
    """Yield the texts below the object in reading order; a picture is read as a whole."""
    if one.state().invisible:
        return
    if one.role() in TEXTS:
        yield one.role(), one.text(QAccessible.Text.Name)
        return
    for no in range(one.childCount()):
        yield from read(one.child(no))


def aloud(window: Window, game: str, language: Language) -> list[tuple[QAccessible.Role, str]]:
    window.app.settings.set("language", language)
    window.game_page(game)
    window.app.pages.open("rules")
    window.item("rulesText")
    window.settle()
    root = QAccessible.queryAccessibleInterface(window.app.window)
    assert root is not None
    return list(read(root))


@cases("language, which", [("sv", "some"), ("sv", "all"), ("en", "all")], usual=["sv-some"])
def test_the_pages_are_read_aloud_in_their_order(language: Language, which: str, window: Window) -> None:
    for game in SOME if which == "some" else BY_ID:
        heard = aloud(window, game, language)
        blocks = page(game, language).blocks
        # Before them come the page's name and its links.
        heard = heard[-len(blocks) :]
        for (role, said), block in zip(heard, blocks, strict=True):
            if isinstance(block, Picture):
                assert role == Role.Graphic
                assert said.startswith(block.label.replace("*", ""))
                faces = [one.face for row in block.rows for one in row.cards if one.face != HIDDEN]
                assert all(card_name(parse_card(face)) in said for face in faces)
            elif isinstance(block, Tile):
                assert (role, said) == (Role.Graphic, block.label)
            else:
                assert role == (Role.Heading if isinstance(block, Heading) else Role.Paragraph)
                ours = {"sv": " (vår regel)", "en": " (our rule)"}[language]
                assert said == block.text.replace("*", "").replace(OURS, ours)
        window.app.pages.clear()


TWO_MELDS = f"{WON}, meld S"


def words(window: Window) -> dict[str, QQuickItem]:
    """Return the visible marked words."""
    return {str(item.property("word")): item for item in window.named("word")}


def meaning(window: Window) -> str:
    return str(window.item("meaning").property("text"))


def at_the_table(open_window: Open, language: str = "sv") -> Window:
    """Return a table before the first trump: its sign is *sang* in Swedish."""
    return open_window().sit(table(0), turn=True, language=language, drawn=True)


def test_sang_is_explained_on_hover_only(open_window: Open) -> None:
    """A touch explains it too, and another on the note puts it away."""
    window = at_the_table(open_window)
    window.point_at(words(window)["sang"])
    assert "utan trumf" in meaning(window)
    window.point_at(None)
    window.wait(lambda: window.find("meaning") is None)
    window.click(words(window)["sang"])
    window.press("meaning")
    window.wait(lambda: window.find("meaning") is None)
    interface = QAccessible.queryAccessibleInterface(words(window)["sang"])
    assert interface.role() == QAccessible.Role.Link
    assert "utan trumf" in interface.text(QAccessible.Text.Description)


def test_another_game_at_the_table_has_its_own_words(open_window: Open) -> None:
    window = open_window().sit(in_game("kasino", 2, lying("sea", 5)), language="sv", drawn=True)
    assert "sang" not in words(window)
    window.sit(table(0), turn=True, drawn=True)
    assert "sang" in words(window)


@cases("size", [(1280, 800), (900, 600), (1920, 1080)], usual=["1280x800"])
def test_the_note_stands_by_the_word_and_inside_the_window(open_window: Open, size: tuple[int, int]) -> None:
    window = at_the_table(open_window)
    window.dress(size)
    word = words(window)["sang"]
    window.click(word)
    note = window.item("meaning")
    box = note.mapRectToScene(note.boundingRect())
    assert box.left() >= 0
    assert box.right() <= size[0]
    assert not box.intersects(word.mapRectToScene(word.boundingRect()))
    assert abs(box.center().x() - word.mapToScene(word.boundingRect().center()).x()) < size[0] / 4


def test_key_goes_from_word_to_word_while_cards_play(open_window: Open) -> None:
    window = open_window().sit(reach("bondtolva-4", may("meld")), turn=True, language="sv")
    told = []
    for _ in words(window):
        window.key("F2")
        told.append(meaning(window))
    assert len(set(told)) == len(words(window)) > 0
    window.key("F2")
    window.wait(lambda: window.find("meaning") is None)
    window.key("Right")
    assert any(card.property("cursor") for card in window.cards())


def test_escape_and_a_page_put_away_only_the_note(open_window: Open) -> None:
    """What lies beneath a page is not explained, and without words the glossary opens."""
    window = at_the_table(open_window, "en")
    window.key("F2")
    window.item("meaning")
    window.key("Escape")
    window.wait(lambda: window.find("meaning") is None)
    assert window.app.pages.property("page") == ""
    window.key("F2")
    window.item("meaning")
    window.app.pages.open("keys")
    window.wait(lambda: window.find("meaning") is None)
    window.item("closeKeys")
    window.key("F2")
    window.wait(lambda: window.app.models.help.property("pageTitle") == "Words of tolva")
    assert window.find("meaning") is None


def test_on_a_call_the_word_is_marked_and_the_button_still_calls(open_window: Open) -> None:
    window = open_window().sit(table(0, TWO_MELDS + ", play HA, play HJ, play H6, play H7"), turn=True)
    assert "Tjog" in str(window.item("call0").property("text"))
    window.point_at(words(window)["tjog"])
    assert "second meld" in meaning(window)
    window.click(words(window)["tjog"])
    window.wait(lambda: window.app.sitting.table.property("sides")[0]["score"] == 3)


def test_on_the_sheet_vinsten_and_sistan_are_explained(open_window: Open) -> None:
    host = table(0)
    play_on(host)
    window = open_window().sit(host)
    window.item("next")
    assert {"vinsten", "sistan"} <= set(words(window))
    window.key("F2")
    assert "point for" in meaning(window)
