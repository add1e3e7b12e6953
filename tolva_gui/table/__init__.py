"""The host: who sits where, whose turn it is, the log, undo and resume. It drives the rules; it knows no window."""
