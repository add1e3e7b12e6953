"""Import this before anything else of Qt: it keeps Python's own import.

Qt for Python replaces it to look for `__feature__`, which we do not use, and to do so reads the source of each
imported module: 40 ms of the start.
"""

import builtins

_of_python = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _of_python
