"""While all is imported no garbage is looked for, nor afterwards among what was defined then: it stays to the end.

To be imported before all else; `end` is called after the last import. Qt is imported here, for it changes how Python
imports: it looks at every import for `__feature__`, which we do not use, and for that reads the source of each module.
"""

import builtins
import gc

_of_python = builtins.__import__

gc.disable()
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _of_python


def end() -> None:
    """All is there: look for garbage again, in what comes from now on."""
    gc.freeze()
    gc.enable()
