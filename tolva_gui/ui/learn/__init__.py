"""Learning: paths, practice, repetition, the lesson, and the tasks that they ask."""
