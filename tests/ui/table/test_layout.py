"""The layout: in every form and size everything is inside the window and questions are not covered."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import Window, kind_of, where
from tests.ui.forms import FORMS, Options, melds, new_host, reach
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

SIZES = ((900, 600), (1280, 800), (2560, 1440))
LOOKS = (*((SIZES[0], language) for language in ("sv", "en")), (SIZES[1], "sv"), (SIZES[2], "en"))
"""Texts collide in the smallest window, if at all, so both languages are tried only there."""
TOUCH = 4.0
"""Allowed overlap of edges in pixels: shadows, tilted corners."""


def last_to_play(view: View) -> bool:
    return len(mariage(view.facts).trick) == view.info.seats - 1 and len(mariage(view.facts).tricks) > 1


@cache
def situations(form: str) -> tuple[Host, ...]:
    """Return tables with the first lead, a trick lacking one card, a melded pair, and calls to choose from."""
    scores = (9, -6, 8)[: BY_ID[form].info.sides]
    return (
        new_host(form, scores=scores),
        reach(form, last_to_play, scores=scores),
        reach(form, lambda view: last_to_play(view) and bool(mariage(view.facts).melds), choose=melds),
        reach(form, lambda view: sum(not isinstance(move, Play) for move in view.legal) > 1),
    )


Things = Mapping[str, Sequence[QQuickItem]]
"""The visible items by the QML file that draws them."""


def things(window: Window) -> Things:
    found = defaultdict[str, list[QQuickItem]](list)
    for item in window.visible():
        found[kind_of(item)].append(item)
    return found


def cards(there: Things, zone: str, own: bool) -> list[QQuickItem]:
    return [
        card
        for card in there["CardItem"]
        if card.property("zone") == zone and (card.property("position") == 0) == own
    ]


def apart(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() <= TOUCH or both.height() <= TOUCH


def felt(window: Window) -> QRectF:
    """Return the area that shows the cards: the hands at its edges are tucked under them."""
    (found,) = things(window)["Felt"]
    return where(found)


def inside(window: Window, rect: QRectF) -> bool:
    room = QRectF(
        -TOUCH, -TOUCH, window.app.window.width() + 2 * TOUCH, window.app.window.height() + 2 * TOUCH
    )
    return room.contains(rect)


def everything_has_its_place(window: Window) -> None:
    there = things(window)
    asked = [where(item) for item in there["CallBar"]]
    badges = [where(item) for item in there["SeatBadge"]]
    own = [where(card) for zone in ("hand", "up") for card in cards(there, zone, own=True)]
    others = [where(card) for zone in ("hand", "up") for card in cards(there, zone, own=False)]
    trick = [where(card) for mine in (True, False) for card in cards(there, "trick", mine)]
    tools = [where(item) for kind in ("TrumpSign", "IconButton") for item in there[kind]]
    assert asked
    for rect in (*asked, *badges, *trick, *tools):
        assert inside(window, rect), rect
    for rect in own:
        # The outer cards of the fan are slightly below the edge.
        assert inside(window, rect.adjusted(0, 0, 0, -0.06 * rect.height())), rect
    seen = [rect.intersected(felt(window)) for rect in others]
    for part, rect in zip(seen, others, strict=True):
        assert part.width() * part.height() > 0.4 * rect.width() * rect.height()
    none_overlap(asked, [*badges, *own, *others, *trick, *tools])
    none_overlap(badges, [*own, *others, *tools])
    none_overlap(tools, [*own, *seen, *trick])
    none_overlap(trick, [*own, *others, *badges])
    none_overlap(own, others)


def none_overlap(some: list[QRectF], others: list[QRectF]) -> None:
    for one in some:
        for other in others:
            assert apart(one, other), (one, other)


def dressed(window: Window, size: tuple[int, int], language: str) -> None:
    window.app.settings.set("language", language)
    window.app.window.resize(*size)


def show(window: Window, host: Host) -> None:
    if window.app.navigation.host is not host:
        window.sit(host)
    window.settle()


@cases("form", FORMS, usual=["tolva-4"])
def test_nothing_covers_what_matters(form: str, length: int, window: Window) -> None:
    hosts = situations(form)
    size, language = LOOKS[0]
    window.sit(hosts[0], size, language=language, show_points=True)
    for size, language in LOOKS if length > 1 else LOOKS[:1]:
        dressed(window, size, language)
        for host in hosts:
            show(window, host)
            everything_has_its_place(window)


@cases("form, wish", product(["tolva-4", "bondtolva-6", "bordstolva"], [0, 2]), usual=["tolva-4-0"])
def test_nor_with_small_or_large_cards(form: str, wish: int, length: int, window: Window) -> None:
    # The first lead is the same in any size: by default only the tables with more to place.
    hosts = situations(form)[0 if length > 1 else 2 :]
    window.sit(hosts[0], SIZES[0], card_size=wish, language="sv")
    for size in SIZES if length > 1 else SIZES[:1]:
        dressed(window, size, "sv")
        for host in hosts:
            show(window, host)
            everything_has_its_place(window)


def test_closed_hands_have_their_place(length: int, window: Window) -> None:
    options: Options = {"first_trick_from_table": True}
    host = new_host("bordstolva", options=options)
    window.sit(host, SIZES[0], language="sv")
    for size in SIZES if length > 1 else SIZES[:1]:
        dressed(window, size, "sv")
        show(window, host)
        there = things(window)
        closed = [where(card) for card in cards(there, "closed", own=True)]
        assert len(closed) == 6
        none_overlap(closed, [where(card) for card in cards(there, "up", own=True)])


@cases("form", [form for form in FORMS if BY_ID[form].info.sides == 3], usual=["bondtolva-6"])
def test_lankor_of_three_sides_lie_clear(form: str, length: int, window: Window) -> None:
    host = new_host(form, scores=(11, -9, 10))
    window.sit(host, SIZES[0], language="sv")
    for size in SIZES if length > 1 else SIZES[:1]:
        dressed(window, size, "sv")
        show(window, host)
        there = things(window)
        laid = [item for lankor in there["Lankor"] for item in lankor.childItems() if item.property("up")]
        assert len(laid) >= 6
        hands = [where(card) for mine in (True, False) for card in cards(there, "hand", mine)]
        tools = [where(item) for kind in ("TrumpSign", "IconButton") for item in there[kind]]
        marks = [where(item) for item in laid]
        none_overlap(marks, [*hands, *tools])
        assert all(inside(window, rect) for rect in marks)


@cases("form", FORMS, usual=["bondtolva-4"])
def test_the_new_game_page_needs_no_scrolling(form: str, length: int, window: Window) -> None:
    window.app.new_game.choose(form)
    window.app.new_game.keepSet("as at Näs hembygdsgård")
    for size, language in LOOKS if length > 1 else LOOKS[:1]:
        dressed(window, size, language)
        window.settle()
        there = things(window)
        for kind in ("Plate", "SeatRow", "RuleOption"):
            for item in there[kind]:
                assert inside(window, where(item)), item.objectName()
