"""What an installation must have: the demo looks, for a part that is missing may go unnoticed for long."""

from importlib.metadata import PackageNotFoundError, distribution
from typing import Final

DISTRIBUTION: Final = "tolva-gui"


def missing_files(name: str = DISTRIBUTION) -> list[str]:
    """Return the files that the installer has noted down and that are not there; none for a bare checkout."""
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        return []
    # Without a RECORD it is what a build has left in a checkout: a list of sources, some of them gone since.
    noted = (installed.files or ()) if installed.read_text("RECORD") is not None else ()
    return [str(path) for path in noted if path.suffix != ".pyc" and not path.locate().is_file()]  # type: ignore[attr-defined]
