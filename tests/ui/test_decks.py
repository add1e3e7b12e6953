"""Decks: ours, drawn card by card, and those installed for KDE's games, left out if broken."""

import gzip
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.cases import cases
from tests.ui.conftest import Open, Window, table
from tolva_gui import paths
from tolva_gui.own_deck import OwnDeck
from tolva_gui.ui.pictures.card_images import CardImages, fitted
from tolva_gui.ui.pictures.decks import find

OWN = paths.resources() / "decks" / "tolva-four-colour"


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the system's decks."""
    if os.name == "nt":
        pytest.skip("nothing tells Windows where else to look for the decks of KDE's games")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return tmp_path / "system" / "carddecks"


def install(root: Path, name: str = "svg-guest", title: str = "Guest") -> Path:
    """Install a whole deck there, packed as KDE's decks are."""
    folder = root / name
    folder.mkdir(parents=True)
    index = f"[KDE Backdeck]\nName={title}\nName[sv]=Gästen\nSVG=guest.svgz\nFeatures=AngloAmerican\n"
    (folder / "index.desktop").write_text(index, encoding="utf-8")
    (folder / "guest.svgz").write_bytes(gzip.compress((OWN / "tolva-four-colour.svg").read_bytes()))
    return folder


def rows(window: Window) -> list[dict[str, str]]:
    window.app.pages.open("settings")
    return list(window.app.decks.property("installed"))


def test_the_first_of_two_folders_wins(tmp_path: Path) -> None:
    install(tmp_path / "local", "svg-both", "Local")
    install(tmp_path / "shared", "svg-both", "Shared")
    install(tmp_path / "shared", "svg-theirs", "Theirs")
    found = list(find([tmp_path / "local", tmp_path / "shared", tmp_path / "nowhere"], "en"))
    assert [(deck.id, deck.name) for deck in found] == [("svg-both", "Local"), ("svg-theirs", "Theirs")]


def test_a_deck_in_the_users_folder_is_not_read(system: Path, tmp_path: Path, open_window: Open) -> None:
    install(tmp_path / "home" / "carddecks", "svg-mine")
    install(system)
    assert [row["id"] for row in rows(open_window())] == ["svg-guest"]


def test_installed_deck_is_chosen_and_stays(system: Path, open_window: Open) -> None:
    """Where ours is chosen again, the back of the other one is asked for no more."""
    install(system)
    window = open_window(keep=True).sit(table(0))
    (row,) = rows(window)
    assert row["name"] == "Guest"
    window.press("choice-svg-guest")
    assert window.app.settings.get("deck") == "svg-guest"
    assert window.app.decks.property("key") == row["key"]
    image = CardImages(window.app.decks).requestImage(f"{row['key']}/DT", QSize(), QSize(100, 140))
    assert any(QColor(image.pixel(x, y)).blue() > QColor(image.pixel(x, y)).red() + 60
               for x in range(100) for y in range(140))  # fmt: skip
    again = open_window(keep=True)
    assert str(again.app.decks.property("key")).startswith("installed-")
    assert again.noticed() == ""
    rows(again)
    again.item("choice-svg-guest")
    again.dress(deck="")
    assert again.app.decks.property("key") == ""


def test_many_installed_decks_are_folded_away(system: Path, open_window: Open) -> None:
    """KDE brings sixteen decks, which pushed the language setting two screens down."""
    for no in range(4):
        install(system, f"svg-{no}")
    window = open_window()
    assert len(rows(window)) == 4
    more = window.item("moreDecks")
    assert more.property("text") == "More decks (4)"
    assert window.find("choice-svg-2") is None
    window.click(more)
    window.press("choice-svg-2", "moreDecks")
    window.wait(lambda: window.find("choice-svg-1") is None)
    # The chosen deck stays in sight.
    assert window.item("choice-svg-2") is not None


def without_queen(folder: Path) -> None:
    text = (OWN / "tolva-four-colour.svg").read_text(encoding="utf-8")
    (folder / "guest.svgz").write_bytes(gzip.compress(text.replace("queen_heart", "lady_heart").encode()))


BROKEN: dict[str, Callable[[Path], object]] = {
    "gone": lambda folder: (folder / "index.desktop").unlink(),
    "bad index": lambda folder: (folder / "index.desktop").write_bytes(b"\xff\xfe[["),
    "other group": lambda folder: (folder / "index.desktop").write_text("[Desktop Entry]\nName=x\n"),
    "names nothing": lambda folder: (folder / "index.desktop").write_text("[KDE Cards]\nName=x\n"),
    "no queen": without_queen,
}


@pytest.mark.parametrize("spoil", BROKEN.values(), ids=BROKEN)
def test_ours_replaces_a_chosen_deck_that_is_broken(
    system: Path, open_window: Open, spoil: Callable[[Path], object]
) -> None:
    folder = install(system)
    open_window(keep=True).app.settings.set("deck", "svg-guest")
    spoil(folder)
    again = open_window(keep=True)
    assert again.app.window.isVisible()
    assert "svg-guest" in again.noticed()
    assert again.app.decks.property("key") == ""
    again.app.settings.reset()
    assert again.app.settings.get("deck") == ""


def test_odd_cards_are_stretched_only_unseen() -> None:
    room = QRectF(1, 1, 100, 140)
    assert fitted(QRectF(0, 0, 169, 245), room) == room
    narrow = fitted(QRectF(0, 0, 100, 200), room)
    assert (narrow.width(), narrow.height()) == (70, 140)
    assert narrow.center() == room.center()
    assert fitted(QRectF(), room) == room


@cases("back", ["star", "bird", "tree", "wave", "horse"], usual=["wave"])
def test_backs_and_cloths_are_chosen_by_their_pictures(window: Window, back: str) -> None:
    window.app.pages.open("settings")
    window.press(f"choice-{back}")
    assert window.app.settings.get("back") == back
    window.press("choice-wood")
    assert window.app.settings.get("cloth") == "wood"


def test_what_will_be_seen_is_drawn_before_it_is(window: Window) -> None:
    """Cards are drawn ahead in the exact sizes that the table asks for; other sizes would be useless."""
    drawn: list[str] = []
    images = CardImages(window.app.decks)
    assert not images.draw_ahead()  # no table yet
    window.sit(table(0))
    window.wait(lambda: window.app.decks.expected[0] != "")
    while images.draw_ahead():
        pass
    images._draw = lambda name, _size: drawn.append(name)  # type: ignore[assignment,method-assign,return-value]
    width = window.cards()[0].width()
    key = f"{window.app.decks.expected[0]}/HK"
    images.requestImage(key, QSize(), QSize(round(width), round(width * 1.4)))
    assert drawn == []


pytestmark = pytest.mark.usefixtures("qapp")

DRAWINGS = sorted((paths.resources() / "decks").glob("*/*.svg"))
TELLING = ("1_spade", "7_heart", "10_club", "queen_diamond", "joker", "back", "back_bird")
"""An ace, cards with shared pips, a court card on the common ground, and drawings with separate shapes."""


def picture(renderer: QSvgRenderer, ident: str) -> QImage:
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, ident, QRectF(0, 0, 100, 140))
    painter.end()
    return image


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_card_alone_is_the_card_of_the_deck(path: Path) -> None:
    whole, deck = QSvgRenderer(str(path)), OwnDeck(path)
    held = [ident for ident in TELLING if whole.elementExists(ident)]
    assert held
    for ident in held:
        alone = QSvgRenderer(QByteArray(deck.alone(ident)))
        assert alone.elementExists(ident), ident
        assert picture(alone, ident) == picture(whole, ident), ident
