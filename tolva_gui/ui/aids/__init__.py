"""Help for people at the table: hints, lessons, practice, undo, automatic play."""
