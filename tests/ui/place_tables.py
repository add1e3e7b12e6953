"""Tables with declared layouts, and hands that play at them."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from tests.table.games import NAMES, new_table, reached
from tests.ui.conftest import Window
from tests.ui.forms import own_hand
from tests.ui.hands import Finger, Hand, Keyboard, Mouse, corner
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.view import View
from tolva_gui.table.calls import calls
from tolva_gui.table.host import Host

__all__ = ("NAMES", "new_table", "reached")

MOST = 300
"""The moves of a game that is played by hand."""


def seated(window: Window, host: Host, size: tuple[int, int] | None = None, **settings: Any) -> Host:
    window.sit(host, size, **settings, turn=True, drawn=True)
    return host


def refusal(window: Window, act: Callable[[], object]) -> str:
    """Do what is refused, and return the rule against it."""
    with window.bot.waitSignal(window.app.sitting.table.refused) as refused:
        act()
    assert refused.args is not None
    return str(refused.args[1])


def lying(window: Window) -> list[QQuickItem]:
    """Return the visible cards."""
    return [item for item in window.visible() if item.property("lie") is not None]


def items(window: Window, zone: str) -> list[QQuickItem]:
    found = [item for item in lying(window) if item.property("zone") == zone]
    return sorted(found, key=lambda item: item.property("lie")["place"])


def card(window: Window, face: str) -> QQuickItem:
    return next(item for item in lying(window) if item.property("face") == face)


def point_at(hands: Keyboard, item: QQuickItem, row: str) -> None:
    """Move the cursor to the card with arrows alone."""
    hands.window.key(row)
    for _ in range(40):
        if item.property("cursor"):
            return
        hands.window.key("Right")
    raise AssertionError("the arrows do not come to the card")


def touch_card(hands: Hand, item: QQuickItem) -> None:
    """Click the card, or move the keyboard cursor to it and press Enter."""
    if isinstance(hands, Keyboard):
        point_at(hands, item, "Down" if item.property("zone") == "hand" else "Up")
        hands.window.key("Return")
    else:
        hands.tap(corner(item))


def act(window: Window, hands: Hand, host: Host, move: Move) -> None:
    """Make the move with these hands."""
    match move:
        case Call(value=int(number)):
            say(window, hands, number)
        case Call() if str(move) in boxed(window):
            bid(window, hands, move)
        case Call():
            hands.call(list(calls(host.view(host.to_act()))).index(move))
        case Pick(index=place):
            touch_card(hands, items(window, "offered")[place - 1])
        case Play() if window.app.sitting.arranging.property("active"):
            hands.call(0)
        case Play(at=(seat, slot)):
            lay_on(window, hands, host, move, Place("up", seat, slot))
        case Play(at=(place,)):
            put(window, hands, host, move, place - 1)
        case Play():
            take(window, hands, host, move)


def play(
    window: Window, hands: Hand, host: Host, choose: Callable[[View], Move], *, whole: bool = False
) -> set[type[Move]]:
    """Sit down and play the deal by hand, or the whole game; return the kinds of moves made."""
    window.sit(host)
    return play_out(window, hands, choose, whole=whole)


def play_out(
    window: Window, hands: Hand, choose: Callable[[View], Move], *, whole: bool = False
) -> set[type[Move]]:
    """Play the deal at the table, or the whole game, by hand; return the kinds of moves made."""
    host, made = window.host, list[Move]()
    while len(made) < MOST:
        for view in islice(turns(window), MOST - len(made)):
            made.append(choose(view))
            make(window, hands, made[-1])
        if host.over or not whole:
            break
        hands.press("next")
    assert host.over if whole else host.result() is not None
    return {type(move) for move in made}


def make(window: Window, hands: Hand, move: Move) -> None:
    """Make the move with these hands once everything lies still, and wait until it is made."""
    host = window.host
    if not window.app.sitting.table.property("single"):
        window.settle()
    before = host.version
    act(window, hands, host, move)
    window.wait(lambda: host.version > before)


def turns(window: Window) -> Iterator[View]:
    """Yield the view at each turn of the person, until the sheet of the deal comes."""
    while True:
        window.wait(lambda: window.my_turn() or window.sheet() != "")
        if window.sheet():
            return
        yield window.app.sitting.director.view()


def boxed(window: Window) -> dict[str, tuple[int, int]]:
    """Return the row and column of each bid in the box."""
    rows = enumerate(window.app.sitting.bid_box.property("rows"))
    return {cell["move"]: (row, column) for row, cells in rows for column, cell in enumerate(cells)}


def bid(window: Window, hands: Hand, move: Move) -> None:
    """Press the bid, or move to it with the arrows and press Enter."""
    if not isinstance(hands, Keyboard):
        hands.press(f"bid {move}")
        return
    panel = window.of_kind("BidPanel")[0]
    row, column = boxed(window)[str(move)]
    window.key("Right")
    down = row - panel.property("row")
    for _ in range(abs(down)):
        window.key("Down" if down > 0 else "Up")
    across = column - panel.property("column")
    for _ in range(abs(across)):
        window.key("Right" if across > 0 else "Left")
    window.key("Return")


def say(window: Window, hands: Hand, number: int) -> None:
    if not isinstance(hands, Keyboard):
        if window.app.sitting.choosing.property("range"):
            slide(window, hands, number)
        else:
            hands.press(f"number{number}")
        return
    for digit in str(number):
        window.key(digit)
    choosing = window.app.sitting.choosing
    if window.my_turn() and (choosing.property("numbers") or choosing.property("range")):
        window.key("Return")


def slide(window: Window, hands: Mouse | Finger, number: int) -> None:
    """Click the slider near the number, adjust by single steps, and say it."""
    slider = window.item("amount")
    least, most = slider.property("from"), slider.property("to")
    handle = slider.property("handle").width()
    part = (number - least) / max(1, most - least)
    at = QPointF(handle / 2 + part * (slider.width() - handle), slider.height() / 2)
    hands.tap(slider.mapToScene(at).toPoint())
    window.settle()
    while (off := number - round(slider.property("value"))) != 0:
        hands.press("more" if off > 0 else "less")
    hands.press("sayNumber")


def put(window: Window, hands: Hand, host: Host, move: Play, place: int) -> None:
    """Choose the card, then the card whose place it takes; make call 0 if it is already there."""
    fan = own_fan(host)
    touch_card(hands, card(window, str(move.card)))
    window.settle()
    touch_card(hands, card(window, fan[place]))
    if fan[place] == str(move.card):
        hands.call(0)


def take(window: Window, hands: Hand, host: Host, move: Play) -> None:
    before = host.version
    for number, own in enumerate(move.cards):
        if chosen_of(window, str(own)) <= move.cards[:number].count(own):
            touch_card(hands, held_card(window, str(own)))
            window.settle()
        if host.version > before:
            return
    for taken in move.takes:
        if host.version == before and not card(window, str(taken)).property("chosen"):
            touch_card(hands, card(window, str(taken)))
    window.settle()
    if host.version == before:
        # The last call offered lays a card out instead of taking with it.
        offered = len(window.app.sitting.table.property("calls")) - len(calls(host.view(0)))
        hands.call(0 if move.takes else offered - 1)


def lay_on(window: Window, hands: Hand, host: Host, move: Play, place: Place) -> None:
    """Choose the card, then the card at that place that it goes on."""
    target = cards_at(host.view(0).zones, place)[-1]
    touch_card(hands, held_card(window, str(move.card)))
    window.settle()
    touch_card(
        hands, next(item for item in items(window, place.kind) if item.property("face") == str(target))
    )


def held_card(window: Window, face: str) -> QQuickItem:
    """Return the viewer's card of that face; of two alike, the one not chosen yet."""
    found = [item for item in window.cards() if item.property("face") == face]
    return next((item for item in found if not item.property("chosen")), found[0])


def chosen_of(window: Window, face: str) -> int:
    """Return how many own cards of that face are chosen."""
    return sum(bool(item.property("chosen")) for item in window.cards() if item.property("face") == face)


def own_fan(host: Host) -> list[str]:
    """Return the viewer's cards in their order."""
    zones = host.view(0).zones
    return [str(card) for zone in zones if zone.place == Place("hand", 0) for card in zone.cards]


def fan_of(window: Window) -> list[str]:
    """Return the faces of the visible own cards, from left to right."""
    return [str(row["face"]) for row in own_hand(window)]
