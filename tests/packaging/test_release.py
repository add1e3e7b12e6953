"""The checks of a release. The release itself is made by `start.py release`."""

import re
import shutil
import sys
import zipfile
from pathlib import Path

import bundle
import elf
import pytest
import release
import release_tools
from appdir import make as make_appdir
from deb import OWNERS

from tolva_gui import APP_ID
from tolva_gui.ai.games.mariage import kernel_bridge


def test_a_missed_figure_is_told_and_remembered(capsys: pytest.CaptureFixture[str]) -> None:
    checks = release.Checks()
    checks.figure("bundle, MB", 143, good=True)
    checks.figure("newest GLIBC wanted", "2.38", good=False)
    checks.step("abi3audit", lambda: release_tools.run("false"))
    checks.tool("lintian", "no-such-tool", folder=Path())
    assert checks.missed == ["newest GLIBC wanted", "abi3audit", "lintian"]
    assert "MISSED  newest GLIBC wanted: 2.38" in capsys.readouterr().out


def test_data_that_only_one_has_is_found(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        for name in (
            "tolva_gui/app.py",
            "tolva_gui/_resources/a.svg",
            "tolva_gui/_resources/b.svg",
            "x/c.txt",
        ):
            wheel.writestr(name, "")
    inner = tmp_path / "bundle" / "_internal" / "tolva_gui" / "_resources"
    inner.mkdir(parents=True)
    (inner / "a.svg").touch()
    data = release.package_data(tmp_path / "a.whl")
    assert data == {"tolva_gui/_resources/a.svg", "tolva_gui/_resources/b.svg"}
    assert release.bundle_data(tmp_path / "bundle") == {"tolva_gui/_resources/a.svg"}


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


def test_an_appdir_starts_the_bundle_and_shows_who_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "tolva-gui"
    folder.mkdir()
    (folder / "tolva-gui").write_text('#!/bin/sh\necho "started with $1"\n', encoding="utf-8")
    (folder / "tolva-gui").chmod(0o755)
    target = make_appdir(tmp_path, folder)
    assert release_tools.run(target / "AppRun", "play") == "started with play\n"
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon", "usr/bin/tolva-gui"):
        assert (target / name).resolve(strict=True).is_relative_to(target)


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
