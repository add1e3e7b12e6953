"""The layout in every form and size: all is inside, readable and upright; nothing covers what matters; the rail."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations, permutations, product
from typing import Final

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import all_opacity, area
from tests.gallery.tables import in_game, phase, trick_of
from tests.gallery.tables import lying as many_lying
from tests.ui.conftest import WON, InstantPlayer, Open, Window, kind_of, table, where
from tests.ui.forms import FORMS, Options, last_to_play, melds, new_host, reach
from tests.ui.layout import (
    LARGE,
    SMALL,
    TOUCH,
    USUAL,
    apart,
    at,
    everything_has_its_place,
    felt,
    inside,
    lying,
    none_overlap,
    of_others,
    rects,
    show,
    things,
)
from tests.ui.place_tables import reached, seated
from tolva_gui.rules.catalog import BY_ID, GAMES
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host

SIZES = (SMALL, USUAL, LARGE)
LOOKS = ((SMALL, "sv"), (SMALL, "en"), (USUAL, "sv"), (LARGE, "en"))
"""Texts collide in the smallest window, if at all, so both languages are tried only there."""


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


def full_trick(view: View) -> bool:
    return isinstance(view.facts, TrickFacts) and len(view.facts.trick) == view.info.seats - 1


SITUATIONS: Mapping[str, Callable[[], Host]] = {
    "plump-3-bid": partial(reached, "plump", 3, phase("bid")),
    "plump-4-bid": partial(reached, "plump", 4, phase("bid"), deal=2),
    **{f"plump-{seats}": partial(reached, "plump", seats, full_trick, deal=2) for seats in range(3, 9)},
    "kasino-2": partial(reached, "kasino", 2, many_lying("sea", 8)),
    "kasino-4": partial(reached, "kasino", 4, many_lying("sea", 15)),
    "svarte-petter-3": partial(reached, "svarte-petter", 3, phase("draw")),
    "svarte-petter-6": partial(reached, "svarte-petter", 6, phase("arrange")),
}


@cases("name", [*FORMS, *SITUATIONS], usual=["tolva-4"])
def test_nothing_covers_what_matters(name: str, length: int, window: Window) -> None:
    hosts = situations(name) if name in FORMS else (SITUATIONS[name](),)
    size, language = LOOKS[0]
    window.sit(hosts[0], size, language=language, show_points=True)
    for size, language in LOOKS if length > 1 else LOOKS[:1]:
        window.dress(size, language=language)
        for host in hosts:
            show(window, host)
            everything_has_its_place(window)


@cases("form, wish", product(["tolva-4", "bondtolva-6", "bordstolva"], [0, 2]), usual=["tolva-4-0"])
def test_nor_with_small_or_large_cards(form: str, wish: int, length: int, window: Window) -> None:
    # The first lead is the same in any size: by default only the tables with more to place.
    hosts = situations(form)[0 if length > 1 else 2 :]
    window.sit(hosts[0], SMALL, card_size=wish, language="sv")
    for size in SIZES if length > 1 else SIZES[:1]:
        window.dress(size, language="sv")
        for host in hosts:
            show(window, host)
            everything_has_its_place(window)


def test_closed_hands_have_their_place(length: int, window: Window) -> None:
    options: Options = {"first_trick_from_table": True}
    host = window.sit(new_host("bordstolva", options=options), SMALL, language="sv").host
    for size in SIZES if length > 1 else SIZES[:1]:
        window.dress(size, language="sv")
        show(window, host)
        own = [card for card in things(window)["CardItem"] if card.property("position") == 0]
        closed, up = (
            [where(card) for card in own if card.property("zone") == zone] for zone in ("closed", "up")
        )
        assert len(closed) == 6
        none_overlap(closed, up)


@cases("form", [form for form in FORMS if BY_ID[form].info.sides == 3], usual=["bondtolva-6"])
def test_lankor_of_three_sides_lie_clear(form: str, length: int, window: Window) -> None:
    host = window.sit(new_host(form, scores=(11, -9, 10)), SMALL, language="sv").host
    for size in SIZES if length > 1 else SIZES[:1]:
        window.dress(size, language="sv")
        show(window, host)
        there = things(window)
        laid = [item for lankor in there["Lankor"] for item in lankor.childItems() if item.property("up")]
        assert len(laid) >= 6
        marks = [where(item) for item in laid]
        none_overlap(marks, [*at(there, "hand"), *rects(there, "TrumpSign", "IconButton")])
        assert all(inside(window, rect) for rect in marks)


@cases("form", FORMS, usual=["bondtolva-4"])
def test_the_new_game_page_needs_no_scrolling(form: str, length: int, window: Window) -> None:
    window.app.new_game.choose(form)
    for size, language in LOOKS if length > 1 else LOOKS[:1]:
        window.dress(size, language=language)
        there = things(window)
        for kind in ("Plate", "SmallPlate", "SeatRow", "RuleOption"):
            for item in there[kind]:
                assert inside(window, where(item)), item.objectName()


LARGEST = ("plump-6", "plump-3-bid", "plump-3", "plump-5", "kasino-4", "svarte-petter-6")


@cases("situation", LARGEST, usual=["plump-6"])
def test_largest_text_leaves_a_trick_readable(situation: str, window: Window) -> None:
    host = seated(window, SITUATIONS[situation](), SMALL, text_size=160, language="sv")
    everything_has_its_place(window)
    if situation == "plump-6":
        trick = at(things(window), "trick")
        assert len(trick) == host.info.seats - 1
        assert min(rect.width() for rect in trick) > 48


@cases("declarer", [1, 2, 3], usual=["1"])
def test_a_hand_that_all_see_lies_wholly_on_the_table(declarer: int, length: int, window: Window) -> None:
    """G18, G20: from the second trick on all defenders' hands are open to the defenders."""
    counsel = reached("grandissimo", 4, in_counsel, says=["bid stor-pratmakare"], by=declarer)
    seated(window, counsel, SMALL, language="sv")
    for size, language in LOOKS[:3] if length > 1 else LOOKS[:1]:
        window.dress(size, language=language)
        everything_has_its_place(window)
        others = lying(things(window), of_others)
        assert others
        for rect in others:
            assert felt(window).adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(rect), rect


