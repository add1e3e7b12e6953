"""What helps a person at the table."""
