"""The summary of the checks."""

import sys
from pathlib import Path

import checks
import pytest


def _step(name: str, code: str) -> checks.Step:
    return checks.Step(name, [sys.executable, "-c", code])


def test_all_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step = _step("good", "print('silence')")
    step.run(tmp_path, quiet=True)
    assert checks.report([step]) == 0
    said = capsys.readouterr().out
    assert "ok      good" in said
    assert "silence" not in said
    assert said.endswith("Everything passed.\n")


def test_what_failed_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = [_step("good", ""), _step("bad", "import sys; sys.exit('the reason')")]
    for step in steps:
        step.run(tmp_path, quiet=True)
    assert checks.report(steps) == 1
    said = capsys.readouterr().out
    assert "the reason" in said
    assert said.endswith("Failed: bad\n")
