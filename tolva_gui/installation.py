"""What an installation must have: the demo looks, for a part that is missing may go unnoticed for long."""

from importlib.metadata import PackageNotFoundError, distribution
from typing import Final

DISTRIBUTION: Final = "tolva-gui"


def missing_files(name: str = DISTRIBUTION) -> list[str]:
    """Return the files that the installer has noted down and that are not there; none for a bare checkout."""
    try:
        noted = distribution(name).files or ()
    except PackageNotFoundError:
        return []
    return [str(path) for path in noted if path.suffix != ".pyc" and not path.locate().is_file()]  # type: ignore[attr-defined]
