"""Every file has its licence where checkers look for it (REUSE)."""

import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def test_every_named_licence_has_its_text() -> None:
    named = tomllib.loads((CHECKOUT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    texts = {path.stem for path in (CHECKOUT / "LICENSES").iterdir()}
    assert {each["SPDX-License-Identifier"] for each in named} == texts
    assert (CHECKOUT / "LICENSES" / "MIT.txt").read_bytes() == (CHECKOUT / "LICENSE").read_bytes()


def test_fonts_have_their_own() -> None:
    named = tomllib.loads((CHECKOUT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    fonts = [path for path in (CHECKOUT / "resources" / "fonts").iterdir() if path.suffix == ".ttf"]
    own = [each["path"] for each in named if each["SPDX-License-Identifier"] == "OFL-1.1"]
    assert fonts
    assert all(any(path.relative_to(CHECKOUT).match(pattern) for pattern in own) for path in fonts)
