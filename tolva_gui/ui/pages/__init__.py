"""The pages other than the table."""
