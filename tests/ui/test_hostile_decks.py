"""No deck stops the program: its fault is reported once, and our own deck is used."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.thinned import thinned
from tests.ui.conftest import Open
from tests.ui.hostile_decks import HARMLESS, KINDS, deck
from tolva_gui import paths
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.pictures.deck_files import MOST_DECKS, find, find_one
from tolva_gui.ui.pictures.decks import Decks

SHORT_MS = 1500
"""A short limit in milliseconds; a hostile drawing would not be finished after any time."""


@pytest.fixture
def decks(qapp: QObject, tmp_path: Path) -> Decks:
    made = Decks(paths.resources() / "decks", Settings(tmp_path / "settings.json"))
    made.roots = lambda: [tmp_path / "decks"]
    return made


@thinned("kind", KINDS, every=4, first=3)
def test_a_hostile_deck_is_told_once_and_ours_lies_there(
    qtbot: QtBot, decks: Decks, tmp_path: Path, kind: str
) -> None:
    if "pipe" in kind and not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with a name")
    KINDS[kind](deck(tmp_path / "decks"))
    told: list[str] = []
    decks.trouble.connect(lambda name, what: told.append(f"{name}: {what}"))
    decks.patience_ms = SHORT_MS
    decks._settings.set("deck", "svg-guest")
    decks.look()
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    qtbot.wait(20)
    assert len(told) == 1
    assert decks.property("key") == ""
    assert [row["trouble"] != "" for row in decks.property("installed")] == [True]
    decks.forget()


@thinned("kind", HARMLESS, every=len(HARMLESS))
def test_what_can_be_made_the_best_of_is_played_with(
    qtbot: QtBot, decks: Decks, tmp_path: Path, kind: str
) -> None:
    HARMLESS[kind](deck(tmp_path / "decks"))
    decks._settings.set("deck", "svg-guest")
    qtbot.waitUntil(lambda: decks.property("key") != "", timeout=20_000)
    (row,) = decks.property("installed")
    assert 0 < len(row["name"]) <= 60
    assert "\0" not in row["name"]
    again = Decks(paths.resources() / "decks", decks._settings)
    again.roots = decks.roots
    again.use()
    # The deck is recognised by the content of its drawing.
    assert again.property("key") == decks.property("key")


def test_of_very_many_decks_the_first_are_offered_and_any_can_be_chosen(tmp_path: Path, decks: Decks) -> None:
    for number in range(1500):
        (tmp_path / "decks" / f"svg-{number:04}").mkdir(parents=True)
    assert len(list(find(decks.roots()))) == MOST_DECKS
    assert find_one(decks.roots(), "svg-1499") == tmp_path / "decks" / "svg-1499"
    assert find_one(decks.roots(), "../decks/svg-1499") is None
    decks._find()
    assert len(decks._installed) == MOST_DECKS + 1
    (more,) = decks.property("installed")
    assert str(MOST_DECKS) in more["trouble"]


def test_the_window_opens_on_our_deck_while_a_strange_one_hangs(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    KINDS["uses in uses"](deck(tmp_path / "carddecks"))
    open_window(keep=True).app.settings.set("deck", "svg-guest")
    window = open_window(keep=True)
    assert window.app.window.isVisible()
    assert window.app.decks.property("key") == ""
