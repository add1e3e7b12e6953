"""The first page of a new player, with a lesson."""
