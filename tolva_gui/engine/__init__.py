"""The table protocol on standard input and output: one JSON object per line, one answer per line."""
