"""Every text of the window is translated, and the compiled translations match their sources."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations

Text = tuple[str, str, str]  # context, source, comment

FILES = sorted(translations.FOLDER.glob("*.ts"))


def _messages(path: Path) -> Iterator[tuple[Text, ElementTree.Element]]:
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            name, source, comment = (
                context.findtext("name"),
                message.findtext("source"),
                message.findtext("comment"),
            )
            yield (name or "", source or "", comment or ""), message


def _forms(message: ElementTree.Element) -> list[str]:
    """Return the translations of a message: one, or one per plural form."""
    translation = message.find("translation")
    assert translation is not None
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def test_both_languages_are_there() -> None:
    assert [path.stem for path in FILES] == ["tolva_en", "tolva_sv"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_unfinished_and_place_markers_survive(path: Path) -> None:
    markers = re.compile(r"%L?(?:\d+|n)")
    for text, message in _messages(path):
        translation = message.find("translation")
        assert translation is not None, text
        assert translation.get("type") is None, f"{translation.get('type')}: {text}"
        for form in _forms(message):
            assert form.strip(), f"empty: {text}"
            # A singular may omit its number.
            lost = set(markers.findall(text[1])) ^ set(markers.findall(form))
            assert lost <= {"%n"}, f"{lost} in the translation of {text}"


def test_every_text_of_the_program_is_collected(tmp_path: Path) -> None:
    for path in FILES:
        shutil.copy(path, tmp_path)
    translations.collect(tmp_path)
    for path in FILES:
        now = {text for text, _ in _messages(tmp_path / path.name)}
        assert {text for text, _ in _messages(path)} == now, "run: python3 packaging/start.py translations"


def test_the_compiled_translations_are_up_to_date(tmp_path: Path) -> None:
    translations.compile_all(into=tmp_path)
    for path in FILES:
        fresh = (tmp_path / f"{path.stem}.qm").read_bytes()
        assert path.with_suffix(".qm").read_bytes() == fresh, "run: python3 packaging/start.py translations"


OWN_NAMES = {"Tolva", "Svenska", "English", "E K D Kn", "A K Q J", "Elna"}
"""Names that are the same in every language."""


def test_nothing_is_written_past_the_translations() -> None:
    said = re.compile(
        r"\b(?:text|title|label|heading|placeholderText|Accessible\.(?:name|description)): \"([^\"]+)\""
    )
    for path in (translations.CHECKOUT / "resources" / "qml").rglob("*.qml"):
        for text in said.findall(path.read_text(encoding="utf-8")):
            assert text in OWN_NAMES or not re.search(r"[A-Za-zåäö]{2}", text), f"{path.name}: {text}"
