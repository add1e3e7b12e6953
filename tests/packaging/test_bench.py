"""Measurements: each starts by its name, and that of the rules prints a line per form."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.family import MARIAGE

BENCHES = Path(__file__).parents[2] / "packaging" / "bench"


@pytest.mark.parametrize("path", sorted(BENCHES.glob("[!_]*.py")), ids=lambda path: path.stem)
def test_each_is_a_program(path: Path) -> None:
    assert 'if __name__ == "__main__":' in path.read_text(encoding="utf-8")


def test_the_rules_are_measured_form_by_form() -> None:
    command = [sys.executable, str(BENCHES / "rules.py"), "2"]
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [game.info.id for game in MARIAGE]
