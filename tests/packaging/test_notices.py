"""Every file and every installed part has its licence, and a bundle has its bill of materials."""

import json
import tomllib
from pathlib import Path
from typing import Any

import notices
import pytest
import release_tools

from tolva_gui import paths


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a bundle with one system library, known only by its owner's name."""
    monkeypatch.setattr(
        notices,
        "_system_packages",
        lambda _bundle, _system: [notices.Part("libx1", "1.2-3", "", "pkg:deb/x")],
    )
    (tmp_path / "copyright").write_text("as is", encoding="utf-8")
    monkeypatch.setattr(notices, "_copyright", lambda _name: tmp_path / "copyright")
    folder = tmp_path / "bundle"
    folder.mkdir()
    notices.write(folder)
    return folder


def test_a_bundle_carries_every_licence(bundle: Path) -> None:
    found = {
        path.relative_to(bundle / "licences").as_posix() for path in (bundle / "licences").rglob("*.txt")
    }
    assert found == {*(path.name for path in notices.LICENCES), "NOTICE.txt", "system/libx1.txt"}
    assert {"MIT.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "OFL-TolvaText.txt"} < found


def test_the_notice_names_the_exact_sources(bundle: Path) -> None:
    told = (bundle / "licences" / "NOTICE.txt").read_text(encoding="utf-8")
    qt = release_tools.pinned()["PySide6-Essentials"]
    assert f"/{qt}/single/" in told
    assert f"PySide6-{qt}-src/" in told
    assert "libx1 1.2-3" in told
    assert "Fira Sans" in told
    assert "Rokkitt" in told
    assert "SIL Open Font" in told
    assert "{" not in told


def test_the_bill_of_materials_lists_every_part_once(bundle: Path) -> None:
    bill = json.loads((bundle / "licences" / "sbom.cdx.json").read_text(encoding="utf-8"))
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    components = [bill["metadata"]["component"], *bill["components"]]
    assert all(part["type"] in ("application", "library") and part["name"] for part in components)
    names = [part["name"] for part in bill["components"]]
    assert {"fira-sans", "rokkitt"} == {part["name"] for part in components if _licence(part) == "OFL-1.1"}
    assert {
        "Qt",
        "Python",
        "PySide6_Essentials",
        "PySide6_Addons",
        "shiboken6",
        "appdirs",
        "msgspec",
        "libx1",
    } <= {*names}
    assert len(names) == len({*names})
    references = {part["bom-ref"] for part in bill["components"]}
    assert {*bill["dependencies"][0]["dependsOn"]} == references


def test_a_version_with_a_plus_is_written_as_urls_have_it() -> None:
    url = notices.package_url("deb/debian", "libstdc++6", "1:12.2.0-14+deb12u1")
    assert url == "pkg:deb/debian/libstdc%2B%2B6@1:12.2.0-14%2Bdeb12u1"


def _licence(component: dict[str, Any]) -> str | None:
    told = component.get("licenses")
    return told[0].get("expression") if told else None


CHECKOUT = release_tools.CHECKOUT
NAMED = tomllib.loads((CHECKOUT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]


def test_every_named_licence_has_its_text() -> None:
    texts = {path.stem for path in (CHECKOUT / "LICENSES").iterdir()}
    assert {each["SPDX-License-Identifier"] for each in NAMED} == texts
    ours = (CHECKOUT / "LICENSE", CHECKOUT / "LICENSES" / "MIT.txt", paths.licences() / "MIT.txt")
    assert len({path.read_bytes() for path in ours}) == 1


def test_fonts_have_their_own() -> None:
    fonts = [path for path in (CHECKOUT / "resources" / "fonts").iterdir() if path.suffix == ".ttf"]
    own = [each["path"] for each in NAMED if each["SPDX-License-Identifier"] == "OFL-1.1"]
    assert fonts
    assert all(any(path.relative_to(CHECKOUT).match(pattern) for pattern in own) for path in fonts)
