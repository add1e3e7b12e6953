"""The command line: commands that work without a window, and one sentence for each error."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tests.cases import cases
from tests.table.games import played
from tolva_gui import __version__
from tolva_gui.__main__ import main, parser
from tolva_gui.engine.replay import story
from tolva_gui.records.text import dump

GAME = played("bondtolva-4", {"mistakes_allowed": True}, seed=3).record()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "näs.tolva"
    path.write_text(dump(GAME), encoding="utf-8")
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the sentence on standard error; check for an empty standard output and status 2."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tolva-gui: ")
    assert "Traceback" not in err
    return err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"tolva-gui {__version__}\n"


def test_replay_prints_the_game_deal_by_deal(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bondtolva-4: Märta and Ola against Nils and Karna"
    assert lines[1] == "Options: mistakes_allowed True"
    results = [deal.result for deal in GAME.deals if deal.result and not deal.result.void]
    headings = [line for line in lines if line.startswith("Deal ")]
    assert [line.rpartition(": ")[2] for line in headings] == [
        "–".join(map(str, each.scores)) for each in results
    ]
    assert lines[-1].endswith(" won.")


def test_replay_names_all_who_share_a_win() -> None:
    *_, last = story(played("svarte-petter").record())
    assert last.endswith(" won.")
    assert last.count(" and ") == 2


def test_replay_tells_a_fall_by_the_score_that_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """K11: a side that overshoots the target falls."""
    games = (played("bondtolva-2", seed=seed).record() for seed in range(99))
    record = next(game for game in games if "\nline fall " in dump(game))
    path = tmp_path / "fall.tolva"
    path.write_text(dump(record), encoding="utf-8")
    lines = [
        line for deal in record.deals if deal.result for line in deal.result.lines if line.kind == "fall"
    ]
    assert main(["replay", str(path)]) == 0
    told = [line.split(":")[0] for line in capsys.readouterr().out.splitlines() if " to " in line]
    assert [line.rsplit(" ", 2)[1:] for line in told] == [["to", str(line.points)] for line in lines]


def test_replay_of_a_game_that_goes_on_says_whose_turn_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "open.tolva"
    host = played("tolva-4", deals=1)
    host.start_deal()
    path.write_text(dump(host.record()), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert f"Deal 2 goes on: seat {host.to_act()} is to act, 0 moves made." in capsys.readouterr().out


def test_replay_of_a_faulty_record_names_line_rule_and_position(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    number = next(place for place, line in enumerate(lines) if line.startswith("deck")) + 2
    seat = lines[number - 1].split()[0]
    lines[number - 1] = f"{seat} half"
    saved.write_text("\n".join(lines), encoding="utf-8")
    told = refused(capsys, "replay", str(saved))
    assert f"line {number}: seat {seat} may not half: " in told
    assert f"deal 1, trick 1, to act: {seat}" in told


@pytest.mark.parametrize("command", [["replay"], ["play", "--offscreen"], ["play", "--demo"]])
def test_a_file_that_is_not_there_or_no_record_is_named(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone, photo = tmp_path / "none.tolva", tmp_path / "photo.jpg"
    # The wording depends on the system.
    with pytest.raises(FileNotFoundError) as missing:
        gone.stat()
    told = refused(capsys, *command, str(gone))
    assert told == f"tolva-gui: {gone} cannot be read: {missing.value.strerror}\n"
    photo.write_bytes(bytes(range(256)))
    assert "line 1: this is no record" in refused(capsys, *command, str(photo))


# Instead of running its loop, Qt prints the window's contents.
LOOK = """
import sys
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from tolva_gui.__main__ import main
def look():
    QGuiApplication.processEvents()
    (window,) = QGuiApplication.topLevelWindows()
    page = window.findChild(QObject, "recordPage")
    print(window.isVisible(), page and page.property("title"))
    return 0
