"""Fewer test cases by default, all of them with `--long`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest


def thinned(
    names: str,
    cases: Iterable[object],
    every: int = 2,
    first: int = 0,
    ids: Callable[[Any], str] | Sequence[str] | None = None,
) -> pytest.MarkDecorator:
    """Return `parametrize` for the cases; all but every *every*-th, counted from *first*, are `long`.

    *names* and *ids*: as for `parametrize`; with several names a case is a tuple of their values.
    """
    several = "," in names
    return pytest.mark.parametrize(
        names.replace(" ", "").split(",") if several else names,
        [
            pytest.param(
                *(case if several and isinstance(case, tuple) else (case,)),
                marks=() if number % every == first else pytest.mark.long,
            )
            for number, case in enumerate(cases)
        ],
        ids=ids,
    )