def in_counsel(view: View) -> bool:
    """Return whether the second trick is in progress."""
    facts = view.facts
    return isinstance(facts, TrickFacts) and len(facts.tricks) == 1 and len(facts.trick) > 0


def test_fifteen_cards_of_the_sea_lie_apart(window: Window) -> None:
    seated(window, SITUATIONS["kasino-4"](), SMALL, language="sv")
    sea = at(things(window), "sea")
    assert len(sea) >= 15
    assert all(apart(one, other) for one, other in combinations(sea, 2))
    assert min(card.width() for card in sea) > 44
    everything_has_its_place(window)


TWO_SIZES = (SMALL, USUAL)


@cases("size", TWO_SIZES, usual=["(900, 600)"], ids=str)
def test_a_chosen_card_does_not_come_under_what_is_asked(size: tuple[int, int], window: Window) -> None:
    seated(window, reached("nittionio", 3, lambda view: view.phase == "aside"), size)
    for card in window.cards()[:3]:
        window.click_card(str(card.property("face")))
    window.settle()
    (bar,) = window.of_kind("CallBar")
    chosen = [card for card in window.cards() if card.property("chosen")]
    assert chosen
    for card in chosen:
        top = where(card).top() - card.property("rise")
        assert top >= where(bar).bottom() - 1


def test_enter_plays_the_only_card_that_is_left(window: Window) -> None:
    """Enter used to do nothing until an arrow key had chosen the card."""
    host = seated(window, reached("plump", 4, last_card))
    window.key("Return")
    assert isinstance(host.moves[-1][1], Play)
    assert host.moves[-1][0] == 0


def last_card(view: View) -> bool:
    own = [zone for zone in view.zones if zone.place.kind == "hand" and zone.place.owner == 0]
    return len(own[0].cards) == 1 and view.phase == "play"


