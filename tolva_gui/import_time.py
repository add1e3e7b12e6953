"""While all is imported no garbage is looked for, nor afterwards among what was defined then: it stays to the end.

To be imported before all else; `end` is called after the last import.
"""

import gc
import linecache

gc.disable()


def end() -> None:
    """All is there: look for garbage again, in what comes from now on."""
    # Qt for Python has read the source of every module that was imported after it.
    linecache.clearcache()
    gc.freeze()
    gc.enable()
