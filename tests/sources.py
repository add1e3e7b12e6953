"""What the sources make with literal texts, such as the reasons in the rules."""

import ast
from collections.abc import Iterable, Iterator, Set
from pathlib import Path


def calls(paths: Iterable[Path], names: Set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of one of the names (`Reason(…)`, `kit.Reason(…)`) in the files."""
    for path in sorted(paths):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := called(node)) in names:
                yield name, node


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
