"""Servers of tests that run at the same time listen at ports of their own."""

import pytest

from tolva_gui.phones import server


@pytest.fixture(autouse=True)
def _free_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PORTS", (0,))
