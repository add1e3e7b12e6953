"""Players measured against each other."""
