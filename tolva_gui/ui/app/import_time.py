"""While all is imported no garbage is looked for, nor afterwards among what was defined then: it stays to the end.

To be imported before all else; `end` is called after the last import. Qt is imported here, for it changes how Python
imports: it looks at every import for `__feature__`, which we do not use, and for that reads the source of each module.
"""

import builtins
import gc

from tolva_gui import paths
from tolva_gui.ui.kept_code import kept_code

_of_python = builtins.__import__

gc.disable()
with kept_code(paths.cache_dir() / "code"):
    import PySide6.QtCore  # noqa: F401

builtins.__import__ = _of_python


def end() -> None:
    """All is there: look for garbage again, in what comes from now on."""
    gc.freeze()
    gc.enable()
