"""The opponents. A player is given a View and a budget and returns its choice; it never holds a live deal's State."""
