"""The summary of the checks."""

import sys
from pathlib import Path

import checks
import pytest


def _check(name: str, code: str) -> checks.Check:
    return checks.Check(name, [sys.executable, "-c", code])


def test_all_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = _check("good", "print('silence')")
    check.run(tmp_path, quiet=True)
    assert checks.report([check]) == 0
    said = capsys.readouterr().out
    assert "ok      good" in said
    assert "silence" not in said
    assert said.endswith("Everything passed.\n")


def test_what_failed_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = [_check("good", ""), _check("bad", "import sys; sys.exit('the reason')")]
    for check in done:
        check.run(tmp_path, quiet=True)
    assert checks.report(done) == 1
    said = capsys.readouterr().out
    assert "the reason" in said
    assert said.endswith("Failed: bad\n")
