"""What `start.py test` runs: the checks beside the tests, and a summary. Standard library only.

The checks run one after another on one core while the tests run, and are seen to, on the other.
"""

import os
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Step:
    """One check: its name, its command line, and after it has run what it said."""

    name: str
    command: list[str]
    status: int = -1
    seconds: float = 0.0
    output: str = field(default="", repr=False)

    def run(self, folder: Path, *, quiet: bool) -> None:
        """Run the check; a quiet one keeps its output for later."""
        began = time.monotonic()
        pipe = subprocess.PIPE if quiet else None
        done = subprocess.run(
            self.command,
            cwd=folder,
            stdout=pipe,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
            text=True,
        )
        self.status, self.output = done.returncode, done.stdout or ""
        self.seconds = time.monotonic() - began

    def line(self) -> str:
        """Return the step's line of the summary."""
        return f"  {'ok    ' if self.status == 0 else 'FAILED'}  {self.name:<14} {self.seconds:6.1f} s"


def run(checkout: Path, python: Path, arguments: list[str], *, with_tests: bool) -> int:
    """Run the checks and, if wanted, the tests; return 0 if all passed."""
    checks = steps(python)
    background = threading.Thread(target=_run_all, args=(checks, checkout))
    background.start()
    # One more than there are cores: a test that waits for a window leaves its core to the others.
    shared = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    tests = [Step("pytest", [str(python), "-m", "pytest", *shared, *arguments])] if with_tests else []
    for step in tests:
        step.run(checkout, quiet=False)
    background.join()
    return report([*checks, *tests])


def steps(python: Path) -> list[Step]:
    """Return the checks beside the tests."""
    tools = python.parent
    return [
        Step("ruff check", [str(tools / "ruff"), "check", "."]),
        Step("ruff format", [str(tools / "ruff"), "format", "--check", "."]),
        Step("import-linter", [str(tools / "lint-imports"), "--no-logo"]),
        Step("mypy", [str(python), "-m", "mypy"]),
        Step("qmllint", [str(python), "packaging/qml_lint.py"]),
    ]


def report(done: list[Step]) -> int:
    """Print what failed, then a line for each step; return the exit status."""
    for step in done:
        if step.status and step.output:
            print(f"\n=== {step.name} ===\n{step.output.rstrip()}")
    failed = [step.name for step in done if step.status]
    print("\n" + "\n".join(step.line() for step in done))
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'Everything passed.'}")
    return 1 if failed else 0


def _run_all(checks: list[Step], folder: Path) -> None:
    for step in checks:
        step.run(folder, quiet=True)
