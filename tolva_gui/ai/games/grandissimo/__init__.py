"""The players of grandissimo, and the reasons for their moves."""
