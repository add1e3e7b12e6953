"""The checks of a release, and the parts of bundles for Windows and macOS as far as they can be checked here."""

import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import appdir
import bundle
import elf
import pytest
import release
import release_tools
import share_tree
import system_icons
import windows_bundle
import windows_python
import windows_try
import wine
from bundle_parts import LISTS, Entry, needed, wanted, without_lost_links
from deb import OWNERS

from tolva_gui import APP_ID
from tolva_gui.ai.games.mariage import kernel_bridge
from tolva_gui.records.reader import load


def test_data_that_a_bundle_lacks_is_found(tmp_path: Path) -> None:
    resources = Path("tolva_gui", "_resources")
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        for name in ("tolva_gui/app.py", resources / "a.svg", resources / "b.svg", "x/c.txt"):
            wheel.writestr(str(name), "")
    inner = tmp_path / "bundle" / "_internal" / resources
    inner.mkdir(parents=True)
    (inner / "a.svg").touch()
    lacking = release.lacking_data(tmp_path / "a.whl", tmp_path / "bundle")
    assert lacking == ["tolva_gui/_resources/b.svg"]


def test_a_digest_tells_names_links_and_modes_apart(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a").write_text("1", encoding="utf-8")
    seen = {release_tools.digest(folder)}
    (folder / "a").chmod(0o755)
    seen.add(release_tools.digest(folder))
    (folder / "b").symlink_to("a")
    seen.add(release_tools.digest(folder))
    (folder / "a").rename(folder / "c")
    seen.add(release_tools.digest(folder))
    assert len(seen) == 4


def test_an_archive_is_the_same_twice(tmp_path: Path) -> None:
    archives = []
    for number in range(2):
        folder = tmp_path / str(number) / "tolva-gui"
        folder.mkdir(parents=True)
        (folder / "tolva-gui").write_text("program", encoding="utf-8")
        (folder / "link").symlink_to("tolva-gui")
        archives.append(release_tools.digest(bundle.pack(folder)))
    assert archives[0] == archives[1]


@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump reads the libraries")
def test_what_a_folder_wants_of_the_system(tmp_path: Path) -> None:
    shutil.copy(str(kernel_bridge.BRIDGE.need().__file__), tmp_path / "kernel.so")
    assert "libc.so.6" in elf.missing_libraries(tmp_path) <= OWNERS.keys()
    assert (2, 2) < elf.newest_libc(tmp_path) <= release.NEWEST_LIBC


def test_an_appdir_starts_the_bundle_and_flatpak_installs_it(tmp_path: Path) -> None:
    folder = tmp_path / "tolva-gui"
    folder.mkdir()
    (folder / "tolva-gui").write_text('#!/bin/sh\necho "started with $1"\n', encoding="utf-8")
    (folder / "tolva-gui").chmod(0o755)
    target, manifest = appdir.make(tmp_path, folder)
    assert release_tools.run(target / "AppRun", "play") == "started with play\n"
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon", "usr/bin/tolva-gui"):
        assert (target / name).resolve(strict=True).is_relative_to(target)
    flatpak = json.loads(manifest.read_text(encoding="utf-8"))
    assert flatpak["id"] == APP_ID
    assert flatpak["modules"][0]["sources"] == [{"type": "dir", "path": appdir.NAME}]


def test_modules_of_the_builder_do_not_get_into_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    told = release_tools.run(sys.executable, "-c", "import sys; print(sys.path)", folder=tmp_path)
    assert str(tmp_path) not in told


def test_what_releases_are_built_with_is_pinned_by_hash() -> None:
    named = release_tools.pinned()
    locked = release_tools.REQUIREMENTS.read_text(encoding="utf-8")
    for name, version in named.items():
        assert re.search(rf"^{re.escape(name.lower())}=={re.escape(version)} ", locked, re.MULTILINE), name
    assert locked.count("--hash=sha256:") >= len(named)


def test_workflows_take_actions_by_commit_and_tools_by_version() -> None:
    folder = release_tools.CHECKOUT / ".github" / "workflows"
    for path in folder.glob("*.yml"):
        text = path.read_text(encoding="utf-8")
        loose = [line for line in re.findall(r"uses: (\S+)", text) if not re.search(r"@[0-9a-f]{40}$", line)]
        assert loose == []
        assert "continuous" not in text
        assert "sudo env" not in text


QT = "PySide6/Qt"
LOADS = {
    "app": ["libQt6Quick.so.6"],
    "libQt6Quick.so.6": ["libQt6Core.so.6", "libm.so.6"],
    "libQt6Pdf.so.6": ["libz.so.1"],
}


@pytest.mark.parametrize(
    ("place", "is_wanted"),
    [
        (f"{QT}/qml/QtQuick/qmldir", True),
        (f"{QT}/qml/QtQuick/Dialogs/quickimpl/qmldir", True),
        (f"{QT}/qml/QtQuick/Controls/Basic/Button.qml", True),
        (f"{QT}/qml/QtQuick/Controls/Material/Button.qml", False),
        (f"{QT}/qml/QtQuick/plugins.qmltypes", False),
        (f"{QT}/qml/QtWebEngine/qmldir", False),
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqvnc.so", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/translations/qtbase_sv.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        ("tolva_gui/_resources/i18n/tolva_en.qm", True),
        ("libstdc++.so.6", False),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_what_the_window_uses_is_wanted(place: str, is_wanted: bool) -> None:
    assert wanted((place, f"/from/{place}", "BINARY")) is is_wanted


def test_libraries_come_with_those_who_need_them_and_else_not() -> None:
    def imports(path: str) -> Iterable[str]:
        return LOADS.get(path.rpartition("/")[2], [])

    def entry(place: str) -> Entry:
        return place, f"/from/{place.rpartition('/')[2]}", "BINARY"

    places = [
        "PySide6/app",
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/lib/libQt6Core.so.6",
        f"{QT}/lib/libQt6Pdf.so.6",
    ]
    places += ["libz.so.1", "libpython3.11.so.1.0"]
    kept = [place for place, _, _ in needed(map(entry, places), imports)]
    assert kept == [*places[:3], "libpython3.11.so.1.0"]


def test_links_to_what_is_left_out_are_left_out() -> None:
    there = ("PySide6/Qt/lib/libQt6Core.so.6", "/from", "BINARY")
    good = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    lost = ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK")
    assert without_lost_links([there, good, lost]) == [there, good]


def test_phones_need_no_module_that_is_left_out() -> None:
    """They are imported only when somebody asks for them, so that no start of a bundle shows it."""
    program = (
        f"import sys; sys.modules |= dict.fromkeys({LISTS['unused_modules']}); "
        "import tolva_gui.phones.server, tolva_gui.ui.phones.view_model"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""


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


def test_description_is_written_and_names_the_games() -> None:
    told = plistlib.loads(share_tree.filled(share_tree.PAPERS / "Info.plist").encode())
    assert told["CFBundleIdentifier"] == APP_ID
    assert re.fullmatch(r"\d+(\.\d+){0,2}", told["CFBundleVersion"])
    (kind,), (document,) = told["UTExportedTypeDeclarations"], told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["tolva"]


def test_no_two_files_of_the_program_differ_in_capitals_alone() -> None:
    """The disks of macOS and Windows take such names for the same file."""
    folders = ("tolva_gui", "resources")
    names = [
        path.relative_to(release_tools.CHECKOUT).as_posix()
        for folder in folders
        for path in (release_tools.CHECKOUT / folder).rglob("*")
        if "__pycache__" not in path.parts
    ]
    assert len({name.casefold() for name in names}) == len(names)
    # Windows forbids these characters and device names.
    assert [name for name in names if re.search(r'[<>:"|?*\\]|(^|/)(con|nul|aux|prn)(\.|/|$)', name)] == []
