"""Where the bundle starts."""

import sys

from tolva_gui.__main__ import main

sys.exit(main())
