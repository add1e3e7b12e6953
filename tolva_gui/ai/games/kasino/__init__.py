"""The players of kasino, and the reasons for their moves."""
