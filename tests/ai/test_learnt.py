"""Learnt numbers say where they come from, and a file of another shape is refused."""

import re
from pathlib import Path

import pytest
from msgspec import ValidationError, json

import tolva_gui.ai.games
from tolva_gui.ai.learnt import File, read

FILES = [
    path for path in Path(tolva_gui.ai.games.__path__[0]).rglob("*.json") if b'"origin"' in path.read_bytes()
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_learnt_numbers_name_their_origin(path: Path) -> None:
    origin = json.decode(path.read_bytes(), type=File).origin
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", origin.date)
    assert re.fullmatch(r"[0-9a-f]{8,40}", origin.commit)
    assert origin.command
    assert origin.figures


def test_a_file_of_another_shape_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(
        '{"origin": {"date": "", "commit": "", "command": "", "figures": ""}, "numbers": [1, "two"]}'
    )
    with pytest.raises(ValidationError):
        read(path, tuple[float, ...])
    path.write_text('{"numbers": [1]}')
    with pytest.raises(ValidationError):
        read(path, tuple[float, ...])
