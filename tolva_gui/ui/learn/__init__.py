"""Learning: paths with their steps, practice by theme, and the repetition of misses."""
