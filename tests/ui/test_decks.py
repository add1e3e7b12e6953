"""Decks installed for KDE's games: found, shown, played with, and, if broken, refused in words."""

import gzip
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor

from tests.thinned import thinned
from tests.ui.conftest import Open, Window, table
from tests.ui.hostile_decks import deck as simple_deck
from tolva_gui import paths
from tolva_gui.ui.pictures.card_images import CardImages, fitted
from tolva_gui.ui.pictures.deck_files import (
    ELEMENTS,
    DeckError,
    find,
    read_drawing,
    read_index,
)

OWN = paths.resources() / "decks" / "tolva-four-colour"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the user's decks."""
    if os.name == "nt":
        pytest.skip("nothing tells Windows where else to look for the decks of KDE's games")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return tmp_path / "home" / "carddecks"


def install(root: Path, name: str = "svg-guest", title: str = "Guest") -> Path:
    """Install a whole deck there, packed as KDE's decks are."""
    folder = root / name
    folder.mkdir(parents=True)
    index = f"[KDE Backdeck]\nName={title}\nName[sv]=Gästen\nSVG=guest.svgz\nFeatures=AngloAmerican\n"
    (folder / "index.desktop").write_text(index, encoding="utf-8")
    (folder / "guest.svgz").write_bytes(gzip.compress((OWN / "tolva-four-colour.svg").read_bytes()))
    return folder


def rows(window: Window) -> list[dict[str, str]]:
    return list(window.app.decks.property("installed"))


def looked(window: Window, count: int) -> list[dict[str, str]]:
    window.app.library.pages.open("settings")
    window.wait(lambda: len(rows(window)) == count)
    return rows(window)


def notices(window: Window) -> str:
    return " ".join(window.app.notices.property("texts"))


def test_a_deck_of_the_system_is_found_after_one_of_the_user(root: Path, tmp_path: Path) -> None:
    install(root, "svg-both")
    install(tmp_path / "system" / "carddecks", "svg-both")
    install(tmp_path / "system" / "carddecks", "svg-theirs")
    found = list(find([root, tmp_path / "system" / "carddecks", tmp_path / "nowhere"]))
    assert found == [root / "svg-both", tmp_path / "system" / "carddecks" / "svg-theirs"]


def test_ours_is_whole_by_the_same_measure() -> None:
    assert read_drawing(read_index(OWN, "sv").drawing)
    assert read_index(OWN, "sv").name == "Tolva, fyra färger"
    assert len(ELEMENTS) == 53


def test_an_installed_deck_is_chosen_and_lies_on_the_table_also_at_the_next_start(
    root: Path, open_window: Open
) -> None:
    install(root)
    window = open_window(keep=True)
    window.sit(table(0))
    (row,) = looked(window, 1)
    assert (row["name"], row["trouble"]) == ("Guest", "")
    window.click(window.item("choice-svg-guest"))
    assert window.app.settings.get("deck") == "svg-guest"
    assert window.app.decks.property("key") == row["key"]
    image = CardImages(window.app.decks).requestImage(f"{row['key']}/DT", QSize(), QSize(100, 140))
    assert any(QColor(image.pixel(x, y)).blue() > QColor(image.pixel(x, y)).red() + 60
               for x in range(100) for y in range(140))  # fmt: skip
    again = open_window(keep=True)
    assert str(again.app.decks.property("key")).startswith("installed-")
    assert notices(again) == ""


def test_many_installed_decks_are_folded_away(root: Path, open_window: Open) -> None:
    """KDE brings sixteen decks, which pushed the language setting two screens down."""
    for no in range(4):
        simple_deck(root, f"svg-{no}")
    window = open_window()
    looked(window, 4)
    more = window.item("moreDecks")
    assert more.property("text") == "More decks (4)"
    assert window.find("choice-svg-2") is None
    window.click(more)
    window.click(window.item("choice-svg-2"))
    window.click(window.item("moreDecks"))
    window.wait(lambda: window.find("choice-svg-1") is None)
    # The chosen deck stays in sight.
    assert window.item("choice-svg-2") is not None


def cut(folder: Path) -> None:
    path = folder / "guest.svgz"
    path.write_bytes(path.read_bytes()[:-400])


def without_queen(folder: Path) -> None:
    text = (OWN / "tolva-four-colour.svg").read_text(encoding="utf-8")
    (folder / "guest.svgz").write_bytes(gzip.compress(text.replace("queen_heart", "lady_heart").encode()))


