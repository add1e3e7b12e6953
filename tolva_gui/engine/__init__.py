"""The table protocol on standard input and output: one JSON object a line, one answer a line."""
