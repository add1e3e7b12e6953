"""The players of lomber, and the reasons for their moves."""
