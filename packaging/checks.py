"""`start.py test`: the tests, the static checks and a summary. Standard library only.

The checks run one after another in a background thread while the tests use the terminal.
"""

import os
import subprocess
import threading
import time
from dataclasses import dataclass, field
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


def run(checkout: Path, python: Path, arguments: list[str], *, with_tests: bool) -> int:
    """Run the checks and optionally the tests; return 0 if all passed."""
    checks = static_checks(python)
    background = threading.Thread(target=_run_all, args=(checks, checkout))
    background.start()
    tests = [pytest(python, arguments)] if with_tests else []
    for check in tests:
        check.run(checkout, quiet=False)
    background.join()
    return report([*checks, *tests])


def run_tests(checkout: Path, python: Path, arguments: list[str]) -> int:
    """Run only tests; return 0 if all passed."""
    check = pytest(python, arguments)
    check.run(checkout, quiet=False)
    return report([check])


def pytest(python: Path, arguments: list[str]) -> Check:
    """Return the check that runs tests on all cores."""
    # One more worker than cores: a test that waits for a window leaves its core idle.
    shared = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    return Check("pytest", [str(python), "-m", "pytest", *shared, *arguments], _keeping_code(python))


def commits(checkout: Path) -> int:
    """Return the number of commits of the checkout; 0 if that is not known."""
    command = ["git", "rev-list", "--count", "HEAD"]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 else 0


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


def _run_all(checks: list[Check], folder: Path) -> None:
    for check in checks:
        check.run(folder, quiet=True)
