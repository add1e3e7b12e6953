"""Where things lie: in every form and size all is inside the window and what is asked lies free."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import Asleep, Open, Window
from tests.ui.forms import FORMS, Options, melds, new_host, reach
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import PlayCard, View
from tolva_gui.table.host import Host

SIZES = ((900, 600), (1280, 800), (2560, 1440))
LOOKS = (*((SIZES[0], language) for language in ("sv", "en")), (SIZES[1], "sv"), (SIZES[2], "en"))
"""Words are in each other's way where there is least room, if at all."""
TOUCH = 4.0
"""By how many pixels edges may overlap: shadows, tilted corners."""


def last_to_play(view: View) -> bool:
    return len(view.facts.trick) == view.info.seats - 1 and len(view.facts.tricks) > 1


def situations(form: str) -> Iterator[Callable[[], Host]]:
    """The first lead, a trick that wants one card, a melded pair, and calls to choose from."""
    scores = (9, -6, 8)[: BY_ID[form].info.sides]
    yield lambda: new_host(form, scores=scores)
    yield lambda: reach(form, last_to_play, scores=scores)
    yield lambda: reach(form, lambda view: last_to_play(view) and bool(view.facts.melds), choose=melds)
    yield lambda: reach(form, lambda view: sum(not isinstance(move, PlayCard) for move in view.legal) > 1)


def where(window: Window, item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def of_kind(window: Window, kind: str) -> list[QQuickItem]:
    """The visible items that one QML file draws."""
    return [
        item
        for item in window._items()
        if item.isVisible() and item.metaObject().className().startswith(f"{kind}_QML")
    ]


def cards(window: Window, zone: str, own: bool) -> list[QQuickItem]:
    return [
        card
        for card in of_kind(window, "CardItem")
        if card.property("zone") == zone and (card.property("position") == 0) == own
    ]


def apart(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() <= TOUCH or both.height() <= TOUCH


def inside(window: Window, rect: QRectF) -> bool:
    room = QRectF(
        -TOUCH, -TOUCH, window.app.window.width() + 2 * TOUCH, window.app.window.height() + 2 * TOUCH
    )
    return room.contains(rect)


def everything_has_its_place(window: Window) -> None:
    asked = [where(window, item) for item in of_kind(window, "CallBar")]
    badges = [where(window, item) for item in of_kind(window, "SeatBadge")]
    own = [where(window, card) for zone in ("hand", "up") for card in cards(window, zone, own=True)]
    others = [where(window, card) for zone in ("hand", "up") for card in cards(window, zone, own=False)]
    trick = [where(window, card) for mine in (True, False) for card in cards(window, "trick", mine)]
    tools = [where(window, item) for kind in ("TrumpSign", "IconButton") for item in of_kind(window, kind)]
    assert asked
    for rect in (*asked, *badges, *trick, *tools):
        assert inside(window, rect), rect
    for rect in own:
        # The outer cards of the fan dip a little below the edge.
        assert inside(window, rect.adjusted(0, 0, 0, -0.06 * rect.height())), rect
    for rect in others:
        seen = rect.intersected(QRectF(0, 0, window.app.window.width(), window.app.window.height()))
        assert seen.width() * seen.height() > 0.4 * rect.width() * rect.height()
    none_overlap(asked, [*badges, *own, *others, *trick, *tools])
    none_overlap(badges, [*own, *others, *tools])
    none_overlap(tools, [*own, *others, *trick])
    none_overlap(trick, [*own, *others, *badges])
    none_overlap(own, others)


def none_overlap(some: list[QRectF], others: list[QRectF]) -> None:
    for one in some:
        for other in others:
            assert apart(one, other), (one, other)


def show(window: Window, host: Host, size: tuple[int, int], language: str) -> None:
    window.app.settings.set("language", language)
    window.app.window.resize(*size)
    window.sit(host)
    window.bot.wait(60)


@pytest.mark.parametrize("form", FORMS)
def test_nothing_covers_what_matters(open_window: Open, form: str) -> None:
    window = open_window(Asleep)
    window.app.settings.set("show_points", True)
    for make in situations(form):
        for size, language in LOOKS:
            show(window, make(), size, language)
            everything_has_its_place(window)


@pytest.mark.parametrize("wish", [0, 2])
@pytest.mark.parametrize("form", ["tolva-4", "bondtolva-6", "bordstolva"])
def test_nor_with_small_or_large_cards(open_window: Open, form: str, wish: int) -> None:
    window = open_window(Asleep)
    window.app.settings.set("card_size", wish)
    for make in situations(form):
        for size in SIZES:
            show(window, make(), size, "sv")
            everything_has_its_place(window)


def test_closed_hands_have_their_place(open_window: Open) -> None:
    window = open_window(Asleep)
    options: Options = {"first_trick_from_table": True}
    for size in SIZES:
        show(window, new_host("bordstolva", options=options), size, "sv")
        closed = [where(window, card) for card in cards(window, "closed", own=True)]
        assert len(closed) == 6
        none_overlap(closed, [where(window, card) for card in cards(window, "up", own=True)])


@pytest.mark.parametrize("form", [form for form in FORMS if BY_ID[form].info.sides == 3])
def test_lankor_of_three_sides_lie_clear(open_window: Open, form: str) -> None:
    window = open_window(Asleep)
    for size in SIZES:
        show(window, new_host(form, scores=(11, -9, 10)), size, "sv")
        laid = [
            item
            for lankor in of_kind(window, "Lankor")
            for item in lankor.childItems()
            if item.property("up")
        ]
        assert len(laid) >= 6
        hands = [where(window, card) for mine in (True, False) for card in cards(window, "hand", mine)]
        tools = [
            where(window, item) for kind in ("TrumpSign", "IconButton") for item in of_kind(window, kind)
        ]
        marks = [where(window, item) for item in laid]
        none_overlap(marks, [*hands, *tools])
        assert all(inside(window, rect) for rect in marks)


@pytest.mark.parametrize("form", FORMS)
def test_the_new_game_page_needs_no_scrolling(open_window: Open, form: str) -> None:
    window = open_window(Asleep)
    window.app.new_game.choose(form)
    window.app.new_game.keepSet("as at Näs hembygdsgård")
    for size, language in LOOKS:
        window.app.settings.set("language", language)
        window.app.window.resize(*size)
        window.bot.wait(60)
        for kind in ("Plate", "FormLine", "SeatRow", "RuleOption"):
            for item in of_kind(window, kind):
                assert inside(window, where(window, item)), item.objectName()
