"""The host: seats, turns, log, undo and resume. It drives the rules and knows nothing of the window."""
