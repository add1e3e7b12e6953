"""Where the bundle starts."""

import sys

if "--multiprocessing-fork" in sys.argv:
    # A worker of `tolva-gui match`: Windows starts the whole program once more for it.
    import multiprocessing

    multiprocessing.freeze_support()

from tolva_gui.__main__ import main

sys.exit(main())
