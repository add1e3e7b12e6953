"""The parts of a macOS application, checked as far as possible without a Mac. It has never been run on one."""

import plistlib
import re

import release_tools
import share_tree

from tolva_gui import APP_ID


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
