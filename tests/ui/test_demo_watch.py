"""The demo tests an installation: a missing or undrawn part or a warning makes it fail."""

import subprocess
import sys
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from tests.gallery.tables import HANDS
from tests.ui.conftest import Open, table
from tolva_gui import installation
from tolva_gui.ai import parts
from tolva_gui.ai.games.mariage import policy, win_chance
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.app.demo_watch import DemoWatch

CARDS = sum(len(hand.split()) for hand in HANDS)
TOLVA = BY_ID["tolva-4"].info


def test_a_table_with_all_its_cards_is_in_order(open_window: Open) -> None:
    window = open_window()
    with DemoWatch(CARDS) as watch:
        watch.look_at(window.app.window)
        window.sit(table())
        window.wait(lambda: not watch.faults())


def test_cards_that_are_not_drawn_are_counted(open_window: Open) -> None:
    window = open_window().sit(table(), drawn=True)
    seen: list[int] = []
    with DemoWatch(CARDS) as watch:
        watch.looked.connect(seen.append)
        for card in window.cards():
            card.setOpacity(0)
        watch.look_at(window.app.window)
        window.wait(lambda: bool(seen))
    assert watch.faults() == [f"of {CARDS} cards no more than {CARDS - 9} were drawn"]


def test_an_empty_cloth_is_a_fault() -> None:
    assert DemoWatch(CARDS).faults() == [f"of {CARDS} cards no more than 0 were drawn"]


def test_a_warning_is_a_fault() -> None:
    with DemoWatch(0) as watch:
        qWarning("something is wrong")
    assert watch.faults() == ["Qt: something is wrong"]


def test_here_no_part_of_the_opponents_is_missing() -> None:
    assert parts.missing(game.info for game in BY_ID.values()) == []


@pytest.mark.parametrize("bridge", parts.bridges(), ids=lambda bridge: bridge.room)
def test_a_kernel_that_was_built_and_cannot_be_used_is_missed(
    bridge: KernelBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "kernel", None)
    monkeypatch.setattr(KernelBridge, "was_built", True)
    assert parts.missing([TOLVA]) == [f"{bridge.room}: the compiled search was built and cannot be used"]


def test_no_kernel_is_missed_where_none_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    for bridge in parts.bridges():
        monkeypatch.setattr(bridge, "kernel", None)
    monkeypatch.setattr(KernelBridge, "was_built", False)
    assert parts.missing([TOLVA]) == []


def test_tables_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "has_table", lambda _form: False)
    monkeypatch.setattr(win_chance, "has_table", lambda _form: False)
    assert len(parts.missing([TOLVA])) == 2


def test_files_that_the_installer_noted_are_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "thing-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thing\nVersion: 1\n", encoding="utf-8")
    (info / "RECORD").write_text("thing/here.txt,,\nthing/gone.txt,,\n", encoding="utf-8")
    (tmp_path / "thing").mkdir()
    (tmp_path / "thing" / "here.txt").touch()
    monkeypatch.setattr(installation, "distribution", lambda _name: PathDistribution(info))
    assert [Path(path).name for path in installation.missing_files("thing")] == ["gone.txt"]


def test_the_demo_fails_with_what_was_missing() -> None:
    code = (
        "import sys; from tolva_gui import installation; installation.missing_files = lambda: ['cards.svg'];"
        "sys.argv = ['tolva-gui', 'play', '--demo', '--offscreen', '--game', 'bordstolva'];"
        "from tolva_gui.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "tolva-gui: cards.svg is missing\n")
