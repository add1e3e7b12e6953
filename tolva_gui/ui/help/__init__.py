"""Rules, glossaries and their blocks."""
