"""Defaults of every test: no window, no network, no user files, fixed random seeds."""

import os
from pathlib import Path

# Must be set before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
if os.name == "nt":
    # Without a screen, Qt finds no fonts there, and its own file dialog warns with the native style.
    os.environ["QT_QPA_FONTDIR"] = str(Path(__file__).parents[1] / "resources" / "fonts")
    os.environ["QT_QUICK_CONTROLS_STYLE"] = "Fusion"

import gc
import random
import socket
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from datetime import date
from functools import cache
from itertools import count
from typing import NoReturn
from zlib import crc32

import hypothesis
import pytest

SMOKE = {
    Path(__file__).with_name(name)
    for name in ("architecture", "contract", "golden", "rules", "table", "words")
}
"""Folders whose tests are all `smoke`: the basis of everything else."""
MOST_SECOND_TRIES = 1
"""A run in which more tests need their second try fails (docs/decisions/second-try.md)."""
_homes = count()
NOBODY = 65534

# The same examples in every run: a failure is found by everybody or by nobody.
hypothesis.settings.register_profile("tolva", derandomize=True, deadline=None)
hypothesis.settings.load_profile("tolva")


@cache
def _is_smoke(path: Path) -> bool:
    return not SMOKE.isdisjoint(path.parents)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", metavar="ID", help="only tests of this rule, such as T9")
    parser.addoption("--long", action="store_true", help="the long tests too; `-m long` runs only them")
    parser.addoption(
        "--part", metavar="K/N", help="only the K-th of N parts, which share the tests by their names"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the smoke tests, give late ones a second try, and leave out tests not asked for."""
    for item in items:
        late = item.get_closest_marker("late")
        if late is not None:
            _reason, since = late.args
            date.fromisoformat(since)
            item.add_marker(pytest.mark.flaky(reruns=1))
        if _is_smoke(item.path):
            item.add_marker(pytest.mark.smoke)
    if not config.getoption("--long") and "long" not in config.getoption("-m"):
        _keep(config, items, lambda item: item.get_closest_marker("long") is None)
    if part := config.getoption("--part"):
        number, parts = map(int, part.split("/"))
        _keep(config, items, lambda item: crc32(item.nodeid.encode()) % parts == number - 1)
    rules = {rule.upper() for rule in config.getoption("--rule") or ()}
    if rules:
        shown = {rule for item in items for mark in item.iter_markers("rule") for rule in mark.args}
        if missing := rules - shown:
            raise pytest.UsageError(f"no test shows the rule {', '.join(sorted(missing))}")
        _keep(config, items, lambda item: any(rules & set(mark.args) for mark in item.iter_markers("rule")))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run if more than one test needed its second try."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    tries = reporter.stats.get("rerun", ())
    if len(tries) > MOST_SECOND_TRIES:
        reporter.write_line(
            f"{len(tries)} tests needed a second try; more than {MOST_SECOND_TRIES} is a failure."
        )
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_collection_finish() -> None:
    """Imported and collected objects live to the end, so the garbage collector can skip them."""
    gc.freeze()


def _keep(config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = [item for item in items if wanted(item)]


@pytest.fixture(scope="session")
def length(request: pytest.FixtureRequest) -> int:
    """Return the length factor of tests with random deals: 1, or 5 with `--long`."""
    return 5 if request.config.getoption("--long") else 1


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Give each test its own, not yet existing, folder for the user's files."""
    monkeypatch.setenv("TOLVA_HOME", str(tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"))


@pytest.fixture(autouse=True)
def _no_chance() -> None:
    """Seed the global random generator, so that its users draw the same each time."""
    random.seed(12)


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse connections to other machines; this one's own addresses and local sockets stay."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: object) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6) and not _is_own(address):
            _refuse(address)
        connect(self, address)  # type: ignore[arg-type]

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Let Qt warnings fail a test also during window teardown, when pytest-qt no longer listens."""
    if "PySide6.QtQml" not in sys.modules:
        return (yield)
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    heard: list[str] = []
    let_pass = item.config.getini("qt_log_ignore")

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and message not in let_pass:
            heard.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    assert not heard, f"Qt warned while the test was taken down: {heard}"


def _is_own(address: object) -> bool:
    return isinstance(address, tuple) and (address[0].startswith("127.") or address[0] == "::1")


def _refuse(address: object) -> NoReturn:
    raise RuntimeError(f"a test tried to reach the network: {address}")


@pytest.fixture
def user_folder() -> Iterator[Path]:
    """Return a folder without the rights of root, who may write anything."""
    with tempfile.TemporaryDirectory(prefix="tolva-") as folder:
        is_root = os.geteuid() == 0
        if is_root:
            os.chown(folder, NOBODY, -1)
            os.seteuid(NOBODY)
        yield Path(folder)
        if is_root:
            os.seteuid(0)
