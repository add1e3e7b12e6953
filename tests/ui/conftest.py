"""A window with opponents that answer at once."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.app import App
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.game import Gubbe, View, parse_move
from tolva_gui.table.host import Host
from tolva_gui.table.seats import SeatKind, SeatSetup

HANDS = (
    "SA SK SQ HA HK HQ D6 C6 C7",
    "ST SJ S9 HT HJ DA DT C8 C9",
    "S8 S7 DK DQ DJ CA CK CQ H6",
    "S6 H9 H8 H7 D9 D8 D7 CT CJ",
)


class Quick:
    """Plays anything but a gubbe, at once and the same each time."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        # Gubbar of players who play anything lose six points again and again: the game would not end.
        return Choice(self._random.choice([move for move in view.legal if not isinstance(move, Gubbe)]))


class Asleep:
    """Never answers before it is told to give up."""

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        while not cancelled():
            QTest.qSleep(2)
        return Choice(view.legal[0])


class Window:
    """The program with its window shown, and hands that act on it as a person does."""

    def __init__(self, bot: QtBot, app: App) -> None:
        self.bot = bot
        self.app = app
        app.window.show()
        app.window.requestActivate()
        bot.waitUntil(app.window.isActive, timeout=3000)

    def find(self, name: str) -> QQuickItem | None:
        return next((item for item in self._items() if item.objectName() == name and item.isVisible()), None)

    def item(self, name: str) -> QQuickItem:
        self.bot.waitUntil(lambda: self.find(name) is not None, timeout=3000)
        self.bot.wait(20)  # rows and columns place their items with the next frame
        found = self.find(name)
        assert found is not None
        return found

    def _items(self) -> Iterator[QQuickItem]:
        def below(item: QQuickItem) -> Iterator[QQuickItem]:
            yield item
            for child in item.childItems():
                yield from below(child)

        return below(self.app.window.contentItem())

    def cards(self) -> list[QQuickItem]:
        return [item for item in self._items() if item.property("held") is True]

    def click(self, item: QQuickItem, at: QPointF | None = None) -> None:
        where = item.mapToScene(at or QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(
            self.app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(where)
        )

    def click_card(self, face: str) -> None:
        """Click the corner that the next card of the fan leaves free."""
        card = next(item for item in self.cards() if item.property("face") == face)
        self.click(card, QPointF(card.width() * 0.12, card.height() * 0.2))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.app.window, key)

    def my_turn(self) -> bool:
        return bool(self.app.table.property("myTurn"))

    def sheet(self) -> str:
        return str(self.app.session.property("sheet"))

    def wait(self, what: Callable[[], bool]) -> None:
        self.bot.waitUntil(what, timeout=10_000)

    def sit(self, host: Host) -> None:
        self.app.session.sit_down(host)


Open = Callable[..., Window]


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QObject) -> Iterator[Open]:
    """Return a function that opens the window at instant speed."""
    opened: list[App] = []

    def make(player: type[Player] | Callable[[], Player] | None = None, *, keep: bool = False) -> Window:
        app = App(keep=keep, player_maker=lambda _level, seed: player() if player else Quick(seed))
        app.settings.set("speed", 0)
        app.settings.set("language", "en")
        opened.append(app)
        return Window(qtbot, app)

    yield make
    while opened:
        opened.pop().close()
        # What is to be deleted later would wait for an event loop that never comes.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # It belongs to the process: what one test has copied is no secret that the next one has let out.
    QGuiApplication.clipboard().clear()


def deck(leader: int, hands: tuple[str, ...] = HANDS) -> list[Card]:
    """Return the pack that deals these hands, the leader being forehand."""
    rows = [[parse_card(text) for text in hand.split()] for hand in hands]
    return [rows[(leader + no) % 4][no // 4] for no in range(36)]


def table(
    leader: int = 0,
    moves: str = "",
    kinds: tuple[SeatKind, ...] = ("me", "computer", "computer", "computer"),
    scores: tuple[int, int] = (0, 0),
) -> Host:
    """Return a table with `HANDS` dealt and these moves made."""
    seats = [
        SeatSetup(kind, name, "best" if kind == "computer" else None)
        for kind, name in zip(kinds, ("Alva", "Elna", "Nils", "Karna"), strict=True)
    ]
    host = Host.new(
        "tolva-4", {}, seats, seed=7, first_dealer=(leader - 1) % 4, scores=scores, decks=[deck(leader)]
    )
    host.began = "2026-01-01T12:00:00+00:00"
    host.start_deal()
    for text in filter(None, moves.split(",")):
        seat = host.to_act()
        assert seat is not None
        host.play(seat, parse_move(text.strip()))
    return host
