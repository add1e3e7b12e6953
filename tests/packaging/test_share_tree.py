"""The desktop integration files: their claims match the program."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import command_line
import pytest
import share_tree

from tolva_gui import APP_ID, HOME, __version__
from tolva_gui.records.text import FIRST_LINE

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prefix") / "share"
    share_tree.write(folder)
    return folder


def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_no_place_is_left_open(share: Path) -> None:
    texts = [path for path in share.rglob("*") if path.suffix in (".desktop", ".xml")]
    assert texts
    assert not [path for path in texts if re.search(r"@[A-Z_]+@", path.read_text(encoding="utf-8"))]


def test_the_application_has_one_name_everywhere(share: Path) -> None:
    assert re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*){2,}", APP_ID)
    assert entry(share)["Icon"] == APP_ID
    metainfo = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    icons = {path.stem for path in (share / "icons").rglob("*") if path.is_file()}
    assert icons == {APP_ID}


def test_the_id_is_written_down_once() -> None:
    checkout = share_tree.CHECKOUT
    sources = [
        path
        for folder in ("tolva_gui", "packaging")
        for path in (checkout / folder).rglob("*")
        if path.suffix in (".py", ".xml", ".desktop", ".yml", ".yaml", ".json", ".spec", ".nsi")
    ]
    naming = [path for path in sources if APP_ID in path.read_text(encoding="utf-8")]
    assert naming == [checkout / "tolva_gui" / "__init__.py"]


def test_records_are_known_by_their_ending_and_their_first_line(share: Path) -> None:
    kind = ElementTree.parse(share / "mime" / "packages" / f"{APP_ID}.xml").find(f"{MIME}mime-type")
    assert kind is not None
    glob, match = kind.find(f"{MIME}glob"), kind.find(f"{MIME}magic/{MIME}match")
    assert glob is not None
    assert match is not None
    assert glob.get("pattern") == "*.tolva"
    assert FIRST_LINE.startswith(match.get("value", "?"))
    assert entry(share)["MimeType"] == f"{kind.get('type')};"


def test_description_has_this_version_and_both_languages(share: Path) -> None:
    metainfo = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for name in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        said = [each.get(language, "en") for each in metainfo.findall(name)]
        assert said.count("en") == said.count("sv"), name
        assert said or (name.startswith("screenshots") and not HOME), name


def test_man_page_and_completions_match_the_parser() -> None:
    for name, text in command_line.made().items():
        kept = (share_tree.SOURCES / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} is out of date: run start.py command-line"


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", f"applications/{APP_ID}.desktop"),
        ("appstreamcli", f"validate --no-net metainfo/{APP_ID}.metainfo.xml"),
        ("mandoc", "-T lint man/man1/tolva-gui.1"),
        ("update-mime-database", "mime"),
    ],
)
def test_the_desktops_own_tools_have_nothing_to_say(share: Path, tool: str, arguments: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments.split()], cwd=share, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_stores_hear_of_stakes_and_no_missing_address(share: Path) -> None:
    metainfo = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    assert metainfo.findtext("content_rating/content_attribute[@id='money-gambling']") == "mild"
    developer = metainfo.find("developer")
    assert developer is not None
    assert APP_ID.lower().startswith(developer.get("id") or "none")
    addresses = [url.text or "" for url in metainfo.iter("url")]
    assert all(address.startswith("https://") for address in addresses)
    assert bool(addresses) == bool(HOME)
