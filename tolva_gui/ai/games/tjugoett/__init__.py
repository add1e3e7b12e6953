"""The players of tjugoett, and the reasons for their moves."""
