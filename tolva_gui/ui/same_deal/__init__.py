"""A deal compared with the master's."""
