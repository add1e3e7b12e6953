"""No person finds a card hidden from them: the whole window is searched at every handover in every game."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from tests.cases import cases
from tests.gallery.tables import people
from tests.ui.conftest import WON, Open, Window, table
from tests.ui.forms import FORMS, rows
from tests.ui.place_tables import items, reached, seated
from tests.ui.scene import leaks, names
from tests.ui.table.aids.test_privacy import TWO, hotseat
from tolva_gui.ai.levels import make_player
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Moved, Place, cards_at, redact
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.view import Facts, View
from tolva_gui.table.host import Host
from tolva_gui.ui.table.cards.card_model import CardModel, Highlights

A_FEW = 2
LAID_AWAY = {"won", "gone"}
"""Where cards lie face down that all have seen."""
WHOLE = ("tolva-4", "bordstolva", "bondtolva-2")
"""With `--long` these, one of each kind, are played to the end of the game."""
SECRETIVE = [game for game in BY_ID if any(place.sees == "owner" for place in BY_ID[game].info.places)]
"""Games with cards that only their owner sees."""
BIDS = {"grandissimo": ("bid liten-misar", "pass")}
"""Bids after which a player sets aside cards that only they see."""


def two_people(game: str) -> Host:
    """Return a table with two people at the machine and computers in the other seats.

    A game of the family is near its end: with nine points, or eleven, at which melds are forbidden, in forms with
    many handovers.
    """
    info = BY_ID[game].info
    points = 11 if game in ("plocketolva", "bondtolva-2") else 9
    scores = (points,) * info.sides if game in FORMS else None
    seats, deal = people("mp" + "c" * (info.seats - 2)), 5 if game == "plump" else 1
    return Host.new(game, {}, seats, seed=5, first_dealer=0, deal=deal, scores=scores)


def set_aside(game: str, kind: str) -> Host:
    """Return a table of two people on the turn of one who has cards of that kind that only they see."""
    for seed in range(400):
        host, rng = two_people(game), Random(seed)
        host.start_deal()
        while (seat := host.to_act()) is not None:
            view = host.view(seat)
            if seat < 2 and cards_at(view.zones, Place(kind, seat)):
                return host
            wanted = [move for text in BIDS.get(game, ()) for move in view.legal if str(move) == text]
            host.play(seat, wanted[0] if wanted else rng.choice(view.legal))
    raise AssertionError(f"nobody has {kind} in {game}")


def unseen(host: Host, view: View, *, covered: bool) -> set[Card]:
    """Return the cards in hands and in the pack that the person at the window must not find."""
    kinds = {place.kind for place in host.info.places if place.sees != "all"} - LAID_AWAY
    zones = [zone for zone in host.view(None).zones if zone.place.kind in kinds]
    everything = {card for zone in zones for card in zone.cards if card}
    views = [host.view(seat) for seat in range(len(host.seats))] if covered else [view]
    seen = [{card for zone in one.zones for card in zone.cards} for one in views]
    return everything.difference(seen[0].intersection(*seen[1:]))


def found(window: Window) -> list[str]:
    director = window.app.sitting.director
    assert director.host is not None
    cards = unseen(director.host, director.view(), covered=director.covered)
    return [text for text in leaks(window.app, filter(is_suited, cards)) if not in_legend(window, text)]


def is_suited(card: Card) -> bool:
    """Return whether it is no joker: a text cannot tell a joker from its namesakes."""
    return card.suit in "SHDC"


def in_legend(window: Window, leak: str) -> bool:
    """Return whether the text only names the public order of the trumps."""
    rows = window.app.sitting.table.property("order")
    shown = {text for row in rows for cell in row for text in map(str, cell.values()) if text}
    return any(begin in leak for begin in ("From the highest to the lowest", "Från högst till lägst")) or any(
        f"in '{begin}{text}" in leak for text in shown for begin in ("", "rank ")
    )


def play_on(window: Window, most: int, look: Callable[[], None]) -> int:
    """Play, looking at every handover before it and sometimes after it. Return the number of handovers."""
    rng, count, app = Random(1), 0, window.app
    for _ in range(3000):
        window.wait(lambda: app.sitting.director.covered or window.my_turn() or window.sheet() != "")
        if count == most or (window.sheet() and window.host.over):
            return count
        if window.sheet():
            app.navigation.nextDeal()
        elif app.sitting.director.covered:
            count += 1
            look()
            app.sitting.privacy.open()
            if count % 3 == 1:
                look()
        else:
            legal = app.sitting.director.view().legal
            app.sitting.table.do(rng.choice([move for move in legal if move not in GUBBAR]))
    raise AssertionError("the game does not end")


@cases("game", SECRETIVE, usual=["tjugoett", "tolva-4"])
def test_no_hidden_card_is_found_at_any_handover(
    open_window: Open, game: str, caplog: pytest.LogCaptureFixture, length: int
) -> None:
    window = open_window().sit(two_people(game))
    # Swedish names are searched for too.
    window.app.settings.set("language", "sv" if SECRETIVE.index(game) % 2 else "en")

    def look() -> None:
        assert found(window) == []

    whole = length > 1 and game in WHOLE
    assert play_on(window, 1000 if whole else A_FEW, look) >= A_FEW
    assert not whole or window.host.winner is not None
    assert [record for record in caplog.records if "help" not in record.name] == []


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (game, place.kind)
        for game in SECRETIVE
        for place in BY_ID[game].info.places
        if place.sees == "owner" and place.layout != "fan"
    ],
)
def test_what_somebody_has_set_aside_is_hidden_with_their_hand(window: Window, game: str, kind: str) -> None:
    window.sit(set_aside(game, kind))
    window.wait(lambda: window.app.sitting.director.covered)
    assert found(window) == []
    lying = rows(window, kind) + rows(window, "hand")
    assert lying
    assert all(row["face"] == row["label"] == "" for row in lying)


def test_no_card_of_a_fan_that_is_held_out_is_found(window: Window) -> None:
    seated(window, reached("svarte-petter", 4, lambda view: view.phase == "draw"))
    assert found(window) == []
    for item in items(window, "offered"):
        assert item.property("face") == item.property("shown") == item.property("label") == ""


def model_for(seat: int, host: Host) -> CardModel:
    """Return the table's cards as the seat sees them."""
    model = CardModel(host.info)
    model.highlights = Highlights(bottom=seat, viewer=seat)
    model.show(host.view(seat))
    return model


