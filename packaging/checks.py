"""`start.py test`: the tests, the static checks and a summary. Standard library only.

The checks run one after another in a background thread while the tests use the terminal.
"""

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path


@dataclass
class Check:
    """A command that must succeed, and after its run the status, time and output."""

    name: str
    command: list[str]
    environment: dict[str, str] | None = None
    status: int = -1
    seconds: float = 0.0
    output: str = field(default="", repr=False)

    def run(self, folder: Path, *, quiet: bool) -> None:
        """Run the command. *quiet*: keep its output for the report."""
        began = time.monotonic()
        pipe = subprocess.PIPE if quiet else None
        done = subprocess.run(
            self.command,
            cwd=folder,
            env=self.environment,
            stdout=pipe,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
            text=True,
        )
        self.status, self.output = done.returncode, done.stdout or ""
        self.seconds = time.monotonic() - began

    def line(self) -> str:
        """Return the line of the summary."""
        return f"  {'ok    ' if self.status == 0 else 'FAILED'}  {self.name:<14} {self.seconds:6.1f} s"


def run(checkout: Path, quiet: list[Check], seen: list[Check]) -> int:
    """Run checks, one after another, in the background of those that are seen; return 0 if all passed."""
    with ThreadPoolExecutor(1) as background:
        for check in quiet:
            background.submit(check.run, checkout, quiet=True)
        for check in seen:
            check.run(checkout, quiet=False)
    return report([*quiet, *seen])


def pytest(python: Path, arguments: list[str]) -> Check:
    """Return the check that runs tests on all cores."""
    # One more worker than cores: a test that waits for a window leaves its core idle.
    shared = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    return Check("pytest", [str(python), "-m", "pytest", *shared, *arguments], _keeping_code(python))


def part_of(checkout: Path, parts: int) -> tuple[int, str]:
    """Return which part of the long tests is due, from 1, and how that was found.

    Each commit on top of the last has the next part. Where the number of commits cannot be known, as in a shallow
    clone, the name of the commit decides, which is as good as a draw.
    """
    count, commit = _git(checkout, "rev-list", "--count", "HEAD"), _git(checkout, "rev-parse", "HEAD")
    if count.isdecimal() and _git(checkout, "rev-parse", "--is-shallow-repository") == "false":
        return int(count) % parts + 1, f"by the number of commits, {count}"
    if commit:
        return int(commit[:8], 16) % parts + 1, f"by the name of the commit, {commit[:8]}"
    return date.today().toordinal() % parts + 1, "by the date"


def _git(checkout: Path, *command: str) -> str:
    """Return what git answers; nothing if it cannot, or is not installed."""
    with suppress(OSError):
        done = subprocess.run(["git", *command], cwd=checkout, capture_output=True, text=True, check=False)
        return done.stdout.strip() if done.returncode == 0 else ""
    return ""


def static_checks(python: Path) -> list[Check]:
    """Return the checks that run alongside the tests."""
    tools = python.parent
    return [
        Check("ruff check", [str(tools / "ruff"), "check", "."]),
        Check("ruff format", [str(tools / "ruff"), "format", "--check", "."]),
        Check("import-linter", [str(tools / "lint-imports"), "--no-logo"]),
        Check("mypy", [str(python), "-m", "mypy"]),
        Check("qmllint", [str(python), "packaging/qml_lint.py"]),
    ]


def report(done: list[Check]) -> int:
    """Print the output of failed checks and a line per check; return the exit status."""
    for check in done:
        if check.status and check.output:
            print(f"\n=== {check.name} ===\n{check.output.rstrip()}")
    failed = [check.name for check in done if check.status]
    print("\n" + "\n".join(check.line() for check in done))
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'Everything passed.'}")
    return 1 if failed else 0


def _keeping_code(python: Path) -> dict[str, str]:
    """Return the environment, with a folder for bytecode if Python may not write it beside the sources.

    Otherwise every program started by a test compiles the sources again, and pytest its copy of each test at
    every run.
    """
    environment = dict(os.environ)
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment.setdefault("PYTHONPYCACHEPREFIX", str(python.parent.parent / "compiled"))
    return environment
