"""Pages, prompts and forms in the smallest window and both languages: nothing cut off, covered, untranslated, small."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from tests.cases import cases
from tests.gallery.any_game import dealt_out, ends_of, scenes_of
from tests.gallery.scene_check import SLACK, Sight, below, faults, sight_of, texts, untranslated
from tests.gallery.scenes import ENDS, SITUATIONS, Situation, named
from tests.gallery.stage import Look, Stage
from tests.table.games import NAMES
from tests.ui.conftest import kind_of
from tolva_gui.rules.catalog import BY_ID

LANGUAGES = ("sv", "en")
LEAST, SMALL, USUAL, LARGE = (800, 480), (900, 600), (1280, 800), (1920, 1080)
_KEPT: list[tuple[QQmlEngine, QQmlComponent, QQuickWindow]] = []
AT_THE_END = tuple(situation[0] for situation in ENDS)


def readable(stage: Stage, situation: Situation, language: str, size: tuple[int, int] = SMALL) -> set[str]:
    """Check the situation, by default in the smallest window, and return its texts."""
    stage.show(situation, Look(size, language))
    sight = sight_of(stage.app.window)
    assert faults(sight) == []
    return texts(sight)


@pytest.mark.parametrize(
    ("name", "language", "size"),
    [
        ("welcome", "sv", SMALL),
        ("last-trick", "en", SMALL),
        ("learn", "sv", SMALL),
        ("opponents", "en", SMALL),
        ("plump-bid", "en", SMALL),
        ("femtio-turn", "sv", SMALL),
        ("lomber-turned", "en", SMALL),
        ("grandissimo-counters", "sv", SMALL),
        ("bondtolva-6-over", "sv", SMALL),
        ("svalta-rav-out", "sv", SMALL),
        # In a large window cards grow faster than the plates above them: play money lay on a card.
        ("tjugoett-ace", "en", LARGE),
    ],
)
def test_all_can_be_read(stage: Stage, name: str, language: str, size: tuple[int, int]) -> None:
    readable(stage, named(name), language, size)


@pytest.mark.long
@pytest.mark.parametrize("situation", SITUATIONS, ids=[situation[0] for situation in SITUATIONS])
def test_all_can_be_read_in_both_languages_and_is_translated(stage: Stage, situation: Situation) -> None:
    # Start with the language of the previous situation: switching is slow.
    first, second = sorted(LANGUAGES, key=lambda each: each != stage.app.settings.get("language"))
    words = {language: readable(stage, situation, language) for language in (first, second)}
    assert untranslated(words["sv"], words["en"], NAMES) == []


def test_every_game_is_also_shown_as_it_is_reviewed_and_ends() -> None:
    assert [name for name, *_ in ends_of("vandtia")] == ["vandtia-review", "vandtia-out", "vandtia-over"]
    assert [name for name, *_ in ends_of("plump")] == ["plump-review", "plump-over"]
    assert {f"{game}-review" for game in BY_ID if not BY_ID[game].info.reactions} <= {*AT_THE_END}


@pytest.mark.parametrize("game", ["femtio", "vandtia"])
def test_a_game_without_scenes_of_its_own_has_some(game: str) -> None:
    hosts = {name: make() for name, make, *_ in scenes_of(game) if make is not None}
    assert all(host.to_act() == 0 for name, host in hosts.items() if not name.endswith("sheet"))
    assert hosts[f"{game}-sheet"].results


LARGEST = (
    "lobby",
    "refused",
    "form-bordstolva-3",
    "points",
    "hint-reason",
    "tjugoett-few",
    "tjugoett-five",
    "table-menu",
)
TEXTS = [("settings", 85), *((name, 160) for name, *_ in SITUATIONS)]


@cases("name, text", TEXTS, usual=["settings-85", *(f"{name}-160" for name in LARGEST)])
def test_the_largest_text_covers_nobody_and_the_smallest_fits(
    stage: Stage, name: str, text: int, length: int
) -> None:
    for size, language in ((SMALL, "sv"), (USUAL, "en"))[:length]:
        stage.show(named(name), Look(size, language, text_size=text))
        assert faults(sight_of(stage.app.window)) == []


def test_a_game_to_continue_leaves_room_for_the_largest_text(stage: Stage) -> None:
    """Its date, the day before and its marks used to be cut off or to leave their cards."""
    for name in ("history", "lobby"):
        stage.show(named(name), Look(USUAL, "en", text_size=160))
    sight = sight_of(stage.app.window)
    assert any(text.startswith("Deal 4 · ") for text in texts(sight))
    assert faults(sight) == []


REVIEWS = (
    ("vandtia", 8, LEAST, 160),
    ("vandtia", 7, LEAST, 160),
    ("vandtia", 7, USUAL, 100),
    ("plump", 8, LEAST, 160),
    ("plump", 6, LEAST, 160),
    ("bondtolva-2", 2, LEAST, 160),
    ("plump", 5, SMALL, 160),
    ("plump", 3, SMALL, 160),
    ("plump", 6, SMALL, 160),
    ("plump", 7, SMALL, 160),
    ("plump", 8, SMALL, 160),
    ("femtio", 2, SMALL, 160),
    ("femtio", 5, SMALL, 160),
    ("femtio", 6, SMALL, 160),
    ("nittionio", 3, SMALL, 160),
    ("grandissimo", 4, SMALL, 160),
    ("grandissimo", 4, USUAL, 160),
    ("tjugoett", 8, SMALL, 160),
    ("bordstolva", 2, SMALL, 160),
    ("bondtolva-6", 6, SMALL, 160),
    ("svalta-rav", 2, USUAL, 100),
    ("plump", 7, SMALL, 100),
    ("tolva-3", 3, (1920, 1080), 100),
)


@cases("game, seats, size, text", REVIEWS, usual=["vandtia-8-800x480-160"])
def test_in_a_review_nothing_lies_on_anything_else(
    stage: Stage, game: str, seats: int, size: tuple[int, int], text: int, length: int
) -> None:
    """The signs of a deal used to cover badges and hands, a heap a score, and a title was elided."""
    for language in LANGUAGES[:length]:
        look = Look(size, language, text_size=text)
        stage.show((game, partial(dealt_out, game, seats), "", "halfway"), look)
        sight = sight_of(stage.app.window)
        assert faults(sight) == []
        assert heaped(sight) == []


def heaped(sight: Sight) -> list[str]:
    """Return the signs that lie on cards or badges, cards that lie on badges, and cards beyond the cloth."""
    signs = [one for one in sight.seen if one.item.objectName() == "reviewSign"]
    badges = [one for one in sight.seen if one.kind == "SeatBadge"]
    cards = [one for one in sight.seen if one.kind == "CardItem"]
    pairs = [*product(signs, [*badges, *cards]), *product(badges, cards)]
    found = [f"{one} and {other}" for one, other in pairs if lie_on_each_other(one.box, other.box)]
    return found + [f"{one} beyond the cloth" for one in cards if not one.view.contains(one.box)]


def lie_on_each_other(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > SLACK and both.height() > SLACK


FAULTS = {
    "elided": 'Text { width: 30; text: "Elided words"; elide: Text.ElideRight }',
    "too long for its place": 'Item { Text { width: 30; text: "Long words" } }',
    "a word is broken": 'Text { width: 50; wrapMode: Text.Wrap; text: "A worddividedinthemiddle" }',
    "outside the window": 'Text { x: 190; text: "Outside" }',
    "clipped": 'Item { width: 20; height: 20; clip: true; Text { text: "Clipped" } }',
    "covered by": 'Item { Text { text: "Covered" } Rectangle { x: 10; width: 20; height: 50; color: "red" } }',
    "one upon the other": 'Item { Text { text: "One" } Text { x: 9; y: 6; text: "Other" } }',
}


@pytest.mark.parametrize(
    ("name", "shown"), [("welcome", "welcome"), ("table-menu", "quit"), ("lobby-family", "person-Nils")]
)
def test_a_scene_shows_itself_after_any_other(stage: Stage, name: str, shown: str) -> None:
    """A first start used to show the lobby once there were games, and a key closed what it had opened before."""
    stage.show(named("history"), Look(USUAL, "sv"))
    for language in LANGUAGES:
        stage.show(named(name), Look(USUAL, language))
        assert any(one.item.objectName() == shown for one in sight_of(stage.app.window).seen)


@pytest.mark.qt_log_ignore(r"nowhere\.png")
def test_a_picture_that_does_not_come_is_a_fault(qtbot: QtBot) -> None:
    source = 'Image { width: 20; height: 20; asynchronous: true; source: "file:///nowhere.png" }'
    with scene(qtbot, source) as window:
        assert faults(sight_of(window)) == ["not loaded: nowhere.png"]


MOVED: dict[str, tuple[str, str, Callable[[QQuickItem], object]]] = {
    "money on something": (
        "grandissimo-counters",
        "moneycounters0",
        lambda pile: pile.setY(pile.y() + pile.height()),
    ),
    # With the largest letters *Show the rule* was wider than the refusal.
    "beyond its note": ("refused", "showRule", lambda button: button.setScale(3)),
    "a card on a person": ("rav-turn", "badge0", lambda badge: badge.setScale(9)),
}


@pytest.mark.parametrize("kind", MOVED)
def test_what_comes_to_lie_on_something_else_is_a_fault(stage: Stage, kind: str) -> None:
    name, moved, move = MOVED[kind]
    stage.show(named(name), Look(USUAL, "en"))
    seen = sight_of(stage.app.window).seen
    assert faults(sight_of(stage.app.window)) == []
    move(next(one.item for one in seen if one.item.objectName() == moved))
    assert any(fault.startswith(kind) for fault in faults(sight_of(stage.app.window)))


HARMLESS = {
    "far from each other": 'Item { Text { text: "One" } Text { y: 30; text: "Other" } }',
    "under a sheet": """Item {
        Text { text: "One" } Rectangle { width: 200; height: 100; Text { y: 3; text: "Other" } }
    }""",
    "invisible": 'Item { Text { text: "One" } Text { visible: false; text: "Other" } }',
    "scrolled away": 'Flickable { width: 50; height: 20; clip: true; Text { y: 90; text: "Below" } }',
    "wholly put away": 'Item { Text { text: "One" } Rectangle { x: -5; y: -5; width: 90; height: 50; color: "red" } }',
}


@contextmanager
def scene(qtbot: QtBot, source: str) -> Iterator[QQuickWindow]:
    """Show a window of 200 × 100 with this content."""
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    text = f"import QtQuick\nWindow {{ width: 200; height: 100; visible: true; {source} }}"
    component.setData(text.encode(), QUrl())
    window = component.create()
    assert isinstance(window, QQuickWindow), component.errorString()
    qtbot.waitExposed(window)
    qtbot.wait(30)
    yield window
    window.close()
    # Keep these for the process's life: Qt for Python may collect the engine before its window.
    _KEPT.append((engine, component, window))


@pytest.mark.parametrize("kind", [*FAULTS, *HARMLESS])
def test_a_fault_is_found_and_what_is_harmless_is_not(qtbot: QtBot, kind: str) -> None:
    with scene(qtbot, (FAULTS | HARMLESS)[kind]) as window:
        found = faults(sight_of(window))
    assert any(fault.startswith(kind) for fault in found) if kind in FAULTS else found == []


def test_words_that_were_not_translated() -> None:
    swedish = {"Din tur", "Settings", "Alva och Nils", "12", "Alva", "Tolva", "F1"}
    english = {"Your turn", "Settings", "Alva and Nils", "12", "Alva", "Tolva", "F1"}
    assert untranslated(swedish, english, NAMES) == ["Settings"]


GRAIN = 5
"""Window pixels per pixel of the measurement."""
SHARES = {
    "full-trick": (0.24, 0.079),
    "plump-play": (0.25, 0.05),
    "kasino-two": (0.155, 0.08),
    "petter-draw": (0.21, 0.047),
    "rav-turn": (0.05, 0.0),
    "rav-heap": (0.095, 0.073),
    "grandissimo-discard": (0.2, 0.12),
    "lomber-play": (0.215, 0.072),
}
"""By situation: the least share of the table, without the rail, that cards cover, and the least width of a face as a
share of 1.6 window heights or the window's width, whichever is less."""


