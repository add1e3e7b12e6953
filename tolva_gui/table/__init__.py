"""The host: seats, turns, log, undo and resume. It drives the rules and is independent of the window."""