@cases("size", TWO_SIZES, usual=["(1280, 800)"], ids=str)
def test_a_row_of_cards_lies_in_the_middle_of_the_table(size: tuple[int, int], window: Window) -> None:
    """The row of svälta räv used to be at the right, next to a pile that is not there."""
    seated(window, reached("kasino", 2, lambda view: len(view.legal) > 2), size)
    sea = [where(card) for card in window.of_kind("CardItem") if card.property("zone") == "sea"]
    middle = (min(card.left() for card in sea) + max(card.right() for card in sea)) / 2
    assert abs(middle - window.item("felt").width() / 2) < 0.02 * size[0]


def test_the_play_button_is_at_the_same_place_for_every_game(open_window: Open) -> None:
    window, tops = open_window(), set[int]()
    for game in ("tolva-4", "plump", "svalta-rav", "lomber"):
        window.game_page(game)
        tops.add(round(where(window.item("play")).top()))
    assert len(tops) == 1


UPRIGHT: Final = 12.0
"""The largest tilt of a card, in degrees: the player's own cards form a fan."""
AIR: Final = 3.0
"""Pixels to be seen between a card and a face."""
TEXTS: Final = (100, 160)
INDEX: Final = (0.34, 0.36)
"""The corner index, also in large letters, as shares of the card's width and height."""
MOST_HIDDEN: Final = 1 / 3
LEAST: Final = 0.02
LONG: Final = 1_000_000


def seatings() -> Iterator[tuple[str, int]]:
    """Yield each game of tricks with each number of players."""
    for game in GAMES:
        if any(place.kind == "trick" for place in game.info.places):
            yield from ((game.info.id, seats) for seats in game.info.seat_counts)


def face_up(window: Window, *zones: str) -> list[QQuickItem]:
    shown = [card for card in window.of_kind("CardItem") if card.property("shown")]
    return [card for card in shown if not zones or card.property("zone") in zones]


def is_upright(card: QQuickItem) -> bool:
    return abs((card.rotation() + 180) % 360 - 180) < UPRIGHT


def part(card: QQuickItem, wide: float = 1, high: float = 1) -> QPolygonF:
    """Return the card's upper left part in window coordinates."""
    w, h = wide * card.width(), high * card.height()
    return QPolygonF([card.mapToScene(QPointF(x, y)) for x, y in ((0, 0), (w, 0), (w, h), (0, h))])


def hidden(what: QPolygonF, by: QQuickItem) -> float:
    return area(what.intersected(part(by))) / area(what)


# Six at a table with portraits make the fullest trick.
@cases("game, seats", seatings(), usual=["femtio-6", "bondtolva-6-6"])
def test_each_card_of_a_full_trick_can_be_read(window: Window, game: str, seats: int) -> None:
    """No card hides much of another, nor its corner index; in the family, whose cards need no row, nothing at all."""
    window.sit(reached(game, seats, full_trick))
    pace = window.app.services.pace
    pace.factor, pace.reading = 0.01, LONG
    window.app.sitting.director.play(window.app.sitting.director.view().legal[0])
    window.wait(lambda: len(face_up(window, "trick")) == seats)
    window.app.window.resize(900, 600)
    for text in TEXTS:
        window.dress(text_size=text)
        trick = face_up(window, "trick")
        assert all(map(is_upright, trick))
        for one, other in permutations(trick, 2):
            told = (text, one.property("face"), other.property("face"))
            assert hidden(part(one), other) < (LEAST if game in FORMS else MOST_HIDDEN), told
            # The leader varies, so any card may be on any other.
            assert hidden(part(one, *INDEX), other) < LEAST, told


