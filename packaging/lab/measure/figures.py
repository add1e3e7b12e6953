"""Count what the repository is made of: lines by room, functions, imports inside functions, repeated lines.

Lines are all lines of tracked files, blank ones and comments too. Two files are a repeated pair if a run of six
lines stands in both; imports, blank lines, comments and lone brackets do not count, white space is folded.
"""

import ast
import io
import re
import subprocess
import tarfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final, TypeAlias

from lab.kit.runner import parser

PROGRAM: Final = (".py", ".pyi", ".pyx", ".pxi", ".qml", ".html", ".css", ".js")
RUN: Final = 6
COMMON: Final = 8  # a run in more files than this is idiom, not repetition
THIN: Final = re.compile(r"^(from |import |#|//|[\s\])}(\[{,;]*$)")

Files: TypeAlias = Mapping[str, str]


def main(arguments: list[str]) -> int:
    """Print the figures of a revision, or of what is staged and committed now."""
    asked = parser("figures", __doc__)
    asked.add_argument("--at", default="HEAD", metavar="REVISION", help="the commit to count (HEAD)")
    for name, value in figures(read(asked.parse_args(arguments).at)):
        print(f"{name:<38}{value:>9}")
    return 0


def read(revision: str) -> dict[str, str]:
    """Return the source files of a commit by path."""
    archive = subprocess.run(["git", "archive", revision], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        files = {member.name: tar.extractfile(member) for member in tar if member.name.endswith(PROGRAM)}
        return {name: file.read().decode() for name, file in files.items() if file}


def figures(files: Files) -> Iterator[tuple[str, int]]:
    """Yield the name and value of each figure."""
    program = below(files, "tolva_gui/", "resources/")
    yield "program, lines", lines(program)
    yield "rules, lines", lines(below(files, "tolva_gui/rules/"))
    yield "packaging, lines", lines(below(files, "packaging/"))
    yield "tests, lines", lines(below(files, "tests/"))
    qml = "\n".join(text for name, text in files.items() if name.endswith(".qml"))
    yield "required property AppModel", len(re.findall(r"required property AppModel\b", qml))
    yield "property var", len(re.findall(r"\bproperty var\b", qml))
    trees = [ast.parse(text) for name, text in program.items() if name.endswith(".py")]
    lengths = sorted(length for tree in trees for length in function_lengths(tree))
    yield "imports inside functions", sum(inner_imports(tree) for tree in trees)
    yield "lines of a function, median", lengths[len(lengths) // 2]
    yield "lines of a function, nine in ten", lengths[9 * len(lengths) // 10]
    yield "lines of the longest file", max(lines({name: text}) for name, text in files.items())
    yield "pairs of files with six equal lines", len(repeated_pairs(files))


def below(files: Files, *folders: str) -> dict[str, str]:
    """Return the files in some folders."""
    return {name: text for name, text in files.items() if name.startswith(folders)}


def lines(files: Files) -> int:
    """Return the number of lines."""
    return sum(text.count("\n") for text in files.values())


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions and methods."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def function_lengths(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of each function's body, without its docstring."""
    for function in functions(tree):
        body = function.body[1:] if ast.get_docstring(function) else function.body
        yield (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def inner_imports(tree: ast.AST) -> int:
    """Return the number of imports inside functions."""
    inner = {id(node) for function in functions(tree) for node in ast.walk(function) if is_import(node)}
    return len(inner)


def is_import(node: ast.AST) -> bool:
    """Return whether a statement imports."""
    return isinstance(node, ast.Import | ast.ImportFrom)


def repeated_pairs(files: Files) -> set[tuple[str, str]]:
    """Return the pairs of files that share a run of lines."""
    places: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for name, text in files.items():
        counted = [" ".join(line.split()) for line in text.splitlines() if not THIN.match(line.strip())]
        for start in range(len(counted) - RUN + 1):
            places[tuple(counted[start : start + RUN])].add(name)
    shared = (sorted(names) for names in places.values() if 1 < len(names) <= COMMON)
    return {(one, other) for names in shared for one, other in combinations(names, 2)}
