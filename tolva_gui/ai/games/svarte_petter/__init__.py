"""The players of svarte petter, and the reasons for their moves."""
