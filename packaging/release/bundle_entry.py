"""The entry point of the bundle."""

import sys

if "--multiprocessing-fork" in sys.argv:
    # A worker of `tolva-gui match`: Windows starts the whole program again for it.
    import multiprocessing

    multiprocessing.freeze_support()

from tolva_gui.__main__ import main

sys.exit(main())
