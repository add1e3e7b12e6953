"""Files required in an installation: checked by the demo, as a missing part may go unnoticed for long."""

from importlib.metadata import PackageNotFoundError, distribution
from typing import Final

DISTRIBUTION: Final = "tolva-gui"


def missing_files(name: str = DISTRIBUTION) -> list[str]:
    """Return the files noted by the installer that do not exist; empty for a bare checkout."""
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        return []
    # Without a RECORD this is left by a build in a checkout: a list of sources, some since deleted.
    noted = (installed.files or ()) if installed.read_text("RECORD") is not None else ()
    return [str(path) for path in noted if path.suffix != ".pyc" and not path.locate().is_file()]  # type: ignore[attr-defined]
