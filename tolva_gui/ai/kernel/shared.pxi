# What every kernel includes.

include "platform.pxi"
include "rng.pxi"
include "sampling.pxi"
include "clock.pxi"
include "arms.pxi"
