"""The games played."""
