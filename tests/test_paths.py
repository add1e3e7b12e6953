"""The places of files in each kind of installation."""

import subprocess
import sys
from pathlib import Path

import pytest

from tolva_gui import paths


def test_resources_of_an_installed_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = tmp_path / "tolva_gui" / "_resources"
    installed.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "tolva_gui" / "paths.py"))
    assert paths.resources() == installed


@pytest.mark.parametrize(
    ("system", "program", "folder"),
    [
        ("linux", "tolva-gui/tolva-gui", "tolva-gui/licences"),
        ("win32", "Tolva/tolva-gui.exe", "Tolva/licences"),
        # In a macOS application only files that can be signed may be next to the program.
        ("darwin", "Tolva.app/Contents/MacOS/tolva-gui", "Tolva.app/Contents/Resources/licences"),
    ],
)
def test_a_bundle_has_licences_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, program: str, folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / program))
    assert paths.licences() == (tmp_path / folder).resolve()


def test_tolva_home_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TOLVA_HOME", str(tmp_path))
    assert paths.data_dir() == tmp_path / "data"
    assert paths.config_dir() == tmp_path / "config"
    assert list(tmp_path.iterdir()) == []


KINDS = ("DATA_HOME", "CONFIG_HOME", "STATE_HOME", "CACHE_HOME", "RUNTIME_DIR")
FREEDESKTOP = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the folders of the freedesktop standard"
)


def places() -> tuple[Path, ...]:
    """Return the folders of these kinds."""
    return paths.data_dir(), paths.config_dir(), paths.state_dir(), paths.cache_dir(), paths.runtime_dir()


@FREEDESKTOP
def test_without_tolva_home_the_system_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("TOLVA_HOME", "FLATPAK_ID"):
        monkeypatch.delenv(variable, raising=False)
    for kind in KINDS:
        monkeypatch.setenv(f"XDG_{kind}", str(tmp_path / kind))
    assert places() == tuple(tmp_path / kind / "tolva" for kind in KINDS)
    monkeypatch.setenv("FLATPAK_ID", "a.b.C")
    assert paths.runtime_dir() == tmp_path / "RUNTIME_DIR" / "app" / "a.b.C" / "tolva"
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert paths.runtime_dir() == paths.state_dir()


@FREEDESKTOP
@pytest.mark.parametrize("value", ["", "games"])
def test_an_empty_or_relative_variable_is_as_none(
    value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TOLVA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for kind in KINDS:
        monkeypatch.setenv(f"XDG_{kind}", value)
    usual = (".local/share", ".config", ".local/state", ".cache", ".local/state")
    assert places() == tuple(tmp_path / place / "tolva" for place in usual)


def test_import_creates_nothing(tmp_path: Path) -> None:
    code = "from tolva_gui import paths; paths.resources(), paths.data_dir(), paths.config_dir()"
    environment = {"HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parent.parent)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert list(tmp_path.iterdir()) == []
