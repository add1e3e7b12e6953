"""The skeleton of a measurement: numbered units, played by one core, all cores or a cluster of machines.

A unit depends on its number and the setup alone, so the figures are the same however many work. Units are yielded in
order and logged below `build/lab`; a run that was interrupted, or asked for more units, goes on after the last one.
"""

import argparse
import os
import subprocess
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, get_type_hints

from joblib import Parallel, delayed, parallel_config  # type: ignore[import-untyped]
from msgspec import json, to_builtins
from tqdm import tqdm

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.arena.run_log import RunLog

CHECKOUT: Final = Path(__file__).resolve().parents[3]
LOGS: Final = CHECKOUT / "build" / "lab"
FIGURES: Final = "tolva_gui/ai/arena/measured.json"
"""Written by a measurement, and read by no player."""
LONG_S: Final = 10.0
"""What takes longer than this many seconds shows a progress bar."""

T = TypeVar("T")


def parser(name: str, about: str | None, what: str = "", usual: int = 0) -> argparse.ArgumentParser:
    """Return the command line of a program of the lab, with a number of that name, at least one.

    *about*: its docstring, which says what it varies and counts.
    """
    asked = argparse.ArgumentParser(
        prog=f"start.py lab {name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    if what:
        asked.add_argument(what, nargs="?", type=at_least_one, default=usual, help=f"({usual})")
    return asked


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """Return the type of an argument that is one of these names, for options that may have several."""

    def named(text: str) -> str:
        if text not in names:
            raise argparse.ArgumentTypeError(f"there is no {text!r}; there are {', '.join(names)}")
        return text

    return named


def repeats(name: str, about: str | None, what: str, default: int, arguments: list[str]) -> int:
    """Parse the command line of a program with one number, at least one, and return it."""
    return int(getattr(parser(name, about, what, default).parse_args(arguments), what))


@dataclass
class Crew:
    """The processes of this machine or of a cluster that do the work. *anew*: whether the next run starts over."""

    workers: int = 1
    cluster: str = ""
    anew: bool = False
    logs: Path = LOGS

    @classmethod
    def add_arguments(cls, asked: argparse.ArgumentParser) -> None:
        """Add the options that choose a crew."""
        cores = os.cpu_count() or 1
        asked.add_argument("--workers", type=at_least_one, default=cores, help=f"processes ({cores})")
        asked.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Dask scheduler, instead")
        asked.add_argument("--anew", action="store_true", help="do not go on with what has been played")

    @classmethod
    def of(cls, asked: argparse.Namespace) -> "Crew":
        """Return the crew that was chosen."""
        return cls(asked.workers, asked.cluster, asked.anew)

    def play(self, unit: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        """Yield the unit of each number, in order. *unit* can be pickled."""
        with ExitStack() as stack:
            if self.cluster:
                stack.enter_context(_cluster(self.cluster))
                stack.enter_context(parallel_config(backend="dask"))
            parallel = Parallel(n_jobs=-1 if self.cluster else self.workers, return_as="generator")
            yield from parallel(delayed(unit)(number) for number in numbers)

    def units(self, unit: Callable[[int], T], numbers: range) -> Iterator[T]:
        """Yield the unit of each number, those in the log first, under a progress bar; see `logged`."""
        return bar(self.logged(unit, numbers), _name(unit), len(numbers))

    def logged(self, unit: Callable[[int], T], numbers: range) -> Iterator[T]:
        """Yield the unit of each number, those in the log first.

        *unit*: a function of a module, with the type of what it returns, or a `partial` of one.
        """
        log = self._log(unit, numbers.start)
        known = log.units[: len(numbers)]
        yield from known
        for one in self.play(unit, numbers[len(known) :]):
            log.add(one)
            yield one

    def _log(self, unit: Callable[[int], T], first: int) -> RunLog[T]:
        whole: partial[T] = partial(unit)
        setup = {
            "unit": whole.func.__qualname__,
            "of": to_builtins([*whole.args]),
            "state": state(),
            "first": first,
        }
        path = self.logs / f"{_name(unit)}-{sha256(json.encode(setup)).hexdigest()[:12]}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.anew:
            path.unlink(missing_ok=True)
        return RunLog(path, setup, get_type_hints(whole.func)["return"])


def _name(unit: Callable[[int], object]) -> str:
    """Return the name of the program that a unit belongs to."""
    return partial(unit).func.__module__.rpartition(".")[2]


def bar(things: Iterable[T], name: str, total: int | None = None) -> Iterator[T]:
    """Yield the things; show a bar at a terminal if that takes long."""
    return iter(tqdm(things, name, total, delay=LONG_S, disable=None))


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value below which that many of a hundred lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def state() -> str:
    """Return the commit, and a digest of what has been changed since: other code makes other units."""
    commit = _git("rev-parse", "HEAD").strip()
    changed = _git("diff", "HEAD", "--", "tolva_gui", "resources", "packaging/lab", "tests", f":!{FIGURES}")
    return commit + (f"+{sha256(changed.encode()).hexdigest()[:12]}" if changed else "")


def _git(*command: str) -> str:
    return subprocess.check_output(["git", *command], cwd=CHECKOUT, text=True)


def _cluster(address: str) -> AbstractContextManager[Any]:
    from dask.distributed import Client  # takes a second to import

    client: AbstractContextManager[Any] = Client(address)  # type: ignore[no-untyped-call]
    return client
