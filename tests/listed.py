"""Games of the tests in the catalogue."""

from collections.abc import Iterator
from contextlib import contextmanager
from pkgutil import resolve_name

import pytest

from tolva_gui.rules.catalog import BY_ID


@contextmanager
def listed(*games: str) -> Iterator[None]:
    """Add games to the catalog temporarily, each by the path of its module and its name there."""
    with pytest.MonkeyPatch.context() as patch:
        for where in games:
            info = resolve_name(where).info
            patch.setitem(BY_ID.known, info.id, (where, info.seat_counts))
        yield
