"""The parts of a macOS application, checked as far as possible without a Mac. It has never been run on one."""

import plistlib
import re
import struct

import macos
import macos_wheel
import release_tools

from tolva_gui import APP_ID


def test_the_description_can_be_written_and_names_the_program_and_its_games() -> None:
    told = plistlib.loads(plistlib.dumps(macos.plist()))
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


def test_the_job_asks_macos_for_no_rights() -> None:
    """Entitlements would need a justification; without the hardened runtime an ad hoc signature needs none."""
    workflow = release_tools.CHECKOUT / ".github" / "workflows" / "packages.yml"
    job = workflow.read_text(encoding="utf-8").partition("  macos:")[2]
    assert "codesign" in job
    assert "entitlements" not in job
    assert "not yet run" in job


def _part(processor: str, *, oldest: int = 13, signed: bool = True) -> bytes:
    """Return the shortest possible library for one processor."""
    system = macos_wheel.OF_THE_SYSTEM.encode().ljust(32, b"\0")
    commands = [
        struct.pack("<8I", macos_wheel.BUILT_FOR, 32, 1, oldest << 16, 0, 1, 0, 0),
        struct.pack("<6I", macos_wheel.LOADS, 24 + len(system), 24, 0, 0, 0) + system,
    ]
    if signed:
        commands.append(struct.pack("<4I", macos_wheel.SIGNATURE, 16, 0, 0))
    number = macos_wheel.PROCESSORS[processor]
    kind = macos_wheel.LIBRARY_KIND
    return struct.pack("<8I", macos_wheel.THIN, number, 3, kind, len(commands), 0, 0, 0) + b"".join(commands)


def _library(*parts: bytes) -> bytes:
    return macos_wheel.universal({struct.unpack_from("<I", part, 4)[0]: part for part in parts})


def test_a_library_for_two_processors_gives_back_its_parts() -> None:
    made = _library(_part("x86_64", signed=False), _part("aarch64"))
    assert [(part.oldest, part.signed) for part in macos_wheel.slices(made)] == [
        ("13.0", False),
        ("13.0", True),
    ]
    for number in range(2):
        place = struct.unpack_from(">I", made, 8 + 20 * number + 8)[0]
        # Apple's processors map whole pages.
        assert place % 16384 == 0
        assert struct.unpack_from("<I", made, place)[0] == macos_wheel.THIN


def test_what_a_mac_would_not_load_is_found() -> None:
    good = _library(_part("x86_64"), _part("aarch64"))
    alone = _library(_part("aarch64"))
    newer = _library(_part("x86_64", oldest=15), _part("aarch64"))
    unsigned = _library(_part("x86_64"), _part("aarch64", signed=False))
    assert macos_wheel.faults({"good": good}) == []
    assert macos_wheel.faults({"alone": alone}) == ["alone: not for every processor"]
    assert "oldest='15.0'" in macos_wheel.faults({"newer": newer})[0]
    assert macos_wheel.faults({"unsigned": unsigned}) == ["unsigned: not signed"]
