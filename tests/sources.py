"""What the sources make with literal texts, such as the reasons in the rules."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

from tolva_gui.rules.catalog import BY_ID


def rules_of(game: str) -> list[Path]:
    """Return the modules of the game's rules: those of its folder."""
    return sorted(Path(inspect.getfile(type(BY_ID[game]))).parent.glob("*.py"))


def calls(paths: Iterable[Path], names: Set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of one of the names (`Reason(…)`, `kit.Reason(…)`) in the files."""
    for path in sorted(paths):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := called(node)) in names:
                yield name, node


def reason_keys(paths: Iterable[Path]) -> set[str]:
    """Return the keys of the reasons that the files give for a refusal."""
    reasons = calls(paths, {"Reason"})
    return {key for _, reason in reasons for argument in reason.args[1:2] for key in literals(argument)}


def called(call: ast.Call) -> str:
    """Return the name of what is called, without its module."""
    return ast.unparse(call.func).rpartition(".")[2]


def literals(argument: ast.expr) -> Iterator[str]:
    """Yield the literal texts that the argument can be."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from literals(argument.body)
        yield from literals(argument.orelse)