QGuiApplication.exec = look
sys.exit(main(["play", "--lang", "en", sys.argv[1]]))
"""


@cases(
    "content, shown",
    [("no record\n", "bad.tolva cannot be opened"), (None, None)],
    usual=["no record\n-bad.tolva cannot be opened"],
)
def test_a_bad_file_that_was_double_clicked_is_reported(
    content: str | None, shown: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "bad.tolva"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"True {shown}\n"), done.stderr
    assert f"tolva-gui: {path} " in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--game", "whist"], "there is no game 'whist'; the games are tolva-4"),
        (["--game", "whist"], "there is no game 'whist'"),
        (["--game", "plump", "--seats", "9"], "plump is for 3 to 8 players, not 9"),
        (["--seats", "3"], "--seats needs --game"),
        (["play", "--lang", "fi"], "invalid choice: 'fi'"),
        (["play", "--fast"], "unrecognized arguments: --fast"),
        (["engine", "now"], "unrecognized arguments: now"),
        (["replay"], "the following arguments are required: FILE"),
        (["match", "rules", "random", "--deals", "0"], "'0' is no number from 1 on"),
        (["match", "rules", "random", "--workers", "two"], "'two' is no number from 1 on"),
        (["match", "rules", "random", "--ms", "0"], "'0' is no number from 1 on"),
    ],
)
def test_what_cannot_be_understood(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(capsys, *arguments)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "tolva_gui", *arguments]
    return subprocess.run(command, input=b"", capture_output=True, env=bare | environment, check=False)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
@cases(
    "arguments, environment, why",
    [
        ([], {}, "there is no display"),
        (["play"], {}, "there is no display"),
        (["play", "--demo"], {}, "there is no display"),
        (["play"], {"DISPLAY": ":9876"}, "could not connect to display :9876"),
        (["play"], {"QT_QPA_PLATFORM": "nonsense"}, 'Could not find the Qt platform plugin "nonsense"'),
    ],
    usual=["none", "no answer"],
    ids=["none", "play", "demo", "no answer", "no plugin"],
)
def test_without_a_screen_the_reason_and_what_works_are_told(
    arguments: list[str], environment: dict[str, str], why: str, tmp_path: Path
) -> None:
    done = run(*arguments, **{"QT_QPA_PLATFORM": "", "TOLVA_HOME": str(tmp_path), **environment})
    told = done.stderr.decode()
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in told
    assert all(f"{name}={value}" in told for name, value in environment.items())
    assert "xcb-cursor0" not in told
    assert "tolva-gui play --demo --offscreen" in told
    assert "tolva-gui engine" in told


def test_a_console_without_our_letters_is_no_obstacle(saved: Path) -> None:
    done = run("replay", str(saved), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")


PATIENCE = 60
"""Seconds until a process that should have ended counts as a failure, so that no test hangs."""


@contextmanager
def engine() -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes], IO[bytes]]]:
    """Yield a running engine with its input, output and error."""
    command = [sys.executable, "-m", "tolva_gui", "engine"]
    pipe = subprocess.PIPE
    # A test run started in the background ignores SIGINT, and the engine would inherit that.
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)
    finally:
        signal.signal(signal.SIGINT, heeded)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        yield process, process.stdin, process.stdout, process.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    with engine() as (process, requests, answers, errors):
        answers.close()
        requests.write(b'{"cmd":"games"}\n' * 3)
        requests.close()
        assert errors.read() == b""
        assert process.wait(PATIENCE) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no device is always full there")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
@cases("command", ["engine", "match", "replay", "play"], usual=["engine"])
def test_a_full_disk_is_told_in_a_sentence(command: str, saved: Path) -> None:
    arguments = {
        "engine": [],
        "replay": [str(saved)],
        "match": ["random", "random", "--deals", "1", "--workers", "1"],
        "play": ["--demo", "--offscreen", "--game", "svarte-petter"],
    }[command]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tolva_gui", command, *arguments],
            input=b'{"cmd":"games"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    assert done.stderr == b"tolva-gui: the output cannot be written: No space left on device\n"
    assert done.returncode == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_an_interrupt_ends_quietly() -> None:
    with engine() as (process, requests, answers, errors):
        requests.write(b'{"cmd":"games"}\n')
        requests.flush()
        answers.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        assert errors.read() == b""


def test_program_without_console_plays() -> None:
    code = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None;"
        "from tolva_gui.__main__ import main;"
        "demo = ['play', '--demo', '--offscreen', '--game', 'tjugoett', '--seats', '2'];"
        "statuses = [main(words) for words in (['engine'], ['replay', 'none'], demo)];"
        "sys.exit(0 if statuses == [0, 2, 0] else 1)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ("/tmp/a b.tolva", "/tmp/a b.tolva"),
        ("file:///tmp/a%20b.tolva", "/tmp/a b.tolva"),
        ("file://localhost/tmp/%C3%A5.tolva", "/tmp/å.tolva"),
        ("file.tolva", "file.tolva"),
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="paths of Unix")
def test_a_file_may_be_given_by_its_address(given: str, path: str) -> None:
    assert parser().parse_args(["replay", given]).file == Path(path)
