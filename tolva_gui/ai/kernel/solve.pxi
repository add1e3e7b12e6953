# Exact endings: still to come.
