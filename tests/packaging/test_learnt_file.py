"""A file of learnt numbers names what made it."""

from pathlib import Path

from lab.kit.learnt_file import write
from msgspec import json

from tolva_gui.ai.learnt import File, read


def test_numbers_are_written_with_their_origin(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write(path, {"bird": 1.5}, "3 deals")
    assert read(path, dict[str, float]) == {"bird": 1.5}
    origin = json.decode(path.read_bytes(), type=File).origin
    assert origin.command.startswith("start.py lab")
    assert origin.figures == "3 deals"
    assert len(origin.commit) >= 7