def outside(folder: Path) -> None:
    shutil.copy(folder / "guest.svgz", folder.parent / "guest.svgz")
    (folder / "index.desktop").write_text("[KDE Backdeck]\nSVG=../guest.svgz\n", encoding="utf-8")


def page(folder: Path) -> None:
    (folder / "guest.svgz").write_text("<html><body/></html>", encoding="utf-8")


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda folder: (folder / "guest.svgz").unlink(), "guest.svgz is missing"),
    "no index": (lambda folder: (folder / "index.desktop").unlink(), "index.desktop is missing"),
    "bad index": (
        lambda folder: (folder / "index.desktop").write_bytes(b"\xff\xfe[["),
        "index.desktop does not describe",
    ),
    "other group": (
        lambda folder: (folder / "index.desktop").write_text("[Desktop Entry]\nName=x\n", encoding="utf-8"),
        "index.desktop does not describe",
    ),
    "names nothing": (
        lambda folder: (folder / "index.desktop").write_text("[KDE Cards]\nName=x\n", encoding="utf-8"),
        "names no SVG",
    ),
    "outside": (outside, "outside its folder: ../guest.svgz"),
    "cut": (cut, "not a readable SVG"),
    "not xml": (
        lambda folder: (folder / "guest.svgz").write_bytes(b"\x1f\x8bnonsense"),
        "not a readable SVG",
    ),
    "a page": (page, "not a readable SVG"),
    "empty": (lambda folder: (folder / "guest.svgz").write_bytes(b""), "not a readable SVG"),
    "no queen": (without_queen, "is missing cards: queen_heart"),
}


def test_every_broken_deck_is_told_with_what_and_where(root: Path, open_window: Open) -> None:
    for no, (spoil, _) in enumerate(BROKEN.values()):
        spoil(install(root, f"svg-{no}"))
    window = open_window()
    troubles = {row["id"]: row["trouble"] for row in looked(window, len(BROKEN))}
    window.settle()
    shown = [str(item.property("text")) for item in window.visible() if item.objectName() == "brokenDeck"]
    for no, (kind, (_, told)) in enumerate(BROKEN.items()):
        trouble = troubles[f"svg-{no}"]
        assert told in trouble, kind
        assert str(root) in trouble, kind
        assert any(trouble in text for text in shown), kind
        assert window.find(f"choice-svg-{no}") is None, kind


@thinned("kind", ["missing", "cut", "no queen"], every=3)
def test_where_the_chosen_deck_has_broken_ours_lies_on_the_table(
    root: Path, open_window: Open, kind: str
) -> None:
    spoil, told = BROKEN[kind]
    folder = install(root)
    first = open_window(keep=True)
    first.app.settings.set("deck", "svg-guest")
    spoil(folder)
    again = open_window(keep=True)
    assert again.app.window.isVisible()
    assert told in notices(again)
    assert again.app.decks.property("key") == ""


def test_where_the_chosen_deck_has_gone_it_is_told(root: Path, open_window: Open) -> None:
    window = open_window()
    window.app.settings.set("deck", "svg-guest")
    assert "svg-guest" in notices(window)
    window.app.settings.reset()
    assert window.app.settings.get("deck") == ""


def test_a_drawing_that_would_fill_the_memory_is_refused(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = install(root)
    monkeypatch.setattr("tolva_gui.ui.pictures.deck_files.LARGEST", 10_000)
    with pytest.raises(DeckError) as error:
        read_drawing(folder / "guest.svgz")
    assert error.value.what == "too large"


def test_cards_of_other_proportions_are_stretched_only_where_nobody_sees_it() -> None:
    room = QRectF(1, 1, 100, 140)
    assert fitted(QRectF(0, 0, 169, 245), room) == room
    narrow = fitted(QRectF(0, 0, 100, 200), room)
    assert (narrow.width(), narrow.height()) == (70, 140)
    assert narrow.center() == room.center()
    assert fitted(QRectF(), room) == room


@thinned("back", ["star", "bird", "tree", "wave", "horse"], every=5, first=3)
def test_backs_and_cloths_are_chosen_by_their_pictures(open_window: Open, back: str) -> None:
    window = open_window()
    window.app.library.pages.open("settings")
    window.click(window.item(f"choice-{back}"))
    assert window.app.settings.get("back") == back
    window.click(window.item("choice-wood"))
    assert window.app.settings.get("cloth") == "wood"


def test_what_will_be_seen_is_drawn_before_it_is(open_window: Open) -> None:
    """Cards are drawn ahead in the exact sizes that the table asks for; other sizes would be useless."""
    window = open_window()
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