def shown(stage: Stage, kind: str) -> list[QQuickItem]:
    """Return the visible items of that kind, also those that others cover."""
    items = below(stage.app.window.contentItem(), QQuickItem.isVisible)
    return [item for item in items if kind_of(item) == kind and item.width() > 0]


def covered_share(found: list[QQuickItem], size: tuple[int, int]) -> float:
    """Return the share of an area at the left of the window that the cards cover together."""
    image = QImage(size[0] // GRAIN, size[1] // GRAIN, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setBrush(QColor("white"))
    for card in found:
        corners = ((0.0, 0.0), (card.width(), 0.0), (card.width(), card.height()), (0.0, card.height()))
        painter.drawPolygon(QPolygonF([card.mapToScene(QPointF(x, y)) / GRAIN for x, y in corners]))
    painter.end()
    return sum(byte > 127 for byte in bytes(image.constBits())) / (image.bytesPerLine() * image.height())


@cases("size", [SMALL, USUAL, (1920, 1080), (2560, 1440)], usual=["2560x1440"])
@cases("name", SHARES, usual=["full-trick"])
def test_cards_have_their_share_of_the_table(stage: Stage, name: str, size: tuple[int, int]) -> None:
    least_share, least_width = SHARES[name]
    stage.show(named(name), Look(size, "sv"))
    found, (felt,) = shown(stage, "CardItem"), shown(stage, "Felt")
    assert covered_share(found, (int(felt.width()), size[1])) >= least_share
    across = min(size[0], 1.6 * size[1])
    assert (
        min((card.width() for card in found if card.property("face")), default=across) >= least_width * across
    )
    assert faults(sight_of(stage.app.window)) == []


def test_large_letters_leave_the_trick_its_size(stage: Stage) -> None:
    """In a large window the cards of a trick used to be half as wide."""
    widths = list[float]()
    for text in (100, 160):
        stage.show(named("grandissimo-concede"), Look((1920, 1080), "en", text_size=text))
        trick = (card for card in shown(stage, "CardItem") if card.property("zone") == "trick")
        widths.append(max(card.width() for card in trick))
    assert widths[1] >= 0.85 * widths[0]
