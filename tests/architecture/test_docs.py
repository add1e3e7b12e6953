"""Every path and every name that a page of docs/ gives exists."""

import re
from functools import cache
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
PAGES = [CHECKOUT / "README.md", CHECKOUT / "CONTRIBUTING.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
ROOMS = ("tolva_gui", "packaging", "resources", "tests", "docs")
CODE = (".py", ".pyx", ".pxi", ".qml", ".js", ".toml", ".json", ".md")
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*(\.\w+|/)?")
NAME = re.compile(r"_?[A-Za-z]\w*(\.\w+)*(\(.*\))?")
PLACEHOLDER = re.compile(r"<[a-z]+>|NAME|\bID\b")


def quoted(page: Path) -> list[str]:
    """Return what the page quotes as code, outside its blocks of code."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return QUOTED.findall(text)


def is_path(text: str) -> bool:
    """Whether it is a file or folder of the checkout; others, such as a user's games, are not looked for."""
    inside = text.startswith(ROOMS) or Path(text).suffix in (".py", ".qml", ".toml", ".md")
    return PATH.fullmatch(text) is not None and inside and Path(text).stem not in ("", *ROOMS)


def is_name(text: str) -> bool:
    """Whether it is a name of the code: with a capital within, an underscore, or a call."""
    known = NAME.fullmatch(text) is not None
    return known and (
        "_" in text or text.endswith(")") or re.search(r"[a-z][A-Z]|^[A-Z][a-z]", text) is not None
    )


@cache
def words_of_the_code() -> set[str]:
    """Return every word of the sources and their data."""
    files = [path for room in ROOMS for path in (CHECKOUT / room).rglob("*") if path.suffix in CODE]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path not in PAGES)
    return set(re.findall(r"\w+", text))


def exists(text: str) -> bool:
    """Whether a path of this name lies in the checkout, or below one of its rooms or packages."""
    pattern = text.strip("/")
    return any(any(CHECKOUT.glob(f"{prefix}{pattern}")) for prefix in ("", "**/"))


def is_known(name: str) -> bool:
    """Whether the code has every word of the name, without the arguments of a call."""
    return set(re.findall(r"\w+", name.split("(", maxsplit=1)[0])) <= words_of_the_code()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(CHECKOUT)))
def test_paths_and_names_exist(page: Path) -> None:
    missing = []
    for text in quoted(page):
        plain = PLACEHOLDER.sub("*", text)
        if is_path(plain):
            missing += [] if exists(plain) else [text]
        elif is_name(text) and not is_known(text):
            missing.append(text)
    assert not missing
