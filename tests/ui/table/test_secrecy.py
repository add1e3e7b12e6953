"""No person at the machine can find a card hidden from them: the whole window is searched at every handover."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication

from tests.cases import cases
from tests.gallery.tables import people
from tests.ui.conftest import Cheat, Open, Window, table
from tests.ui.forms import FORMS
from tests.ui.scene import hidden, leaks, names
from tests.ui.table.aids.test_privacy import TWO, hotseat
from tolva_gui.ai.levels import make_player
from tolva_gui.app import App
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Play
from tolva_gui.table.host import Host


def two_people(form: str) -> Host:
    """Return a table of that form, near the end of the game, with people in the first two seats."""
    info = BY_ID[form].info
    # From eleven points on melds are forbidden; in forms with many handovers that makes the game one deal long.
    scores = 11 if form in ("plocketolva", "bondtolva-2") else 9
    seats = people("mp" + "c" * (info.seats - 2))
    return Host.new(form, {}, seats, seed=5, first_dealer=0, scores=(scores,) * info.sides)


def found(window: Window) -> list[str]:
    """Return all traces of cards hidden from the person at the window."""
    director = window.app.sitting.director
    assert director.host is not None
    cards = hidden(director.host, director.view())
    if director.covered:
        cards = hidden(director.host, director.host.view(None)) | in_hands(director.host)
    return leaks(window.app, cards)


def in_hands(host: Host) -> set[Card]:
    """Return every card in a hand that has not been shown to all."""
    shown = {Card(suit, rank) for _, suit, _ in mariage(host.view(0).facts).melds for rank in ("K", "Q")}
    zones = host.view(None).zones
    return {
        card for zone in zones if zone.place.kind in ("hand", "closed") for card in zone.cards if card
    } - shown


def move(window: Window, rng: Random) -> None:
    """Make a random play or call, as the window offers it."""
    director, app = window.app.sitting.director, window.app
    legal = [one for one in director.view().legal if one not in GUBBAR]
    chosen = rng.choice(legal)
    if isinstance(chosen, Play):
        app.sitting.table.play(str(chosen.card))
    else:
        director.play(chosen)


WHOLE = {"tolva-4": 1000, "bordstolva": 1000, "bondtolva-2": 1000}
"""The most handovers with `--long`: these forms, one of each kind, are played to the end of the game."""
A_FEW = 2


def play_game(window: Window, most: int, look: Callable[[], None]) -> int:
    """Play, calling `look` at every handover before it and sometimes after it. Return the number of handovers."""
    rng, count, app = Random(1), 0, window.app
    for _ in range(3000):
        window.wait(lambda: app.sitting.director.covered or window.my_turn() or window.sheet() != "")
        if window.sheet() == "game" or count == most:
            return count
        if window.sheet() == "deal":
            app.navigation.nextDeal()
        elif app.sitting.director.covered:
            count += 1
            look()
            app.sitting.privacy.open()
            if count % 3 == 1:
                look()
        else:
            move(window, rng)
    raise AssertionError("the game does not end")


@cases("form", FORMS, usual=["tolva-4"])
def test_no_hidden_card_is_found_at_any_handover(
    open_window: Open, form: str, caplog: pytest.LogCaptureFixture, length: int
) -> None:
    window = open_window()
    host = two_people(form)
    window.sit(host)
    # Swedish names are searched for too.
    window.app.settings.set("language", "sv" if FORMS.index(form) % 2 else "en")

    def look() -> None:
        assert found(window) == []

    most = WHOLE.get(form, A_FEW) if length > 1 else A_FEW
    assert play_game(window, most, look) >= A_FEW
    assert most == A_FEW or host.winner is not None
    assert caplog.text == ""


PLACES: dict[str, Callable[[Window, str], object]] = {
    "♠J": lambda window, text: window.item("curtainName").setProperty("text", text),
    "spader tia": lambda window, text: window.app.window.setTitle(text),
    "SJ": lambda _, text: QGuiApplication.clipboard().setText(text),
    "Jack of Spades": lambda window, text: window.item("openCurtain").setProperty("text", text),
    "10 of spades": lambda window, text: window.app.notices.add("record unreadable", text),
    "image://cards/tolva/CQ": lambda window, text: window.app.engine.setObjectName(text),
}
"""Texts that give a card away, and how to put each in a place: a text, the title, the clipboard, a tooltip…"""


def test_planted_card_is_found_anywhere_in_the_model(open_window: Open) -> None:
    window = hotseat(open_window)
    assert found(window) == []
    for text, plant in PLACES.items():
        plant(window, text)
    cards = window.app.sitting.table.property("cards")
    cards.highlights.covered = False
    cards.refresh()
    leaks = found(window)
    for text in PLACES:
        assert any(text in leak for leak in leaks), text
    where = {leak.rsplit(", ", 1)[1] for leak in leaks}
    # In the model, as its picture, and as its accessible name.
    for kind in ("CardModel", "QQuickImage", "accessible"):
        assert any(place.startswith(kind) for place in where), (kind, where)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("SA", "spader ess"),
        ("HT", "hjärter 10"),
        ("HT", "♥10"),
        ("DQ", "ruter dam"),
        ("CJ", "♣Kn"),
        ("SJ", "♠J"),
        ("SJ", "SJ"),
        ("ST", "spader tia"),
        ("ST", "10 of spades"),
        ("SJ", "Jack of Spades"),
        ("CQ", "image://cards/tolva/CQ"),
    ],
)
def test_the_names_of_a_card(card: str, text: str) -> None:
    assert names(parse_card(card)).search(f"There lies {text}.")
    assert not names(parse_card("S8")).search(text)


def test_the_record_of_a_deal_that_goes_on_is_not_given_away(open_window: Open, tmp_path: Path) -> None:
    window = hotseat(open_window)
    records = window.app.models.records
    asked: list[str] = []
    records.wanted.connect(asked.append)
    records.copy()
    records.report()
    records.save(QUrl.fromLocalFile(str(tmp_path / "peep.tolva")))
    window.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == ""
    assert list(tmp_path.iterdir()) == []
    assert asked == []
    assert "Wait until the deal is over" in window.notices()[0]


def test_one_person_may_have_the_record_at_any_time(window: Window) -> None:
    window.sit(table(0, "play SA"))
    window.app.models.records.copy()
    assert "deck" in QGuiApplication.clipboard().text()


def test_the_log_of_a_player_that_fails_names_no_card(
    open_window: Open, caplog: pytest.LogCaptureFixture
) -> None:
    open_window(Cheat).sit(table(1), turn=True)
    assert "failed" in caplog.text
    assert not any(names(card).search(caplog.text) for card in BY_ID["tolva-4"].info.pack)


def with_an_adviser(app: App) -> None:
    app.adviser.make = lambda _level, seed: make_player("rules", seed)


def test_what_is_said_to_one_is_gone_before_the_next(window: Window) -> None:
    """A hint, a refusal, a chosen card, the last trick: everything that can be left on the table."""
    window.sit(table(0, "play SA, play S9, play S7, play S6", TWO), prepare=with_an_adviser)
    window.app.sitting.privacy.open()
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    for _ in range(3):
        window.app.sitting.hints.ask()
    window.wait(
        lambda: window.app.sitting.hints.property("cards") or window.app.sitting.hints.property("text") != ""
    )
    window.key(Qt.Key.Key_Right)
    window.app.sitting.table.play("ST")
    window.key(Qt.Key.Key_L)
    cards = in_hands(window.app.navigation.host)  # type: ignore[arg-type]
    assert leaks(window.app, cards)
    window.app.sitting.privacy.hide()
    assert found(window) == []
    page = window.app.window.findChild(QObject, "tablePage")
    assert page is not None
    window.app.navigation.newGame()
    assert found(window) == []
