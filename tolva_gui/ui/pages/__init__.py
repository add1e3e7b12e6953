"""The pages beside the table."""