@cases("form", ["tolva-4", "tolva-3", "bondtolva-4"], usual=["tolva-4"])
def test_a_shown_pair_is_upright_whole_and_on_no_face(window: Window, form: str) -> None:
    shown = reach(form, lambda view: any(seat for seat, *_ in mariage(view.facts).melds), choose=melds)
    window.sit(shown, (900, 600), drawn=True)
    frame = QRectF(0, 0, 900, 600).adjusted(-6, -6, 6, 6)
    portraits = [where(item) for item in window.visible() if item.objectName().startswith("portrait")]
    pair = [card for card in face_up(window, "hand") if card.property("position") != 0]
    assert pair
    for card in pair:
        assert is_upright(card)
        assert frame.contains(part(card).boundingRect())
        assert not any(where(card).adjusted(-AIR, -AIR, AIR, AIR).intersects(face) for face in portraits)


def test_cards_before_a_seat_opposite_are_upright_too(window: Window) -> None:
    window.sit(new_host("bordstolva"), drawn=True)
    rows = face_up(window, "up")
    assert {card.property("position") for card in rows} == {0, 1}
    assert all(map(is_upright, rows))
    window.sit(table(2, "play CA"), drawn=True)
    assert face_up(window, "trick")
    assert all(map(is_upright, face_up(window)))


TABLES: Final[dict[str, Callable[[], Host]]] = {
    "tolva": lambda: table(0, WON),
    "bondtolva": lambda: reach("bondtolva-6", last_to_play),
    "kasino": partial(in_game, "kasino", 2, many_lying("sea", 12)),
    "lomber": partial(in_game, "lomber", 3, phase("play"), says=("bid kuppa",)),
    "grandissimo": partial(reached, "grandissimo", 4, trick_of(3)),
    "nittionio": partial(reached, "nittionio", 3, trick_of(2)),
}
TOLD: Final = ("HintNote", "LastTrick", "Notice", "RankLegend", "TableButtons", "TrumpSign")
ASKED: Final = ("BidPanel", "CallBar", "NumberPanel", "SeatBadge", "UndoButtons")


def ask(window: Window) -> None:
    """Ask for the next step of the hint, and wait for it."""
    window.app.sitting.hints.ask()
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))
    window.settle()


@cases(
    "name, size, text",
    product(TABLES, TWO_SIZES, [160, 100]),
    usual=["tolva-900x600-160", "lomber-1280x800-160", "kasino-1280x800-100"],
)
def test_rail_holds_every_hint_notice_and_sign(
    open_window: Open, name: str, size: tuple[int, int], text: int
) -> None:
    """A notice for which the rail has no room lies below the table, which makes way."""
    window = open_window(lambda: InstantPlayer(1))
    seated(window, TABLES[name](), size, text_size=text)
    window.app.notices.add("hinted")
    window.item("tablePage").setProperty("lastTrickShown", True)
    for _ in range(3):
        ask(window)
        (rail,), (felt,) = (list(map(where, window.of_kind(kind))) for kind in ("Rail", "Felt"))
        assert not rail.intersects(felt)
        told = [item for kind in TOLD for item in window.of_kind(kind) if all_opacity(item) > 0]
        assert {"HintNote", "Notice"} <= {*map(kind_of, told)}
        for item in told:
            assert rail.contains(where(item)) or where(item).top() >= felt.bottom(), kind_of(item)
        for one, other in combinations(told, 2):
            assert not where(one).intersects(where(other)), (kind_of(one), kind_of(other))
        assert all(felt.contains(where(item)) for kind in ASKED for item in window.of_kind(kind))


def test_a_hint_grows_with_the_text(open_window: Open) -> None:
    window = open_window(lambda: InstantPlayer(1))
    sizes = list[int]()
    for text in (100, 160):
        seated(window, table(0, WON), TWO_SIZES[0], text_size=text)
        ask(window)
        sizes.append(window.item("hint").property("font").pixelSize())
    assert sizes[1] > 1.4 * sizes[0]


def test_hint_below_a_long_rail_keeps_its_letters(open_window: Open) -> None:
    """In lomber it was shrunk to a stamp below the order of the cards."""
    window = open_window(lambda: InstantPlayer(1))
    seated(window, TABLES["lomber"](), TWO_SIZES[0], text_size=160, language="sv")
    for _ in range(3):
        ask(window)
    (note,) = window.of_kind("HintNote")
    assert note.scale() == pytest.approx(1)
