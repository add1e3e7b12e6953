"""Servers of tests that run at the same time listen at ports of their own."""

from collections.abc import Iterator

import pytest

from tests.phones.browser import Browser, browser
from tests.phones.party import Party, party_of
from tests.phones.playing import begun
from tolva_gui.phones import server


@pytest.fixture(autouse=True)
def _free_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PORTS", (0,))


@pytest.fixture(scope="module")
def _chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("chromium")) as one:
        yield one


@pytest.fixture
def chromium(_chromium: Browser) -> Iterator[Browser]:
    """A browser without pages."""
    yield _chromium
    _chromium.close_pages()


@pytest.fixture
def party() -> Iterator[Party]:
    """Phones at a table of tolva with the first deal dealt."""
    with party_of(begun("tolva-4", 4)) as party:
        yield party