def rows_of(model: CardModel) -> list[dict[str, object]]:
    return [dict(row) for row in model.rows()]


def test_a_draw_between_others_does_not_show_which_card() -> None:
    """Draws from a fan whose hidden cards are in another order look the same until one is laid down."""
    host = reached("svarte-petter", 4, lambda view: view.phase == "draw" and drawn_from(view) == 1)
    view = host.view(2)
    assert isinstance(view.facts, Facts)
    pictures = []
    for seed in range(6):
        world = host.game.determinize(view, Random(seed))
        assert host.game.view(world, 2).zones == view.zones
        model = model_for(2, host)
        events: list[object] = []
        move = host.game.legal_moves(world)[0]
        host.game.apply(world, move, events)  # type: ignore[arg-type]
        first = next(event for event in events if isinstance(event, Moved))
        model.apply(redact(first, host.info.sight(2)))
        pictures.append(rows_of(model))
    assert all(picture == pictures[0] for picture in pictures)


def drawn_from(view: View) -> int:
    assert view.question is not None
    return int(str(view.question.values["seat"]))


def test_rearranged_fan_does_not_move_for_the_others() -> None:
    host = reached("svarte-petter", 4, lambda view: view.phase == "arrange")
    model = model_for(2, host)
    before = rows_of(model)
    move = next(move for move in host.view(0).legal if str(move).startswith("put"))
    for event in host.play(0, move):
        model.apply(redact(event, host.info.sight(2)))
    assert rows_of(model) == before


def test_a_whole_deal_is_followed_without_a_card_of_the_others() -> None:
    host, rng = reached("svarte-petter", 4, lambda view: view.phase == "draw"), Random(3)
    model = model_for(0, host)
    while (turn := host.to_act()) is not None:
        for event in host.play(turn, rng.choice(host.view(turn).legal)):
            model.apply(redact(event, host.info.sight(0)), dealt=isinstance(event, Moved) and event.dealt)
            hands = [row for row in model.rows() if row["zone"] == "hand"]
            # At the end Svarte Petter, the only card left, is shown to all.
            for row in hands if len(hands) > 1 else []:
                if row["position"] != 0:
                    assert row["face"] == row["label"] == ""
                    assert not row["drawn"]
                    assert not row["marked"]


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
    ],
)
def test_the_names_of_a_card(card: str, text: str) -> None:
    assert names(parse_card(card)).search(f"There lies {text}.")
    assert not names(parse_card("S8")).search(text)


def test_the_record_of_a_deal_that_goes_on_is_not_given_away(open_window: Open, tmp_path: Path) -> None:
    window = hotseat(open_window)
    records = window.app.models.records
    asked: list[str] = []
    records.dialog_wanted.connect(asked.append)
    records.copy()
    records.report()
    records.save(QUrl.fromLocalFile(str(tmp_path / "peep.tolva")))
    window.key("Ctrl+S")
    assert QGuiApplication.clipboard().text() == ""
    assert list(tmp_path.iterdir()) == []
    assert asked == []
    assert "Wait until the deal is over" in window.notices()[0]


def test_what_is_said_to_one_is_gone_before_the_next(window: Window) -> None:
    """A hint, a refusal, a chosen card, the last trick: everything that can be left on the table."""
    adviser = make_player("rules", 1)
    window.sit(
        table(0, WON, TWO),
        prepare=lambda app: setattr(app.adviser, "make", lambda _level, _seed: adviser),
    )
    window.app.sitting.privacy.open()
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    for _ in range(3):
        window.app.sitting.hints.ask()
    sitting = window.app.sitting
    window.wait(lambda: sitting.marks.property("cards") or sitting.hints.property("text") != "")
    window.key("Right")
    window.app.sitting.table.play("ST")
    window.key("L")
    host = window.host
    assert leaks(window.app, unseen(host, host.view(None), covered=True))
    window.app.sitting.privacy.hide()
    assert found(window) == []
    window.app.navigation.newGame()
    assert found(window) == []
