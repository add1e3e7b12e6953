"""Which of the machine's addresses serve the phones, and how they are written."""

from pathlib import Path

import pytest

from tolva_gui.phones.addresses import code, firewall, page_address, usable


def test_home_network_comes_first_and_the_internet_never() -> None:
    never = ["127.0.0.1", "::1", "fe80::1%eth0", "169.254.3.4", "8.8.8.8"]
    own = ["2a00:1450::1", "100.80.1.2", "fd00::5", "192.168.1.20"]
    assert usable([*never, *own]) == ["192.168.1.20", "fd00::5", "100.80.1.2", "2a00:1450::1"]


def test_token_is_in_the_fragment() -> None:
    assert page_address("192.168.1.20:8152", "secret") == "http://192.168.1.20:8152/#secret"
    assert page_address("[fd00::5]:8152") == "http://[fd00::5]:8152/"


def test_code_is_a_square_with_three_marks() -> None:
    rows = code(page_address("192.168.1.20:8152", "secret"))
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0].startswith("1111111")
    assert rows[0].endswith("1111111")
    assert rows[-1].startswith("1111111")


@pytest.mark.parametrize(("text", "found"), [("ENABLED=yes\n", "ufw"), ("ENABLED=no\n", ""), (None, "")])
def test_firewall_that_may_be_in_the_way_is_named(tmp_path: Path, text: str | None, found: str) -> None:
    settings = tmp_path / "ufw.conf"
    if text is not None:
        settings.write_text(text)
    assert firewall("linux", settings) == found
    assert firewall("win32", settings) == "windows"
