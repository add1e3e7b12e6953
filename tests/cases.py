"""Test cases of which the usual ones run by default, and the others are `long`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest


def cases(
    names: str,
    values: Iterable[object],
    usual: Sequence[str],
    ids: Callable[[Any], str] | Sequence[str] | None = None,
) -> pytest.MarkDecorator:
    """Return `parametrize` for the values; those whose id is not in *usual* are `long`.

    *names* and *ids*: as for `parametrize`. With several names a value is a tuple, whose parts are joined with hyphens.
    Raise ValueError if a usual id belongs to no case.
    """
    several = "," in names
    rows = [value if several and isinstance(value, tuple) else (value,) for value in values]
    named = list(ids) if isinstance(ids, Sequence) else ["-".join(map(ids or name_of, row)) for row in rows]
    if missing := set(usual) - set(named):
        raise ValueError(
            f"no case of {names} has the id {', '.join(sorted(missing))}; there are {', '.join(named)}"
        )
    return pytest.mark.parametrize(
        names.replace(" ", "").split(",") if several else names,
        [
            pytest.param(*row, marks=() if name in usual else pytest.mark.long)
            for row, name in zip(rows, named, strict=True)
        ],
        ids=named,
    )


def name_of(value: object) -> str:
    """Return the id of a value: a size as 900x600, a function or class by its name, all else as text."""
    match value:
        case (int(wide), int(high)):
            return f"{wide}x{high}"
        case type() | Callable():
            return str(getattr(value, "__name__", value))
        case _:
            return str(value)
