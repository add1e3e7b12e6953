"""The page about the program."""
