"""The program from outside: the demo without a screen, a second instance, how it treats the interpreter."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.conftest import Open
from tolva_gui import paths
from tolva_gui.ui import data_lock
from tolva_gui.ui.app_icon import SIZES, app_icon
from tolva_gui.ui.language import of_the_system

CHECKOUT = Path(__file__).parents[2]


def tolva(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person types it, on no screen."""
    command = [sys.executable, "-m", "tolva_gui", *arguments]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=120, check=False)


def test_the_demo_plays_a_whole_game_and_prints_the_sheet_deal_by_deal() -> None:
    done = tolva("play", "--demo", "--offscreen")
    assert done.returncode == 0, done.stderr
    deals = [line for line in done.stdout.splitlines() if line.startswith(("Deal ", "Giv "))]
    assert [line.split()[1] for line in deals] == [str(no + 1) for no in range(len(deals))]
    assert done.stdout.rstrip().endswith(("have won", "har vunnit"))
    assert done.stderr == ""


@pytest.mark.parametrize(("game", "seats"), [("plump", 5), ("kasino", 2), ("svarte-petter", 4)])
def test_the_demo_plays_any_game_with_any_number_of_seats(game: str, seats: int) -> None:
    done = tolva("play", "--demo", "--offscreen", "--lang", "en", "--game", game, "--seats", str(seats))
    assert done.returncode == 0, done.stderr
    assert any(
        end in done.stdout for end in ("The winner is", "have won", "The loser is", "The game is drawn")
    )
    assert "qml" not in done.stderr.lower(), done.stderr


def test_a_second_instance_that_nobody_answers_says_so_and_leaves() -> None:
    lock = data_lock.take(paths.runtime_dir())
    assert lock is not None
    done = tolva("play", "--offscreen")
    lock.unlock()
    assert done.returncode == 2
    assert str(paths.data_dir()) in done.stderr
    assert done.stdout == ""


def test_only_another_window_keeps_the_user_out(tmp_path: Path) -> None:
    lock = data_lock.take(tmp_path / "data")
    assert lock is not None
    assert lock.isLocked()
    assert data_lock.take(tmp_path / "data") is None


def test_a_lock_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "a-file").write_text("in the way", encoding="utf-8")
    lock = data_lock.take(tmp_path / "a-file" / "data")
    assert lock is not None
    assert not lock.isLocked()


@pytest.mark.usefixtures("qapp")
def test_the_icon_has_a_picture_for_every_size() -> None:
    icon = app_icon(paths.resources() / "icons")
    assert {size.width() for size in icon.availableSizes()} == set(SIZES)
    for size in SIZES:
        assert icon.pixmap(size, size).width() == size


def test_the_window_has_the_icon(open_window: Open) -> None:
    assert not open_window().app.window.icon().isNull()


@pytest.mark.parametrize(
    ("wishes", "code"),
    [(["sv-SE", "en"], "sv"), (["en-GB", "sv"], "en"), (["fi", "sv"], "sv"), (["de"], "en"), ([], "en")],
)
def test_the_language_of_the_system(wishes: list[str], code: str) -> None:
    assert of_the_system(lambda: wishes) == code
