"""The summary of the checks."""

import subprocess
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


def repository(folder: Path, commits: int) -> Path:
    """Create a repository with that number of commits."""
    git(folder, "init", "-q", "-b", "main")
    for number in range(commits):
        git(folder, "commit", "-q", "--allow-empty", "-m", str(number))
    return folder


def git(folder: Path, *command: str) -> None:
    someone = ["-c", "user.name=somebody", "-c", "user.email=nobody@example.org"]
    folder.mkdir(exist_ok=True)
    subprocess.run(["git", *someone, *command], cwd=folder, check=True, stderr=subprocess.DEVNULL)


def test_each_commit_has_the_next_part(tmp_path: Path) -> None:
    folder = repository(tmp_path / "whole", 3)
    parts = []
    for _ in range(4):
        parts.append(checks.part_of(folder, 4)[0])
        git(folder, "commit", "-q", "--allow-empty", "-m", "more")
    assert parts == [4, 1, 2, 3]


def test_a_shallow_clone_has_a_part_too(tmp_path: Path) -> None:
    whole = repository(tmp_path / "whole", 3)
    git(tmp_path, "clone", "-q", "--depth", "1", whole.as_uri(), "shallow")
    number, how = checks.part_of(tmp_path / "shallow", 4)
    assert 1 <= number <= 4
    assert "name of the commit" in how


def test_sources_without_a_repository_have_a_part_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert 1 <= checks.part_of(tmp_path, 4)[0] <= 4
    monkeypatch.setenv("PATH", "")
    assert 1 <= checks.part_of(tmp_path, 4)[0] <= 4
