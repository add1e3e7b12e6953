"""Texts: one language at a time on every page, and those from people and files shown literally."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale
from PySide6.QtGui import QAccessible

from tests.cases import cases
from tests.table.games import played
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game
from tests.ui.page_list import PAGES
from tests.ui.test_accessible import seen, tree
from tolva_gui import paths
from tolva_gui.records.record import SeatSetup
from tolva_gui.ui.texts import fill

OTHER = {"sv": "en", "en": "sv"}
QT_SPEAKS_SWEDISH = Path(
    QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase_sv.qm"
).is_file()


def shown(window: Window) -> Counter[str]:
    """Return all visible texts and all accessible names and descriptions."""
    for preview in window.of_kind("Preview"):
        preview.setProperty("phase", 0)  # it plays on by itself
    written = (str(item.property("text")) for item in seen(window) if item.inherits("QQuickText"))
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
    told = (one.text(kind) for one in tree(window) for kind in kinds)
    return Counter(text for text in (*written, *told) if text.strip())


def opened(open_window: Open, page: str, language: str) -> Window:
    window = open_window(BlockedPlayer)
    window.app.settings.set("language", language)
    PAGES[page](window)
    settle(window)
    return window


def settle(window: Window) -> None:
    """Wait until nothing moves, and the cards are grouped for screen readers."""
    window.settle()
    groups = window.find("cardGroups")
    if groups is not None:
        window.wait(lambda: groups.property("gathered"))


@cases("page", PAGES, usual=["lobby", "melding"])
def test_a_page_speaks_one_language_and_a_switch_leaves_no_trace(open_window: Open, page: str) -> None:
    fresh, switched = dict[str, Counter[str]](), dict[str, Counter[str]]()
    for language, other in OTHER.items():
        window = opened(open_window, page, language)
        fresh[language] = shown(window)
        window.app.settings.set("language", other)
        settle(window)
        switched[other] = shown(window)
        window.app.language.close()  # its texts belong to the whole process
    for language, other in OTHER.items():
        no_trace(page, fresh[other], switched[language], fresh[language])
    for text in fresh["sv"]:
        assert not [one.pattern for one in ENGLISH if one.fullmatch(text)], text


def no_trace(page: str, before: Counter[str], after: Counter[str], fresh: Counter[str]) -> None:
    assert before != after
    assert (set(after) & set(before)) - set(fresh) == set()
    # The story of a deal may have scrolled a little further.
    assert page == "review" or after - fresh == Counter()
    # A switch withdraws a refusal of a card and puts the last trick away.
    assert page in ("review", "refused", "last-trick") or fresh - after == Counter()


def english() -> Iterator[re.Pattern[str]]:
    """Yield patterns of the program's English texts that differ in Swedish."""
    tree = ElementTree.parse(paths.resources() / "i18n" / "tolva_sv.ts")
    for message in tree.getroot().iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        assert translation is not None
        words = re.findall(r"[A-Za-z]{4,}", source)
        if words and "".join(translation.itertext()).strip() != source:
            parts = [re.escape(part) for part in re.split(r"%(?:n|\d)", source)]
            yield re.compile(r"\s*" + ".+".join(parts) + r"\s*")


ENGLISH = list(english())


def test_an_english_text_is_found() -> None:
    assert any(one.fullmatch("Settings") for one in ENGLISH)
    assert any(one.fullmatch("It is Elna’s turn") for one in ENGLISH)
    assert not any(one.fullmatch("Inställningar") for one in ENGLISH)


@pytest.mark.parametrize(
    ("language", "date", "mark", "other"),
    [("sv", "1 jan. 2026", ",", "."), pytest.param("en", "1 Jan 2026", ".", ",", marks=pytest.mark.long)],
)
@cases("page", ["statistics", "review"], usual=["statistics"])
def test_dates_and_numbers_are_those_of_the_language(
    open_window: Open, page: str, language: str, date: str, mark: str, other: str
) -> None:
    window = opened(open_window, "history", language)
    assert any(text.startswith(date) for text in shown(window))
    if page == "statistics":
        window.app.pages.open("statistics")
    else:
        PAGES[page](window)
    window.settle()
    text = "\n".join(shown(window))
    assert not re.search(rf"\d{re.escape(other)}\d", text)
    assert page == "review" or re.search(rf"\d{re.escape(mark)}\d", text)


@pytest.mark.skipif(not QT_SPEAKS_SWEDISH, reason="Qt has no Swedish words of its own before 6.9")
def test_qts_own_words_are_those_of_the_window(window: Window) -> None:
    said = {}
    for language in OTHER:
        window.app.settings.set("language", language)
        said[language] = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert said == {"sv": "Avbryt", "en": "Cancel"}


def test_a_screen_reader_hears_the_language_of_the_window(window: Window) -> None:
    for language in ("sv", "en"):
        window.app.settings.set("language", language)
        assert QLocale().name()[:2] == language


QML = sorted((paths.resources() / "qml").rglob("*.qml"))
MAKERS = ("PlainText.qml", "RichText.qml")
ALONE = "AlreadyOpen.qml"
"""A separate window without the table's controls."""
RICH = {
    "HelpBlock.qml",
    "HelpPicture.qml",
    "OpponentsPage.qml",
    "RuleOption.qml",
    "WordNote.qml",
}
"""Components whose texts come from the program's own files."""


def code(path: Path) -> str:
    return re.sub(r"//.*", "", path.read_text(encoding="utf-8"))


def test_every_text_is_plain_or_said_to_be_rich() -> None:
    """Rich are only some of our own."""
    bare = [path.name for path in QML if re.search(r"\b(Text|T\.Label|TextArea)\s*\{", code(path))]
    assert bare == [ALONE, *MAKERS]
    chosen = [path.name for path in QML if re.search(r"textFormat(?!: TextEdit.PlainText)", code(path))]
    assert chosen == [ALONE, *MAKERS]
    (alone,) = (code(path) for path in QML if path.name == ALONE)
    assert alone.count("Text {") == alone.count("textFormat: Text.PlainText")
    assert {path.name for path in QML if re.search(r"\bRichText\s*\{", code(path))} == RICH


def test_places_are_filled_in_one_go() -> None:
    assert [path.name for path in QML if re.search(r"\.arg\(.*\)\.arg\(", code(path))] == []
    assert fill("%1 and %2", "%2", "Bo %1") == "%2 and Bo %1"
    assert fill("%2: %1 of %3", 1, 2) == "2: 1 of %3"


def test_a_name_with_an_image_is_shown_as_it_is_written(open_window: Open) -> None:
    """It reaches no address either: QML has no network."""
    window, host = open_window(), played("tolva-4", deals=2)
    name = '<img src="http://127.0.0.1/seat.png">'
    host.seats = tuple(SeatSetup("computer", name, "rules") for _ in host.seats)
    keep_game(window, host)
    window.app.models.review.look_at(host.record())
    window.item("reviewPage")
    for page in ("history", "statistics", ""):
        if page:
            window.app.pages.open(page)
        else:
            window.app.pages.clear()
            window.sit(host)
        window.settle()
        assert any(name in str(item.property("text")) for item in window.visible()), page
