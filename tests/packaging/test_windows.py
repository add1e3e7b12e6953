"""The parts of a Windows release, checked as far as possible without Windows."""

import re
import struct
from pathlib import Path

import pytest
import release_tools
import system_icons
import windows_bundle
import windows_python
import windows_try
import wine

from tolva_gui.records.reader import load


def test_windows_python_has_the_releases_versions() -> None:
    lines = windows_python.REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}$", line) for line in lines if not line.startswith("#"))
    release = {name.lower(): version for name, version in release_tools.pinned().items()}
    windows = release_tools.pinned_in(windows_python.REQUIREMENTS)
    shared = windows.keys() & release.keys()
    assert {"pyside6-essentials", "shiboken6", "msgspec", "appdirs", "pyinstaller"} <= shared
    assert {name: windows[name] for name in shared} == {name: release[name] for name in shared}


def test_what_is_missing_is_said_by_the_names_of_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.name", "posix")
    monkeypatch.setenv("PATH", "/nowhere")
    told = wine.lacking()
    assert all(package in told for package in wine.PACKAGES.values())


def test_installer_takes_files_in_a_fixed_order(tmp_path: Path) -> None:
    for name in ("b.exe", "inner/z.dll", "inner/a.dll"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    lines = windows_bundle.install_script(tmp_path).splitlines()
    assert lines == [
        'SetOutPath "$INSTDIR"',
        f'File "{tmp_path}/b.exe"',
        'SetOutPath "$INSTDIR\\inner"',
        f'File "{tmp_path}/inner/a.dll"',
        f'File "{tmp_path}/inner/z.dll"',
        'SetOutPath "$INSTDIR"',
    ]


def test_removing_the_program_touches_nothing_of_the_players() -> None:
    script = windows_bundle.SCRIPT.read_text(encoding="utf-8")
    removal = script.partition('Section "Uninstall"')[2]
    deleted = re.findall(r"^\s+(?:RMDir|Delete)(?: /r)? (\S+)", removal, re.MULTILINE)
    assert all(place.startswith(('"$INSTDIR', '"$SMPROGRAMS\\Tolva.lnk"')) for place in deleted)
    assert 'RMDir /r "$INSTDIR"\n' not in removal
    assert "RequestExecutionLevel user" in script


def test_icons_hold_every_size_that_the_systems_ask_for() -> None:
    ico = system_icons.ico()
    kind, count = struct.unpack_from("<HH", ico, 2)
    assert (kind, count) == (1, len(system_icons.ICO))
    for number in range(count):
        *_, size, place = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert ico[place : place + 8] == b"\x89PNG\r\n\x1a\n"
        assert place + size <= len(ico)
    icns = system_icons.icns()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    place, seen = 8, []
    while place < len(icns):
        name, size = struct.unpack_from(">4sI", icns, place)
        seen.append(name.decode())
        place += size
    assert seen == list(system_icons.ICNS)


def test_the_game_of_the_trial_is_one_that_is_not_over() -> None:
    found = load(windows_try.game())
    assert not isinstance(found, list)
